package eightfold.games;

import eightfold.core.Chance;
import eightfold.core.Event;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Noted;
import eightfold.core.State;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;

/**
 * Plays a transcript's moves a second time with the deals that its seed stands for, as long as both
 * agree.
 */
final class SeedTwin<S extends State<S>> implements Log {
  private final Optional<S> state;
  private final Deque<Map<String, Object>> dealt = new ArrayDeque<>();
  private boolean follows;

  SeedTwin(Game<S, ?, ?> game, Head head) {
    Optional<Chance> chance = Chance.parse(head.seed()).found();
    state = chance.map(ours -> game.newState(head.seats(), head.options()));
    follows = chance.isPresent();
    state.ifPresent(mine -> game.deal(mine, chance.orElseThrow(), this));
  }

  @Override
  public void add(Event event) {
    if (event instanceof Noted noted && noted.note().containsKey("deck")) {
      dealt.add(noted.note());
    }
  }

  /** A deal that stands in the transcript. */
  void deal(Map<String, Object> note) {
    follows = follows && note.equals(dealt.poll());
  }

  void move(long move) {
    if (follows) {
      state.orElseThrow().apply(move, this);
    }
  }

  Replayed.Seed verdict() {
    if (state.isEmpty()) {
      return Replayed.Seed.OPAQUE;
    }
    return follows ? Replayed.Seed.FOLLOWED : Replayed.Seed.OTHER_DEALS;
  }
}
