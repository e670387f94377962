package eightfold.games;

import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Event;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Noted;
import eightfold.core.Points;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Replays one game: the engine plays the written deals and moves, and each further line must say
 * what the engine itself would write there.
 */
final class GameReplay<S extends State<S>, M extends Move, V extends View> implements Log {
  private final Head head;
  private final Table<S, M, V> table;
  private final SeedTwin<S> twin;
  private final Optional<TranscriptWriter> copy;
  private final Watcher watcher;
  private final List<Deal> deals;

  /** What happened since the watcher was told. */
  private final List<Event> news = new ArrayList<>();

  private final Deque<Map<String, Object>> expected = new ArrayDeque<>();
  private List<String> deck = List.of();
  private int moves;
  private int loose;

  private GameReplay(
      Head head,
      Game<S, M, V> game,
      List<Deal> deals,
      Optional<TranscriptWriter> copy,
      Watcher watcher) {
    this.head = head;
    this.deals = deals;
    this.copy = copy;
    this.watcher = watcher;
    copy.ifPresent(writer -> writer.head(game, head.seats(), head.options(), head.seed()));
    twin = new SeedTwin<>(game, head);
    Chance chance = Chance.scripted(deals);
    table = Table.open(game, head.seats(), head.givenOptions(), chance, this).found().orElseThrow();
    watcher.begins(table, List.copyOf(news));
    news.clear();
  }

  /**
   * Begins a game.
   *
   * @param copy receives what the engine itself writes
   */
  static GameReplay<?, ?, ?> open(
      Head head, List<Line> lines, Optional<TranscriptWriter> copy, Watcher watcher) {
    return new GameReplay<>(head, head.game(), DealLine.script(head, lines), copy, watcher);
  }

  /** The deals of the game, and as far as its seed stands for them those that would follow. */
  Chance chance() {
    return twin.verdict() == Replayed.Seed.FOLLOWED
        ? Chance.parse(head.seed()).found().orElseThrow()
        : Chance.scripted(deals);
  }

  Map<String, String> options() {
    return head.givenOptions();
  }

  @Override
  public void add(Event event) {
    copy.ifPresent(writer -> writer.add(event));
    news.add(event);
    if (event instanceof Noted noted) {
      expected.add(noted.note());
    }
  }

  int moves() {
    return moves;
  }

  /** True if the lines so far leave nothing open but the next move. */
  boolean settled() {
    return expected.isEmpty();
  }

  boolean awaitsDeal() {
    return expected.stream().anyMatch(note -> kind(note) == Line.Kind.DEAL);
  }

  /** What a game that is over lacks: the lines that follow from its last move. */
  Optional<Fault> lacking(int lastLine) {
    return table.state().over() && !settled()
        ? Optional.of(new Fault(lastLine + 1, kind(expected.getFirst()).isMissing()))
        : Optional.empty();
  }

  Position position(int number) {
    return new Position(number, moves, table, deck);
  }

  Replayed result(int number, int line) {
    S state = table.state();
    return new Replayed(
        number,
        line,
        head.game().info().slug(),
        head.seats(),
        state.round(),
        moves,
        Points.all(state),
        state.over() && settled(),
        twin.verdict(),
        loose);
  }

  /** Takes the next line, or says why it does not hold. */
  Optional<Fault> take(Line line) {
    return switch (line) {
      case Line.Broken(int number, String why) -> Optional.of(new Fault(number, why));
      case Line.Parsed parsed -> {
        Map<String, Object> next = expected.poll();
        yield next == null ? takeMove(parsed) : takeNote(parsed, next);
      }
    };
  }

  private Optional<Fault> takeNote(Line.Parsed line, Map<String, Object> next) {
    Line.Kind kind = kind(next);
    if (line.kind() != kind) {
      return misplaced(line, kind.inWords());
    }
    if (kind == Line.Kind.DEAL) {
      Optional<Refusal> refusal = DealLine.read(head, line.json()).refused();
      if (refusal.isPresent()) {
        return Optional.of(Fault.of(line.number(), refusal.get()));
      }
    }
    Optional<String> difference = Comparison.difference(line.json(), next);
    if (kind == Line.Kind.DEAL && difference.isEmpty()) {
      deck = Field.texts(line.json(), "deck").found().orElseThrow();
      twin.deal(next);
    }
    return difference.map(why -> new Fault(line.number(), why));
  }

  private Optional<Fault> takeMove(Line.Parsed line) {
    if (table.state().over()) {
      return misplaced(line, "nothing more, for the game is over");
    }
    if (line.kind() != Line.Kind.MOVE) {
      return misplaced(line, "a move of seat " + table.state().toAct());
    }
    Result<M> move =
        Field.number(line.json(), "seat")
            .then(seat -> Field.text(line.json(), "move").then(text -> table.read(seat, text)));
    return switch (move) {
      case Result.Ok<M>(M legal) -> takeMove(line, legal);
      case Result.Refused<M>(Refusal refusal) -> Optional.of(Fault.of(line.number(), refusal));
    };
  }

  private Optional<Fault> takeMove(Line.Parsed line, M move) {
    Map<String, Object> count = Map.of("legal", table.legalCount());
    Optional<String> difference = Comparison.difference(line.json(), count);
    if (difference.isPresent()) {
      return Optional.of(new Fault(line.number(), difference.get()));
    }
    String exact = table.game().codec().text(move);
    if (!exact.equals(line.json().get("move"))) {
      loose++;
    }
    int seat = table.state().toAct();
    copy.ifPresent(writer -> writer.move(seat, exact, table.legalCount()));
    long packed = table.game().codec().pack(move);
    table.state().apply(packed, this);
    twin.move(packed);
    moves++;
    watcher.moved(seat, exact, table, List.copyOf(news));
    news.clear();
    return Optional.empty();
  }

  private static Optional<Fault> misplaced(Line.Parsed line, String expected) {
    return Optional.of(
        new Fault(
            line.number(), "Here should be " + expected + ", not " + line.kind().inWords() + "."));
  }

  private static Line.Kind kind(Map<String, Object> note) {
    if (note.containsKey("deck")) {
      return Line.Kind.DEAL;
    }
    return note.containsKey("score") ? Line.Kind.SCORE : Line.Kind.END;
  }
}
