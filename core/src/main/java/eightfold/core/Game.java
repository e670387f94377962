package eightfold.core;

import java.util.List;
import java.util.Optional;

/**
 * One game's rules. Implementations hold no mutable fields and may be shared by all threads.
 *
 * @param <S> the whole truth, mutable
 * @param <M> what a player can ask for
 * @param <V> what a seat may know
 */
public interface Game<S extends State<S>, M extends Move, V extends View> {
  GameInfo info();

  /**
   * A blank state that can be dealt into again and again. Trusts its caller: see {@link Table#open}
   * for the door that checks.
   */
  S newState(int seats, Options options);

  /** Starts a game: the only door for chance. Later rounds draw from the state's own copy of it. */
  void deal(S state, Chance chance, Log log);

  /** What a seat may know ({@link Eyes#SPECTATOR} included), fresh and immutable. */
  V view(S state, int seat);

  /**
   * Fills {@code into} with a world that this view allows, each such world equally likely, with new
   * chance for everything that is still to come.
   */
  void sample(V view, Rng rng, S into);

  /** Why this seat may not make this move now; empty means that it is legal. */
  Optional<Refusal> refuse(S state, int seat, M move);

  Codec<M> codec();

  /** Checks a written deal (a transcript's) against the game's deck. */
  Result<Deal> readDeal(int leader, List<String> row, List<String> deck);
}
