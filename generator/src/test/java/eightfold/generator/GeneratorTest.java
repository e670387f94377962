package eightfold.generator;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.wire.Body;
import eightfold.wire.Entry;
import eightfold.wire.IfPresent;
import eightfold.wire.TableInfo;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class GeneratorTest {
  private static final Path PROJECT = Path.of("..");
  @TempDir Path folder;

  @Test
  void everything_is_written_and_written_again_alike() throws IOException {
    String[] arguments = {
      PROJECT.toString(), folder + "/java", folder + "/resources", folder + "/protocol.ts"
    };
    Generator.main(arguments);
    List<String> first = contents();
    Generator.main(arguments);
    assertThat(contents()).isEqualTo(first).allMatch(text -> !text.isEmpty());
  }

  private List<String> contents() throws IOException {
    List<String> texts = new ArrayList<>();
    for (String file :
        List.of(
            "java/eightfold/wire/json/Writers.java",
            "java/eightfold/wire/json/Readers.java",
            "resources/eightfold/schemas.json",
            "protocol.ts")) {
      texts.add(Files.readString(folder.resolve(file)));
    }
    return texts;
  }

  @Test
  void the_types_for_the_client_name_every_message_and_field() throws IOException {
    assertThat(new TypeScript(Docs.of(PROJECT)).text())
        .contains("export type Ask = ", "export type Tell = ", "export interface TwentyEightView")
        .contains(
            "export interface TellPlayed", "type: 'took-back';", "mine?: { [name: string]: Mine }")
        .contains("export interface EightsSpelled", "secret: string[];", "view: Patch<View>;")
        .contains("/** The host starts the game; empty seats are taken away. */")
        .contains("  /** seconds for a move after which a bot minds the seat; 0 for none */")
        .doesNotContain("undefined", "{@", "turns");
  }

  @Test
  void the_schemas_name_the_fields_of_every_body_and_say_what_they_are() throws IOException {
    JsonNode schemas = JsonMapper.shared().readTree(new Schemas(Docs.of(PROJECT)).text());
    List<Class<?>> bodies = new ArrayList<>(Wire.members(Body.class));
    bodies.add(TableInfo.class);
    for (Class<?> type : bodies) {
      JsonNode schema = schemas.get(type.getSimpleName());
      List<String> fields =
          Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName).toList();
      assertThat(schema.get("properties").propertyNames()).containsExactlyElementsOf(fields);
      List<String> always =
          Arrays.stream(type.getRecordComponents())
              .filter(part -> !part.isAnnotationPresent(IfPresent.class))
              .map(RecordComponent::getName)
              .toList();
      assertThat(schema.get("required"))
          .extracting(JsonNode::asString)
          .containsExactlyElementsOf(always);
    }
    assertThat(schemas.at("/FairInfo/properties/seed/description").asString())
        .isEqualTo("what every deal follows from; empty until the game is over");
    assertThat(schemas.at("/SeatInfo/properties/kind/enum")).hasSize(3);
  }

  @Test
  void the_log_is_no_business_of_clients() throws IOException {
    String types = new TypeScript(Docs.of(PROJECT)).text();
    for (Class<?> entry : Wire.members(Entry.class)) {
      assertThat(types).doesNotContain("Entry" + entry.getSimpleName());
    }
  }
}
