package eightfold.cli.play;

import eightfold.core.GameInfo;
import eightfold.kit.terminal.Board;
import eightfold.kit.terminal.Grid;
import eightfold.kit.terminal.Ink;
import eightfold.kit.terminal.Line;
import eightfold.kit.terminal.Look;
import java.util.List;

/** The list of orders. */
final class Help {
  private Help() {}

  static List<Line> lines(Look look, GameInfo game, Board<?, ?> board) {
    Ink ink = look.ink();
    boolean numbersAreMoves = board.numbersAreMoves();
    Grid grid = new Grid();
    grid.row(
        ink.amber(numbersAreMoves ? "8 h, #2" : "2"),
        ink.text(look.text(numbersAreMoves ? "play.help.moves.half" : "play.help.moves")));
    for (String line : Look.wrap(look.textOr("play.help." + game.slug(), ""), 72)) {
      grid.row(ink.text(""), ink.mute(line));
    }
    board
        .example()
        .ifPresent(
            what -> grid.row(ink.amber("more " + what), ink.text(look.text("play.help.more"))));
    String clause = game.clauses().get(Math.min(8, game.clauses().size() - 1)).id();
    grid.row(ink.amber("hint"), ink.text(look.text("play.help.hint")));
    grid.row(ink.amber("rules"), ink.text(look.text("play.help.rules", "clause", clause)));
    grid.row(ink.amber("table"), ink.text(look.text("play.help.table")));
    grid.row(ink.amber("undo"), ink.text(look.text("play.help.undo")));
    grid.row(ink.amber("save FILE"), ink.text(look.text("play.help.save")));
    grid.row(ink.amber("quit"), ink.text(look.text("play.help.quit")));
    return grid.lines();
  }
}
