package eightfold.kit;

import eightfold.core.Aid;
import eightfold.core.Effects;
import eightfold.core.Event;
import eightfold.core.Game;
import eightfold.core.GameInfo;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Reasoning;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.kit.terminal.Board;
import eightfold.kit.terminal.Look;
import eightfold.kit.terminal.PlainBoard;
import java.util.List;

/**
 * A game with all that belongs to it. Implementations hold no mutable fields and may be shared by
 * all threads.
 *
 * @param <S> the whole truth, mutable
 * @param <M> what a player can ask for
 * @param <V> what a seat may know
 */
public interface Kit<S extends State<S>, M extends Move, V extends View> {
  /** The rules. */
  Game<S, M, V> game();

  default GameInfo info() {
    return game().info();
  }

  /** The sealed type of all its events, but for the end that all games share. */
  Class<? extends Event> events();

  /** The bots. */
  Roster<V> roster();

  /** Styles of play for experiments. */
  default Zoo<V> zoo() {
    return new Zoo<>();
  }

  /** Everybody who can be named in an experiment. */
  default Players<V> players() {
    return new Players<>(roster(), zoo());
  }

  /**
   * Plays on quickly where many games are imagined, about as well as {@link Roster#STEADY}; a game
   * has its own where views take more time than decisions.
   */
  default RolloutPolicy<S> rollouts(int seats, Options options) {
    return rollouts(roster().make(Roster.STEADY, seats, options).found().orElseThrow());
  }

  /** A bot that plays on where many games are imagined. */
  default RolloutPolicy<S> rollouts(Bot<V> bot) {
    Moves legal = new Moves();
    return (state, rng) -> {
      state.legal(legal);
      return bot.choose(game().view(state, state.toAct()), legal, rng, Budget.rollouts(40));
    };
  }

  /**
   * The moves of the seat to act that are worth a thought, in any order: members of families, which
   * are not among the legal moves, or fewer than those.
   */
  default Moves candidates(V view, Moves legal) {
    return legal;
  }

  /**
   * Worlds as somebody imagines them who watches how the others play: they fit the view, and those
   * in which the others would have acted as they did come up more often. What is guessed may look
   * as if the seat knew it. A game that has no idea of all this has all worlds alike.
   */
  default Worlds<S> worlds(V view) {
    return (rng, into) -> game().sample(view, rng, into);
  }

  /**
   * What helps the seat of this view, which is no spectator's.
   *
   * @param expert whether the unseen cards are counted, too
   */
  Aid aid(V view, boolean expert);

  /**
   * What the seat to act could know for or against a move: odds, risks, what it uses up.
   *
   * @param view of the seat to act
   */
  default Reasoning reasoning(V view, M move) {
    return Reasoning.NONE;
  }

  /**
   * Whether a position is fit for a puzzle: an end that is near, few cards to think about.
   *
   * @param view of the seat to act
   */
  default boolean puzzling(V view) {
    return false;
  }

  /**
   * A move as the answer to a puzzle: its notation, or the beginning of it where the rest makes no
   * difference to what is asked.
   */
  default String answer(M move) {
    return game().codec().text(move);
  }

  /** What the legal moves would do; the view is that of the seat to act. */
  default Effects effects(V view) {
    return Effects.NONE;
  }

  /** The moves that may be ordered in advance for the rest of a round. */
  default List<String> standingOrders() {
    return List.of();
  }

  /** The game in the terminal, for one table: a board may remember what it has shown. */
  default Board<M, V> board(int seats, Options options, Look look) {
    return new PlainBoard<>(game(), look);
  }

  /** The guided round for those who learn the game, from its file in {@code lessons}. */
  default Lesson lesson() {
    return Lesson.read(game());
  }
}
