package eightfold.lab.players;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.games.Games;
import eightfold.wire.json.JsonWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The examples in docs/write-a-bot.md have exactly the fields that programs get. */
class BotDocsTest {
  private static final int SEATS = 3;

  @ParameterizedTest
  @ValueSource(strings = {"twenty-eight", "eight-and-half", "eights"})
  void the_example_of_a_view_has_every_field(String slug) throws Exception {
    String docs = Files.readString(Path.of("../docs/write-a-bot.md"));
    String views = docs.substring(docs.indexOf("## The views"));
    String chapter = docs.substring(docs.indexOf("### `" + slug + "`"));
    String example = chapter.substring(chapter.indexOf("```json") + 7);
    example = example.substring(0, example.indexOf("```"));
    Set<String> written = new TreeSet<>();
    paths("", JsonMapper.shared().readTree(example), written);
    Set<String> real = new TreeSet<>();
    play(Games.find(slug).found().orElseThrow().game(), real);
    assertThat(written).isEqualTo(real);
    for (String path : real) {
      String field = path.substring(path.lastIndexOf('.') + 1).replace("[]", "");
      assertThat(views).as("the text names " + field).contains("`" + field + "`");
    }
  }

  private static <S extends State<S>, V extends View> void play(
      Game<S, ?, V> game, Set<String> paths) {
    S state = game.newState(SEATS, game.info().options(SEATS, Map.of()).found().orElseThrow());
    Moves legal = new Moves();
    Rng rng = new Rng(1);
    game.deal(state, Chance.fast(8), Log.NONE);
    while (!state.over()) {
      paths("", JsonMapper.shared().readTree(JsonWriter.withHistory(game.view(state, 0))), paths);
      state.legal(legal);
      state.apply(legal.at(rng.below(legal.size())), Log.NONE);
    }
  }

  /** The names of all fields, with brackets for lists; what a list of texts holds is no field. */
  private static void paths(String at, JsonNode node, Set<String> paths) {
    if (node.isObject()) {
      node.forEachEntry((name, value) -> paths(at + "." + name, value, paths));
    } else if (node.isArray()) {
      paths.add(at + "[]");
      node.forEach(entry -> paths(at + "[]", entry, paths));
    } else if (!at.endsWith("[]")) {
      paths.add(at);
    }
  }
}
