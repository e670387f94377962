package eightfold.sample;

import eightfold.core.Cards;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What is seen of a state. */
final class Views {
  private Views() {}

  static SampleView view(SampleState state, int viewer) {
    List<SampleView.Player> players = new ArrayList<>();
    for (int seat = 0; seat < state.seats; seat++) {
      Cards hand = cards(state, seat, true);
      players.add(
          new SampleView.Player(
              seat == viewer ? hand : Cards.hidden(Sample.FACES, hand.size()),
              cards(state, seat, false),
              state.trick[seat] == SampleState.NONE
                  ? Sample.FACES.none()
                  : Sample.FACES.one(state.trick[seat]),
              state.points[seat]));
    }
    return new SampleView(
        viewer, state.toAct, state.round, state.rounds, state.dealer, state.lead, players);
  }

  static SampleEvent.Dealt dealt(SampleState state) {
    List<Cards> hands =
        IntStream.range(0, state.seats).mapToObj(seat -> cards(state, seat, true)).toList();
    Cards deck = Cards.of(Sample.FACES, state.deck);
    return new SampleEvent.Dealt(state.round, state.dealer, deck, hands);
  }

  /** The cards of a seat that it holds, or those that it has played. */
  private static Cards cards(SampleState state, int seat, boolean held) {
    byte[] cards = new byte[Sample.HAND];
    int size = 0;
    for (int i = 0; i < Sample.HAND; i++) {
      int position = Sample.HAND * seat + i;
      if (state.holds(seat, position) == held) {
        cards[size++] = state.deck[position];
      }
    }
    return Cards.copyOf(Sample.FACES, cards, 0, size).sorted();
  }
}
