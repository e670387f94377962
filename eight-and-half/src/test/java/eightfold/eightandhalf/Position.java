package eightfold.eightandhalf;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Event;
import eightfold.core.Moves;
import eightfold.core.Refusal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A position in words, for tests: picture in, picture out.
 *
 * <pre>pile 3 h by 2 | turn 0 | 7 8 g bank 4 4 / 1 1 / open 5 - g blind 2 6! - burned 9 9</pre>
 *
 * Sections are divided by bars. The last lists the seats, divided by slashes: the hand, then as
 * needed the bank (top card first), the open and blind places ({@code -} is empty, {@code !} marks
 * a blind card that was turned up before) and the burned cards. Others, each optional: the pile as
 * it was laid and the seat that laid its last card (the one before seat 0), whose turn it is (seat
 * 0's), {@code dealer n} (the last seat), {@code opens} for the first play of a round and {@code
 * swap n …} for Vice Presidents who may swap. All other cards are out of sight.
 */
public final class Position {
  public static final EightAndHalf GAME = new EightAndHalf();

  public final HalfState state;
  final List<Event> events = new ArrayList<>();

  private Position(HalfState state) {
    this.state = state;
  }

  /** In the only round of a game. */
  public static Position half(String picture) {
    return half(picture, 1, true);
  }

  static Position half(String picture, int rounds, boolean ghostKeepsFive) {
    String[] sections = picture.split("\\|", -1);
    String[] seats = sections[sections.length - 1].split("/", -1);
    Position position = new Position(new HalfState(seats.length, rounds, ghostKeepsFive));
    HalfState state = position.state;
    state.round = 1;
    state.toAct = 0;
    state.dealer = seats.length - 1;
    for (int i = 0; i < sections.length - 1; i++) {
      position.section(words(sections[i]));
    }
    for (int seat = 0; seat < seats.length; seat++) {
      position.seat(seat, words(seats[seat]));
    }
    if (state.opening) {
      Dealing.proceed(state, position.events::add);
    }
    return position;
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : Arrays.asList(text.trim().split(" +", -1));
  }

  private static byte face(String word) {
    return (byte) Deck.PLACES.parse(word).orElseThrow();
  }

  private void section(List<String> words) {
    List<String> rest = words.subList(1, words.size());
    switch (words.get(0)) {
      case "pile" -> pile(rest);
      case "turn" -> state.toAct = Integer.parseInt(rest.get(0));
      case "dealer" -> state.dealer = Integer.parseInt(rest.get(0));
      case "opens" -> state.opening = true;
      case "swap" -> {
        state.opening = true;
        rest.forEach(seat -> state.swappers |= 1 << Integer.parseInt(seat));
      }
      default -> throw new IllegalArgumentException(words.get(0));
    }
  }

  private void pile(List<String> words) {
    int by = words.indexOf("by");
    for (String card : by < 0 ? words : words.subList(0, by)) {
      Turn.lay(state, face(card), 1);
    }
    if (PileValue.uneven(state.value)) {
      state.lawbreaker = by < 0 ? state.seats - 1 : Integer.parseInt(words.get(by + 1));
    }
  }

  private void seat(int seat, List<String> words) {
    List<Byte> bank = new ArrayList<>();
    List<Byte> hand = new ArrayList<>();
    String zone = "hand";
    int place = 3 * seat;
    for (String word : words) {
      if (word.length() > 2) {
        zone = word;
        place = 3 * seat;
        continue;
      }
      switch (zone) {
        case "hand" -> hand.add(face(word));
        case "bank" -> bank.add(face(word));
        case "open" -> state.open[place++] = face(word);
        case "blind" -> blind(seat, place++, word);
        case "burned" -> state.burned[seat] += Deck.one(face(word));
        default -> throw new IllegalArgumentException(zone);
      }
    }
    layLane(seat, hand, bank);
  }

  private void blind(int seat, int at, String word) {
    if (word.equals("-")) {
      return;
    }
    boolean seen = word.endsWith("!");
    state.blind[at] = seen ? HalfState.SEEN : HalfState.UNSEEN;
    int position = state.lane(seat) + (at - 3 * seat) * state.seats;
    state.deck[position] = face(seen ? word.substring(0, 1) : word);
  }

