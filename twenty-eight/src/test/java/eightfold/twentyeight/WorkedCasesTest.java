package eightfold.twentyeight;

import eightfold.conformance.Rule;
import eightfold.conformance.WorkedCases;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class WorkedCasesTest {
  private Scene scene = Scene.of("Sarah | Peter | Fran");

  @Rule({"T3", "T15", "T16", "T17", "T18", "T19", "T20", "T21"})
  @TestFactory
  Stream<DynamicTest> the_rule_book_is_right_about() {
    return WorkedCases.of(Scene.GAME.info(), this::take);
  }

  private void take(String verb, String rest) {
    scene =
        switch (verb) {
          case "given" -> Scene.of(rest).declineAll();
          case "choice" -> scene.choosing(rest);
          case "play" -> scene.play(rest);
          case "gives" -> scene.gives(rest.equals("nothing") ? "" : rest);
          case "leaves" -> scene.leaves(rest);
          default -> throw new IllegalArgumentException(verb);
        };
  }
}
