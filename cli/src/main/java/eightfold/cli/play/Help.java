package eightfold.cli.play;

import eightfold.core.GameInfo;
import java.util.List;
import org.jline.utils.AttributedString;

/** The list of orders. */
final class Help {
  private Help() {}

  static List<AttributedString> lines(Look look, GameInfo game, boolean numbersAreMoves) {
    Ink ink = look.ink();
    boolean words = game.slug().equals("eights");
    Grid grid = new Grid();
    grid.row(
        ink.amber(numbersAreMoves ? "8 h, #2" : "2"),
        ink.text(look.text(numbersAreMoves ? "play.help.moves.half" : "play.help.moves")));
    for (String line : Look.wrap(look.text("play.help." + game.slug()), 72)) {
      grid.row(ink.text(""), ink.mute(line));
    }
    if (words) {
      grid.row(ink.amber("more FIVE"), ink.text(look.text("play.help.more")));
    }
    String clause = game.clauses().get(8).id();
    grid.row(ink.amber("hint"), ink.text(look.text("play.help.hint")));
    grid.row(ink.amber("rules"), ink.text(look.text("play.help.rules", "clause", clause)));
    grid.row(ink.amber("table"), ink.text(look.text("play.help.table")));
    grid.row(ink.amber("undo"), ink.text(look.text("play.help.undo")));
    grid.row(ink.amber("save FILE"), ink.text(look.text("play.help.save")));
    grid.row(ink.amber("quit"), ink.text(look.text("play.help.quit")));
    return grid.lines();
  }
}
