package eightfold.table;

import eightfold.wire.TableInfo.Phase;
import eightfold.wire.Tell;

/**
 * Plays for bots and for those who are minded. A bot gets a view and thinks on a thread of its own,
 * from the moment its turn begins; its move comes back through the same door as everybody's, at a
 * moment that does not depend on how long it thought: otherwise the time would tell its cards.
 */
final class BotPlayer {
  private final Table table;
  private final TableState state;
  private final Surroundings around;
  private int wokenAt = -1;

  BotPlayer(Table table, TableState state, Surroundings around) {
    this.table = table;
    this.state = state;
    this.around = around;
  }

  void wake() {
    if (state.phase != Phase.PLAYING || state.paused || table.connected() == 0) {
      return;
    }
    int seat = state.playing().state().toAct();
    if (wokenAt != state.at && plays(seat)) {
      wokenAt = state.at;
      think(seat, state.at);
    }
  }

  /** Every person has left an order: they wait for the bots, and for nothing else. */
  private boolean awaited() {
    boolean ordered = false;
    for (int seat = 0; seat < state.places.size(); seat++) {
      if (state.places.get(seat).isPerson() && !state.minded[seat]) {
        if (state.orders[seat].isEmpty()) {
          return false;
        }
        ordered = true;
      }
    }
    return ordered;
  }

  private boolean plays(int seat) {
    return !state.places.get(seat).isPerson() || state.minded[seat] || table.isOvertime();
  }

  private void think(int seat, int at) {
    long due = around.ticks() + 1_000_000L * around.settings().botDelay(awaited());
    state
        .scripted()
        .ifPresentOrElse(
            move -> moveAt(due, seat, at, move),
            () ->
                around.think(
                    Thought.of(state, around.random()), move -> moveAt(due, seat, at, move)));
  }

  private void moveAt(long due, int seat, int at, String move) {
    long wait = (due - around.ticks()) / 1_000_000;
    around.later((int) wait, () -> move(seat, at, move));
  }

  private void move(int seat, int at, String move) {
    if (wokenAt == at) {
      wokenAt = -1; // whatever becomes of the move, the bot can be woken for it again
    }
    if (at == state.at && plays(seat) && table.connected() > 0) {
      boolean person = state.places.get(seat).isPerson();
      table.playFor(seat, at, move, person ? Tell.By.MINDER : Tell.By.BOT);
    }
  }
}
