package eightfold.server.load;

import java.util.Locale;

/**
 * What a server has in use.
 *
 * @param heap bytes in use, after a collection if one could be asked for
 * @param descriptors open files and sockets
 * @param tables tables in memory
 * @param sockets players and spectators who are connected
 */
public record Vitals(long heap, int threads, int descriptors, int tables, int sockets) {
  /** What may come and go without being a leak. */
  private static final int SPARE_THREADS = 12;

  private static final int SPARE_DESCRIPTORS = 12;
  private static final long SPARE_HEAP = 24L << 20;

  static Vitals of(String metrics) {
    return new Vitals(
        (long) RestClient.metric(metrics, "jvm_heap_used_bytes"),
        (int) RestClient.metric(metrics, "jvm_threads_live"),
        (int) RestClient.metric(metrics, "process_open_fds"),
        (int) RestClient.metric(metrics, "eightfold_tables"),
        (int) RestClient.metric(metrics, "eightfold_sockets"));
  }

  boolean quiet() {
    return tables == 0 && sockets == 0;
  }

  /** What has grown beyond its bound since an earlier moment, in words; empty if nothing has. */
  String grownSince(Vitals earlier, boolean collected) {
    String grown = "";
    if (collected && heap > earlier.heap + SPARE_HEAP) {
      grown += " heap";
    }
    if (threads > earlier.threads + SPARE_THREADS) {
      grown += " threads";
    }
    if (descriptors > earlier.descriptors + SPARE_DESCRIPTORS) {
      grown += " descriptors";
    }
    if (!quiet()) {
      grown += " tables or sockets that should be gone";
    }
    return grown.strip();
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "heap %.1f MB, threads %d, descriptors %d, tables %d, sockets %d",
        heap / 1048576.0,
        threads,
        descriptors,
        tables,
        sockets);
  }
}
