package eightfold.eights;

import eightfold.core.Cards;
import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Log;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Starts games and hands: shuffles or follows a script, then deals. */
final class Dealing {
  private Dealing() {}

  /** A new game from the very start. */
  static void game(EightsState state, Chance chance, Log log) {
    state.chance.copyFrom(chance);
    state.chance.round(0);
    Deal script = state.chance.scripted(1);
    state.dealer = script == null ? state.chance.below(state.seats) : script.leader();
    state.round = 1;
    state.wordless = 0;
    Arrays.fill(state.points, 0);
    hand(state, log);
  }

  /** The hand of the state's current number, with its current dealer. */
  static void hand(EightsState state, Log log) {
    Layout layout = state.layout;
    state.chance.round(state.round);
    Deal script = state.chance.scripted(state.round);
    if (state.round == 1) {
      layout.row = script == null ? turnedRow(layout.deck, state.chance) : setOf(script.row());
    }
    order(layout, state.chance, script);
    state.words = 0;
    state.turnCount = 0;
    state.passes = 0;
    state.toAct = state.next(state.dealer);
    layout.deal(state.toAct, state.handSize);
    if (log != Log.NONE) {
      log.add(dealt(state));
    }
  }

  /** The first card of each suit to come up from a shuffle of all cards (E3). */
  private static long turnedRow(byte[] cards, Chance chance) {
    for (int card = 0; card < Deck.CARDS; card++) {
      cards[card] = (byte) card;
    }
    chance.shuffle(cards, 0, Deck.CARDS);
    long row = 0;
    for (byte card : cards) {
      if ((row & Deck.suitMask(Deck.suit(card))) == 0) {
        row |= Deck.bit(card);
      }
    }
    return row;
  }

  private static long setOf(Cards cards) {
    long set = 0;
    for (int i = 0; i < cards.size(); i++) {
      set |= Deck.bit(cards.at(i));
    }
    return set;
  }

  /**
   * Puts all cards but the row's into the deck. What a script names beyond those is left out, and
   * what it lacks comes last, so that a script for another row does no harm.
   */
  private static void order(Layout layout, Chance chance, @Nullable Deal script) {
    long left = ~layout.row;
    int count = 0;
    for (int i = 0; script != null && i < script.deck().size(); i++) {
      long card = Long.lowestOneBit(Deck.showing(left, script.deck().at(i)));
      if (card != 0) {
        left &= ~card;
        layout.deck[count++] = (byte) Long.numberOfTrailingZeros(card);
      }
    }
    for (; left != 0; left &= left - 1) {
      layout.deck[count++] = (byte) Long.numberOfTrailingZeros(left);
    }
    if (script == null) {
      chance.shuffle(layout.deck, 0, Deck.PILE);
    }
  }

  private static EightsEvent.Dealt dealt(EightsState state) {
    byte[] faces = new byte[Deck.PILE];
    for (int i = 0; i < faces.length; i++) {
      faces[i] = Deck.face(state.layout.deck[i]);
    }
    return new EightsEvent.Dealt(
        state.round,
        state.dealer,
        state.seats,
        state.handSize,
        Deck.cards(state.layout.row),
        Cards.of(Deck.FACES, faces));
  }
}
