package eightfold.table;

import eightfold.core.Codec;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.kit.Roster;
import eightfold.wire.Place;
import eightfold.wire.TableInfo.Phase;
import eightfold.wire.Tell;
import java.util.Optional;

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
      think(state.playing(), seat, state.at);
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

  private <S extends State<S>, M extends Move, V extends View> void think(
      GameRun<S, M, V> run, int seat, int at) {
    long due = around.ticks() + 1_000_000L * around.settings().botDelay(awaited());
    Optional<String> scripted = state.scripted();
    if (scripted.isPresent()) {
      moveAt(due, seat, at, scripted.get());
      return;
    }
    Place place = state.places.get(seat);
    Bot<V> bot =
        run.kit()
            .roster()
            .make(
                place.isPerson() ? Roster.STEADY : place.bot(),
                state.places.size(),
                run.table().options())
            .found()
            .orElseThrow();
    V view = run.view(seat);
    Moves legal = run.legalMoves();
    Codec<M> codec = run.game().codec();
    Rng rng = new Rng(around.random());
    around.think(
        budget -> moveAt(due, seat, at, codec.text(choose(bot, view, legal, rng, budget))));
  }

  /** A bot that fails moves all the same: no game may wait for it for ever. */
  private <V extends View> long choose(Bot<V> bot, V view, Moves legal, Rng rng, Budget budget) {
    try {
      return bot.choose(view, legal, rng, budget);
    } catch (RuntimeException | StackOverflowError e) {
      around.report("a bot failed and moves at random: " + e);
      return legal.at(rng.below(legal.size()));
    }
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
