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
import org.junit.jupiter.api.io.TempDir;

/**
 * People who play at three servers on one PostgreSQL behind HAProxy, and what can happen to them.
 * Afterwards, always: no acknowledged move is missing, no log has a gap, nobody was shown what
 * their seat may not know, and every game can be played to its end.
 */
abstract class ClusterPlay {
  @TempDir Path data;
  final SteadyPlayers players;
  final Rng rng = new Rng(System.nanoTime());
  private final int tables;
  Cluster cluster;

  /**
   * @param thinking milliseconds before each move
   */
  @SuppressWarnings("NullAway.Init")
  ClusterPlay(int tables, int thinking) {
    this.tables = tables;
    players = new SteadyPlayers(thinking);
  }

  @BeforeEach
  void start() throws Exception {
    assumeTrue(Cluster.haproxy().isPresent(), "HAProxy is not installed (apt install haproxy)");
    cluster = Cluster.start(data);
    players.open(cluster.port, tables);
  }

  @AfterEach
  void stop() throws Exception {
    if (cluster != null) {
      cluster.stop();
    }
  }

  /** Something that happens while everybody plays. */
  @FunctionalInterface
  interface Trouble {
    void happen() throws Exception;
  }

  void whilePlaying(Trouble trouble) throws Exception {
    List<Thread> threads = players.playOn(cluster.port);
    try {
      everybodyPlays();
      players.watch.reset();
      trouble.happen();
      everybodyPlays();
    } finally {
      players.stop();
      for (Thread thread : threads) {
        assertThat(thread.join(Duration.ofMinutes(2))).as("a player got stuck").isTrue();
      }
    }
    players.playToTheEnd(cluster.port);
    players.everythingIsThere(cluster.config());
  }

  /** Waits for about ten moves at each table. */
  void everybodyPlays() throws InterruptedException {
    moves(10 * tables);
  }

  private void moves(int more) throws InterruptedException {
    int before = players.acknowledged();
    for (int wait = 0; wait < 1200 && players.acknowledged() < before + more; wait++) {
      Thread.sleep(50);
    }
    assertThat(players.acknowledged()).as("nothing goes on").isGreaterThanOrEqualTo(before + more);
  }

  /** Tells how it was for people since the last time. */
  void report(String what) {
    System.out.println(what + ": " + players.watch);
    players.watch.reset();
  }

  void kill(int node) throws Exception {
    moves(rng.below(60));
    cluster.nodes[node].kill();
    everybodyPlays();
    back(node);
  }

  private void back(int node) throws Exception {
    cluster.startNode(node);
    everybodyPlays();
  }

  void freeze(int node, int seconds) throws Exception {
    cluster.nodes[node].signal("STOP");
    Thread.sleep(Duration.ofSeconds(seconds));
    cluster.nodes[node].signal("CONT");
    everybodyPlays();
  }

  void drain(int node) throws Exception {
    assertThat(cluster.nodes[node].terminate()).isEqualTo(143);
    everybodyPlays();
    back(node);
  }

  /**
   * Somebody comes to a table at a node that is not the proxy's choice.
   *
   * @param unheard whether the claim is not announced, because the lines are cut just then
   */
  void stray(int node, boolean unheard) throws Exception {
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
    everybodyPlays();
  }
}
