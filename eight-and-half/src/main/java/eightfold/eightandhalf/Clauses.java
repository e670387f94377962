package eightfold.eightandhalf;

import static eightfold.core.Clause.option;
import static eightfold.core.Clause.plain;
import static eightfold.core.Clause.reading;

import eightfold.core.Clause;
import java.util.List;

/** The rule book's table of contents. */
final class Clauses {
  static final List<Clause> ALL =
      List.of(
          plain("H1", "The 72 cards"),
          plain("H2", "Which cards are yellow"),
          reading("H3", "The deal and the banks"),
          plain("H4", "Blind, open and hand cards"),
          reading("H5", "The Vice President's swap"),
          reading("H6", "Who opens the round, and with what"),
          reading("H7", "Playing from one source at a time"),
          reading("H8", "The value of the pile"),
          plain("H9", "Numbers go up"),
          plain("H10", "Identical cards together"),
          plain("H11", "Filling up the hand"),
          option("H12", "The ghost"),
          reading("H13", "The half"),
          plain("H14", "The zero"),
          reading("H15", "The Five"),
          reading("H16", "Eight and half together"),
          plain("H17", "Lawbreaker and Policeman"),
          plain("H18", "Collecting the pile"),
          reading("H19", "Blind cards"),
          reading("H20", "The end of a round"),
          reading("H21", "President and Vice President"),
          option("H22", "The number of rounds, and who wins"));

  private Clauses() {}
}
