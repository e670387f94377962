package eightfold.twentyeight;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Cards;
import eightfold.core.Event;
import eightfold.core.Faces;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.core.Table;
import eightfold.twentyeight.TwentyEightView.Gems;
import eightfold.twentyeight.TwentyEightView.Player;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A position written as text: parts separated by bars. {@code middle B7 R1} (and {@code supply}),
 * {@code giver Fran}, {@code pile 3 1/11} (the next cards), and the players in seating order, each
 * with the hidden card first: {@code Sarah 3 5 1/11}; a name alone has the hidden card 10. The
 * giver has just put a gem in the middle; the offer begins left of the giver, or at {@code to Tim}.
 */
public final class Scene {
  public static final TwentyEight GAME = new TwentyEight();
  public final TwentyEightState state;
  final List<String> names = new ArrayList<>();
  final List<Event> events = new ArrayList<>();

  public static Scene of(String text) {
    return new Scene(text, Map.of());
  }

  static Scene of(String text, String option, String value) {
    return new Scene(text, Map.of(option, value));
  }

  private Scene(String text, Map<String, String> given) {
    Map<String, String> settings = new HashMap<>();
    List<Player> players = new ArrayList<>();
    for (String part : text.split("\\|")) {
      String[] words = part.trim().split(" ", 2);
      String rest = words.length == 1 ? "" : words[1].trim();
      if (List.of("middle", "supply", "giver", "pile", "to").contains(words[0])) {
        settings.put(words[0], rest);
      } else {
        names.add(words[0]);
        players.add(player(rest));
      }
    }
    Options options = GAME.info().options(players.size(), given).found().orElseThrow();
    state = GAME.newState(players.size(), options);
    int giver = names.indexOf(settings.getOrDefault("giver", names.get(0)));
    int left = (giver + 1) % players.size();
    int toAct = settings.containsKey("to") ? names.indexOf(settings.get("to")) : left;
    Gems middle = gems(settings.getOrDefault("middle", "B1"));
    Gems supply = gems(settings.getOrDefault("supply", "B20 R15"));
    GAME.sample(
        new TwentyEightView(
            0,
            toAct,
            3,
            giver,
            giver,
            false,
            false,
            supply.red() < 15,
            false,
            false,
            0,
            supply,
            middle,
            players,
            Collections.nCopies(players.size(), List.of())),
        new Rng(1),
        state);
    stack(cards(settings.getOrDefault("pile", "")));
  }

  private static Player player(String cards) {
    Cards all = cards(cards.isEmpty() ? "10" : cards);
    byte[] bytes = all.toArray();
    int low = 0;
    for (int i = 1; i < bytes.length; i++) {
      low += Deck.low(bytes[i]);
    }
    return new Player(
        Deck.FACES.one(bytes[0]),
        Cards.copyOf(Deck.FACES, bytes, 1, bytes.length),
        "",
        low >= 28,
        false,
        Half.NONE,
        new Gems(0, 0));
  }

  private static Cards cards(String text) {
    if (text.isEmpty()) {
      return Deck.FACES.none();
    }
    String[] words = text.split(" +");
    byte[] cards = new byte[words.length];
    for (int i = 0; i < words.length; i++) {
      cards[i] =
          words[i].equals("?") ? Faces.HIDDEN : (byte) Deck.FACES.parse(words[i]).orElseThrow();
    }
    return Cards.of(Deck.FACES, cards);
  }

  private static Gems gems(String text) {
    int blue = 0;
    int red = 0;
    for (String word : text.split(" +")) {
      if (word.startsWith("B")) {
        blue = Integer.parseInt(word.substring(1));
      } else {
        red = Integer.parseInt(word.substring(1));
      }
    }
    return new Gems(blue, red);
  }

  /** Brings these cards to the top of the pile. */
  private void stack(Cards cards) {
    for (int i = 0; i < cards.size(); i++) {
      int from = state.top + i;
      while (state.deck[from] != cards.at(i)) {
        from++;
      }
      state.deck[from] = state.deck[state.top + i];
      state.deck[state.top + i] = cards.at(i);
    }
  }

  /** Leaves only so many cards in the pile, the others being out of the game for this test. */
  Scene shortPile(int left) {
    int hidden = Deck.SIZE - left - state.top;
    System.arraycopy(state.deck, state.top, state.deck, state.top + hidden, left);
    state.top += hidden;
    return this;
  }

  Scene play(String... moves) {
    for (String move : moves) {
      TwentyEightMove parsed = GAME.codec().parse(move).orElseThrow();
      assertThat(GAME.refuse(state, state.toAct, parsed)).as(move).isEmpty();
      state.apply(GAME.codec().pack(parsed), events::add);
    }
    return this;
  }

  /** Everybody declines until the round is over. */
  public Scene declineAll() {
    int round = state.round;
    while (state.round == round && !state.choosing) {
      play("decline");
    }
    return this;
  }

  Scene asks(String name) {
    assertThat(names.get(state.toAct)).isEqualTo(name);
    return this;
  }

  Scene choosing(String name) {
    assertThat(state.choosing).isTrue();
    return asks(name);
  }

  Scene hasChosen(String name, Half half) {
    assertThat(state.half(seat(name))).isEqualTo(half);
    assertThat(state.choosing()).isTrue();
    return this;
  }

  TwentyEightEvent.Settled settled() {
    return events.stream()
        .filter(TwentyEightEvent.Settled.class::isInstance)
        .map(TwentyEightEvent.Settled.class::cast)
        .findFirst()
        .orElseThrow(() -> new AssertionError("not settled yet: " + events));
  }

  /** What the settlement gave: {@code Sarah B1, Fran B1 R1}; who got nothing is left out. */
  Scene gives(String expected) {
    List<String> given = new ArrayList<>();
    for (int seat = 0; seat < names.size(); seat++) {
      String gems = shown(settled().given().get(seat));
      if (!gems.equals("nothing")) {
        given.add(names.get(seat) + " " + gems);
      }
    }
    assertThat(String.join(", ", given)).isEqualTo(expected);
    return this;
  }

  Scene leaves(String expected) {
    assertThat(shown(settled().middle())).isEqualTo(expected);
    return this;
  }

  private static String shown(List<Integer> gems) {
    List<String> shown = new ArrayList<>();
    if (gems.get(0) > 0) {
      shown.add("B" + gems.get(0));
    }
    if (gems.get(1) > 0) {
      shown.add("R" + gems.get(1));
    }
    return shown.isEmpty() ? "nothing" : String.join(" ", shown);
  }

  <E> List<E> heard(Class<E> type) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }

  int seat(String name) {
    return names.indexOf(name);
  }

  static Table<TwentyEightState, TwentyEightMove, TwentyEightView> table(
      int seats, long seed, String... options) {
    Map<String, String> given = new HashMap<>();
    Arrays.stream(options).map(o -> o.split("=")).forEach(o -> given.put(o[0], o[1]));
    return Table.open(GAME, seats, given, eightfold.core.Chance.fast(seed), eightfold.core.Log.NONE)
        .found()
        .orElseThrow();
  }
}
