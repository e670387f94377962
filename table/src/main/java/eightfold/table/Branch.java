package eightfold.table;

import eightfold.core.Event;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.core.Table;
import eightfold.games.Games;
import eightfold.games.Replay;
import eightfold.games.Script;
import eightfold.games.Watcher;
import eightfold.kit.Kit;
import eightfold.wire.Entry;
import eightfold.wire.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What would have been: a table where a game of a transcript goes on from one of its positions, on
 * the cards that were really dealt. It has no secret, and no game of it is ever kept.
 */
public final class Branch {
  private Branch() {}

  /**
   * Where a game goes on otherwise.
   *
   * @param game which game of the transcript, from 1
   * @param moves so many of its moves are made
   * @param bots by seat: the level that plays there; empty for the seat that is taken over
   */
  public record Wish(String transcript, int game, int moves, List<String> bots) {}

  /** A game up to one of its positions. */
  private record Start(Script script, List<Turn> turns) {}

  private record Turn(int seat, String move) {}

  private static final class Turns implements Watcher {
    private final List<Turn> turns = new ArrayList<>();

    @Override
    public void begins(Table<?, ?, ?> table, List<Event> events) {}

    @Override
    public void moved(int seat, String move, Table<?, ?, ?> table, List<Event> events) {
      turns.add(new Turn(seat, move));
    }
  }

  /** The lines of a table where the game goes on. */
  public static Result<List<String>> open(Wish wish, Opening.Host host) {
    return start(wish.transcript(), wish.game(), wish.moves())
        .then(
            start ->
                Games.find(start.script().game().game()).then(kit -> open(kit, start, wish, host)));
  }

  private static Result<List<String>> open(
      Kit<?, ?, ?> kit, Start start, Wish wish, Opening.Host host) {
    List<String> bots = wish.bots();
    boolean fits =
        bots.size() == start.script().game().seats()
            && bots.stream().filter(String::isEmpty).count() == 1
            && bots.stream().allMatch(bot -> bot.isEmpty() || kit.roster().names().contains(bot));
    if (!fits) {
      return refused("game-seats", "Names and bots do not fit the seats of the game.");
    }
    List<Place> places =
        bots.stream().map(bot -> bot.isEmpty() ? host.place() : Place.bot(bot)).toList();
    Map<String, String> options = start.script().options();
    return new Result.Ok<>(
        Opening.lines(
            new Entry.Opened(host.code(), host.guest(), host.millis()),
            new Entry.Arranged(kit.info().slug(), options, false, 0, places),
            new Entry.Continued(wish.transcript(), wish.game(), wish.moves())));
  }

  /** The game as it goes on. */
  static Result<GameRun<?, ?, ?>> run(Kit<?, ?, ?> kit, Entry.Continued from) {
    return start(from.transcript(), from.game(), from.moves()).map(start -> run(kit, start));
  }

  private static GameRun<?, ?, ?> run(Kit<?, ?, ?> kit, Start start) {
    Script script = start.script();
    GameRun<?, ?, ?> run =
        new GameRun<>(kit, script.game().seats(), script.options(), script.chance());
    for (Turn turn : start.turns()) {
      run.play(turn.seat(), turn.move(), false);
    }
    return run;
  }

  private static Result<Start> start(String transcript, int game, int moves) {
    Turns turns = new Turns();
    return Replay.watch(transcript, game, turns)
        .then(
            script -> {
              int all = turns.turns.size();
              return moves < 0 || moves > all || (moves == all && script.game().finished())
                  ? refused("no-such-position", "Nobody is to move in this position.")
                  : new Result.Ok<>(new Start(script, List.copyOf(turns.turns.subList(0, moves))));
            });
  }

  private static <T> Result<T> refused(String code, String sentence) {
    return new Result.Refused<>(Refusal.of("transcript", code, sentence));
  }
}
