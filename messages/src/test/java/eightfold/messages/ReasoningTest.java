package eightfold.messages;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Reasoning;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.Games;
import eightfold.kit.Kit;
import eightfold.kit.RolloutPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Whatever a game says of its moves has words in every language, and no word is left over. */
class ReasoningTest {
  private final Set<String> used = new TreeSet<>();

  @Test
  void moves_and_reasons_have_words() {
    Games.all().forEach(this::play);
    Set<String> known =
        Messages.strictlyIn(Language.EN).keys().stream()
            .filter(key -> key.startsWith("advice."))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(used).isEqualTo(known);
  }

  private <S extends State<S>, M extends Move, V extends View> void play(Kit<S, M, V> kit) {
    for (long seed = 1; seed <= 6; seed++) {
      Table<S, M, V> table =
          Table.open(kit.game(), 4, Map.of(), Chance.fast(seed), Log.NONE).found().orElseThrow();
      RolloutPolicy<S> policy = kit.rollouts(4, table.options());
      Rng rng = new Rng(seed);
      Moves legal = new Moves();
      while (!table.state().over()) {
        table.state().legal(legal);
        V view = table.view(table.state().toAct());
        for (long move : legal.toArray()) {
          say(kit, kit.reasoning(view, kit.game().codec().unpack(move)));
        }
        say(kit, kit.reasoning(view, kit.game().codec().unpack(policy.choose(table.state(), rng))));
        boolean any = rng.below(3) == 0;
        long move = any ? legal.at(rng.below(legal.size())) : policy.choose(table.state(), rng);
        table.state().apply(move, Log.NONE);
      }
    }
  }

  private void say(Kit<?, ?, ?> kit, Reasoning reasoning) {
    String game = "advice." + kit.info().slug() + ".";
    List<String> keys = new ArrayList<>();
    reasoning.reasons().forEach(reason -> keys.add(game + reason));
    keys.add(game + reasoning.kind() + ".did");
    keys.add(game + reasoning.kind() + ".would");
    for (String key : keys) {
      if (used.add(key)) {
        speak(key, kit.info().slug(), reasoning);
      }
    }
  }

  private static void speak(String key, String game, Reasoning reasoning) {
    for (Language language : Language.values()) {
      Messages messages = Messages.strictlyIn(language);
      Map<String, Object> arguments = Reasons.arguments(messages, game, reasoning);
      assertThat(messages.text(key, arguments)).doesNotContain("{");
    }
  }
}
