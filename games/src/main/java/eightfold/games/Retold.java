package eightfold.games;

import eightfold.core.Chance;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.core.Table;
import eightfold.kit.Kit;
import java.util.Map;
import java.util.Optional;

/**
 * A game, or the beginning of one, in few words: its seed and its moves. A move is nothing at all
 * where there was only one; there is a comma between any two.
 */
public final class Retold {
  private static final String BETWEEN = ",";

  private Retold() {}

  /** The transcript that such words stand for. */
  public static Result<String> transcript(
      Kit<?, ?, ?> kit, int seats, Map<String, String> options, String seed, String moves) {
    StringBuilder text = new StringBuilder();
    TranscriptWriter writer = new TranscriptWriter(line -> text.append(line).append('\n'));
    return kit.info()
        .options(seats, options)
        .then(
            checked -> {
              writer.head(kit.game(), seats, checked, seed);
              return Chance.parse(seed);
            })
        .then(chance -> Table.open(kit.game(), seats, options, chance, writer))
        .then(
            table ->
                play(table, moves, writer)
                    .<Result<String>>map(Result.Refused::new)
                    .orElseGet(() -> new Result.Ok<>(text.toString())));
  }

  private static Optional<Refusal> play(
      Table<?, ?, ?> table, String moves, TranscriptWriter writer) {
    for (String word : moves.isEmpty() ? new String[0] : moves.split(BETWEEN, -1)) {
      int seat = Math.max(0, table.state().toAct());
      String move = word.isEmpty() && !table.state().over() ? table.legal().getFirst() : word;
      Optional<Refusal> refusal = table.read(seat, move).refused();
      if (refusal.isPresent()) {
        return refusal;
      }
      writer.move(seat, move, table.legalCount());
      table.play(seat, move, writer);
    }
    return Optional.empty();
  }

  /** A move in few words. */
  public static String word(Table<?, ?, ?> table, String move) {
    return table.legalCount() == 1 && table.legal().getFirst().equals(move) ? "" : move;
  }

  /** These words after those. */
  public static String join(String moves, String word, boolean first) {
    return first ? word : moves + BETWEEN + word;
  }
}
