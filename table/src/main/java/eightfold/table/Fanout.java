package eightfold.table;

import eightfold.core.Aid;
import eightfold.json.JsonBytes;
import eightfold.wire.Tell;
import eightfold.wire.json.JsonWriter;
import java.util.List;
import java.util.Map;

/**
 * A message for everybody at a table: the common part, written once, and each seat's own part,
 * which comes after it.
 *
 * @param first the first number of the log that it covers
 * @param n the last
 * @param common JSON without its closing brace
 * @param mine by seat, each a {@link Tell.Mine} as JSON; empty where a seat has no part of its own
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Fanout(int first, int n, byte[] common, byte[][] mine) {

  /**
   * The whole message for one guest.
   *
   * @param aids by seat, what helps
   * @param re the id of the request that it answers, or 0
   */
  byte[] forSeats(List<Integer> seats, Map<String, Aid> aids, long re) {
    JsonBytes out = new JsonBytes(common.length + (aids.isEmpty() ? 256 : 768));
    out.raw(common);
    boolean any = false;
    for (int i = 0; i < seats.size(); i++) {
      int seat = seats.get(i);
      if (seat < mine.length && mine[seat].length > 0) {
        if (!any) {
          out.name("mine").open();
          any = true;
        }
        out.name(Integer.toString(seat)).raw(mine[seat]);
      }
    }
    if (any) {
      out.close();
    }
    if (!aids.isEmpty()) {
      out.name("aids");
      JsonWriter.write(out, aids);
    }
    if (re != 0) {
      out.name("re").number(re);
    }
    return out.close().toArray();
  }
}
