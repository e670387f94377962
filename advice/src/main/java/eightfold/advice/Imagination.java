package eightfold.advice;

import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.kit.RolloutPolicy;
import eightfold.kit.Worlds;
import java.util.List;

/**
 * Plays on from a position in worlds that a seat may be in. Moves that are tried in one world meet
 * the same cards, the same players and the same luck, so that they can be compared. Scratch space:
 * one at a time.
 */
final class Imagination<S extends State<S>, M extends Move, V extends View> {
  private final Game<S, M, V> game;
  private final RolloutPolicy<S> policy;
  private final S world;
  private final S play;
  private final Rng luck = new Rng(0);
  private long seed;

  Imagination(Game<S, M, V> game, int seats, Options options, RolloutPolicy<S> policy) {
    this.game = game;
    this.policy = policy;
    world = game.newState(seats, options);
    play = game.newState(seats, options);
  }

  /** Draws a world; each is as likely as the next for whoever sees this view. */
  void draw(V view, Rng rng) {
    game.sample(view, rng, world);
    seed = rng.nextLong();
  }

  /** Draws one of these worlds. */
  void draw(Worlds<S> worlds, Rng rng) {
    worlds.draw(rng, world);
    seed = rng.nextLong();
  }

  /** Plays the world drawn last to its end after this move: the seat's share of the win. */
  double play(long move, int seat) {
    play.copyFrom(world);
    play.apply(move, Log.NONE);
    luck.reseed(seed);
    while (!play.over()) {
      play.apply(policy.choose(play, luck), Log.NONE);
    }
    return share(seat);
  }

  /** At the end of the game played last. */
  int points(int seat) {
    return play.points(seat);
  }

  /** Tries all these moves in the world drawn last. */
  void tryAll(List<Candidate> moves, int seat) {
    for (Candidate candidate : moves) {
      candidate.note(play(candidate.move, seat), points(seat));
    }
  }

  /** What the seat has of the win; a shared one counts in part. */
  private double share(int seat) {
    int winners = 0;
    for (int other = 0; other < play.seats(); other++) {
      if (play.points(other) > play.points(seat)) {
        return 0;
      }
      winners += play.points(other) == play.points(seat) ? 1 : 0;
    }
    return 1.0 / winners;
  }
}
