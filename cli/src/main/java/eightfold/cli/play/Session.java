package eightfold.cli.play;

import eightfold.core.Move;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.kit.Kit;
import eightfold.kit.terminal.Board;
import eightfold.kit.terminal.Ink;
import eightfold.kit.terminal.Look;
import eightfold.messages.Messages;

/** A game from its first deal to its end, or until the person leaves. */
final class Session<S extends State<S>, M extends Move, V extends View> {
  private final Console console;
  private final Look look;
  private final Messages messages;
  private final Setup setup;
  private final Play<S, M, V> play;
  private final Board<M, V> board;
  private final Opponents<V> opponents;
  private final Reporter reporter;
  private final long pace;
  private boolean hurried;

  private Session(
      Console console, Look look, Messages messages, Setup setup, Kit<S, M, V> kit, long pace) {
    this.console = console;
    this.look = look;
    this.messages = messages;
    this.setup = setup;
    this.pace = pace;
    board = kit.board(setup.seats(), setup.options(), look);
    opponents = new Opponents<>(kit, setup);
    reporter = new Reporter(console, kit.info().slug(), look, messages, board);
    play = new Play<>(kit.game(), setup);
  }

  /**
   * Plays.
   *
   * @param pace milliseconds between the moves of the others
   */
  static void run(Console console, Messages messages, Setup setup, long pace) {
    Look look =
        new Look(
            new Words(messages, setup.kit().info().slug()),
            setup.names(messages.text("play.you")),
            setup.seat(),
            new Ink(console.colours()),
            console.live());
    new Session<>(console, look, messages, setup, setup.kit(), pace).run();
  }

  private void run() {
    Introduction.lines(look, setup, console.width()).forEach(console::say);
    reporter.tell(play.news());
    Prompt<S, M, V> prompt = new Prompt<>(console, look, messages, play, board, opponents);
    while (!play.over()) {
      if (play.toAct() != setup.seat()) {
        others();
      } else if (prompt.turn() == Prompt.Outcome.LEFT) {
        console.say(look.text("play.quit.done"));
        return;
      } else {
        hurried = false;
        reporter.tell(play.news());
        grace();
      }
    }
    prompt.afterwards();
  }

  private void others() {
    int seat = play.toAct();
    long move = opponents.choose(seat, play.view(seat), play.legal());
    await(pace);
    play.make(move);
    reporter.tell(play.news());
  }

  /** A moment in which one key takes the move back, before anybody else has moved. */
  private void grace() {
    boolean possible = play.undo() == Play.Undo.ALLOWED;
    if (play.over() || play.toAct() == setup.seat() || !possible || pace <= 0 || !console.live()) {
      return;
    }
    console.say(look.ink().mute("  (" + look.text("play.undo.key") + ")"));
    int key = await(2 * pace);
    if (key == 'u' || key == 'U') {
      play.takeBack();
      hurried = false;
      console.say(look.text("play.undo.done"));
    }
  }

  /** Any key makes the others hurry until it is the person's turn again. */
  private int await(long millis) {
    int key = hurried ? Console.NO_KEY : console.pause(millis);
    hurried |= key != Console.NO_KEY;
    return key;
  }
}
