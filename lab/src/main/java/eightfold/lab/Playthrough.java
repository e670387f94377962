package eightfold.lab;

import eightfold.core.Chance;
import eightfold.core.Event;
import eightfold.core.Eyes;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Points;
import eightfold.core.Rng;
import eightfold.core.State;
import java.util.Map;

/**
 * A random game as a text that people can read and compare: each move with the state's fingerprint
 * after it, then what happened, in full and (where that is less) as a spectator sees it.
 */
final class Playthrough<S extends State<S>> implements Log {
  private final Game<S, ?, ?> game;
  private final S state;
  private final Moves moves = new Moves();
  private final StringBuilder text = new StringBuilder();

  private Playthrough(Game<S, ?, ?> game, int seats, Options options) {
    this.game = game;
    state = game.newState(seats, options);
  }

  static String of(Game<?, ?, ?> game, int seats, Options options, long seed) {
    return new Playthrough<>(game, seats, options).play(options, seed);
  }

  private String play(Options options, long seed) {
    Chance chance = Chance.fast(seed);
    Rng players = new Rng(~seed);
    line(game.info().slug() + ", " + state.seats() + " seats, seed " + chance.text());
    for (Map.Entry<String, Object> option : options.shown().entrySet()) {
      line("  " + option.getKey() + " = " + option.getValue());
    }
    game.deal(state, chance, this);
    line("start %016x".formatted(state.digest()));
    int made = 0;
    while (!state.over()) {
      state.legal(moves);
      int seat = state.toAct();
      long move = state.variant(moves.at(players.below(moves.size())), players);
      int mark = text.length();
      state.apply(move, this);
      String what =
          "%d. seat %d: %s (of %d) %016x\n"
              .formatted(++made, seat, game.codec().text(move), moves.size(), state.digest());
      text.insert(mark, what);
    }
    line("over after " + made + " moves, points " + Points.all(state));
    return text.toString();
  }

  @Override
  public void add(Event event) {
    line("    " + event);
    Event seen = event.seenBy(Eyes.SPECTATOR);
    if (!seen.equals(event)) {
      line("  ~ " + seen);
    }
  }

  private void line(String what) {
    text.append(what).append('\n');
  }
}
