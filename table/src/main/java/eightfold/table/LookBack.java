package eightfold.table;

import eightfold.core.Chance;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.core.State;
import eightfold.wire.Problem;
import eightfold.wire.TableInfo.Phase;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A game that may still go on, to value what one of its players decided in the last round that has
 * ended. The transcript knows all cards and must not leave the server.
 *
 * @param game which game of the table, from 1
 * @param round the last one that has ended; 0 if there is none
 */
public record LookBack(int game, int round, String transcript) {
  /**
   * Looks back for a guest who has the seat; never in the try that counts at the deal of a day.
   *
   * @param log of the table
   */
  public static Result<LookBack> of(
      long table, Function<String, Chance> dealing, List<String> log, long guest, int seat) {
    TableState state = TableState.fold(table, dealing, log);
    Optional<Problem> problem =
        Conditions.at(state)
            .not(() -> state.phase == Phase.LOBBY, "no-game", "There is no game going on.")
            .ownSeat(new Guest(guest, ""), seat)
            .not(() -> state.counted, "daily-hints", Hinter.COUNTED)
            .problem();
    if (problem.isPresent()) {
      return new Result.Refused<>(
          Refusal.of("seat", problem.get().code(), problem.get().message()));
    }
    State<?> now = state.playing().state();
    return new Result.Ok<>(
        new LookBack(
            state.number,
            now.over() ? now.round() : now.round() - 1,
            Transcripts.of(table, dealing, log, state.number)));
  }
}