  private void layLane(int seat, List<Byte> hand, List<Byte> bank) {
    int position = state.lane(seat) + (Deck.SIZE / state.seats - 1) * state.seats;
    if (position + state.seats < Deck.SIZE) {
      position += state.seats;
    }
    for (int i = bank.size() - 1; i >= 0; i--, position -= state.seats) {
      state.deck[position] = bank.get(i);
    }
    state.top[seat] = position + state.seats;
    state.held[seat] = hand.size();
    for (int i = hand.size() - 1; i >= 0; i--, position -= state.seats) {
      state.deck[position] = hand.get(i);
      state.hand[3 * seat + i] = (byte) position;
    }
  }

  /** Makes moves of whoever is to act, one after the other; all have to be legal. */
  Position play(String... moves) {
    for (String text : moves) {
      assertThat(refusal(text)).as(text).isNull();
      events.clear();
      state.apply(GAME.codec().pack(move(text)), events::add);
    }
    return this;
  }

  static HalfMove move(String text) {
    return GAME.codec().parse(text).orElseThrow(() -> new AssertionError("no move: " + text));
  }

  private @org.jspecify.annotations.Nullable Refusal refusal(String text) {
    return GAME.refuse(state, state.toAct, move(text)).orElse(null);
  }

  Position refuses(String text, String clause, String code) {
    return refuses(state.toAct, move(text), clause, code);
  }

  Position refuses(int seat, HalfMove move, String clause, String code) {
    long before = state.digest();
    Refusal refusal = GAME.refuse(state, seat, move).orElseThrow(AssertionError::new);
    assertThat(refusal.cause() + " " + refusal.code()).isEqualTo(clause + " " + code);
    assertThat(refusal.reason()).doesNotContain("{");
    assertThat(state.digest()).isEqualTo(before);
    return this;
  }

  Position refusesAll(String... moves) {
    for (String text : moves) {
      assertThat(refusal(text)).as(text).isNotNull();
    }
    return this;
  }

  Position allows(String... moves) {
    for (String text : moves) {
      assertThat(refusal(text)).as(text).isNull();
    }
    return this;
  }

  /** The legal moves are exactly these. */
  Position offers(String... moves) {
    Moves legal = new Moves();
    state.legal(legal);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      texts.add(GAME.codec().text(legal.at(i)));
    }
    assertThat(texts).containsExactly(moves);
    return this;
  }

  Position isWorth(String value) {
    assertThat(PileValue.text(state.value)).isEqualTo(value);
    return this;
  }

  Position turnOf(int seat) {
    assertThat(state.toAct).isEqualTo(seat);
    return this;
  }

  /** This move, made from here, catches the Lawbreaker; or it does not. The position stays. */
  Position catches(String text, boolean expected) {
    HalfState copy = new HalfState(state.seats, state.rounds, state.ghostKeepsFive);
    copy.copyFrom(state);
    Position after = new Position(copy).play(text);
    assertThat(after.events.stream().anyMatch(HalfEvent.Caught.class::isInstance))
        .as("%s catches", text)
        .isEqualTo(expected);
    return this;
  }

  Position shows(String picture) {
    assertThat(picture()).isEqualTo(half(picture, state.rounds, state.ghostKeepsFive).picture());
    return this;
  }

  /** Everything but dealer and points, with nothing left out. */
  String picture() {
    StringBuilder text = new StringBuilder("pile");
    for (int i = 0; i < state.pileSize; i++) {
      text.append(' ').append(Deck.FACES.text(state.pile[i]));
    }
    text.append(" by ").append(state.lawbreaker).append(" | turn ").append(state.toAct);
    for (int seat = 0; seat < state.seats; seat++) {
      HalfView.SeatView own = GAME.view(state, seat).players().get(seat);
      text.append(seat == 0 ? " |" : " /").append(" hand ").append(own.hand()).append(" bank");
      for (int position = state.top[seat]; position < Deck.SIZE; position += state.seats) {
        text.append(' ').append(Deck.FACES.text(state.deck[position]));
      }
      text.append(" open ").append(own.open()).append(" blind");
      for (int place = 0; place < 3; place++) {
        byte known = state.blind[3 * seat + place];
        text.append(' ')
            .append(known == HalfState.GONE ? "-" : Deck.FACES.text(state.blindFace(seat, place)))
            .append(known == HalfState.SEEN ? "!" : "");
      }
      text.append(" burned ").append(own.burned());
    }
    return text.toString();
  }
}
