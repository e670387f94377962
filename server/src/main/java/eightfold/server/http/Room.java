package eightfold.server.http;

import com.sun.management.UnixOperatingSystemMXBean;
import eightfold.server.config.Config;
import java.lang.management.ManagementFactory;

/**
 * How many connections there is room for, and how many of them may be sockets. Each is an open
 * file, of which the system allows so many; without room for its own files the store could not
 * write.
 */
record Room(int connections, int sockets) {
  /** Files that may still be opened besides connections: the store's, and what is served. */
  private static final int RESERVE = 64;

  private static final int AT_LEAST = 8;
  private static final long MANY = Integer.MAX_VALUE;
  private static final System.Logger LOGGER = System.getLogger(Room.class.getName());

  static Room of(Config config) {
    Room wanted = new Room(config.number("most-connections"), config.number("most-sockets"));
    long free = free();
    Room room = wanted.within(free);
    if (room.connections < wanted.connections || room.sockets < wanted.within(MANY).sockets) {
      LOGGER.log(
          System.Logger.Level.INFO,
          "the system''s limit of open files leaves room for {0} connections, {1} of them sockets",
          Integer.toString(room.connections),
          Integer.toString(room.sockets));
    }
    return room;
  }

  /** How many more files may be opened. */
  private static long free() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
        ? unix.getMaxFileDescriptorCount() - unix.getOpenFileDescriptorCount()
        : Integer.MAX_VALUE;
  }

  /** Some connections are left for those who only ask something. */
  private Room within(long free) {
    int possible = Math.clamp(free - RESERVE, AT_LEAST, Integer.MAX_VALUE);
    int all = connections == 0 ? possible : Math.min(connections, possible);
    return new Room(all, Math.min(sockets, all - Math.max(1, Math.min(all / 8, 256))));
  }
}
