package eightfold.eights.bots;

import eightfold.eights.EightsView;
import eightfold.eights.Packed;
import eightfold.eights.Spelling;
import eightfold.kit.Zoo;
import eightfold.kit.Zoo.Parameter;
import java.util.List;

/** How people might play Eights, well or badly. */
public final class EightsZoo {
  private static final String SPELL = "spell";
  private static final int NEVER = 9;
  private static final int ALL = 8;
  private static final int FIRST = 10_000;

  public static final Zoo<EightsView> ZOO =
      new Zoo<EightsView>()
          .family(
              SPELL,
              List.of(
                  new Parameter("LEAST", 1, 9, List.of(1, 2, 3, 4, 5, 6, 7, 8)),
                  new Parameter("UNDER", 0, 8, List.of(0, 2, 3, 4, 5, 6, 7, 8)),
                  new Parameter("ROW", 0, 9, List.of(0, 3, 9))),
              (seats, options, values) ->
                  new Speller(values.get(0), values.get(1), highest(values.get(2))))
          .style("beginner", SPELL, 1, 4, 3)
          .style("timid", (seats, options) -> new Speller(1, 2, EightsZoo::lowest))
          .style("reckless", SPELL, 6, ALL, 0)
          .style("only-8", SPELL, 8, ALL, 0)
          .style("early", SPELL, 1, 0, 0)
          .style("decline", SPELL, NEVER, 0, 0)
          .style("exchanger", SPELL, NEVER, ALL, 0)
          .style("patient", SPELL, 4, 5, 0)
          .style("dumper", (seats, options) -> new Speller(1, ALL, EightsZoo::longest))
          .style("hoarder", (seats, options) -> new Speller(5, 3, highest(0)).untilStack(12))
          .style("blocker", SPELL, 1, 5, 9)
          .style("short", (seats, options) -> new Speller(1, 4, EightsZoo::shortest))
          .style("borrower", (seats, options) -> new Speller(1, 4, EightsZoo::borrowing))
          .style("saver", (seats, options) -> new Speller(1, 4, EightsZoo::saving))
          .style("imitator", (seats, options) -> new Speller(1, 4, EightsZoo::imitating))
          .style(Zoo.PAIR, (seats, options) -> new Pair());

  private EightsZoo() {}

  /**
   * The highest word; of its spellings the one that leaves most in the hand and, so many times as
   * important, least in the row.
   */
  static Speller.Liking highest(int row) {
    return (view, move) ->
        FIRST * points(move) + Speller.inHand(view, move) - row * inRow(view, move);
  }

  private static int lowest(EightsView view, long move) {
    return -FIRST * points(move) + Speller.inHand(view, move);
  }

  private static int longest(EightsView view, long move) {
    return FIRST * (10 * Spelling.length(Packed.word(move)) + points(move));
  }

  private static int shortest(EightsView view, long move) {
    return FIRST * (points(move) - 10 * Spelling.length(Packed.word(move)));
  }

  private static int borrowing(EightsView view, long move) {
    return FIRST * Integer.bitCount(Spelling.borrowed(move)) + 100 * points(move);
  }

  private static int saving(EightsView view, long move) {
    return -FIRST * Integer.bitCount(Spelling.borrowed(move)) + 100 * points(move);
  }

  /** The word that was laid last, if it can; otherwise the highest. */
  private static int imitating(EightsView view, long move) {
    int last = -1;
    for (var turn : view.turns()) {
      if (turn.move() instanceof eightfold.eights.EightsMove.Spell spell) {
        last = spell.word().ordinal();
      }
    }
    return FIRST * (points(move) + (Packed.word(move) == last ? 10 : 0));
  }

  static int points(long move) {
    return Packed.word(move) + 1;
  }

  /** How useful the row is that a spelling leaves. */
  static int inRow(EightsView view, long move) {
    return Speller.useful(Spelling.rowAfter(Sets.of(view.row()), move));
  }
}
