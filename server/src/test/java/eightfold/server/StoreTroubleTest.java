package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.server.config.Config;
import eightfold.server.store.SqliteStore;
import eightfold.server.store.Store;
import eightfold.server.store.StoreException;
import eightfold.server.store.Sums;
import eightfold.server.store.Write;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A store in trouble says so clearly and damages nothing. */
@Tag("slow")
class StoreTroubleTest {
  @TempDir Path data;

  private static CompletableFuture<Boolean> append(Store store, long table, int seq, String body) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    Write write = new Write(Write.Waiting.completing(done));
    long sum = table;
    for (int i = 0; i < seq; i++) {
      sum = Sums.next(sum, body);
    }
    store.submit(write.append(table, new Store.Line(seq, body, sum)));
    return done;
  }

  private static StoreException.Why why(CompletableFuture<Boolean> done) {
    try {
      done.join();
      throw new AssertionError("this should have failed");
    } catch (CompletionException e) {
      return e.getCause() instanceof StoreException trouble
          ? trouble.why()
          : StoreException.Why.UNAVAILABLE;
    }
  }

  @Test
  void a_full_disk_is_refused_and_what_was_there_stays() {
    try (Store store = new SqliteStore(data, 40)) {
      String body = "x".repeat(3000);
      int seq = 1;
      StoreException.Why why = StoreException.Why.CONFLICT;
      while (seq < 200 && why == StoreException.Why.CONFLICT) {
        CompletableFuture<Boolean> done = append(store, 5, seq, body);
        try {
          done.join();
          seq++;
        } catch (CompletionException e) {
          why = why(done);
        }
      }
      assertThat(why).isEqualTo(StoreException.Why.FULL);
      assertThat(store.log(5)).hasSize(seq - 1);
      assertThat(why(append(store, 6, 1, body))).isEqualTo(StoreException.Why.FULL);
      assertThat(store.log(5)).hasSize(seq - 1);
    }
  }

  @Test
  void an_entry_cannot_be_written_twice_and_its_neighbours_in_the_batch_are_kept() {
    try (Store store = new SqliteStore(data)) {
      append(store, 1, 1, "a").join();
      CompletableFuture<Boolean> one = append(store, 2, 1, "b");
      CompletableFuture<Boolean> twice = append(store, 1, 1, "c");
      CompletableFuture<Boolean> three = append(store, 3, 1, "d");
      assertThat(why(twice)).isEqualTo(StoreException.Why.CONFLICT);
      assertThat(one.join()).isTrue();
      assertThat(three.join()).isTrue();
      assertThat(store.log(1)).extracting(Store.Line::body).containsExactly("a");
    }
  }

  @Test
  void a_damaged_page_is_noticed_and_left_alone() throws IOException {
    String table;
    String sound;
    String token;
    Config config = TableTest.config(data);
    try (Server server = Server.start(config);
        Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      token = anna.token;
      table = anna.open("eights", 2, "{\"target\":\"77\"}", "random");
      sound = anna.open("eights", 2, "{\"target\":\"78\"}", "random");
    }
    Path file = data.resolve("eightfold.db");
    String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
    assertThat(bytes).contains("\"target\":\"77\"");
    Files.writeString(
        file, bytes.replace("\"target\":\"77\"", "\"ta#get\":\"77\""), StandardCharsets.ISO_8859_1);
    try (HeardLog log = HeardLog.ofServer();
        Server server = Server.start(config);
        Visitor anna = Visitor.known(server.port(), token)) {
      var answer = anna.send("GET", "/api/tables/" + table, "");
      assertThat(answer.statusCode()).isEqualTo(503);
      assertThat(answer.body()).contains("store-damaged");
      assertThat(anna.send("GET", "/api/tables/" + sound, "").statusCode()).isEqualTo(200);
      assertThat(log.entries()).anyMatch(entry -> entry.contains("damaged"));
    }
    assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
        .contains("\"ta#get\"");
  }

  @Test
  void a_file_that_is_no_database_keeps_the_server_from_starting() throws IOException {
    Files.write(
        data.resolve("eightfold.db"),
        "this is something else entirely".repeat(400).getBytes(StandardCharsets.UTF_8));
    assertThatThrownBy(() -> Server.start(TableTest.config(data))).hasMessageContaining("database");
  }

  @Test
  void a_database_that_goes_away_is_reported_and_used_again_when_it_is_back() throws Exception {
    Path files = data.resolve("pg");
    EmbeddedPostgres postgres = Postgres.start(files, 0);
    int port = postgres.getPort();
    Config config = TableTest.config(data).with("database", Postgres.url(postgres));
    try (HeardLog log = HeardLog.ofServer();
        Server server = Server.start(config);
        Visitor anna = Visitor.arrive(server.port(), "Anna")) {
      String table = anna.open("eights", 2, "{}", "");
      anna.connect(table).hear("table");
      anna.request("sit", "\"seat\":1,\"name\":\"Other\"");
      anna.request("start", "");
      anna.move(anna.toAct(), "pass");
      int last = anna.last;
      postgres.close();
      anna.ask(
          "move", "\"seat\":%d,\"at\":%d,\"move\":\"pass\"".formatted(anna.toAct(), anna.at()));
      String code = anna.hear("refused").get("error").get("code").stringValue();
      assertThat(code).isEqualTo("store-unavailable");
      anna.hangUp();
      assertThat(anna.send("GET", "/health", "").statusCode()).isEqualTo(503);
      postgres = Postgres.start(files, port);
      for (int i = 0; i < 40 && anna.send("GET", "/health", "").statusCode() != 200; i++) {
        Thread.sleep(250);
      }
      anna.connect(table).hear("table");
      assertThat(anna.last).isEqualTo(last);
      assertThat(anna.move(anna.toAct(), "pass").get("type").stringValue()).isEqualTo("played");
      assertThat(log.entries()).anyMatch(entry -> entry.contains("the store cannot be reached"));
    } finally {
      postgres.close();
    }
  }
}
