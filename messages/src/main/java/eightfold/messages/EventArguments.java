package eightfold.messages;

import eightfold.core.Cards;
import eightfold.messages.CardPhrases.Form;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The fields of an event as the arguments of its sentence. A sentence picks the form that it needs:
 *
 * <ul>
 *   <li>a number {@code n}: {@code n} itself; as a seat {@code n_who} (you or other), {@code
 *       n_name} and {@code n_next} (the name of the seat to its left); counted in halves {@code
 *       n_halves} (6½) and {@code n_above} (7; 0 if it is whole)
 *   <li>a truth: yes or no; a constant: {@code n} and {@code n_upper}
 *   <li>cards: {@code n} and {@code n_list} (the known ones in words), {@code n_count}, {@code
 *       n_known}; with one card a seat also {@code n_each}, {@code n_mine} and {@code n_mine_known}
 *   <li>hands by seat: {@code n_mine} and {@code n_mine_known}
 *   <li>numbers: {@code n_0}, {@code n_1} …, {@code n_count}, {@code n_max}; as seats {@code
 *       n_names} and {@code n_who} (you, if it is you alone)
 * </ul>
 *
 * <p>The browser's narrate.ts does the same.
 */
final class EventArguments {
  private final Messages messages;
  private final CardPhrases cards;
  private final Viewpoint viewpoint;
  private final Map<String, Object> args = new LinkedHashMap<>();

  EventArguments(Messages messages, CardPhrases cards, Viewpoint viewpoint) {
    this.messages = messages;
    this.cards = cards;
    this.viewpoint = viewpoint;
  }

  Map<String, Object> of(Record event) {
    for (RecordComponent field : event.getClass().getRecordComponents()) {
      try {
        put(field.getName(), field.getAccessor().invoke(event));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
    return args;
  }

  private void put(String name, Object value) {
    switch (value) {
      case Integer number -> number(name, number);
      case Boolean flag -> args.put(name, flag ? "yes" : "no");
      case Enum<?> constant -> {
        String text = constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
        args.put(name, text);
        args.put(name + "_upper", text.toUpperCase(Locale.ROOT));
      }
      case Cards faces -> cards(name, faces.texts());
      case List<?> list when list.stream().allMatch(Integer.class::isInstance) ->
          numbers(name, list.stream().map(Integer.class::cast).toList());
      case List<?> list when list.stream().allMatch(Cards.class::isInstance) ->
          hands(name, list.stream().map(it -> ((Cards) it).texts()).toList());
      default -> args.put(name, value.toString());
    }
  }

  private void number(String name, int number) {
    args.put(name, number);
    int seats = viewpoint.names().size();
    if (number >= 0 && number < seats) {
      args.put(name + "_who", viewpoint.who(number));
      args.put(name + "_name", name(number));
      args.put(name + "_next", name((number + 1) % seats));
    }
    int whole = number / 2;
    boolean half = number % 2 != 0;
    args.put(name + "_halves", half ? (whole == 0 ? "" : whole) + "½" : String.valueOf(whole));
    args.put(name + "_above", half ? whole + 1 : 0);
  }

  private void numbers(String name, List<Integer> numbers) {
    int seats = viewpoint.names().size();
    args.put(name + "_count", numbers.size());
    args.put(name + "_max", numbers.stream().mapToInt(Integer::intValue).max().orElse(0));
    for (int i = 0; i < numbers.size(); i++) {
      args.put(name + "_" + i, numbers.get(i));
    }
    if (numbers.stream().allMatch(number -> number >= 0 && number < seats)) {
      args.put(name + "_names", cards.join(numbers.stream().map(this::name).toList()));
      args.put(name + "_who", numbers.equals(List.of(viewpoint.seat())) ? "you" : "other");
    }
  }

  private void cards(String name, List<String> faces) {
    List<String> known = known(faces);
    args.put(name, cards.phrase(known.isEmpty() ? faces : known, Form.OBJECT));
    args.put(name + "_list", cards.phrase(known.isEmpty() ? faces : known, Form.LIST));
    args.put(name + "_count", faces.size());
    args.put(name + "_known", known.size());
    if (faces.size() == viewpoint.names().size()) {
      hands(name, faces.stream().map(List::of).toList());
      List<String> each = new ArrayList<>();
      for (int seat = 0; seat < faces.size(); seat++) {
        String who = viewpoint.who(seat);
        each.add(
            messages.text(
                "event.each", Map.of("who", who, "name", name(seat), "card", faces.get(seat))));
      }
      args.put(name + "_each", String.join(", ", each));
    }
  }

  private void hands(String name, List<List<String>> hands) {
    int seat = viewpoint.seat();
    List<String> mine = seat < 0 || seat >= hands.size() ? List.of() : known(hands.get(seat));
    args.put(name + "_mine", cards.phrase(mine, Form.LIST));
    args.put(name + "_mine_known", mine.size());
  }

  /** All cards in their order if all are known, else the known ones sorted. */
  private static List<String> known(List<String> faces) {
    List<String> known = new ArrayList<>(faces.stream().filter(CardPhrases::known).toList());
    if (known.size() < faces.size()) {
      Collections.sort(known);
    }
    return known;
  }

  /** A seat as part of a list: its name, or the word for you. */
  private String name(int seat) {
    return seat == viewpoint.seat() ? messages.text("event.you") : viewpoint.name(seat);
  }

  /** {@code WentOut} as it stands on the wire: {@code went-out}. */
  static String hyphened(String name) {
    return name.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }
}
