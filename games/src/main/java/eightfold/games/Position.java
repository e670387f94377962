package eightfold.games;

import eightfold.core.Table;
import java.util.List;

/**
 * A position of a transcript.
 *
 * @param game which game of the file, from 1
 * @param moves how many moves of it have been made
 * @param deck the current round's deck as it was shuffled, top card first
 */
public record Position(int game, int moves, Table<?, ?, ?> table, List<String> deck) {
  public Position {
    deck = List.copyOf(deck);
  }
}
