package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import eightfold.core.Rng;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Several servers on one PostgreSQL behind HAProxy, whatever happens to them: no acknowledged move
 * is missing, no log has a gap, nobody is shown what their seat may not know, and every game can be
 * played to its end.
 *
 * <p>{@code -Deightfold.cluster=50} kills so many nodes, freezes others for 1, 5 and 30 s, restarts
 * all of them and the database, and holds the interruptions to their limits. {@code
 * -Deightfold.previous=FILE} names the jar of the release before, to play beside this one.
 */
@Tag("slow")
class ClusterTest {
  private static final int LONG = Integer.getInteger("eightfold.cluster", 0);
  private static final String PREVIOUS = System.getProperty("eightfold.previous", "");
  private static final int TABLES = LONG > 0 ? 18 : 6;
  @TempDir Path data;
  private final SteadyPlayers players = new SteadyPlayers();
  private final Rng rng = new Rng(System.nanoTime());
  private Cluster cluster;

  @BeforeEach
  void start() throws Exception {
    assumeTrue(Cluster.haproxy().isPresent(), "HAProxy is not installed (apt install haproxy)");
    cluster = Cluster.start(data);
    players.open(cluster.port, TABLES);
  }

  @AfterEach
  void stop() throws Exception {
    if (cluster != null) {
      cluster.stop();
    }
  }

  /** Something that happens while everybody plays. */
  @FunctionalInterface
  private interface Trouble {
    void happen() throws Exception;
  }

  private void whilePlaying(Trouble trouble) throws Exception {
    List<Thread> threads = players.playOn(cluster.port);
    try {
      moves(60);
      trouble.happen();
      moves(60);
    } finally {
      players.stop();
      for (Thread thread : threads) {
        assertThat(thread.join(Duration.ofMinutes(2))).as("a player got stuck").isTrue();
      }
    }
    players.playToTheEnd(cluster.port);
    players.everythingIsThere(cluster.config());
  }

  private void moves(int more) throws InterruptedException {
    int before = players.acknowledged();
    for (int wait = 0; wait < 1200 && players.acknowledged() < before + more; wait++) {
      Thread.sleep(50);
    }
    assertThat(players.acknowledged()).as("nothing goes on").isGreaterThanOrEqualTo(before + more);
  }

  /** Tells how it was for people; the long form holds it to a limit. */
  private void report(String what, int limit) {
    List<Long> millis = players.watch.millis();
    List<Long> answers = players.watch.answers();
    System.out.printf(
        "%s: %d interruptions, p50 %d ms, p99 %d ms, at most %d ms; other moves p99 %d ms%n",
        what,
        millis.size(),
        Interruptions.percentile(millis, 50),
        Interruptions.percentile(millis, 99),
        Interruptions.percentile(millis, 100),
        Interruptions.percentile(answers, 99));
    if (LONG > 0) {
      assertThat(Interruptions.percentile(millis, 99)).as(what).isLessThan(limit);
      assertThat(Interruptions.percentile(answers, 99)).as("other tables").isLessThan(250);
    }
    players.watch.reset();
  }

  @Test
  void nothing_is_lost_whatever_happens() throws Exception {
    whilePlaying(
        () -> {
          players.watch.reset();
          for (int i = 0; i < Math.max(1, LONG); i++) {
            kill(rng.below(Cluster.NODES));
          }
          report("killed", 2000);
          freeze(rng.below(Cluster.NODES), 1);
          if (LONG > 0) {
            freeze(rng.below(Cluster.NODES), 5);
            freeze(rng.below(Cluster.NODES), 30);
          }
          report("frozen", 6000);
          int first = rng.below(Cluster.NODES);
          for (int i = 0; i < (LONG > 0 ? Cluster.NODES : 1); i++) {
            drain((first + i) % Cluster.NODES);
          }
          report("drained", 2000);
          for (int node = 0; node < Cluster.NODES; node++) {
            stray(node, false);
            stray(node, true);
          }
          report("wrongly routed", 1000);
          if (LONG > 0) {
            cluster.restartDatabase();
            moves(30 * TABLES);
          }
        });
  }

  private void kill(int node) throws Exception {
    moves(rng.below(60));
    cluster.nodes[node].kill();
    moves(10 * TABLES);
    back(node);
  }

  private void back(int node) throws Exception {
    cluster.startNode(node);
    moves(10 * TABLES);
  }

  private void freeze(int node, int seconds) throws Exception {
    cluster.nodes[node].signal("STOP");
    Thread.sleep(Duration.ofSeconds(seconds));
    cluster.nodes[node].signal("CONT");
    moves(10 * TABLES);
  }

  private void drain(int node) throws Exception {
    assertThat(cluster.nodes[node].terminate()).isEqualTo(143);
    moves(10 * TABLES);
    back(node);
  }

  /**
   * Somebody comes to a table at a node that is not the proxy's choice.
   *
   * @param unheard whether the claim is not announced, because the lines are cut just then
   */
  private void stray(int node, boolean unheard) throws Exception {
    String table = players.first().getKey();
    try (Visitor guest = Visitor.known(cluster.ports[node], players.first().getValue())) {
      if (unheard) {
        cluster.cutLines();
      }
      guest.connect(table);
      for (int i = 0; i < 20; i++) {
        guest.hear("played"); // where the proxy sends the others, too
      }
    } catch (UncheckedIOException e) {
      assertThat(e).as("sent away by a claim").hasMessageContaining("closed 1012");
    }
    moves(10 * TABLES);
  }

  @Test
  @EnabledIfSystemProperty(
      named = "eightfold.previous",
      matches = ".+",
      disabledReason = "no jar of the release before is named")
  void the_release_before_plays_beside_this_one() throws Exception {
    whilePlaying(
        () -> {
          for (int node = 0; node < Cluster.NODES; node++) {
            cluster.nodes[node].kill();
            cluster.startNode(node, Path.of(PREVIOUS));
            moves(10 * TABLES);
          }
          for (int node = 0; node < Cluster.NODES; node++) {
            drain(node);
          }
          report("upgraded", 2000);
        });
  }
}
