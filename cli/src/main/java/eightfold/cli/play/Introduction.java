package eightfold.cli.play;

import eightfold.core.OptionSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;

/** What is said before the first deal: the game, who plays, and the rules of the house. */
final class Introduction {
  private Introduction() {}

  static List<AttributedString> lines(Look look, Setup setup, int width) {
    Ink ink = look.ink();
    String slug = setup.kit().info().slug();
    List<AttributedString> lines = new ArrayList<>();
    lines.add(
        Ink.join(
            ink.amber(look.text("game." + slug + ".title")),
            ink.text(" – " + look.text("game." + slug + ".tagline"))));
    List<String> players = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      players.add(player(look, setup, seat));
    }
    lines.add(ink.text(look.text("play.table", "players", String.join(", ", players))));
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
    String name = look.viewpoint().name(seat);
    return seat == setup.seat() ? name : name + " (" + level(look, setup.level(seat)) + ")";
  }

  /** The name of a bot as people know it, or as it is for the other kinds. */
  static String level(Look look, String level) {
    return look.messages().has("bot." + level) ? look.text("bot." + level) : level;
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
                  : look.viewpoint().name(value);
        };
    String name = look.text("option." + spec.name());
    return look.text("option.shown", "option", name, "value", shown);
  }
}
