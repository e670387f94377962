package eightfold.server.table;

/** Somebody connected to a table. Sending never blocks; a client that cannot keep up is cut off. */
public interface Client {
  long guest();

  /** Sends ready JSON. */
  void send(byte[] json);

  /** Sends what waits, then closes. */
  void close(int code, String why);
}
