package eightfold.cli.play;

import eightfold.core.Move;
import eightfold.core.Refusal;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.kit.terminal.Board;
import eightfold.kit.terminal.Choice;
import eightfold.kit.terminal.Grid;
import eightfold.kit.terminal.Line;
import eightfold.kit.terminal.Look;
import eightfold.messages.Messages;
import eightfold.messages.RefusalText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The person's turn: shows the table, reads orders until one of them is a move. */
final class Prompt<S extends State<S>, M extends Move, V extends View> {
  private static final List<String> ORDERS =
      List.of("help", "hint", "rules", "table", "undo", "save", Order.QUIT);

  private final Console console;
  private final Look look;
  private final Messages messages;
  private final Play<S, M, V> play;
  private final Board<M, V> board;
  private final Opponents<V> opponents;
  private final Rules rules;
  private List<Choice> list = List.of();

  /** How a turn ended. */
  enum Outcome {
    MOVED,
    LEFT
  }

  Prompt(
      Console console,
      Look look,
      Messages messages,
      Play<S, M, V> play,
      Board<M, V> board,
      Opponents<V> opponents) {
    this.console = console;
    this.look = look;
    this.messages = messages;
    this.play = play;
    this.board = board;
    this.opponents = opponents;
    rules = new Rules(console, look, messages, play.game().info());
  }

  Outcome turn() {
    show();
    while (true) {
      Line prompt = look.ink().amber(look.text("ask.move") + " › ");
      Optional<String> line = console.ask(prompt, completions());
      if (line.isEmpty()) {
        console.say(look.text("play.input-ended"));
        return Outcome.LEFT;
      }
      String text = line.get().replaceAll("\\p{Cntrl}+", " ").strip();
      echo(text);
      Optional<Outcome> outcome = obey(Order.read(text, !board.numbersAreMoves()));
      if (outcome.isPresent()) {
        return outcome.get();
      }
    }
  }

  /** Over a pipe what was read is repeated, so that the output tells the whole game. */
  private void echo(String line) {
    if (!console.live()) {
      console.say("> " + line);
    }
  }

  /** After the end the game can still be saved; over a pipe other lines are passed over. */
  void afterwards() {
    while (true) {
      if (console.live()) {
        console.say(look.ink().mute(look.text("play.after")));
      }
      Optional<String> line = console.ask(look.ink().amber("› "), List.of("save"));
      if (line.isEmpty()) {
        return;
      }
      if (Order.read(line.get(), true) instanceof Order.Save(String file)) {
        echo("save " + file);
        console.say(Save.to(file, play, look));
      } else if (console.live()) {
        return;
      }
    }
  }

  private void show() {
    V view = play.view();
    List<M> legal = play.moves();
    console.say("");
    board.draw(view, legal).forEach(console::say);
    list(board.choices(view, legal));
    console.say(look.ink().bold(board.ask(view, legal)));
  }

  private void list(List<Choice> choices) {
    list = choices;
    Grid grid = new Grid();
    String mark = board.numbersAreMoves() ? "#" : "";
    for (int i = 0; i < choices.size(); i++) {
      grid.row(
          look.ink().mute(" " + mark + (i + 1)),
          look.ink().bold(choices.get(i).move()),
          choices.get(i).label());
    }
    grid.lines().forEach(console::say);
  }

  private List<String> completions() {
    List<String> lines = new ArrayList<>(ORDERS);
    play.moves().forEach(move -> lines.add(play.game().codec().text(move)));
    return lines;
  }

  private Optional<Outcome> obey(Order order) {
    return switch (order) {
      case Order.Make(String text) -> make(text);
      case Order.Pick(int number) -> pick(number);
      case Order.More(String what) -> more(what);
      case Order.Rules(String part) -> done(() -> rules.show(part));
      case Order.Save(String file) -> done(() -> console.say(Save.to(file, play, look)));
      case Order.Plain plain -> obey(plain);
    };
  }

  private Optional<Outcome> obey(Order.Plain order) {
    return switch (order) {
      case HELP -> done(() -> Help.lines(look, play.game().info(), board).forEach(console::say));
      case HINT -> done(this::hint);
      case UNDO -> done(this::undo);
      case TABLE -> done(this::show);
      case QUIT -> sure() ? Optional.of(Outcome.LEFT) : Optional.empty();
    };
  }

  private static Optional<Outcome> done(Runnable deed) {
    deed.run();
    return Optional.empty();
  }

  /** An empty line makes the only move there is, or asks again. */
  private Optional<Outcome> make(String text) {
    List<M> legal = play.moves();
    if (text.isEmpty()) {
      return legal.size() == 1 && console.live()
          ? move(play.game().codec().text(legal.getFirst()))
          : done(() -> console.say(look.ink().mute(look.text("play.intro"))));
    }
    return move(board.meant(play.view(), legal, text).orElse(text));
  }

  private Optional<Outcome> move(String text) {
    Optional<Refusal> refusal = play.make(text);
    refusal.ifPresent(why -> console.say(look.ink().danger(sentence(why))));
    return refusal.isPresent() ? Optional.empty() : Optional.of(Outcome.MOVED);
  }

  private String sentence(Refusal refusal) {
    String sentence = new RefusalText(messages).of(refusal);
    String id = refusal.cause();
    return play.game().info().clauses().stream()
        .filter(clause -> clause.id().equals(id))
        .findFirst()
        .map(clause -> look.textOr("clause." + id + ".title", clause.title()))
        .map(title -> look.text("play.refused", "sentence", sentence, "clause", id, "title", title))
        .orElseGet(() -> sentence + " " + look.text("play.intro"));
  }

  private Optional<Outcome> pick(int number) {
    return number >= 1 && number <= list.size()
        ? move(list.get(number - 1).move())
        : done(() -> console.say(look.text("play.not-in-list", "number", number)));
  }

  private Optional<Outcome> more(String what) {
    if (board.example().isEmpty()) {
      return move("more " + what);
    }
    if (what.isEmpty()) {
      return done(() -> console.say(look.text("play.more.which")));
    }
    List<Choice> all = board.more(play.view(), play.moves(), what);
    return done(
        all.isEmpty()
            ? () -> console.say(look.text("play.more.none", "word", what))
            : () -> list(all));
  }

  private void hint() {
    V view = play.view();
    long best = opponents.advise(view, play.legal());
    M move = play.game().codec().unpack(best);
    String bot = look.text("bot.sharp");
    String text = play.game().codec().text(move);
    console.say(look.ink().amber(look.text("play.hint", "bot", bot, "move", text)));
    String why = board.why(view, play.moves(), move);
    if (!why.isEmpty()) {
      console.say(why);
    }
  }

  private void undo() {
    switch (play.undo()) {
      case ALLOWED -> {
        play.takeBack();
        console.say(look.text("play.undo.done"));
        show();
      }
      case NOTHING -> console.say(look.text("play.undo.nothing"));
      case OTHERS_MOVED -> console.say(look.text("play.undo.others"));
      case AGAIN -> console.say(look.text("play.undo.again"));
      case REVEALED -> console.say(look.text("play.undo.revealed"));
    }
  }

  /** Asks once, where somebody is there to be asked. */
  private boolean sure() {
    if (!console.live()) {
      return true;
    }
    List<String> yes = List.of(look.text("ask.yes").split(","));
    String question = look.text("play.quit.sure") + " (" + yes.getFirst() + "/n) ";
    Optional<String> answer = console.ask(look.ink().amber(question), List.of());
    return answer.isEmpty()
        || answer.get().equals(Order.QUIT)
        || yes.contains(answer.get().strip().toLowerCase(Locale.ROOT));
  }
}
