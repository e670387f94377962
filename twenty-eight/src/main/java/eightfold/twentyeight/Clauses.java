package eightfold.twentyeight;

import static eightfold.core.Clause.option;
import static eightfold.core.Clause.plain;
import static eightfold.core.Clause.reading;

import eightfold.core.Clause;
import java.util.List;

/** The clauses of the rule book, by title. */
final class Clauses {
  static final List<Clause> ALL =
      List.of(
          plain("T1", "The 51 cards"),
          plain("T2", "55 blue and 15 red gems"),
          plain("T3", "A 1/11 counts as 1 or as 11"),
          reading("T4", "One secret card each"),
          option("T5", "The first card-giver"),
          plain("T6", "A gem for the middle"),
          plain("T7", "The offer goes round"),
          reading("T8", "Taken cards lie open, a declined card stays"),
          reading("T9", "Out with 28 or more face up"),
          reading("T10", "The pile passes to the left"),
          plain("T11", "Nobody took a card: the round ends"),
          option("T12", "Declining is not for good"),
          reading("T13", "Nobody left, or no card left"),
          plain("T14", "Secret cards are turned up"),
          reading("T15", "Direct hit: 8 and 28"),
          plain("T16", "Two equal halves"),
          plain("T17", "Highest up to 8, highest up to 28"),
          option("T18", "One half each"),
          plain("T19", "The choice between the halves"),
          reading("T20", "Equal shares without change"),
          reading("T21", "Which gems go where"),
          plain("T22", "A half that nobody wins stays"),
          reading("T23", "The next round"),
          plain("T24", "The first red gem brings the last round"),
          reading("T25", "The player with the most points wins"),
          plain("T26", "No gems left"));

  private Clauses() {}
}
