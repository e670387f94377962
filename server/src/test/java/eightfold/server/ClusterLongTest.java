package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The long form, every night. At each of 18 tables somebody moves twenty milliseconds after they
 * can, so that the machine has work but time left. {@code -Deightfold.cluster=50} kills so many
 * nodes, and everything else is done to them, too. Nobody may have to wait for long. It needs a
 * machine without much other work. {@code -Deightfold.previous=FILE} names the jar of the release
 * before, which packaging/previous.sh builds, to play beside this one.
 */
@Tag("slow")
@EnabledIfSystemProperty(
    named = "eightfold.cluster",
    matches = "\\d+",
    disabledReason = "it takes long, and needs the machine for itself")
class ClusterLongTest extends ClusterPlay {
  private static final int KILLS = Integer.getInteger("eightfold.cluster", 0);
  private static final String PREVIOUS = System.getProperty("eightfold.previous", "");

  ClusterLongTest() {
    super(18, 20);
  }

  /** Milliseconds: between two moves of 99 of 100 tables that were hit, and of a move elsewhere. */
  private void atMost(int interruption, int elsewhere) {
    assertThat(players.watch.interruption(99)).as("interruptions").isLessThan(interruption);
    assertThat(players.watch.answer(99)).as("other moves").isLessThan(elsewhere);
  }

  @Test
  void nodes_are_killed() throws Exception {
    whilePlaying(
        () -> {
          for (int i = 0; i < KILLS; i++) {
            kill(rng.below(Cluster.NODES));
          }
          atMost(2000, 250);
          report(KILLS + " killed");
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 30})
  void a_node_is_frozen(int seconds) throws Exception {
    whilePlaying(
        () -> {
          int node = rng.below(Cluster.NODES);
          int people = cluster.sockets(node);
          freeze(node, seconds);
          assertThat(players.watch.interrupted()).as("only they").hasSizeLessThanOrEqualTo(people);
          atMost(6000, 250);
          report("frozen for %d s, with %d tables".formatted(seconds, people));
        });
  }

  @Test
  void all_nodes_are_restarted_one_after_the_other() throws Exception {
    whilePlaying(
        () -> {
          for (int node = 0; node < Cluster.NODES; node++) {
            drain(node);
          }
          atMost(2000, 250);
          report("drained");
        });
  }

  @Test
  void the_database_is_restarted() throws Exception {
    whilePlaying(
        () -> {
          for (int i = 0; i < 3; i++) {
            cluster.restartDatabase();
            everybodyPlays();
          }
          report("database restarted");
        });
  }

  @Test
  void guests_are_sent_to_the_wrong_node() throws Exception {
    whilePlaying(
        () -> {
          for (int i = 0; i < 5 * Cluster.NODES; i++) {
            stray(i % Cluster.NODES, i % 2 == 0);
          }
          atMost(1000, 250);
          report("wrongly routed");
        });
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
            everybodyPlays();
          }
          for (int node = 0; node < Cluster.NODES; node++) {
            drain(node);
          }
          atMost(2000, 250);
          report("upgraded");
        });
  }
}
