package eightfold.table;

import eightfold.wire.TableInfo.Phase;
import eightfold.wire.Tell;
import eightfold.wire.json.JsonWriter;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * The time for a move, where a table has a limit. Everybody hears when it begins to run: as time
 * left, since their own clocks may be wrong. After a settlement there is time to read it first. A
 * position has its time once: a pause or an absence stops it, and what was left goes on afterwards;
 * whoever takes a move back has what that move left over, less what has passed since.
 */
final class Clock {
  /** The scene itself takes some eight seconds, and then there are rows to read. */
  private static final long READING = TimeUnit.SECONDS.toNanos(20);

  private final Table table;
  private final TableState state;
  private final Surroundings around;

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
  private long readUntil;

  /** Which run of the clock counts; timers of others mean nothing. */
  private int run;

  Clock(Table table, TableState state, Surroundings around) {
    this.table = table;
    this.state = state;
    this.around = around;
    readUntil = around.ticks();
  }

  /** A settlement is on everybody's screen from now on. */
  void settled() {
    readUntil = around.ticks() + READING;
  }

  /** Whether the time for the present move is over. */
  boolean isOver() {
    return over && at == state.at;
  }

  /** Starts or stops the time of the seat to act. */
  void wake() {
    long now = around.ticks();
    boolean limited = state.clock > 0 && state.phase == Phase.PLAYING;
    if (!limited) {
      stop(now);
      at = -1;
      return;
    }
    if (at != state.at) {
      stop(now);
      position(now);
    }
    if (!runs()) {
      stop(now);
    } else if (!running) {
      begin(now);
    }
  }

  private void position(long now) {
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

  private boolean runs() {
    return !over && !state.paused && state.places.get(seat).isPerson() && !state.minded[seat];
  }

  private void begin(long now) {
    running = true;
    end = now + left;
    int mine = ++run;
    around.later(millis(left), () -> timeOut(mine));
    told().ifPresent(json -> table.afterCommit(commit -> table.deliverAll(commit, json)));
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
    int whole = 1000 * state.clock;
    return Optional.of(
        JsonWriter.bytes(new Tell.Clock(at, seat, millis(end - around.ticks()), whole)));
  }

  private boolean ticks() {
    return running && state.phase == Phase.PLAYING && state.at == at;
  }

  private void timeOut(int counted) {
    if (counted == run && ticks()) {
      stop(around.ticks());
      over = true;
      table.overtime(seat);
    }
  }
}
