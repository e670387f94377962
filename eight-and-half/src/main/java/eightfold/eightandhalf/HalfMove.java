package eightfold.eightandhalf;

import eightfold.core.Cards;
import eightfold.core.Move;

/** What a player can ask for. Places are counted from 1, seats from 0. */
public sealed interface HalfMove extends Move {

  /** Lays cards from the current source: any cards, whether they go together or not. */
  record Play(Cards cards) implements HalfMove {
    public Play {
      cards = cards.sorted();
    }
  }

  /** Turns up a blind card. */
  record Blind(int place) implements HalfMove {}

  /** Takes the pile, for want of a card that can be played. */
  record Collect() implements HalfMove {}

  /** The Vice President's exchange: an open card of mine for an open card of theirs. */
  record Swap(int place, int seat, int theirPlace) implements HalfMove {}

  /** The Vice President is content with the open cards. */
  record Keep() implements HalfMove {}
}
