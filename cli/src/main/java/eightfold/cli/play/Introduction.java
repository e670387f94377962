package eightfold.cli.play;

import eightfold.core.OptionSpec;
import eightfold.kit.terminal.Ink;
import eightfold.kit.terminal.Line;
import eightfold.kit.terminal.Look;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What is said before the first deal: the game, who plays, and the rules of the house. */
final class Introduction {
  private Introduction() {}

  static List<Line> lines(Look look, Setup setup, int width) {
    Ink ink = look.ink();
    String slug = setup.kit().info().slug();
    List<Line> lines = new ArrayList<>();
    lines.add(
        Line.join(
            ink.amber(look.textOr("game." + slug + ".title", setup.kit().info().title())),
            ink.text(
                " – "
                    + look.textOr(
                        "game." + slug + ".tagline", setup.kit().info().credits().authors()))));
    String players =
        IntStream.range(0, setup.seats())
            .mapToObj(seat -> player(look, setup, seat))
            .collect(Collectors.joining(", "));
    lines.add(ink.text(look.text("play.table", "players", players)));
    String options =
        setup.kit().info().options().stream()
            .map(spec -> option(look, setup, spec))
            .collect(Collectors.joining(" · "));
    for (String line : Look.wrap(look.text("play.options", "list", options), width)) {
      lines.add(ink.mute(line));
    }
    lines.add(ink.mute(look.text("play.intro")));
    return lines;
  }

  private static String player(Look look, Setup setup, int seat) {
    String name = look.name(seat);
    return seat == setup.seat() ? name : name + " (" + level(look, setup.level(seat)) + ")";
  }

  /** The name of a bot as people know it, or as it is for the other kinds. */
  static String level(Look look, String level) {
    return look.textOr("bot." + level, level);
  }

  private static String option(Look look, Setup setup, OptionSpec spec) {
    int value = setup.options().number(spec.name());
    String shown =
        switch (spec) {
          case OptionSpec.Flag flag ->
              look.text(value == 1 ? "option.value.on" : "option.value.off");
          case OptionSpec.Range range -> String.valueOf(value);
          case OptionSpec.SeatOrChance seat ->
              value == OptionSpec.SeatOrChance.CHANCE
                  ? look.text("option.value.chance")
                  : look.name(value);
        };
    String name = look.textOr("option." + spec.name(), spec.name());
    return look.text("option.shown", "option", name, "value", shown);
  }
}
