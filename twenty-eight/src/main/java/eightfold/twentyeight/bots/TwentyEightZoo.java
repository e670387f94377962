package eightfold.twentyeight.bots;

import eightfold.kit.Bot;
import eightfold.kit.Zoo;
import eightfold.kit.Zoo.Parameter;
import eightfold.twentyeight.TwentyEightView;
import java.util.List;

/** How people might play 8-28, well or badly. */
public final class TwentyEightZoo {
  private static final String STOP_AT = "stop-at";

  public static final Zoo<TwentyEightView> ZOO =
      new Zoo<TwentyEightView>()
          .family(
              STOP_AT,
              List.of(
                  new Parameter("LOW", 0, 9, List.of(0, 2, 3, 4, 5, 6, 7, 8, 9)),
                  new Parameter("HIGH", 0, 28, List.of(0, 16, 19, 21, 23, 24, 25, 26, 27, 28))),
              (seats, options, values) -> stopAt(values.get(0), values.get(1)))
          .style("beginner", (seats, options) -> answering(OddStyles::beginner))
          .style("timid", STOP_AT, 5, 18)
          .style("early", STOP_AT, 6, 22)
          .style("reckless", STOP_AT, 8, 28)
          .style("decline", STOP_AT, 0, 0)
          .style("only-8", STOP_AT, 8, 0)
          .style("only-28", STOP_AT, 9, 26)
          .style("any-low", STOP_AT, 4, 26)
          .style("hoarder", (seats, options) -> answering(view -> true))
          .style("dumper", (seats, options) -> answering(OddStyles::dumper))
          .style("blocker", (seats, options) -> answering(OddStyles::blocker))
          .style("imitator", (seats, options) -> answering(OddStyles::imitator))
          .style("bluffer", (seats, options) -> answering(OddStyles::bluffer))
          .style("last-call", (seats, options) -> answering(OddStyles::lastCall))
          .style(Zoo.PAIR, (seats, options) -> new Pair());

  private TwentyEightZoo() {}

  /**
   * @param low up to 8: a lowest total below this takes another card
   * @param high beyond 8: a best total below this takes one
   */
  private static Bot<TwentyEightView> stopAt(int low, int high) {
    Style style = new Style(low, high);
    return (view, legal, rng, budget) ->
        view.choosing() ? Answers.betterHalf(view) : Answers.by(style, view);
  }

  /** Somebody who takes when this says so. */
  interface Taking {
    boolean takes(TwentyEightView view);
  }

  private static Bot<TwentyEightView> answering(Taking taking) {
    return (view, legal, rng, budget) -> {
      if (view.choosing()) {
        return Answers.betterHalf(view);
      }
      return taking.takes(view) ? Answers.TAKE : Answers.DECLINE;
    };
  }
}
