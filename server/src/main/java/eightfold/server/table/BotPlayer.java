package eightfold.server.table;

import eightfold.bots.Bot;
import eightfold.bots.Bots;
import eightfold.bots.Roster;
import eightfold.core.Codec;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.server.wire.TableInfo.Phase;
import eightfold.server.wire.Tell;
import java.util.Optional;

/**
 * Plays for bots and for those who are minded, after a pause that people can follow. A bot gets a
 * view and thinks on a thread of its own; its move comes back through the same door as everybody's.
 */
final class BotPlayer {
  private final LiveTable table;
  private final Deeds deeds;
  private int wokenAt = -1;

  BotPlayer(LiveTable table, Deeds deeds) {
    this.table = table;
    this.deeds = deeds;
  }

  void wake() {
    TableState state = table.state();
    if (state.phase != Phase.PLAYING || state.paused || table.connected() == 0) {
      return;
    }
    int seat = state.playing().state().toAct();
    int at = state.at;
    if (wokenAt != at && plays(seat)) {
      wokenAt = at;
      table.hub().later(table, table.hub().settings().pace(), () -> think(seat, at));
    }
  }

  private boolean plays(int seat) {
    return !table.state().places.get(seat).isPerson() || table.state().minded[seat];
  }

  private void think(int seat, int at) {
    TableState state = table.state();
    sleep(at);
    boolean still = state.phase == Phase.PLAYING && !state.paused && state.at == at;
    if (still && plays(seat) && table.connected() > 0) {
      wokenAt = at;
      think(state.playing(), seat, at);
    }
  }

  /** Whatever becomes of the move, the bot can be woken for it again. */
  private void sleep(int at) {
    if (wokenAt == at) {
      wokenAt = -1;
    }
  }

  private <S extends State<S>, M extends Move, V extends View> void think(
      GameRun<S, M, V> run, int seat, int at) {
    Place place = table.state().places.get(seat);
    boolean minded = place.isPerson();
    Tell.By by = minded ? Tell.By.MINDER : Tell.By.BOT;
    Optional<String> scripted = table.state().scripted();
    if (scripted.isPresent()) {
      deeds.playFor(seat, at, scripted.get(), by);
      return;
    }
    Bot<V> bot =
        Bots.of(run.game())
            .make(
                minded ? Roster.STEADY : place.bot(),
                table.state().places.size(),
                run.table().options())
            .found()
            .orElseThrow();
    V view = run.view(seat);
    Moves legal = run.legalMoves();
    Codec<M> codec = run.game().codec();
    Rng rng = new Rng(table.hub().world().random().getAsLong());
    table
        .hub()
        .think(
            () -> {
              long move = bot.choose(view, legal, rng, table.hub().settings().thinking());
              String text = codec.text(move);
              table.post(
                  () -> {
                    sleep(at);
                    deeds.playFor(seat, at, text, by);
                  });
            });
  }
}
