package eightfold.table;

import eightfold.wire.Entry;
import eightfold.wire.json.EntryJson;
import java.util.ArrayList;
import java.util.List;

/**
 * Entries that are appended together, and the messages that are sent once they are durable. A
 * commit without entries only waits for those before it.
 */
public final class Commit {
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Delivery(Client client, byte[] json) {}

  private final List<String> lines = new ArrayList<>(2);
  private final List<Fact> facts = new ArrayList<>(0);
  private final List<Delivery> deliveries = new ArrayList<>(8);
  private Runnable afterwards = () -> {};

  Commit() {}

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

  /** It is durable: hands the messages out. */
  public void durable() {
    for (int i = 0; i < deliveries.size(); i++) {
      Delivery delivery = deliveries.get(i);
      delivery.client.send(delivery.json);
    }
    afterwards.run();
  }
}
