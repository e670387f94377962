package eightfold.games;

import eightfold.core.Chance;
import eightfold.core.Game;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.core.State;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A transcript in a test: written by the engine, then damaged on purpose. */
record Recording(List<String> lines) {
  static Recording of(String slug, int seats, long seed) {
    return of(Games.find(slug).found().orElseThrow().game(), seats, Map.of(), Chance.fast(seed));
  }

  static Recording of(Game<?, ?, ?> game, int seats, Map<String, String> given, Chance chance) {
    List<String> lines = new ArrayList<>();
    Options options = game.info().options(seats, given).found().orElseThrow();
    play(game, seats, options, chance, new TranscriptWriter(lines::add));
    return new Recording(lines);
  }

  private static <S extends State<S>> void play(
      Game<S, ?, ?> game, int seats, Options options, Chance chance, TranscriptWriter writer) {
    S state = game.newState(seats, options);
    Moves legal = new Moves();
    Rng players = new Rng(5);
    writer.head(game, seats, options, chance.text());
    game.deal(state, chance, writer);
    while (!state.over()) {
      state.legal(legal);
      long move = state.variant(legal.at(players.below(legal.size())), players);
      writer.move(state.toAct(), game.codec().text(move), legal.size());
      state.apply(move, writer);
    }
  }

  /** The number of the nth line (from 1) that contains this text. */
  int find(String text, int nth) {
    int left = nth;
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(text) && --left == 0) {
        return i + 1;
      }
    }
    throw new AssertionError("no " + text);
  }

  String line(int number) {
    return lines.get(number - 1);
  }

  Recording change(int number, UnaryOperator<String> change) {
    List<String> changed = new ArrayList<>(lines);
    changed.set(number - 1, change.apply(line(number)));
    return new Recording(changed);
  }

  Recording drop(int number) {
    List<String> changed = new ArrayList<>(lines);
    changed.remove(number - 1);
    return new Recording(changed);
  }

  Recording insert(int number, String line) {
    List<String> changed = new ArrayList<>(lines);
    changed.add(number - 1, line);
    return new Recording(changed);
  }

  Recording first(int count) {
    return new Recording(lines.subList(0, count));
  }

  Recording then(Recording next) {
    List<String> both = new ArrayList<>(lines);
    both.addAll(next.lines);
    return new Recording(both);
  }

  String text() {
    return String.join("\n", lines) + "\n";
  }

  /** The fault as text, empty if everything holds. */
  String fault() {
    return check(text(), new ArrayList<>()).map(Fault::toString).orElse("");
  }

  List<Replayed> games() {
    List<Replayed> games = new ArrayList<>();
    check(text(), games)
        .ifPresent(
            fault -> {
              throw new AssertionError(fault);
            });
    return games;
  }

  Lookup at(int game, int moves) {
    try {
      return Replay.position(new StringReader(text()), game, moves);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Optional<Fault> check(String text, List<Replayed> games) {
    try {
      return Replay.check(new StringReader(text), games::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
