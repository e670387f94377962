package eightfold.table;

/** Somebody connected to a table. Sending never blocks; a client that cannot keep up is cut off. */
public interface Client {
  long guest();

  /** What the guest is called; empty if they gave no name. */
  String name();

  /** Sends ready JSON. */
  void send(byte[] json);

  /** Sends what waits, then closes. */
  void close(int code, String why);
}
