package eightfold.server.table;

import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.server.store.Write;
import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Problem;
import eightfold.wire.TableInfo.Phase;
import eightfold.wire.Tell;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Makes moves: people's, bots' and those of standing orders, all through the same door. */
final class MovePlayer {
  private final LiveTable table;
  private final Deeds deeds;
  private final Finisher finisher;

  MovePlayer(LiveTable table, Deeds deeds) {
    this.table = table;
    this.deeds = deeds;
    finisher = new Finisher(table);
  }

  void play(Client client, Ask.Move ask, long asked) {
    TableState state = table.state();
    if (!deeds.playing(client, ask.id()) || !deeds.seated(client, ask.id(), ask.seat())) {
      return;
    }
    if (state.paused) {
      deeds.no(client, ask.id(), "paused", "The game is paused.");
      return;
    }
    if (ask.at() != state.at) {
      deeds.no(client, ask.id(), "stale", "The game has gone on since; look at it once more.");
      return;
    }
    if (state.leavesLesson(ask.move()) && state.playing().reads(ask.seat(), ask.move())) {
      deeds.no(client, ask.id(), "lesson-move", "This lesson goes another way here.");
      return;
    }
    Optional<Refusal> refused =
        make(client, ask.id(), ask.seat(), ask.move(), Tell.By.PERSON, asked);
    refused.ifPresent(refusal -> table.refuse(client, ask.id(), Problem.of(refusal)));
  }

  /** Does nothing if the game has gone on meanwhile. */
  void playFor(int seat, int at, String move, Tell.By by) {
    TableState state = table.state();
    if (state.phase == Phase.PLAYING && !state.paused && at == state.at) {
      make(Nobody.AT_ALL, 0, seat, move, by, System.nanoTime())
          .ifPresent(
              refusal ->
                  System.getLogger(MovePlayer.class.getName())
                      .log(System.Logger.Level.ERROR, "a bot was refused: {0}", refusal));
    }
  }

  private Optional<Refusal> make(
      Client client, long re, int seat, String text, Tell.By by, long asked) {
    TableState state = table.state();
    GameRun<?, ?, ?> run = state.playing();
    Result<GameRun.Made> result = run.play(seat, text, by == Tell.By.PERSON);
    if (!(result instanceof Result.Ok<GameRun.Made>(GameRun.Made made))) {
      return result.refused();
    }
    long now = table.hub().world().now();
    List<Entry> entries = new ArrayList<>(2);
    entries.add(new Entry.Moved(seat, made.text(), by, now, run.state().digest()));
    Consumer<Write> also = Deeds.NOTHING_ELSE;
    boolean over = run.state().over();
    if (over) {
      Finisher.Closing closing = finisher.closing();
      entries.add(closing.entry());
      also = closing.also();
    }
    table.commit(
        entries,
        asked,
        also,
        step -> {
          table.fanOut(
              step,
              table.teller().played(state.at, seat, by, state.mayTakeBack, made.events()),
              client,
              re);
          if (over) {
            table.changed(step, Nobody.AT_ALL, 0);
          }
        });
    if (made.settled()) {
      deeds.settled();
    }
    deeds.wake();
    return Optional.empty();
  }
}
