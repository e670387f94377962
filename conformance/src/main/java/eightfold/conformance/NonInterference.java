package eightfold.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Cards;
import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Event;
import eightfold.core.Eyes;
import eightfold.core.Game;
import eightfold.core.Move;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import java.util.ArrayList;
import java.util.List;

/**
 * Permutes the cards that a seat cannot know, plays the same game again, and demands that the seat
 * sees the same: every event since the start and the view at the end.
 *
 * <p>In some permuted worlds the recorded moves are impossible (somebody who collected could have
 * played); those worlds are no evidence and are passed over.
 */
final class NonInterference<S extends State<S>, M extends Move, V extends View> {
  /** Carries a move over to a world in which other cards lie at the places of the deck. */
  interface Carry<M> {
    M over(M move, Cards deck, Cards permuted);
  }

  private final Recording<S, M, V> recording;
  private final Game<S, M, V> game;
  private final Carry<M> carry;

  NonInterference(Recording<S, M, V> recording, Carry<M> carry) {
    this.recording = recording;
    this.game = recording.game;
    this.carry = carry;
  }

  /** True if a permuted world was found and compared. */
  boolean holdsFor(int seat, Rng rng) {
    Deal deal = recording.deals.get(recording.deals.size() - 1);
    byte[] permuted = permuteUnknown(deal.deck(), seat, rng);
    Cards deck = Cards.of(deal.deck().faces(), permuted);
    if (deck.texts().equals(deal.deck().texts())) {
      return false;
    }
    List<Deal> script = new ArrayList<>(recording.deals.subList(0, recording.deals.size() - 1));
    script.add(new Deal(deal.leader(), deal.row(), deck));
    return replayed(script, deal.deck(), deck, seat);
  }

  private byte[] permuteUnknown(Cards deck, int seat, Rng rng) {
    List<Integer> unknown = new ArrayList<>();
    for (int position = 0; position < deck.size(); position++) {
      if (!Eyes.see(recording.state.eyes(position), seat)) {
        unknown.add(position);
      }
    }
    byte[] cards = deck.toArray();
    // A few swaps keep forced moves forced more often than a full shuffle would.
    int swaps = unknown.isEmpty() ? 0 : 1 + rng.below(rng.below(2) == 0 ? 2 : unknown.size());
    for (int i = 0; i < swaps; i++) {
      int a = unknown.get(rng.below(unknown.size()));
      int b = unknown.get(rng.below(unknown.size()));
      byte card = cards[a];
      cards[a] = cards[b];
      cards[b] = card;
    }
    return cards;
  }

  private boolean replayed(List<Deal> script, Cards original, Cards permuted, int seat) {
    S world = game.newState(recording.setup.seats(), recording.setup.options());
    List<Event> events = new ArrayList<>();
    game.deal(world, Chance.scripted(script), events::add);
    for (int i = 0; i < recording.moves.size(); i++) {
      M move = game.codec().unpack(recording.moves.get(i));
      if (i >= recording.roundStart) {
        move = carry.over(move, original, permuted);
      }
      if (game.refuse(world, recording.seats.get(i), move).isPresent()) {
        return false;
      }
      world.apply(game.codec().pack(move), events::add);
    }
    if (world.toAct() != recording.state.toAct()) {
      return false;
    }
    assertThat(Recording.seenBy(events, seat))
        .as("events that seat %s sees", seat)
        .isEqualTo(recording.eventsSeenBy(seat));
    assertThat(game.view(world, seat))
        .as("view of seat %s", seat)
        .isEqualTo(game.view(recording.state, seat));
    return true;
  }
}
