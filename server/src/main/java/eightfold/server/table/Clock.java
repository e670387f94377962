package eightfold.server.table;

import eightfold.wire.TableInfo.Phase;
import eightfold.wire.Tell;
import eightfold.wire.json.JsonWriter;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;

/**
 * The time for a move, where a table has a limit. Everybody hears when it begins to run: as time
 * left, since their own clocks may be wrong. After a settlement there is time to read it first. A
 * position has its time once: a pause or an absence stops it, and what was left goes on afterwards;
 * whoever takes a move back has what that move left over, less what has passed since.
 */
final class Clock {
  /** The scene itself takes some eight seconds, and then there are rows to read. */
  private static final long READING = TimeUnit.SECONDS.toNanos(20);

  private final LiveTable table;
  private final IntConsumer overtime;

  /** The position whose time this is; −1 for none. */
  private int at = -1;

  private int seat;
  private boolean running;

  /** Until when, while it runs. */
  private long end;

  /** Nanoseconds, while it stands still. */
  private long left;

  /** Until when the seat had time that made the last move. */
  private long endBefore;

  private boolean over;
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

  /** Whether the time for the present move is over. */
  boolean isOver() {
    return over && at == table.state().at;
  }

  /** Starts or stops the time of the seat to act. */
  void wake() {
    TableState state = table.state();
    long now = System.nanoTime();
    boolean limited = state.clock > 0 && state.phase == Phase.PLAYING;
    if (!limited) {
      stop(now);
      at = -1;
      return;
    }
    if (at != state.at) {
      stop(now);
      position(state, now);
    }
    if (!runs(state)) {
      stop(now);
    } else if (!running) {
      begin(now);
    }
  }

  private void position(TableState state, long now) {
    long before = now + left;
    left =
        state.tookBack
            ? endBefore - now
            : TimeUnit.SECONDS.toNanos(state.clock) + Math.max(0, readUntil - now);
    endBefore = before;
    at = state.at;
    seat = state.playing().state().toAct();
    over = false;
  }

  private boolean runs(TableState state) {
    return !over && !state.paused && state.places.get(seat).isPerson() && !state.minded[seat];
  }

  private void begin(long now) {
    running = true;
    end = now + left;
    int mine = ++run;
    table.hub().later(table, millis(left), () -> timeOut(mine));
    told().ifPresent(json -> table.afterCommit(step -> table.deliverAll(step, json)));
  }

  private void stop(long now) {
    if (running) {
      running = false;
      run++;
      left = end - now;
    }
  }

  private static int millis(long nanos) {
    return (int) Math.max(0, TimeUnit.NANOSECONDS.toMillis(nanos));
  }

  /** The time left in words for the wire; empty if no time runs. */
  Optional<byte[]> told() {
    if (!ticks()) {
      return Optional.empty();
    }
    int whole = 1000 * table.state().clock;
    return Optional.of(
        JsonWriter.bytes(new Tell.Clock(at, seat, millis(end - System.nanoTime()), whole)));
  }

  private boolean ticks() {
    TableState state = table.state();
    return running && state.phase == Phase.PLAYING && state.at == at;
  }

  private void timeOut(int counted) {
    if (counted == run && ticks()) {
      stop(System.nanoTime());
      over = true;
      overtime.accept(seat);
    }
  }
}
