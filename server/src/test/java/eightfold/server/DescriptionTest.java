package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.config.Config;
import eightfold.wire.Ask;
import eightfold.wire.Tell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The descriptions describe what there is. */
class DescriptionTest {
  private static final List<String> OPERATIONS =
      List.of(
          "get /api",
          "get /api/catalogue",
          "post /api/guests",
          "post /api/session",
          "delete /api/session",
          "get /api/me",
          "put /api/me",
          "post /api/me/token",
          "get /api/me/tables",
          "get /api/me/games",
          "get /api/tables",
          "post /api/tables",
          "post /api/lessons",
          "get /api/tables/{table}",
          "get /api/tables/{table}/socket",
          "get /api/games/{game}",
          "put /api/games/{game}",
          "get /api/games/{game}/transcript",
          "get /health",
          "get /metrics");

  @TempDir Path data;

  @Test
  void the_openapi_description_tells_of_every_path_and_all_of_them_answer() {
    try (Server server = Server.start(TableTest.config(data));
        Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      JsonNode api = anna.get("/api");
      assertThat(anna.get("/api/")).isEqualTo(api);
      Set<String> described = new TreeSet<>();
      for (Map.Entry<String, JsonNode> path : api.get("paths").properties()) {
        path.getValue().propertyNames().forEach(verb -> described.add(verb + " " + path.getKey()));
        if (path.getValue().has("get") && !path.getKey().contains("{")) {
          assertThat(anna.send("GET", path.getKey(), "").statusCode())
              .as(path.getKey())
              .isEqualTo(200);
        }
      }
      assertThat(described).containsAll(OPERATIONS);
    }
  }

  @Test
  void the_openapi_description_is_whole() {
    try (Server server = Server.start(TableTest.config(data));
        Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      JsonNode api = anna.get("/api");
      assertThat(api.get("openapi").asString()).isEqualTo("3.1.0");
      JsonNode schemas = api.get("components").get("schemas");
      for (JsonNode reference : api.findValues("$ref")) {
        String name = reference.asString().replace("#/components/schemas/", "");
        assertThat(schemas.has(name)).as(reference.asString()).isTrue();
      }
      for (Map.Entry<String, JsonNode> path : api.get("paths").properties()) {
        for (JsonNode operation : path.getValue()) {
          assertThat(operation.get("summary").asString()).as(path.getKey()).isNotEmpty();
          assertThat(operation.get("responses").propertyNames()).as(path.getKey()).isNotEmpty();
          boolean named = operation.path("parameters").findValuesAsString("in").contains("path");
          assertThat(named).as(path.getKey()).isEqualTo(path.getKey().contains("{"));
        }
      }
      JsonNode open = api.at("/paths/~1api~1tables/post");
      assertThat(open.at("/requestBody/content/application~1json/schema/$ref").asString())
          .isEqualTo("#/components/schemas/Open");
      assertThat(open.at("/responses").propertyNames())
          .contains("201", "400", "401", "403", "413", "415", "422", "429");
      assertThat(open.at("/security").size()).isEqualTo(2);
    }
  }

  @Test
  void the_protocol_document_shows_every_message() throws IOException {
    String text = Files.readString(Path.of("../docs/protocol.md"));
    for (Class<?> sealed : List.of(Ask.class, Ask.Change.class, Tell.class)) {
      for (Class<?> type : sealed.getPermittedSubclasses()) {
        String name =
            type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
        assertThat(type.isSealed() || text.contains("\"type\":\"" + name + "\"")).as(name).isTrue();
      }
    }
    for (Config.Setting setting : Config.SETTINGS) {
      assertThat(Files.readString(Path.of("../docs/operations.md")))
          .contains("--" + setting.name());
    }
  }
}
