package eightfold.table;

import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.TableInfo.Phase;
import eightfold.wire.Tell;
import org.jspecify.annotations.Nullable;

/**
 * Gives hints: what Sharp would do in a person's place, from what that seat can see. It thinks
 * where bots think; what comes too late is dropped, and a position is thought about once.
 */
final class Hinter {
  static final String COUNTED = "The try that counts at the deal of a day is played without hints.";

  private final Table table;
  private final TableState state;
  private final Surroundings around;
  private int thinkingAt = -1;
  private Tell.@Nullable Hint known;

  Hinter(Table table, TableState state, Surroundings around) {
    this.table = table;
    this.state = state;
    this.around = around;
  }

  /** May a hint be asked for? It is in the log before it is given, once for each position. */
  static Decision decide(TableState state, Guest guest, Ask.Hint ask) {
    return Conditions.at(state)
        .playing()
        .ownSeat(guest, ask.seat())
        .not(() -> state.paused, "paused", "The game is paused.")
        .not(() -> state.counted, "daily-hints", COUNTED)
        .not(() -> !state.allowsHints(), "hints-off", "This table is played without hints.")
        .not(
            () -> state.playing().state().toAct() != ask.seat(),
            "hint-turn",
            "There are hints only when it is your turn.")
        .then(
            () ->
                state.hints.isGiven(state.at)
                    ? Decision.of()
                    : Decision.of(new Entry.Hinted(ask.seat())));
  }

  /** Thinks about the present position, or tells what is known of it. */
  void give() {
    Tell.Hint hint = known;
    if (hint != null && hint.at() == state.at) {
      table.tellSeat(hint.seat(), hint);
    } else if (thinkingAt != state.at) {
      int at = state.at;
      thinkingAt = at;
      around.think(
          Thought.hint(state, around.random()), move -> around.later(0, () -> decided(at, move)));
    }
  }

  private void decided(int at, String move) {
    if (thinkingAt == at) {
      thinkingAt = -1;
    }
    if (state.phase == Phase.PLAYING && state.at == at) {
      GameRun<?, ?, ?> run = state.playing();
      int seat = run.state().toAct();
      Tell.Hint hint = new Tell.Hint(at, seat, move, run.reasoning(seat, move));
      known = hint;
      table.tellSeat(seat, hint);
    }
  }
}
