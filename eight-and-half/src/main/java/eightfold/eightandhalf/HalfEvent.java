package eightfold.eightandhalf;

import eightfold.core.Cards;
import eightfold.core.Event;
import eightfold.core.Noted;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What happens in a game, besides its end. Only the deal and the cards drawn hold anything that
 * somebody may not know. Places are counted from 1, values in halves.
 */
public sealed interface HalfEvent extends Event {
  @Override
  default Event seenBy(int seat) {
    return this;
  }

  /**
   * A round was dealt.
   *
   * @param hands by seat, sorted
   * @param open by seat, in the order of the places
   * @param deck all cards in the order dealt
   */
  record Dealt(int round, int dealer, List<Cards> hands, List<Cards> open, Cards deck)
      implements HalfEvent, Noted {
    public Dealt {
      hands = List.copyOf(hands);
      open = List.copyOf(open);
    }

    @Override
    public Event seenBy(int seat) {
      Cards[] seen = new Cards[hands.size()];
      for (int other = 0; other < seen.length; other++) {
        seen[other] = other == seat ? hands.get(other) : Views.BACKS[hands.get(other).size()];
      }
      Cards backs = Cards.hidden(Deck.FACES, deck.size());
      return new Dealt(round, dealer, List.of(seen), open, backs);
    }

    @Override
    public Map<String, Object> note() {
      Map<String, Object> note = new LinkedHashMap<>();
      note.put("deal", round);
      note.put("dealer", dealer);
      note.put("deck", deck.texts());
      return note;
    }
  }

  /** A Vice President exchanged an open card for somebody else's. */
  record Swapped(int actor, int place, Cards gave, int seat, int theirPlace, Cards got)
      implements HalfEvent {
    @Override
    public String tally() {
      return "swap";
    }
  }

  /** A Vice President did not swap. */
  record Kept(int actor) implements HalfEvent {}

  /** This seat opens the round; with which card stays secret until it is played. */
  record Opens(int seat) implements HalfEvent {}

  /**
   * Cards were laid on the pile.
   *
   * @param places the open or blind places they came from; empty for cards from the hand
   * @param value what the pile is worth now, in halves
   */
  record Played(int actor, Cards cards, Source source, List<Integer> places, int value)
      implements HalfEvent {
    public Played {
      places = List.copyOf(places);
    }

    @Override
    public String tally() {
      return cards.equals(HalfCodec.PAIR_CARDS) ? "eight and half together" : "";
    }
  }

  /** The hand was filled up from the bank. */
  record Drew(int actor, Cards cards) implements HalfEvent {
    @Override
    public Event seenBy(int seat) {
      return seat == actor ? this : new Drew(actor, Views.BACKS[cards.size()]);
    }
  }

  /** A blind card was shown to all; it is played next, or goes back and the pile is collected. */
  record TurnedUp(int actor, int place, Cards card, boolean played) implements HalfEvent {
    @Override
    public String tally() {
      return played ? "" : "blind failure";
    }
  }

  /** Somebody who could not play took the pile. */
  record Collected(int actor, Cards cards) implements HalfEvent {
    @Override
    public String tally() {
      return "pile collected";
    }
  }

  /** The actor's play was the Policeman: the Lawbreaker took the pile. */
  record Caught(int actor, int lawbreaker, Cards cards) implements HalfEvent {
    @Override
    public String tally() {
      return "catch";
    }

    @Override
    public Map<String, List<Integer>> feats() {
      return Map.of("catch", List.of(actor), "caught", List.of(lawbreaker));
    }
  }

  /** The actor has no cards left and is President; perhaps Vice President, too. */
  record WentOut(int actor, boolean alsoVice) implements HalfEvent {
    @Override
    public String tally() {
      return alsoVice ? "president also vice president" : "";
    }

    @Override
    public Map<String, List<Integer>> feats() {
      return Map.of("president", List.of(actor));
    }
  }

  /**
   * A round was scored.
   *
   * @param cards by seat, unplayed and burned
   * @param points the running totals by seat
   */
  record Scored(
      int round,
      int president,
      List<Integer> vicePresidents,
      List<Integer> cards,
      List<Integer> points)
      implements HalfEvent, Noted {
    public Scored {
      vicePresidents = List.copyOf(vicePresidents);
      cards = List.copyOf(cards);
      points = List.copyOf(points);
    }

    @Override
    public Map<String, Object> note() {
      Map<String, Object> note = new LinkedHashMap<>();
      note.put("score", round);
      note.put("points", points);
      note.put("cards", cards);
      return note;
    }

    @Override
    public String tally() {
      return vicePresidents.size() > 1 ? "shared vice presidency" : "";
    }
  }
}
