package eightfold.server;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Several servers, whatever happens to them: nothing is lost. In short; see the long form. */
@Tag("slow")
class ClusterTest extends ClusterPlay {
  ClusterTest() {
    super(6, 0);
  }

  @Test
  void nothing_is_lost_whatever_happens() throws Exception {
    whilePlaying(
        () -> {
          kill(rng.below(Cluster.NODES));
          report("killed");
          freeze(rng.below(Cluster.NODES), 1);
          report("frozen");
          drain(rng.below(Cluster.NODES));
          report("drained");
          for (int node = 0; node < Cluster.NODES; node++) {
            stray(node, false);
            stray(node, true);
          }
          report("wrongly routed");
        });
  }
}
