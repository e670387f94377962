package eightfold.conformance;

import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Event;
import eightfold.core.Game;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Noted;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A random game in progress that remembers everything: deals, moves, events, digests. {@code
 * roundStart} is the number of moves made before the current round.
 */
final class Recording<S extends State<S>, M extends Move, V extends View> {
  final Game<S, M, V> game;
  final Setup setup;
  final S state;
  final Rng rng;
  final List<Deal> deals = new ArrayList<>();
  final List<Event> events = new ArrayList<>();
  final List<Integer> seats = new ArrayList<>();
  final List<Long> moves = new ArrayList<>();
  final List<Long> digests = new ArrayList<>();
  int roundStart;
  private final Moves legal = new Moves();

  Recording(Game<S, M, V> game, Setup setup, long seed) {
    this.game = game;
    this.setup = setup;
    this.rng = new Rng(Rng.derive(seed, 1));
    this.state = game.newState(setup.seats(), setup.options());
    game.deal(state, Chance.fast(Rng.derive(seed, 0)), this::hear);
  }

  private void hear(Event event) {
    events.add(event);
    if (event instanceof Noted noted && noted.note().containsKey("deal")) {
      deals.add(deal(noted.note()));
      roundStart = moves.size();
    }
  }

  /** Makes one random move. */
  void step() {
    state.legal(legal);
    long move = state.variant(legal.at(rng.below(legal.size())), rng);
    seats.add(state.toAct());
    moves.add(move);
    state.apply(move, this::hear);
    digests.add(state.digest());
  }

  /** Plays on for a random number of moves, not beyond the end. */
  void wander(int most) {
    for (int left = rng.below(most + 1); left > 0 && !state.over(); left--) {
      step();
    }
  }

  List<Event> eventsSeenBy(int seat) {
    return seenBy(events, seat);
  }

  static List<Event> seenBy(List<Event> events, int seat) {
    return events.stream().map(event -> event.seenBy(seat)).toList();
  }

  private Deal deal(Map<String, Object> note) {
    Object leader = note.getOrDefault("giver", note.getOrDefault("dealer", "nobody"));
    return game.readDeal((Integer) leader, names(note, "row"), names(note, "deck"))
        .found()
        .orElseThrow(() -> new AssertionError("a deal that its own game refuses: " + note));
  }

  private static List<String> names(Map<String, Object> note, String field) {
    List<?> names = (List<?>) note.getOrDefault(field, List.of());
    return names.stream().map(String.class::cast).toList();
  }
}
