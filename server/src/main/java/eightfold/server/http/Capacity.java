package eightfold.server.http;

import com.sun.management.UnixOperatingSystemMXBean;
import eightfold.server.config.Config;
import java.lang.management.ManagementFactory;

/**
 * How many connections there is room for, and how many of them may be sockets. Each is an open
 * file, of which the system allows so many; without room for its own files the store could not
 * write.
 */
record Capacity(int connections, int sockets) {
  /** Files that may still be opened besides connections: the store's, and what is served. */
  private static final int RESERVE = 64;

  private static final int AT_LEAST = 8;
  private static final long MANY = Integer.MAX_VALUE;
  private static final System.Logger LOGGER = System.getLogger(Capacity.class.getName());

  static Capacity of(Config config) {
    Capacity wanted =
        new Capacity(config.number("most-connections"), config.number("most-sockets"));
    long free = free();
    Capacity capacity = wanted.within(free);
    if (capacity.connections < wanted.connections
        || capacity.sockets < wanted.within(MANY).sockets) {
      LOGGER.log(
          System.Logger.Level.INFO,
          "the system''s limit of open files leaves room for {0} connections, {1} of them sockets",
          Integer.toString(capacity.connections),
          Integer.toString(capacity.sockets));
    }
    return capacity;
  }

  /** How many more files may be opened. */
  private static long free() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
        ? unix.getMaxFileDescriptorCount() - unix.getOpenFileDescriptorCount()
        : Integer.MAX_VALUE;
  }

  /** Some connections are left for those who only ask something. */
  private Capacity within(long free) {
    int possible = Math.clamp(free - RESERVE, AT_LEAST, Integer.MAX_VALUE);
    int all = connections == 0 ? possible : Math.min(connections, possible);
    return new Capacity(all, Math.min(sockets, all - Math.max(1, Math.min(all / 8, 256))));
  }
}
