package eightfold.cli.play;

import eightfold.core.Event;
import eightfold.core.Game;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.TranscriptWriter;
import eightfold.table.TakeBack;
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
  private final TakeBack takeBack = new TakeBack();

  /** The position before the person's last move. */
  private final S before;

  private int linesBefore;
  private int played;
  private Undo undo = Undo.NOTHING;
  private final Moves legal = new Moves();
  private List<Event> news = new ArrayList<>();

  /** Whether the person's last move can be taken back. */
  enum Undo {
    ALLOWED,
    NOTHING,
    OTHERS_MOVED,
    REVEALED,
    AGAIN
  }

  Play(Game<S, M, V> game, Setup setup) {
    this.game = game;
    seat = setup.seat();
    writer.head(game, setup.seats(), setup.options(), setup.chance().text());
    table =
        Table.open(game, setup.seats(), setup.given(), setup.chance(), this::happened)
            .found()
            .orElseThrow();
    before = game.newState(setup.seats(), setup.options());
  }

  private void happened(Event event) {
    news.add(event);
    writer.add(event);
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
    return legal().stream().mapToObj(game.codec()::unpack).toList();
  }

  /** What has happened since the last time this was asked. */
  List<Event> news() {
    List<Event> told = news;
    news = new ArrayList<>();
    return told;
  }

  /** A move of somebody else. */
  void make(long move) {
    undo = undo == Undo.NOTHING ? undo : Undo.OTHERS_MOVED;
    apply(toAct(), move);
  }

  /** The person's move, in notation. */
  Optional<Refusal> make(String text) {
    Result<M> move = table.read(seat, text);
    if (move instanceof Result.Ok<M>(M found)) {
      before.copyFrom(table.state());
      linesBefore = transcript.size();
      takeBack.before(table.state(), played);
      apply(seat, game.codec().pack(found));
      undo =
          switch (takeBack.after(table.state())) {
            case ALLOWED -> Undo.ALLOWED;
            case REVEALED -> Undo.REVEALED;
            case AGAIN -> Undo.AGAIN;
          };
    }
    return move.refused();
  }

  private void apply(int mover, long move) {
    writer.move(mover, game.codec().text(move), legal().size());
    table.state().apply(move, this::happened);
    played++;
  }

  Undo undo() {
    return undo;
  }

  /** Takes the person's last move back, which must be allowed. */
  void takeBack() {
    table.state().copyFrom(before);
    transcript.subList(linesBefore, transcript.size()).clear();
    played--;
    takeBack.done();
    undo = Undo.NOTHING;
  }

  List<String> transcript() {
    return List.copyOf(transcript);
  }
}
