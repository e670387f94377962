package eightfold.lab;

import eightfold.core.Chance;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import org.jspecify.annotations.Nullable;

/** The loop that benchmarks measure. See {@link OwnLoop} for how to get one. */
final class RandomPlay<S extends State<S>> implements Loop {
  private final Game<S, ?, ?> game;
  private final S state;
  private final Moves moves = new Moves();
  private final Chance chance = Chance.fast(0);
  private final Rng rng = new Rng(8);
  private final long seed;
  private long games;
  // Only kept so that the compiler cannot prove a view useless.
  private @Nullable View last;

  RandomPlay(Game<S, ?, ?> game, int seats, Options options, long seed) {
    this.game = game;
    this.seed = seed;
    state = game.newState(seats, options);
    deal();
  }

  @Override
  public void bare(int decisions) {
    for (int i = 0; i < decisions; i++) {
      move();
    }
  }

  @Override
  public void viewed(int decisions) {
    for (int i = 0; i < decisions; i++) {
      last = game.view(state, state.toAct());
      move();
    }
  }

  private void move() {
    state.legal(moves);
    long move = state.variant(moves.at(rng.below(moves.size())), rng);
    state.apply(move, Log.NONE);
    if (state.toAct() == State.OVER) {
      deal();
    }
  }

  private void deal() {
    chance.reseed(Rng.derive(seed, games++));
    game.deal(state, chance, Log.NONE);
  }

  @Override
  public String toString() {
    return games + " games, last view " + last;
  }
}
