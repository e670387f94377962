package eightfold.cli.play;

import org.jline.utils.AttributedString;

/** Players in the first column of a table. */
final class Names {
  private Names() {}

  /** With a mark at the one whose turn it is. */
  static AttributedString cell(Look look, int seat, int toAct) {
    String name = look.viewpoint().name(seat);
    String mark = seat != toAct ? "  " : look.framed() ? "▸ " : "> ";
    return seat == look.viewpoint().seat()
        ? look.ink().amber(mark + name)
        : look.ink().bold(mark + name);
  }
}
