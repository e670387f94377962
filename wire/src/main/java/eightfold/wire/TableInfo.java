package eightfold.wire;

import java.util.List;
import java.util.Map;

/**
 * A table as everybody sees it.
 *
 * @param game the slug
 * @param options every option with the value it has here
 * @param clock seconds for a move, 0 for as long as it takes
 * @param number which game of this table, from 1
 * @param finished the id of the game that was just finished, for its permanent link; else empty
 * @param daily the day whose deal is played here, as in {@code 2026-11-18}; empty for other games
 * @param counted whether this is the guest's one try at the deal of that day
 * @param hints whether players may ask for hints
 */
public record TableInfo(
    String id,
    String code,
    String game,
    Map<String, Object> options,
    boolean listed,
    int clock,
    Phase phase,
    boolean paused,
    int number,
    String finished,
    List<SeatInfo> seats,
    FairInfo fair,
    @IfPresent String daily,
    @IfPresent boolean counted,
    @IfPresent boolean hints) {
  public TableInfo {
    seats = List.copyOf(seats);
  }

  /** Where a table stands. */
  public enum Phase {
    LOBBY,
    PLAYING,
    OVER
  }
}
