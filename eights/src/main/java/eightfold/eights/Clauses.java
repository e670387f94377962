package eightfold.eights;

import eightfold.core.Clause;
import java.util.List;

/** The clauses of the rule book, in its order. */
final class Clauses {
  static final String TURN = "E5";
  static final String SPELL = "E6";
  static final String REPLACE = "E7";
  static final String EXCHANGE = "E10";

  static final List<Clause> ALL =
      List.of(
          Clause.plain("E1", "The 64 cards"),
          Clause.plain("E2", "The eight words and their worth"),
          Clause.plain("E3", "The row"),
          Clause.reading("E4", "Hand size and stack"),
          Clause.reading("E5", "Dealer, first player, direction"),
          Clause.plain("E6", "A card for each letter, one at least from the row"),
          Clause.plain("E7", "Replacing what the row gave"),
          Clause.plain("E8", "Laying the word and drawing"),
          Clause.reading("E9", "One word a turn, or a pass"),
          Clause.reading("E10", "Exchanging cards with a pass"),
          Clause.plain("E11", "Playing on without a stack"),
          Clause.reading("E12", "The end of a hand"),
          Clause.plain("E13", "Points"),
          Clause.option("E14", "The target and the winner"),
          Clause.reading("E15", "The safety stop"));

  private Clauses() {}
}
