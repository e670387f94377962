package eightfold.server;

import eightfold.server.config.Config;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A server that does not wait long for the absent, and two guests. */
abstract class AnnaAndBert {
  @TempDir Path data;
  Server server;
  Visitor anna;
  Visitor bert;
  String table = "";

  @BeforeEach
  void start() {
    server = Server.start(config());
    anna = Visitor.arrive(server.port(), "Anna");
    bert = Visitor.arrive(server.port(), "Bert");
  }

  Config config() {
    return TableTest.config(data).with("absent", 1);
  }

  @AfterEach
  void stop() {
    anna.hangUp();
    bert.hangUp();
    server.stop();
  }

  /** Anna opens a table and has the first seat. */
  void sitTogether(String game, int seats, String options, String bots, int bertsSeat) {
    table = anna.open(game, seats, options, bots);
    anna.connect(table).hear("table");
    bert.connect(table).hear("table");
    bert.request("sit", "\"seat\":" + bertsSeat + ",\"name\":\"Bert\"");
    anna.hear("changed");
  }
}
