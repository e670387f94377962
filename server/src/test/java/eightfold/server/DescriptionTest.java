package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.wire.Ask;
import eightfold.server.wire.Body;
import eightfold.server.wire.GameSummary;
import eightfold.server.wire.Problem;
import eightfold.server.wire.SeatInfo;
import eightfold.server.wire.TableInfo;
import eightfold.server.wire.Tell;
import eightfold.server.wire.TypeScript;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The descriptions describe what there is. */
class DescriptionTest {
  private static final List<Class<?>> DESCRIBED =
      List.of(
          Problem.class,
          TableInfo.class,
          SeatInfo.class,
          GameSummary.class,
          Body.Open.class,
          Body.Learn.class,
          Body.FinishedGame.class,
          Body.Arrived.class,
          Body.Catalogue.class,
          Body.GameEntry.class,
          Body.OptionEntry.class);

  @TempDir Path data;

  @Test
  void the_openapi_description_names_the_fields_of_the_records_and_paths_that_answer() {
    try (Server server = Server.start(TableTest.config(data));
        Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      JsonNode api = anna.get("/api");
      for (Class<?> type : DESCRIBED) {
        assertThat(
                api.get("components")
                    .get("schemas")
                    .get(type.getSimpleName())
                    .get("properties")
                    .propertyNames())
            .as(type.getSimpleName())
            .containsExactlyElementsOf(
                Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName).toList());
      }
      for (Map.Entry<String, JsonNode> path : api.get("paths").properties()) {
        if (path.getValue().has("get") && !path.getKey().contains("{")) {
          assertThat(anna.send("GET", path.getKey(), "").statusCode())
              .as(path.getKey())
              .isEqualTo(200);
        }
      }
    }
  }

  @Test
  void the_protocol_document_shows_every_message() throws IOException {
    String text = Files.readString(Path.of("../docs/protocol.md"));
    for (Class<?> sealed : List.of(Ask.class, Tell.class)) {
      for (Class<?> type : sealed.getPermittedSubclasses()) {
        String name =
            type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
        assertThat(text).contains("\"type\":\"" + name + "\"");
      }
    }
    for (Config.Setting setting : Config.SETTINGS) {
      assertThat(Files.readString(Path.of("../docs/operations.md")))
          .contains("--" + setting.name());
    }
  }

  @Test
  void the_types_for_the_client_name_every_message_and_field() {
    String types = TypeScript.text();
    assertThat(types)
        .contains("export type Ask = ", "export type Tell = ", "export interface TwentyEightView")
        .contains(
            "export interface TellPlayed", "type: 'took-back';", "mine?: { [name: string]: Mine }")
        .contains("export interface EightsSpelled", "secret: string[];")
        .doesNotContain("undefined");
  }
}
