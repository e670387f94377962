package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What stops, stops quietly, whatever is going on. */
@Tag("slow")
class QuietStopTest {
  @TempDir Path data;

  /** Keeps what is logged. */
  private static final class Ear extends Handler {
    final Queue<String> heard = new ConcurrentLinkedQueue<>();

    @Override
    public void publish(LogRecord event) {
      heard.add(event.getLoggerName() + ": " + event.getMessage() + " " + event.getThrown());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  @Test
  void a_server_that_stops_amid_games_and_requests_has_nothing_to_say() {
    Ear ear = new Ear();
    Server server = Server.start(TableTest.config(data));
    Logger.getLogger("").addHandler(ear);
    List<Visitor> visitors = new ArrayList<>();
    try {
      for (int i = 0; i < 8; i++) {
        Visitor visitor = Visitor.arrive(server.port(), "Guest");
        visitors.add(visitor);
        visitor.connect(visitor.open("twenty-eight", 4, "{}", "random")).hear("table");
        visitor.request("start", "");
        visitor.ask("leave", ""); // the bots play on by themselves
        Thread.startVirtualThread(() -> ask(visitor));
      }
      server.stop();
      assertThat(ear.heard).isEmpty();
    } finally {
      Logger.getLogger("").removeHandler(ear);
      visitors.forEach(Visitor::hangUp);
    }
  }

  private static void ask(Visitor visitor) {
    try {
      while (visitor.send("GET", "/api/me/tables", "").statusCode() == 200) {
        visitor.ask("look", "");
      }
    } catch (java.io.UncheckedIOException e) {
      // stopped
    }
  }
}
