package eightfold.eightandhalf.bots;

import eightfold.eightandhalf.Deck;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.bots.Taste.Play;
import eightfold.kit.Zoo;
import eightfold.kit.Zoo.Parameter;
import java.util.List;

/** How people might play Eight &amp; Half, well or badly. */
public final class HalfZoo {
  private static final String TASTE = "taste";
  private static final double FIRST = 50;

  public static final Zoo<HalfView> ZOO =
      new Zoo<HalfView>()
          .family(
              TASTE,
              List.of(
                  new Parameter("MANY", 0, 9, List.of(0, 4, 9)),
                  new Parameter("HIGH", 0, 9, List.of(1, 3, 5, 8)),
                  new Parameter("KEEP", 0, 9, List.of(0, 3, 8)),
                  new Parameter("LAW", 0, 9, List.of(0, 4, 9))),
              (seats, options, values) ->
                  new Fancier(
                      seats, Taste.of(values.get(0), values.get(1), values.get(2), values.get(3))))
          .style("beginner", TASTE, 3, 2, 5, 5)
          .style("timid", TASTE, 0, 2, 2, 9)
          .style("reckless", (seats, options) -> new Fancier(seats, HalfZoo::reckless))
          .style("dumper", TASTE, 9, 4, 1, 0)
          .style("hoarder", TASTE, 0, 1, 9, 0)
          .style("single", TASTE, 0, 3, 3, 3)
          .style("high-first", TASTE, 2, 9, 2, 2)
          .style("law-abiding", TASTE, 4, 3, 4, 9)
          .style("wild-first", (seats, options) -> new Fancier(seats, HalfZoo::wildFirst))
          .style("zero-first", (seats, options) -> new Fancier(seats, HalfZoo::zeroFirst))
          .style("stuck", (seats, options) -> new Fancier(seats, HalfZoo::stuck))
          .style("soft", (seats, options) -> new Fancier(seats, HalfZoo::soft))
          .style("imitator", (seats, options) -> new Fancier(seats, HalfZoo::imitator))
          .style("blocker", (seats, options) -> new Fancier(seats, HalfZoo::blocker))
          .style(Zoo.PAIR, (seats, options) -> new Pair(seats));

  private HalfZoo() {}

  /** A ½ whenever there is one, and a ghost on it. */
  private static double reckless(Play play, HalfView view) {
    return play.face() == Deck.HALF ? FIRST : play.face() == Deck.GHOST ? 9 : -play.face();
  }

  private static double wildFirst(Play play, HalfView view) {
    return play.wild() ? FIRST - play.count() : -play.face();
  }

  /** Back to nothing as often as possible. */
  private static double zeroFirst(Play play, HalfView view) {
    return play.face() == 0 ? FIRST - play.count() : play.count() - play.face() - keep(play);
  }

  /** Leaves 8½ or more wherever that is possible, otherwise as much as possible. */
  private static double stuck(Play play, HalfView view) {
    return play.after() + 0.1 * play.count() - (play.face() == Deck.GHOST ? 1 : 0);
  }

  /** Lowest first, but never a Policeman if anything else fits. */
  private static double soft(Play play, HalfView view) {
    return play.count() - play.face() - keep(play) - (play.catches() ? FIRST : 0);
  }

  /** As many cards as lay on the pile last, and as near to them as possible. */
  private static double imitator(Play play, HalfView view) {
    if (view.pile().isEmpty()) {
      return play.count() - play.face();
    }
    int top = view.pile().at(view.pile().size() - 1);
    int equals = 1;
    while (equals < view.pile().size() && view.pile().at(view.pile().size() - 1 - equals) == top) {
      equals++;
    }
    return -Math.abs(play.count() - equals) - 0.5 * Math.abs(play.face() - top);
  }

  /** Makes it hard for a next player who has few cards left, otherwise lays as many as it can. */
  static double blocker(Play play, HalfView view) {
    int next = (view.seat() + 1) % view.players().size();
    boolean near = view.players().get(next).unplayed() <= 9;
    double hard = play.after() - (play.risky() ? 6 : 0);
    return (near ? hard : 6 * play.count() - play.face() - keep(play)) + (play.catches() ? 20 : 0);
  }

  private static double keep(Play play) {
    return play.wild() ? 5 * play.count() : 0;
  }
}
