package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that stops lets proxies know first, and its people last. */
@Tag("slow")
class DrainTest {
  @TempDir Path data;

  @Test
  void proxies_hear_first_and_people_play_on_until_they_are_sent_away() throws Exception {
    Server server = Server.start(TableTest.config(data).with("drain", 2));
    List<Visitor> visitors = new ArrayList<>();
    try {
      Visitor anna = seated(server, visitors);
      assertThat(status(anna, "/health")).isEqualTo(200);
      assertThat(status(anna, "/health/drain")).isEqualTo(200);
      Thread stopping = Thread.ofVirtual().start(server::stop);
      while (status(anna, "/health") == 200) {
        Thread.sleep(10);
      }
      assertThat(status(anna, "/health")).isEqualTo(503);
      assertThat(anna.get("/health").get("error").get("code").stringValue()).isEqualTo("draining");
      assertThat(status(anna, "/health/drain")).isEqualTo(404);
      assertThat(anna.request("start", "").get("type").stringValue()).isEqualTo("started");
      for (int i = 0; i < 12; i++) {
        seated(server, visitors); // who comes all the same is served
      }
      List<Integer> after = new ArrayList<>();
      for (Visitor visitor : visitors) {
        after.add(visitor.hear("bye").get("after").intValue());
      }
      assertThat(after).allMatch(wait -> wait >= 1000 && wait <= 1500);
      assertThat(after.stream().distinct().count()).as("not all at once").isGreaterThan(3);
      assertThat(stopping.join(Duration.ofSeconds(30))).isTrue();
    } finally {
      visitors.forEach(Visitor::hangUp);
      server.stop();
    }
  }

  private static Visitor seated(Server server, List<Visitor> visitors) {
    Visitor visitor = Visitor.arrive(server.port(), "Guest");
    visitors.add(visitor);
    visitor.connect(visitor.open("eights", 2, "{}", "random")).hear("table");
    return visitor;
  }

  private static int status(Visitor visitor, String path) {
    return visitor.send("GET", path, "").statusCode();
  }
}
