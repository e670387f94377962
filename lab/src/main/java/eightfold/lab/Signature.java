package eightfold.lab;

import eightfold.core.Chance;
import eightfold.core.Digest;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.games.Games;
import eightfold.kit.Kit;
import java.util.Map;

/**
 * One number that changes when the behaviour of a game does: the folded fingerprints of all states
 * of random games from fixed seeds, default options.
 */
public final class Signature {
  private static final int GAMES = 100;
  private static final long SEED = 828;

  private Signature() {}

  /** The signature of one game at a table of this size. */
  public static long of(Game<?, ?, ?> game, int seats) {
    Options options = game.info().options(seats, Map.of()).found().orElseThrow();
    return of(game, seats, options);
  }

  /** The signature of all games at tables of all sizes. */
  public static long ofAll() {
    long folded = Digest.START;
    for (Kit<?, ?, ?> kit : Games.all()) {
      for (int seats = kit.info().minSeats(); seats <= kit.info().maxSeats(); seats++) {
        folded = Digest.fold(folded, of(kit.game(), seats));
      }
    }
    return folded;
  }

  static long of(Game<?, ?, ?> game, int seats, Options options) {
    long folded = Digest.START;
    for (int k = 0; k < GAMES; k++) {
      folded = Digest.fold(folded, play(game, seats, options, Rng.derive(SEED, k)));
    }
    return folded;
  }

  private static <S extends State<S>> long play(
      Game<S, ?, ?> game, int seats, Options options, long seed) {
    S state = game.newState(seats, options);
    Moves moves = new Moves();
    Rng players = new Rng(~seed);
    game.deal(state, Chance.fast(seed), Log.NONE);
    long folded = state.digest();
    while (!state.over()) {
      state.legal(moves);
      folded = Digest.fold(folded, moves.size());
      state.apply(state.variant(moves.at(players.below(moves.size())), players), Log.NONE);
      folded = Digest.fold(folded, state.digest());
    }
    return folded;
  }
}
