package eightfold.eights;

import eightfold.core.Cards;
import eightfold.core.Eyes;
import eightfold.core.Faces;
import eightfold.core.Rng;
import java.util.Arrays;

/**
 * Builds a world that a view allows. Every card the view does not show is equally likely in every
 * place it does not show; the other seats are taken to know their own cards and what lies open.
 */
final class Sampler {
  private final EightsView view;
  private final EightsState state;
  private final Layout layout;

  /** The cards without a place so far. */
  private long left = -1L;

  private final byte[] unseen = new byte[Deck.CARDS];
  private int used;
  private int ordered;

  private Sampler(EightsView view, EightsState state) {
    this.view = view;
    this.state = state;
    layout = state.layout;
  }

  static void sample(EightsView view, Rng rng, EightsState into) {
    Sampler sampling = new Sampler(view, into);
    sampling.flow(rng);
    sampling.open();
    sampling.known();
    sampling.shuffle(rng);
    sampling.hidden();
  }

  private void flow(Rng rng) {
    state.chance.reseed(rng.nextLong());
    state.target = view.target();
    state.round = view.round();
    state.dealer = view.dealer();
    state.toAct = view.toAct();
    state.passes = view.passes();
    state.wordless = view.wordless();
    state.words = 0;
    state.turnCount = view.turns().size();
    view.packedTurns().copyTo(state.turns);
    layout.row = 0;
    layout.top = 0;
    layout.stacked = view.stack().size();
    Arrays.fill(layout.hands, 0);
  }

  /** Row and words. */
  private void open() {
    for (int i = 0; i < view.row().size(); i++) {
      int card = take(view.row().at(i));
      layout.row |= Deck.bit(card);
      mark(card, Eyes.EVERYBODY);
    }
    for (int seat = 0; seat < state.seats; seat++) {
      state.points[seat] = view.seats().get(seat).points();
      for (EightsView.Laid word : view.seats().get(seat).laid()) {
        state.spellers[state.words] = (byte) seat;
        state.laid[state.words++] = packed(word);
      }
    }
  }

  private long packed(EightsView.Laid word) {
    long packed = Packed.spell(word.word().ordinal());
    for (int i = 0; i < word.cards().size(); i++) {
      int face = word.cards().at(i);
      packed |= Packed.fromRow(i, Deck.suit(face));
      int card = take(face);
      order(card);
      mark(card, Eyes.EVERYBODY);
    }
    return packed;
  }

  /** What the viewer knows of hands and stack. */
  private void known() {
    int viewer = Eyes.only(view.seat());
    for (int seat = 0; seat < state.seats; seat++) {
      Cards known = view.seats().get(seat).known();
      for (int i = 0; i < known.size(); i++) {
        give(seat, take(known.at(i)), viewer);
      }
    }
    for (int i = 0; i < layout.stacked; i++) {
      int face = view.stack().at(i);
      if (face != Faces.HIDDEN) {
        int card = take(face);
        layout.stack[i] = (byte) card;
        mark(card, viewer);
      }
    }
  }

  private void shuffle(Rng rng) {
    int count = 0;
    for (; left != 0; left &= left - 1) {
      unseen[count++] = (byte) Long.numberOfTrailingZeros(left);
    }
    rng.shuffle(unseen, 0, count);
  }

  /** Everything else. */
  private void hidden() {
    for (int seat = 0; seat < state.seats; seat++) {
      while (layout.held(seat) < view.seats().get(seat).cards()) {
        give(seat, unseen[used++], Eyes.NOBODY);
      }
    }
    for (int i = 0; i < layout.stacked; i++) {
      if (view.stack().at(i) == Faces.HIDDEN) {
        layout.stack[i] = unseen[used++];
        mark(layout.stack[i], Eyes.NOBODY);
      }
      order(layout.stack[i]);
    }
  }

  private int take(int face) {
    int card = Long.numberOfTrailingZeros(Deck.showing(left, face));
    left &= ~Deck.bit(card);
    return card;
  }

  private void give(int seat, int card, int viewer) {
    layout.hands[seat] |= Deck.bit(card);
    mark(card, viewer | Eyes.only(seat));
    order(card);
  }

  private void mark(int card, int eyes) {
    layout.knows[card] = (byte) eyes;
    layout.seen[card] = (byte) eyes;
  }

  private void order(int card) {
    layout.deck[ordered++] = (byte) card;
  }
}
