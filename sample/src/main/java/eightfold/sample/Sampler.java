package eightfold.sample;

import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.core.Rng;

/** Rebuilds a whole state from a view, with the cards that the view does not show at random. */
final class Sampler {
  private Sampler() {}

  static void sample(SampleView view, Rng rng, SampleState into) {
    into.chance.reseed(rng.nextLong());
    into.round = view.round();
    into.dealer = view.dealer();
    into.lead = view.lead();
    into.toAct = view.toAct();
    into.played = 0;
    byte[] unseen = Sample.DECK.clone();
    rng.shuffle(unseen, 0, unseen.length);
    int size = unseen.length;
    for (SampleView.Player player : view.players()) {
      size = without(player.played(), unseen, without(player.hand(), unseen, size));
    }
    for (int seat = 0; seat < into.seats; seat++) {
      SampleView.Player player = view.players().get(seat);
      into.points[seat] = player.points();
      into.trick[seat] = player.trick().isEmpty() ? SampleState.NONE : player.trick().at(0);
      int position = Sample.HAND * seat;
      for (int i = 0; i < player.played().size(); i++) {
        into.played |= 1 << position;
        into.deck[position++] = player.played().at(i);
      }
      for (int i = 0; i < player.hand().size(); i++) {
        byte card = player.hand().at(i);
        into.deck[position++] = card == Faces.HIDDEN ? unseen[--size] : card;
      }
    }
    System.arraycopy(unseen, 0, into.deck, Sample.HAND * into.seats, size);
  }

  /** Takes cards out of the first {@code size}; returns how many are left. */
  private static int without(Cards cards, byte[] from, int size) {
    int left = size;
    for (int i = 0; i < cards.size(); i++) {
      for (int j = 0; j < left; j++) {
        if (from[j] == cards.at(i)) {
          from[j] = from[--left];
          break;
        }
      }
    }
    return left;
  }
}
