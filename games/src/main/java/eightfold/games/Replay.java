package eightfold.games;

import eightfold.core.Refusal;
import eightfold.core.Result;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Replays transcripts and checks every line. Whatever the text, the answer is a fault with its line
 * and reason, never an exception (except for reading itself).
 *
 * <p>A file may hold several games. The last one may stop midway: what is there must hold, and a
 * game that is over has its last lines. Fields that notation does not know are ignored. Moves are
 * read as forgivingly as a player's input.
 */
public final class Replay {
  private Replay() {}

  /**
   * Checks a whole transcript.
   *
   * @param games receives each game that holds, in order
   * @return the first line that does not hold, if any
   */
  public static Optional<Fault> check(Reader in, Consumer<Replayed> games) throws IOException {
    return check(in, games, Optional.empty());
  }

  /** As above, of a text. */
  public static Optional<Fault> check(String transcript, Consumer<Replayed> games) {
    try {
      return check(new StringReader(transcript), games);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Checks a whole transcript and writes it anew, so that nothing is in it but what was played.
   *
   * @param games receives each game that holds, in order
   * @param lines receives each line as the engine itself writes it
   * @return the first line that does not hold, if any
   */
  public static Optional<Fault> rewrite(Reader in, Consumer<Replayed> games, Consumer<String> lines)
      throws IOException {
    return check(in, games, Optional.of(new TranscriptWriter(lines)));
  }

  private static Optional<Fault> check(
      Reader in, Consumer<Replayed> games, Optional<TranscriptWriter> copy) throws IOException {
    TranscriptReader reader = new TranscriptReader(in);
    List<Line> lines = reader.nextGame();
    if (lines.isEmpty()) {
      return Optional.of(new Fault(1, "The transcript is empty."));
    }
    for (int number = 1; !lines.isEmpty(); number++) {
      Run run = whole(lines, copy, Watcher.NOBODY);
      if (run instanceof Run.Stopped(Fault fault)) {
        return Optional.of(fault);
      }
      int opening = lines.getFirst().number();
      Replayed game = ((Run.Held) run).game().result(number, opening);
      lines = reader.nextGame();
      if (!game.finished() && !lines.isEmpty()) {
        String why = "Here begins a new game, although game " + number + " is unfinished.";
        return Optional.of(new Fault(lines.getFirst().number(), why));
      }
      games.accept(game);
    }
    return Optional.empty();
  }

  /**
   * The position of a game after some of its moves; only what leads there is checked.
   *
   * @param game which game, from 1
   * @param moves how many moves, 0 for the position after the first deal
   */
  public static Lookup position(Reader in, int game, int moves) throws IOException {
    List<Line> lines = find(in, game);
    if (lines.isEmpty()) {
      return new Lookup.Absent(absent(game));
    }
    return switch (run(lines, moves, Optional.empty(), Watcher.NOBODY)) {
      case Run.Stopped(Fault fault) -> new Lookup.Broken(fault);
      case Run.Held(GameReplay<?, ?, ?> replay) -> position(replay, game, moves);
    };
  }

  private static Lookup position(GameReplay<?, ?, ?> replay, int game, int moves) {
    if (replay.moves() < moves) {
      return new Lookup.Absent("Game " + game + " has no more than " + replay.moves() + " moves.");
    }
    return replay.awaitsDeal()
        ? new Lookup.Absent("The transcript ends before the deal that follows.")
        : new Lookup.Found(replay.position(game));
  }

  /** The lines of a game; none if the transcript has no such game. */
  private static List<Line> find(Reader in, int game) throws IOException {
    TranscriptReader reader = new TranscriptReader(in);
    List<Line> lines = reader.nextGame();
    for (int number = 1; number < game && !lines.isEmpty(); number++) {
      lines = reader.nextGame();
    }
    return lines;
  }

  private static String absent(int game) {
    return "The transcript has no game " + game + ".";
  }

  /**
   * Replays one game of a transcript; what the others are like does not matter.
   *
   * @param game which game, from 1
   * @param watcher hears what happens, up to the line that does not hold if there is one
   * @return the game, or a refusal with the number of that line
   */
  public static Result<Script> watch(String transcript, int game, Watcher watcher) {
    List<Line> lines;
    try {
      lines = find(new StringReader(transcript), game);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (lines.isEmpty()) {
      return new Result.Refused<>(broken(new Fault(1, absent(game))));
    }
    return switch (whole(lines, Optional.empty(), watcher)) {
      case Run.Stopped(Fault fault) -> new Result.Refused<>(broken(fault));
      case Run.Held(GameReplay<?, ?, ?> replay) ->
          new Result.Ok<>(
              new Script(
                  replay.result(game, lines.getFirst().number()),
                  replay.options(),
                  replay.chance()));
    };
  }

  private static Refusal broken(Fault fault) {
    return Refusal.of(
        "transcript",
        "transcript-broken",
        "The transcript does not hold at line {line}: {why}",
        Map.of("line", Integer.toString(fault.line()), "why", fault.why()));
  }

  /** Replays all of one game's lines, of which none may be missing if the game is over. */
  private static Run whole(List<Line> lines, Optional<TranscriptWriter> copy, Watcher watcher) {
    Run run = run(lines, Integer.MAX_VALUE, copy, watcher);
    return run instanceof Run.Held(GameReplay<?, ?, ?> game)
        ? game.lacking(lines.getLast().number()).<Run>map(Run.Stopped::new).orElse(run)
        : run;
  }

  /** Replays one game's lines until so many moves are made and what follows from them is read. */
  private static Run run(
      List<Line> lines, int moves, Optional<TranscriptWriter> copy, Watcher watcher) {
    Line first = lines.getFirst();
    if (first instanceof Line.Broken(int number, String why)) {
      return new Run.Stopped(new Fault(number, why));
    }
    if (!first.opensGame()) {
      return new Run.Stopped(
          new Fault(first.number(), "The transcript does not begin with the line of a game."));
    }
    return switch (Head.read(((Line.Parsed) first).json())) {
      case Result.Refused<Head>(Refusal refusal) ->
          new Run.Stopped(Fault.of(first.number(), refusal));
      case Result.Ok<Head>(Head head) ->
          run(GameReplay.open(head, lines, copy, watcher), lines, moves);
    };
  }

  private static Run run(GameReplay<?, ?, ?> replay, List<Line> lines, int moves) {
    for (Line line : lines.subList(1, lines.size())) {
      if (replay.moves() == moves && replay.settled()) {
        break;
      }
      Optional<Fault> fault = replay.take(line);
      if (fault.isPresent()) {
        return new Run.Stopped(fault.get());
      }
    }
    return new Run.Held(replay);
  }

  private sealed interface Run {
    record Held(GameReplay<?, ?, ?> game) implements Run {}

    record Stopped(Fault fault) implements Run {}
  }
}
