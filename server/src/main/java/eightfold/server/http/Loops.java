package eightfold.server.http;

import java.util.ArrayList;
import java.util.List;

/** The loops that look after the sockets; a table's sockets all belong to the same. */
final class Loops implements AutoCloseable {
  private final List<Loop> loops = new ArrayList<>();

  Loops(int count) {
    for (int i = 0; i < count; i++) {
      loops.add(new Loop(i));
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
