package eightfold.kit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Credits;
import eightfold.core.GameInfo;
import eightfold.core.Options;
import eightfold.core.View;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RosterTest {
  private static final Roster<View> ROSTER =
      new Roster<>(
          (seats, options) -> new RandomBot<>(),
          (seats, options) -> new RandomBot<>(),
          (seats, options) -> new RandomBot<>(),
          "threshold",
          (seats, options) -> new RandomBot<>());

  @Test
  void an_unknown_player_is_refused_with_the_known_ones() {
    GameInfo info =
        new GameInfo("x", "X", new Credits("nobody", "", 0), 3, 3, List.of(), List.of());
    Options options = info.options(3, Map.of()).found().orElseThrow();
    assertThat(ROSTER.make("genius", 3, options).refused())
        .hasValueSatisfying(
            refusal ->
                assertThat(refusal.reason())
                    .isEqualTo(
                        "There is no player genius; there are: gentle, steady, sharp, threshold,"
                            + " random."));
    assertThat(ROSTER.make("threshold", 3, options).found()).isPresent();
  }
}
