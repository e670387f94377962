package eightfold.games;

import eightfold.core.Refusal;

/**
 * The first line of a transcript that does not hold.
 *
 * @param line its number, from 1
 * @param why one sentence, after the clause or field concerned where there is one
 */
public record Fault(int line, String why) {
  static Fault of(int line, Refusal refusal) {
    return new Fault(line, refusal.toString());
  }

  @Override
  public String toString() {
    return "line " + line + ": " + why;
  }
}
