package eightfold.lab.report;

import eightfold.advice.Estimate;
import eightfold.core.OptionSpec;
import eightfold.core.Options;
import eightfold.lab.players.Budgets;
import eightfold.lab.tournament.Setup;
import eightfold.lab.tournament.Standings;

/**
 * Results as one page that needs nothing else: style and pictures are in it, there are no scripts,
 * it follows the reader's choice of light or dark, and it can be printed.
 */
public final class Report {
  private static final String PAYOFF =
      "Points of the player in the row less those of the player in the column, in games with both,"
          + " and how often the one in the row finishes ahead (equals count half).";
  private static final String TESTS =
      "The evidence is what a bet on the better player would have become, block by block, from a"
          + " stake of 1. It may be looked at at any moment: among equals it reaches 40 once in"
          + " twenty tournaments at the most (more is asked where several pairs are compared).";
  private static final String SEATS =
      "Mean points of each player on each seat, with 95 % intervals.";
  private static final String EVENTS = "Remarkable events, the most frequent first.";
  private static final String SCALES =
      " On the right each line has a scale of its own, from 0 to the figure at its end.";
  private static final String BLOCKS =
      "Games come in blocks: one deal, played from every seat by every player. Intervals are"
          + " computed from the differences between blocks, because games of the same deal resemble"
          + " each other.";
  private static final String DEALS = "Every game has a deal of its own.";

  private final Standings standings;
  private final Setup setup;
  private final Tables tables;
  private final StringBuilder page = new StringBuilder();

  private Report(Standings standings) {
    this.standings = standings;
    setup = standings.setup();
    tables = new Tables(standings);
  }

  /**
   * The page.
   *
   * @param command that makes it, as typed
   */
  public static String of(Standings standings, String command) {
    return new Report(standings).write(command);
  }

  private String write(String command) {
    boolean compared = setup.entrants().size() > 1;
    head();
    facts();
    page.append(tables.forfeits());
    if (compared) {
      section("Strength", ladderText(), LadderPlot.of(standings) + tables.players());
      section("Who gains against whom", PAYOFF, tables.payoff());
      if (setup.rotated()) {
        section("Who is better?", TESTS, tables.tests());
      }
    } else {
      section("The player", "The same player on every seat.", tables.players());
    }
    section("Points by seat", SEATS, tables.legend() + SeatPlot.of(standings) + tables.seats());
    section("Length of a game", lengthText(), LengthPlot.of(standings));
    if (!standings.events().isEmpty()) {
      section(
          "What happens",
          compared ? EVENTS + SCALES : EVENTS,
          (compared ? tables.legend() : "") + EventPlot.of(standings));
    }
    foot(command);
    return page.toString();
  }

  private void head() {
    String title = setup.kit().info().title() + ", " + setup.seats() + " players";
    page.append(
        Page.head(title, String.join(", ", setup.labels()), String.join(" · ", setup.labels())));
  }

  private void facts() {
    page.append("<dl class='facts'>");
    fact("games", Figures.count(standings.games()));
    fact("deals", Figures.count(standings.blocks()));
    fact("rounds a game", Figures.fixed(standings.meanRounds(), 2));
    fact("seats", setup.rotated() ? "rotated on every deal" : "fixed");
    fact("budget", Budgets.text(setup.budget()));
    fact("seed", String.valueOf(setup.seed()));
    Options options = setup.options();
    for (OptionSpec spec : options.specs()) {
      int value = options.number(spec.name());
      boolean preset = value == spec.preset(setup.seats());
      fact(spec.name(), spec.show(value) + (preset ? "" : " (changed)"));
    }
    page.append("</dl>\n");
  }

  private void fact(String name, String value) {
    page.append("<div><dt>%s</dt><dd>%s</dd></div>".formatted(Html.text(name), Html.text(value)));
  }

  private String ladderText() {
    int best = standings.ladder().getFirst();
    Estimate wins = standings.player(best).wins();
    return "%s wins %s of its games (95 %% interval %s); an equal among %d would win %s."
        .formatted(
            setup.labels().get(best),
            Figures.percent(wins.mean()),
            Figures.percentRange(wins),
            setup.seats(),
            Figures.percent(1.0 / setup.seats()));
  }

  private String lengthText() {
    return "A game has %s moves in %s rounds on average."
        .formatted(
            Figures.fixed((double) standings.moves() / standings.games(), 1),
            Figures.fixed(standings.meanRounds(), 2));
  }

  private void section(String title, String text, String content) {
    page.append("<section><h2>%s</h2><p>%s</p>\n".formatted(Html.text(title), Html.text(text)));
    page.append(content).append("</section>\n");
  }

  private void foot(String command) {
    page.append(
        """
        <footer><h2>How to read this</h2>
        <p>%s A shared win counts in part. The rating is that of the Plackett–Luce model, fitted to
        the winners: its mean is 0, and at the same table 400 points more win ten times as often.
        Times are wall-clock times on the machine that played.</p>
        <p>Made with <code>%s</code></p></footer>
        </main></body></html>
        """
            .formatted(setup.rotated() ? BLOCKS : DEALS, Html.text(command)));
  }
}
