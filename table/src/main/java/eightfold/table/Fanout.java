package eightfold.table;

import eightfold.wire.json.JsonBytes;
import java.util.List;

/**
 * A telling for everybody at a table: the common part, written once, and each seat's own part.
 *
 * @param first the first number of the log that it covers
 * @param n the last
 * @param common JSON without its closing brace
 * @param mine by seat, JSON objects; empty where a seat has no part of its own
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Fanout(int first, int n, byte[] common, byte[][] mine) {
  private static final byte[] NOTHING = {};

  static byte[][] nobody(int seats) {
    byte[][] mine = new byte[seats][];
    java.util.Arrays.fill(mine, NOTHING);
    return mine;
  }

  /**
   * The whole telling for one guest.
   *
   * @param aids what helps its seats, a JSON object; empty for nothing
   * @param re the id of the request that it answers, or 0
   */
  byte[] forSeats(List<Integer> seats, byte[] aids, long re) {
    JsonBytes out = new JsonBytes(common.length + aids.length + 256);
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
    if (aids.length > 0) {
      out.name("aids").raw(aids);
    }
    if (re != 0) {
      out.name("re").number(re);
    }
    return out.close().toArray();
  }
}
