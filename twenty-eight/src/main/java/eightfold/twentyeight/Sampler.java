package eightfold.twentyeight;

import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.core.Rng;
import eightfold.twentyeight.TwentyEightView.Player;

/** Rebuilds a whole state from a view, with the cards that the view does not show at random. */
final class Sampler {
  private Sampler() {}

  static void sample(TwentyEightView view, Rng rng, TwentyEightState into) {
    into.chance.reseed(rng.nextLong());
    into.round = view.round();
    into.firstGiver = view.firstGiver();
    into.giver = view.giver();
    into.toAct = view.toAct();
    into.taken = view.taken();
    into.choosing = view.choosing();
    into.lastRound = view.lastRound();
    into.supplyBlue = view.supply().blue();
    into.supplyRed = view.supply().red();
    into.middleBlue = view.middle().blue();
    into.middleRed = view.middle().red();
    Past.copy(view.past(), into);
    into.out = 0;
    into.passed = 0;
    for (int seat = 0; seat < into.seats; seat++) {
      copyPlayer(view.players().get(seat), seat, into);
    }
    layOut(view, rng, into);
  }

  /** Draws the others' hidden cards and the pile anew; the cards are drawn by somebody else. */
  static void redraw(TwentyEightState state, int me, byte[] cards, Rng rng) {
    for (int position = 0; position < state.seats; position++) {
      int seat = state.dealtTo(position);
      if (seat != me) {
        fetch(state, me, position, cards[seat]);
        state.secret[seat] = cards[seat];
      }
    }
    rng.shuffle(state.deck, state.top, Deck.SIZE);
  }

  /** Brings a card to its position, in exchange for the one that is there. */
  private static void fetch(TwentyEightState state, int me, int position, byte card) {
    byte[] deck = state.deck;
    int at = position;
    while (deck[at] != card || (at < state.seats && state.dealtTo(at) == me)) {
      at = at + 1 == state.seats ? state.top : at + 1;
    }
    deck[at] = deck[position];
    deck[position] = card;
  }

  private static void copyPlayer(Player player, int seat, TwentyEightState into) {
    into.blue[seat] = player.gems().blue();
    into.red[seat] = player.gems().red();
    into.half[seat] = (byte) player.half().ordinal();
    into.out |= player.out() ? 1 << seat : 0;
    into.passed |= player.passed() ? 1 << seat : 0;
    String answers = player.answers();
    into.answerCount[seat] = answers.length();
    into.answers[seat] = 0;
    for (int i = 0; i < answers.length(); i++) {
      into.answers[seat] |= answers.charAt(i) == 't' ? 1L << i : 0;
    }
    into.openLow[seat] = 0;
    into.elevens[seat] = 0;
    Cards open = player.open();
    into.openCount[seat] = open.size();
    for (int i = 0; i < open.size(); i++) {
      byte card = open.at(i);
      into.open[seat * TwentyEightState.MOST_OPEN + i] = card;
      into.openLow[seat] += Deck.low(card);
      into.elevens[seat] += card == Deck.ELEVEN ? 1 : 0;
    }
  }

  /**
   * Lays the deck out anew: hidden cards in dealing order, then the open ones seat by seat, then
   * the pile. The unseen cards are shuffled at the end of the deck and fill the gaps from there.
   */
  private static void layOut(TwentyEightView view, Rng rng, TwentyEightState into) {
    byte[] deck = into.deck;
    int unseen = unseen(view, into);
    rng.shuffle(deck, Deck.SIZE - unseen, Deck.SIZE);
    int next = Deck.SIZE - unseen;
    for (int position = 0; position < into.seats; position++) {
      int seat = into.dealtTo(position);
      byte secret = view.players().get(seat).secret().at(0);
      into.secret[seat] = secret == Faces.HIDDEN ? deck[next++] : secret;
    }
    for (int position = 0; position < into.seats; position++) {
      deck[position] = into.secret[into.dealtTo(position)];
    }
    into.top = into.seats;
    for (int seat = 0; seat < into.seats; seat++) {
      int from = seat * TwentyEightState.MOST_OPEN;
      System.arraycopy(into.open, from, deck, into.top, into.openCount[seat]);
      into.top += into.openCount[seat];
    }
  }

  /** Puts the cards that the view does not show at the end of the deck; returns their number. */
  private static int unseen(TwentyEightView view, TwentyEightState into) {
    long counts = 0; // four bits for each card of the deck's eleven
    for (byte card : Deck.CARDS) {
      counts += 1L << (4 * card);
    }
    for (int seat = 0; seat < into.seats; seat++) {
      byte secret = view.players().get(seat).secret().at(0);
      counts -= secret == Faces.HIDDEN ? 0 : 1L << (4 * secret);
      for (int i = 0; i < into.openCount[seat]; i++) {
        counts -= 1L << (4 * into.open[seat * TwentyEightState.MOST_OPEN + i]);
      }
    }
    int unseen = 0;
    for (int card = 0; card < Deck.FACES.size(); card++) {
      for (long left = (counts >>> (4 * card)) & 15; left > 0; left--) {
        into.deck[Deck.SIZE - ++unseen] = (byte) card;
      }
    }
    return unseen;
  }
}
