package eightfold.kit.terminal;

import eightfold.core.Event;
import eightfold.core.Move;
import eightfold.core.View;
import java.util.List;
import java.util.Optional;

/**
 * One game as it looks and speaks in the terminal.
 *
 * @param <M> its moves
 * @param <V> its views
 */
public interface Board<M extends Move, V extends View> {
  /**
   * The table as this view knows it.
   *
   * @param legal what the viewer can do now
   */
  List<Line> draw(V view, List<M> legal);

  /** What the player is asked, in a sentence. */
  String ask(V view, List<M> legal);

  /** The list from which a player can pick by number. */
  List<Choice> choices(V view, List<M> legal);

  /** All ways to do what stands in the list once; empty if nothing is called so. */
  default List<Choice> more(V view, List<M> legal, String what) {
    return List.of();
  }

  /** What {@link #more} may be asked for, as an example; empty where the list is complete. */
  default Optional<String> example() {
    return Optional.empty();
  }

  /** The move that a short form stands for; empty if it is none. */
  default Optional<String> meant(V view, List<M> legal, String text) {
    return Optional.empty();
  }

  /** Whether a number alone can be a move of the game. */
  default boolean numbersAreMoves() {
    return false;
  }

  /** The score at the end of a round, if this event is one. */
  default Optional<List<Line>> score(Event event) {
    return Optional.empty();
  }

  /** Why a move may be good, as far as facts go; empty if nothing is to be said. */
  default String why(V view, List<M> legal, M move) {
    return "";
  }
}
