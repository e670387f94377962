package eightfold.table;

import eightfold.core.Effects;
import eightfold.core.Event;
import eightfold.core.Eyes;
import eightfold.core.Points;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.core.Table;
import eightfold.games.Fault;
import eightfold.games.Replay;
import eightfold.games.Replayed;
import eightfold.games.Script;
import eightfold.games.Watcher;
import eightfold.wire.Body;
import eightfold.wire.Frame;
import eightfold.wire.Tell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Shows games of transcripts again: each position as an onlooker and as every seat saw it. Whoever
 * has the transcript knows all cards anyway, so callers see to it that the game is over.
 */
public final class Reviews {
  /** So many characters of a file are read: some hundred games. */
  public static final int LARGEST = 4 << 20;

  /** So many moves of a game are shown, which is far more than any title needs. */
  static final int MOST_MOVES = 5_000;

  private Reviews() {}

  /** The positions of one game. */
  private static final class Frames implements Watcher {
    private final List<Frame> frames = new ArrayList<>();
    private Map<String, Object> options = Map.of();

    @Override
    public void begins(Table<?, ?, ?> table, List<Event> events) {
      options = table.options().shown();
      frames.add(frame(Eyes.SPECTATOR, "", table, events));
    }

    @Override
    public void moved(int seat, String move, Table<?, ?, ?> table, List<Event> events) {
      if (frames.size() <= MOST_MOVES) {
        frames.add(frame(seat, move, table, events));
      }
    }
  }

  private static Frame frame(int seat, String move, Table<?, ?, ?> table, List<Event> events) {
    Seen seen = new Seen(table::view, events);
    Map<String, Tell.Mine> mine = new LinkedHashMap<>();
    for (int other = 0; other < table.state().seats(); other++) {
      mine.put(
          Integer.toString(other),
          new Tell.Mine(seen.events(other), seen.view(other), List.of(), Effects.NONE, ""));
    }
    return new Frame(
        seat, move, table.state().round(), Points.all(table.state()), seen.events, seen.view, mine);
  }

  /**
   * A game of a transcript, position by position.
   *
   * @param game which game, from 1
   */
  public static Result<Body.Review> of(String transcript, int game) {
    if (transcript.length() > LARGEST) {
      return new Result.Refused<>(tooLarge());
    }
    Frames frames = new Frames();
    return Replay.watch(transcript, game, frames)
        .then(
            script ->
                script.game().moves() > MOST_MOVES
                    ? new Result.Refused<>(tooLarge())
                    : new Result.Ok<>(review(script, frames)));
  }

  private static Body.Review review(Script script, Frames frames) {
    return new Body.Review(
        script.game().game(),
        script.game().seats(),
        frames.options,
        script.game().finished(),
        frames.frames);
  }

  private static Refusal tooLarge() {
    return Refusal.of("transcript", "too-large", "This is too large.");
  }

  /** What is in a file; whatever it is, this is no exception. */
  public static Body.Contents contents(String file) {
    if (file.length() > LARGEST) {
      return new Body.Contents(List.of(), 1, "The file is too large.");
    }
    List<Body.FileGame> games = new ArrayList<>();
    Optional<Fault> fault = Replay.check(file, game -> games.add(listed(game)));
    return new Body.Contents(
        games, fault.map(Fault::line).orElse(0), fault.map(Fault::why).orElse(""));
  }

  private static Body.FileGame listed(Replayed game) {
    return new Body.FileGame(
        game.number(),
        game.game(),
        game.seats(),
        game.rounds(),
        game.moves(),
        game.points(),
        game.finished());
  }
}
