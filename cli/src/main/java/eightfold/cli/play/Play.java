package eightfold.cli.play;

import eightfold.core.Event;
import eightfold.core.Game;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Noted;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.TranscriptWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The game itself with its transcript, and the way back by one move. */
final class Play<S extends State<S>, M extends Move, V extends View> {
  private final Game<S, M, V> game;
  private final int seat;
  private final Table<S, M, V> table;
  private final List<String> transcript = new ArrayList<>();
  private final TranscriptWriter writer = new TranscriptWriter(transcript::add);
  private final Keepsake<S> keepsake;
  private final Moves legal = new Moves();
  private List<Event> news = new ArrayList<>();
  private int deck;

  Play(Game<S, M, V> game, Setup setup) {
    this.game = game;
    seat = setup.seat();
    writer.head(game, setup.seats(), setup.options(), setup.chance().text());
    table =
        Table.open(game, setup.seats(), setup.given(), setup.chance(), this::happened)
            .found()
            .orElseThrow();
    keepsake = new Keepsake<>(game.newState(setup.seats(), setup.options()), seat);
  }

  private void happened(Event event) {
    news.add(event);
    writer.add(event);
    if (event instanceof Noted noted && noted.note().get("deck") instanceof List<?> cards) {
      deck = cards.size();
    }
  }

  boolean over() {
    return table.state().over();
  }

  int toAct() {
    return table.state().toAct();
  }

  V view(int viewer) {
    return table.view(viewer);
  }

  Game<S, M, V> game() {
    return game;
  }

  /** The person's view. */
  V view() {
    return table.view(seat);
  }

  Moves legal() {
    table.state().legal(legal);
    return legal;
  }

  List<M> moves() {
    List<M> moves = new ArrayList<>();
    for (long move : legal().toArray()) {
      moves.add(game.codec().unpack(move));
    }
    return moves;
  }

  /** What has happened since the last time this was asked. */
  List<Event> news() {
    List<Event> told = news;
    news = new ArrayList<>();
    return told;
  }

  /** A move of somebody else. */
  void make(long move) {
    keepsake.othersMoved();
    apply(toAct(), move);
  }

  /** The person's move, in notation. */
  Optional<Refusal> make(String text) {
    Result<M> move = table.read(seat, text);
    if (move instanceof Result.Ok<M>(M found)) {
      keepsake.keep(table.state(), deck, transcript.size());
      apply(seat, game.codec().pack(found));
      keepsake.moved(table.state(), news);
    }
    return move.refused();
  }

  private void apply(int mover, long move) {
    writer.move(mover, game.codec().text(move), legal().size());
    table.state().apply(move, this::happened);
  }

  Keepsake.Verdict verdict() {
    return keepsake.verdict();
  }

  /** Needs the verdict that this is allowed. */
  void takeBack() {
    int lines = keepsake.restore(table.state());
    transcript.subList(lines, transcript.size()).clear();
  }

  List<String> transcript() {
    return List.copyOf(transcript);
  }
}
