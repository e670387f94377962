package eightfold.server.store;

import java.util.Map;

/**
 * What servers need that share a store: each table has one owner, the server whose claim is the
 * last one in the table's log. Everything here blocks and throws {@link StoreException}.
 */
public interface Sharing {
  /** How the line of a claim begins. */
  String CLAIMED = "{\"kind\":\"claimed\"";

  /** A server with tables, which wants to know when it loses one. */
  interface Owner {
    /** The tables that it plays, with the number of its claim on each. */
    Map<Long, Integer> held();

    /**
     * A claim on a table was written, by whomever; called by a thread of the store.
     *
     * @param seq the number of the claim
     */
    void claimed(long table, int seq);

    /** A guest's token has ended at a server; called by a thread of the store. */
    void signedOut(String node, long guest);
  }

  /**
   * Appends a claim and announces it; false if it is the last one after a line already, or if there
   * is no such table. A {@code CONFLICT} if somebody else has written at the same moment.
   *
   * @param after the number of a line before which this claim is not the last one
   */
  boolean claim(long table, String claim, int after);

  /**
   * Tells an owner of claims from now on: at once while the line to the store is up. When it comes
   * back after it was cut, and from time to time, the tables are compared with their logs.
   */
  AutoCloseable listen(Owner owner);

  /** Tells all servers that a guest's token has ended at this one. */
  void signOut(String node, long guest);

  /** Shows the others which tables wait for players at this server; those of before are gone. */
  void advertise(String node, Map<Long, String> tables);

  /** What other servers advertise, newest first, by table. */
  Map<Long, String> advertised(String node, int most);
}
