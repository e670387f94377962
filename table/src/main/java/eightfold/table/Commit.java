package eightfold.table;

import eightfold.wire.Entry;
import eightfold.wire.json.EntryJson;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Entries that are appended together, and what is sent once they are durable. The messages are
 * built while they are being written; whichever is finished last, writing or building, hands them
 * out. As a table builds its commits one after the other and they become durable in order, messages
 * leave in order. A commit without entries only waits for those before it.
 */
public final class Commit {
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Delivery(Client client, byte[] json) {}

  private final List<String> lines = new ArrayList<>(2);
  private final List<Fact> facts = new ArrayList<>(0);
  private final List<Delivery> deliveries = new ArrayList<>(8);
  private final AtomicInteger open = new AtomicInteger(2);
  private final Runnable released;
  private Runnable afterwards = () -> {};

  /**
   * @param released is told when it is durable and all is built
   */
  Commit(Runnable released) {
    this.released = released;
  }

  /** The texts of its entries. */
  public List<String> lines() {
    return lines;
  }

  /** What else is to be written with them. */
  public List<Fact> facts() {
    return facts;
  }

  void add(Entry entry) {
    lines.add(EntryJson.text(entry));
  }

  void add(List<Fact> more) {
    facts.addAll(more);
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

  /** It is durable. Any thread may say so. */
  public void durable() {
    arrive();
  }

  private void arrive() {
    if (open.decrementAndGet() == 0) {
      released.run();
      for (int i = 0; i < deliveries.size(); i++) {
        Delivery delivery = deliveries.get(i);
        delivery.client.send(delivery.json);
      }
      afterwards.run();
    }
  }
}
