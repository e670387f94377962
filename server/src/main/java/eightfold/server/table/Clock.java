package eightfold.server.table;

import eightfold.server.wire.JsonWriter;
import eightfold.server.wire.TableInfo.Phase;
import eightfold.server.wire.Tell;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;

/**
 * The time for a move, where a table has a limit. Everybody hears when it begins to run: as time
 * left, since their own clocks may be wrong. After a settlement there is time to read it first.
 */
final class Clock {
  /** The scene itself takes some eight seconds, and then there are rows to read. */
  private static final long READING = TimeUnit.SECONDS.toNanos(20);

  private final LiveTable table;
  private final IntConsumer overtime;

  /** The position whose time runs; −1 while none does. */
  private int at = -1;

  private int seat;
  private long end;
  private long readUntil = System.nanoTime();

  /** Which run of the clock counts; timers of others mean nothing. */
  private int run;

  /**
   * @param overtime what is done about a seat whose time is over
   */
  Clock(LiveTable table, IntConsumer overtime) {
    this.table = table;
    this.overtime = overtime;
  }

  /** A settlement is on everybody's screen from now on. */
  void settled() {
    readUntil = System.nanoTime() + READING;
  }

  /** Starts or stops the time of the seat to act. */
  void wake() {
    int next = runs() ? table.state().at : -1;
    if (next == at) {
      return;
    }
    at = next;
    run++;
    if (at >= 0) {
      begin();
    }
  }

  private boolean runs() {
    TableState state = table.state();
    if (state.clock == 0 || state.phase != Phase.PLAYING || state.paused) {
      return false;
    }
    seat = state.playing().state().toAct();
    return state.places.get(seat).isPerson() && !state.minded[seat];
  }

  private void begin() {
    long now = System.nanoTime();
    long reading = Math.max(0, readUntil - now);
    end = now + reading + TimeUnit.SECONDS.toNanos(table.state().clock);
    int mine = run;
    table.hub().later(table, left(now), () -> timeOut(mine));
    told().ifPresent(json -> table.afterCommit(step -> table.deliverAll(step, json)));
  }

  private int left(long now) {
    return (int) Math.max(0, TimeUnit.NANOSECONDS.toMillis(end - now));
  }

  /** The time left in words for the wire; empty if no time runs. */
  Optional<byte[]> told() {
    if (!ticks()) {
      return Optional.empty();
    }
    int whole = 1000 * table.state().clock;
    return Optional.of(JsonWriter.bytes(new Tell.Clock(at, seat, left(System.nanoTime()), whole)));
  }

  private boolean ticks() {
    TableState state = table.state();
    return state.phase == Phase.PLAYING && state.at == at;
  }

  private void timeOut(int counted) {
    if (counted == run && ticks()) {
      overtime.accept(seat);
    }
  }
}
