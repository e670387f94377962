package eightfold.cli;

import eightfold.lab.Summary;
import java.io.PrintWriter;
import java.util.Map;

/** A summary as text. */
final class SummaryText {
  private SummaryText() {}

  static void print(String title, Summary summary, PrintWriter out) {
    out.println(title);
    out.println(
        "%,d games, %,d moves; a game has %.1f moves (%d to %d) in %.2f rounds"
            .formatted(
                summary.games(),
                summary.moves(),
                summary.meanMoves(),
                summary.fewestMoves(),
                summary.mostMoves(),
                summary.meanRounds()));
    out.println();
    seats(summary).lines().forEach(out::println);
    if (!summary.tallies().isEmpty()) {
      out.println();
      events(summary).lines().forEach(out::println);
    }
    out.flush();
  }

  private static Columns seats(Summary summary) {
    Columns seats = new Columns().add("seat", "points", "± 95 %", "wins");
    for (int seat = 0; seat < summary.seats(); seat++) {
      seats.add(
          seat,
          "%.3f".formatted(summary.meanPoints(seat)),
          "%.3f".formatted(summary.pointsMargin(seat)),
          "%.2f %%".formatted(100 * summary.winShare(seat)));
    }
    return seats;
  }

  private static Columns events(Summary summary) {
    Columns events = new Columns().add("event", "times", "a game");
    for (Map.Entry<String, Long> tally : summary.tallies().entrySet()) {
      events.add(
          tally.getKey(),
          "%,d".formatted(tally.getValue()),
          "%.4f".formatted((double) tally.getValue() / summary.games()));
    }
    return events;
  }
}
