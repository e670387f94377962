package eightfold.server.store;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** The chain of checksums along a table's log; it begins with the table's id. */
public final class Sums {
  private Sums() {}

  public static long next(long before, String body) {
    CRC32 crc = new CRC32();
    for (int shift = 0; shift < 64; shift += 8) {
      crc.update((int) (before >>> shift));
    }
    crc.update(body.getBytes(StandardCharsets.UTF_8));
    return crc.getValue();
  }
}
