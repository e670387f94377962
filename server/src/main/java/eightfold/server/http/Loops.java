package eightfold.server.http;

import java.util.ArrayList;
import java.util.List;

/** The loops that look after the sockets; a table's sockets all belong to the same. */
final class Loops implements AutoCloseable {
  private final List<Loop> loops = new ArrayList<>();

  /**
   * @param silence milliseconds after which a socket without a sign of life is cut
   */
  Loops(int count, int silence) {
    for (int i = 0; i < count; i++) {
      loops.add(new Loop(i, silence));
    }
  }

  Loop of(long table) {
    return loops.get((int) Math.floorMod(table, (long) loops.size()));
  }

  @Override
  public void close() {
    loops.forEach(Loop::close);
  }
}
