package eightfold.table;

import org.jspecify.annotations.Nullable;

/**
 * Which request is answered: messages to that client, and to nobody else, name its id.
 *
 * @param client null if nobody asked
 */
record Reply(@Nullable Client client, long id) {
  static final Reply TO_NOBODY = new Reply(null, 0);

  /** The id for messages to a client; 0 if it did not ask. */
  long idFor(Client other) {
    return other == client ? id : 0;
  }
}
