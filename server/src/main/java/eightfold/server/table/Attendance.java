package eightfold.server.table;

import eightfold.wire.Ask;

/** A client's place at a table. */
public final class Attendance {
  private final LiveTable table;
  private final Client client;

  Attendance(LiveTable table, Client client) {
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
