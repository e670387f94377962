package eightfold.eightandhalf.bots;

import eightfold.eightandhalf.Deck;
import eightfold.eightandhalf.HalfCodec;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.PileValue;

/** What somebody likes in a play from hand or open cards; the play that is liked most is made. */
@FunctionalInterface
interface Taste {
  double worth(Play play, HalfView view);

  /**
   * A play and what it does.
   *
   * @param face of a pair that of the 8
   * @param after the value that it leaves, in halves
   * @param catches whether it is the Policeman
   */
  record Play(int face, int count, boolean pair, int after, boolean catches) {
    static Play of(int move, int value) {
      if (move == HalfCodec.PAIR) {
        return new Play(8, 2, true, PileValue.EIGHT_AND_HALF, false);
      }
      int face = move >> 2;
      int after = PileValue.after(value, face, move & 3);
      return new Play(face, move & 3, false, after, face == PileValue.policeman(value));
    }

    boolean wild() {
      return face == 0 || face > 9;
    }

    /** Whether the next player can catch who leaves this. */
    boolean risky() {
      return PileValue.policeman(after) > 0 && (pair || face == Deck.HALF || face == Deck.GHOST);
    }
  }

  /**
   * By four numbers from 0 to 9: how much it likes to lay many cards, high ones (5: does not care),
   * to keep wild cards, and to leave nobody a half.
   */
  static Taste of(int many, int high, int keep, int law) {
    return (play, view) ->
        many * (play.count() - 1)
            + (high - 5) * (play.wild() ? 0 : play.face()) / 3.0
            - keep * (play.wild() ? play.count() : play.pair() ? 1 : 0)
            - law * (play.risky() ? 1 : 0)
            + (play.catches() ? 20 : 0);
  }
}
