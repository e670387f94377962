package eightfold.eights;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Event;
import eightfold.core.Eyes;
import eightfold.core.Faces;
import eightfold.core.Moves;
import eightfold.core.Refusal;
import eightfold.core.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A position in words, for tests: {@code row 1e 2i … | hand 2f 4v | hand1 7 | stack 2 | passes 1}.
 *
 * <p>Seat 0 acts and {@code hand} is its hand; {@code hand1} is seat 1's and so on. A number stands
 * for so many cards that are named nowhere, the lowest first. What is not mentioned is empty, two
 * seats by default, and the cards that are left lie in words of before.
 */
public final class Position {
  public static final String ROW = "row 1e 2i 3g 4e 5o 6s 7t 8i";

  final Eights game = new Eights();
  public final EightsState state;
  final List<Event> events = new ArrayList<>();
  private long left = -1L;
  private int ordered;

  private Position(String text) {
    state = new EightsState(number(text, "seats", 2), number(text, "target", 50));
    state.round = number(text, "round", 1);
    state.dealer = state.seats - 1;
    state.toAct = 0;
    state.passes = number(text, "passes", 0);
    state.wordless = number(text, "wordless", 0);
    for (byte card : named(text, "row")) {
      state.layout.row |= Deck.bit(card);
      mark(card, Eyes.EVERYBODY);
    }
    List<List<Byte>> hands = new ArrayList<>();
    for (int seat = 0; seat < state.seats; seat++) {
      hands.add(named(text, name(seat)));
      state.points[seat] = number(text, "points" + seat, 0);
    }
    List<Byte> stack = named(text, "stack");
    for (int seat = 0; seat < state.seats; seat++) {
      for (byte card : filled(text, name(seat), hands.get(seat))) {
        state.layout.hands[seat] |= Deck.bit(card);
        mark(card, Eyes.only(seat));
        state.layout.deck[ordered++] = card;
      }
    }
    for (byte card : filled(text, "stack", stack)) {
      state.layout.stack[state.layout.stacked++] = card;
      state.layout.deck[ordered++] = card;
    }
    for (; left != 0; left &= left - 1) {
      state.layout.deck[ordered++] = (byte) Long.numberOfTrailingZeros(left);
      mark(Long.numberOfTrailingZeros(left), Eyes.EVERYBODY);
    }
  }

  public static Position eights(String text) {
    return new Position(text);
  }

  private static String name(int seat) {
    return seat == 0 ? "hand" : "hand" + seat;
  }

  private static String part(String text, String name) {
    Matcher matcher = Pattern.compile("(?:^|\\|) *" + name + " ([^|]*)").matcher(text);
    return matcher.find() ? matcher.group(1).strip() : "";
  }

  private static int number(String text, String name, int otherwise) {
    String part = part(text, name);
    return part.isEmpty() ? otherwise : Integer.parseInt(part);
  }

  private List<Byte> named(String text, String name) {
    String part = part(text, name);
    List<Byte> cards = new ArrayList<>();
    if (!part.isEmpty() && !part.matches("[0-9]+")) {
      for (String card : part.split(" +", 0)) {
        cards.add(take(Deck.FACES.parse(card).orElseThrow()));
      }
    }
    return cards;
  }

  private List<Byte> filled(String text, String name, List<Byte> named) {
    if (part(text, name).matches("[0-9]+")) {
      for (int count = number(text, name, 0); count > 0; count--) {
        named.add(take(Deck.face(Long.numberOfTrailingZeros(left))));
      }
    }
    return named;
  }

  private byte take(int face) {
    int card = Long.numberOfTrailingZeros(Deck.showing(left, face));
    left &= ~Deck.bit(card);
    return (byte) card;
  }

  private void mark(int card, int eyes) {
    state.layout.knows[card] = (byte) eyes;
    state.layout.seen[card] = (byte) eyes;
  }

  /** Makes a legal move for whoever is to act. */
  Position play(String text) {
    EightsMove move = game.codec().parse(text).orElseThrow();
    assertThat(game.refuse(state, state.toAct, move)).as(text).isEmpty();
    state.apply(game.codec().pack(move), events::add);
    return this;
  }

  /** Clause and code of the refusal that this move earns, the state unchanged; or "legal". */
  String refusal(String text) {
    return refusal(state.toAct, text);
  }

  String refusal(int seat, String text) {
    return refusal(seat, game.codec().parse(text).orElseThrow());
  }

  String refusal(int seat, EightsMove move) {
    long before = state.digest();
    String answer = game.refuse(state, seat, move).map(Position::sentenced).orElse("legal");
    assertThat(state.digest()).isEqualTo(before);
    return answer;
  }

  private static String sentenced(Refusal refusal) {
    assertThat(refusal.reason()).doesNotContain("{").endsWith(".");
    return refusal.cause() + " " + refusal.code();
  }

  List<String> legal() {
    Moves moves = new Moves();
    state.legal(moves);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      texts.add(game.codec().text(moves.at(i)));
    }
    return texts;
  }

  String row() {
    return Deck.cards(state.layout.row).toString();
  }

  String hand(int seat) {
    return Deck.cards(state.layout.hands[seat]).toString();
  }

  /** The whole stack from its top, as nobody sees it. */
  String stack() {
    return state.layout.top(state.layout.stacked).toString();
  }

  public EightsView view(int seat) {
    return game.view(state, seat);
  }

  /** What a seat knows of another's hand. */
  String known(int viewer, int seat) {
    return view(viewer).seats().get(seat).known().toString();
  }

  /** Who has known, since the deal, the card that was dealt at this place. */
  int eyes(String face, int copy) {
    int found = 0;
    for (int i = 0; i < Deck.PILE; i++) {
      if (Deck.FACES.text(state.layout.deck[i]).equals(face) && found++ == copy) {
        return state.eyes(i);
      }
    }
    return Faces.HIDDEN;
  }

  <E extends Event> E event(Class<E> type) {
    return events.stream().filter(type::isInstance).map(type::cast).findFirst().orElseThrow();
  }

  public static long randomRow(Rng rng) {
    long row = 0;
    for (int suit = 0; suit < Deck.SUITS; suit++) {
      row |= Deck.bit((suit << 3) + rng.below(8));
    }
    return row;
  }

  public static long randomHand(long from, int count, Rng rng) {
    long hand = 0;
    while (Long.bitCount(hand) < count) {
      hand |= Deck.bit(rng.below(Deck.CARDS)) & from;
    }
    return hand;
  }
}
