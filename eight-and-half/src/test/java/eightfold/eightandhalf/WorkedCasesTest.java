package eightfold.eightandhalf;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.conformance.WorkedCases;
import eightfold.core.Refusal;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class WorkedCasesTest {
  private static final String GHOST_ENDS_FIVE = " | a ghost keeps the Five: off";

  private Position position = Position.half("1 / 1");

  @Rule({"H8", "H9", "H10", "H12", "H13", "H14", "H15", "H16", "H17", "H18", "H19"})
  @TestFactory
  Stream<DynamicTest> the_rule_book_is_right_about() {
    return WorkedCases.of(Position.GAME.info(), this::take);
  }

  private void take(String verb, String rest) {
    switch (verb) {
      case "given" -> position = given(rest);
      case "play" -> position.play(rest);
      case "value" -> position.isWorth(rest);
      case "allowed" -> position.allows(rest.split(", "));
      case "offered" -> position.offers(rest.split(", "));
      case "refused" -> refused(rest.split(" by "));
      case "catches" -> position.catches(rest, true);
      case "spares" -> position.catches(rest, false);
      case "shows" -> position.shows(rest);
      default -> throw new IllegalArgumentException(verb);
    }
  }

  private static Position given(String picture) {
    return picture.endsWith(GHOST_ENDS_FIVE)
        ? Position.half(picture.replace(GHOST_ENDS_FIVE, ""), 1, false)
        : Position.half(picture);
  }

  private void refused(String[] moveAndClause) {
    HalfMove move = Position.move(moveAndClause[0]);
    assertThat(Position.GAME.refuse(position.state, position.state.toAct, move))
        .map(Refusal::cause)
        .contains(moveAndClause[1]);
  }
}
