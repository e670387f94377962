package eightfold.eights;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.conformance.WorkedCases;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class WorkedCasesTest {
  private Position position = Position.eights(Position.ROW);

  @Rule({"E1", "E6", "E7", "E8", "E12"})
  @TestFactory
  Stream<DynamicTest> the_rule_book_is_right_about() {
    return WorkedCases.of(position.game.info(), this::take);
  }

  private void take(String verb, String rest) {
    switch (verb) {
      case "given" -> position = Position.eights(rest);
      case "no-row" -> noRow(rest);
      case "play" -> position.play(rest);
      case "allowed" -> assertThat(position.refusal(rest)).isEqualTo("legal");
      case "refused" -> refused(rest.split(" by "));
      case "offered" -> assertThat(position.legal()).containsExactly(rest.split(", "));
      case "row" -> assertThat(position.row()).isEqualTo(rest);
      case "hand" -> assertThat(position.hand(0)).isEqualTo(rest);
      case "holds" -> assertThat(position.state.layout.held(0)).isEqualTo(Integer.parseInt(rest));
      case "round" -> assertThat(position.state.round()).isEqualTo(Integer.parseInt(rest));
      default -> throw new IllegalArgumentException(verb);
    }
  }

  private void refused(String[] moveAndClause) {
    assertThat(position.refusal(moveAndClause[0])).startsWith(moveAndClause[1] + " ");
  }

  private void noRow(String row) {
    assertThat(position.game.readDeal(0, List.of(row.split(" ")), List.of()).refused())
        .hasValueSatisfying(refusal -> assertThat(refusal.code()).isEqualTo("unknown-card"));
  }
}
