package eightfold.server.host;

import eightfold.table.Client;
import eightfold.wire.Ask;

/** A client's connection to a table. */
public final class TableSession {
  private final HostedTable table;
  private final Client client;

  TableSession(HostedTable table, Client client) {
    this.table = table;
    this.client = client;
  }

  /**
   * Brings a request to the table.
   *
   * @param asked {@link System#nanoTime()} when the request came in
   */
  public void ask(Ask ask, long asked) {
    table.ask(client, ask, asked);
  }

  public void leave() {
    table.leave(client);
  }
}
