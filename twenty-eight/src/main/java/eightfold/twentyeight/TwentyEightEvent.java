package eightfold.twentyeight;

import eightfold.core.Cards;
import eightfold.core.Event;
import eightfold.core.Faces;
import eightfold.core.Noted;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What happens in a game of 8-28. Only {@link Dealt} hides anything. */
public sealed interface TwentyEightEvent extends Event {
  @Override
  default TwentyEightEvent seenBy(int seat) {
    return this;
  }

  /**
   * A round begins.
   *
   * @param deck the whole pile before dealing; empty in what players see
   * @param secrets the hidden card of each seat
   */
  record Dealt(int round, int giver, Cards deck, Cards secrets) implements TwentyEightEvent, Noted {
    @Override
    public Dealt seenBy(int seat) {
      byte[] seen = new byte[secrets.size()];
      for (int i = 0; i < seen.length; i++) {
        seen[i] = i == seat ? secrets.at(i) : Faces.HIDDEN;
      }
      return new Dealt(round, giver, Deck.FACES.none(), Cards.of(Deck.FACES, seen));
    }

    @Override
    public Map<String, Object> note() {
      Map<String, Object> note = new LinkedHashMap<>();
      note.put("deal", round);
      note.put("giver", giver);
      note.put("deck", deck.texts());
      return note;
    }
  }

  /** A card-giver's turn begins with a gem for the middle (T6). */
  record Turn(int actor, Gem gem) implements TwentyEightEvent {}

  /** The gem that a card-giver's turn begins with. */
  enum Gem {
    BLUE,
    RED,
    NONE
  }

  record Taken(int actor, Cards card) implements TwentyEightEvent {}

  record Declined(int actor) implements TwentyEightEvent {}

  record WentOut(int actor) implements TwentyEightEvent {
    @Override
    public String tally() {
      return "player out";
    }
  }

  /** The last card of the pile was taken, which ends the round (T13). */
  record PileEmptied(int actor) implements TwentyEightEvent {
    @Override
    public String tally() {
      return "empty pile";
    }
  }

  /** Everybody's hidden card is turned up (T14). */
  record Revealed(Cards secrets) implements TwentyEightEvent {}

  /** A player with the choice has chosen a half (T19). */
  record Chosen(int actor, Half half) implements TwentyEightEvent {
    @Override
    public String tally() {
      return half == Half.EIGHT ? "chose 8" : "chose 28";
    }
  }

  /**
   * The gems are handed out.
   *
   * @param directHits the seats with a direct hit; if any, there are no halves
   * @param half what each half is worth
   * @param trays blue and red gems in each half, the first one first
   * @param forEight the seats that play for the first half
   * @param forTwentyEight the seats that play for the second half
   * @param counted the total that each seat enters for its half; −1 for those who play for none
   * @param first the seats that win the first half
   * @param second the seats that win the second half
   * @param totals what each seat's cards can add up to: up to 28, or else the lowest
   * @param given blue and red gems that each seat gets now
   * @param points the running totals
   * @param gems blue and red gems that each seat has
   * @param middle blue and red gems left over
   */
  record Settled(
      int round,
      List<Integer> directHits,
      int half,
      List<List<Integer>> trays,
      List<Integer> forEight,
      List<Integer> forTwentyEight,
      List<Integer> counted,
      List<Integer> first,
      List<Integer> second,
      List<List<Integer>> totals,
      List<List<Integer>> given,
      List<Integer> points,
      List<List<Integer>> gems,
      List<Integer> middle)
      implements TwentyEightEvent, Noted {
    @Override
    public Map<String, Object> note() {
      Map<String, Object> note = new LinkedHashMap<>();
      note.put("score", round);
      note.put("points", points);
      note.put("gems", gems);
      note.put("middle", middle);
      return note;
    }

    /** What was decided; the rest follows from the cards, which other events have told. */
    @Override
    public String toString() {
      return "Settled[round="
          + round
          + ", directHits="
          + directHits
          + ", half="
          + half
          + ", first="
          + first
          + ", second="
          + second
          + ", given="
          + given
          + ", points="
          + points
          + ", gems="
          + gems
          + ", middle="
          + middle
          + "]";
    }

    @Override
    public String tally() {
      if (!directHits.isEmpty()) {
        return "direct hit";
      }
      return first.isEmpty() || second.isEmpty() ? "half without a taker" : "";
    }

    @Override
    public Map<String, List<Integer>> feats() {
      return Map.of("direct hit", directHits);
    }
  }
}
