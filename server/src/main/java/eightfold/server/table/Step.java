package eightfold.server.table;

import eightfold.server.store.StoreException;
import eightfold.server.store.Write;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * One commit and what is sent after it. The messages are built while the commit runs; whichever is
 * finished last, commit or building, hands them out. As a table builds its steps one after the
 * other and commits come back in order, messages leave in order.
 */
final class Step implements Write.Waiting {
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Delivery(Client client, byte[] json) {}

  private final LiveTable table;
  private final List<Delivery> deliveries = new ArrayList<>(8);
  private final AtomicInteger open = new AtomicInteger(2);
  private final long asked;
  private final boolean move;
  private Runnable afterwards = () -> {};

  Step(LiveTable table, long asked, boolean move) {
    this.table = table;
    this.asked = asked;
    this.move = move;
  }

  void deliver(Client client, byte[] json) {
    deliveries.add(new Delivery(client, json));
  }

  /** Runs after everything is handed out. */
  void then(Runnable last) {
    afterwards = last;
  }

  void built() {
    arrive();
  }

  @Override
  public void committed() {
    arrive();
  }

  private void arrive() {
    if (open.decrementAndGet() == 0) {
      table.released();
      for (int i = 0; i < deliveries.size(); i++) {
        Delivery delivery = deliveries.get(i);
        delivery.client.send(delivery.json);
      }
      afterwards.run();
      if (move) {
        table.hub().meters().moved(System.nanoTime() - asked);
      }
    }
  }

  @Override
  public void failed(StoreException why) {
    table.broken(why);
  }
}
