package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.games.Replay;
import eightfold.games.Replayed;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * A folder of data as the first version left it when it was killed: of each game one that is
 * finished, one that is going on and one that has not begun.
 */
@Tag("slow")
class OldDataTest {
  @TempDir Path data;

  private JsonNode unpack() throws IOException {
    try (InputStream in =
            Objects.requireNonNull(OldDataTest.class.getResourceAsStream("data-0.1.zip"));
        ZipInputStream zip = new ZipInputStream(in)) {
      for (ZipEntry file = zip.getNextEntry(); file != null; file = zip.getNextEntry()) {
        Files.copy(zip, data.resolve(file.getName()));
      }
    }
    return Visitor.JSON.readTree(Files.readString(data.resolve("tables.json")));
  }

  @Test
  void it_opens_and_every_table_goes_on() throws IOException {
    JsonNode known = unpack();
    try (Server server = Server.start(TableTest.config(data));
        Visitor anna = Visitor.known(server.port(), known.get("token").stringValue())) {
      assertThat(anna.get("/api/me").get("name").stringValue()).isEqualTo("Anna");
      JsonNode games = anna.get("/api/me/games").get("games");
      assertThat(games).hasSize(3);
      for (JsonNode game : games) {
        canBeChecked(anna, game.get("id").stringValue());
      }
      for (JsonNode table : known.get("tables")) {
        goesOn(anna, table.get("id").stringValue(), table.get("kind").stringValue());
      }
      assertThat(anna.get("/api/me/games").get("games")).hasSize(12);
    }
  }

  private static void canBeChecked(Visitor anna, String game) throws IOException {
    String transcript = anna.send("GET", "/api/games/" + game + "/transcript", "").body();
    List<Replayed> games = new ArrayList<>();
    assertThat(Replay.check(new StringReader(transcript), games::add)).isEmpty();
    assertThat(games.getFirst().finished()).isTrue();
    assertThat(games.getFirst().seed()).isEqualTo(Replayed.Seed.FOLLOWED);
  }

  private static void goesOn(Visitor anna, String table, String kind) {
    anna.connect(table).hear("table");
    String phase = anna.table.get("phase").stringValue();
    assertThat(phase).isEqualTo(kind.equals("finished") ? "over" : kind);
    if (kind.equals("finished")) {
      anna.request("again", "");
    }
    if (!kind.equals("playing")) {
      anna.request("start", "");
    }
    while (!anna.over()) {
      List<String> legal = anna.legal(0);
      if (anna.toAct() == 0 && !legal.isEmpty()) {
        anna.move(0, legal.getLast());
      } else {
        anna.hear();
      }
    }
    anna.hangUp();
  }
}
