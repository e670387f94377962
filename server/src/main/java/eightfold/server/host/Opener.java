package eightfold.server.host;

import eightfold.core.Result;
import eightfold.server.store.Store;
import eightfold.server.store.Sums;
import eightfold.server.store.Write;
import eightfold.table.Ids;
import eightfold.table.Opening;
import eightfold.wire.Body;
import java.util.List;

/** Opens tables: writes the first lines of their logs. */
final class Opener {
  private final Store store;
  private final World world;

  Opener(Store store, World world) {
    this.store = store;
    this.world = world;
  }

  Result<Long> open(Body.Open wish, Store.Guest guest, Write write) {
    Opening.Host host = host(guest);
    return Opening.table(wish, host, world.secret())
        .then(lines -> new Result.Ok<>(write(host, lines, wish.sit(), write)));
  }

  Result<Long> learn(String slug, Store.Guest guest, Write write) {
    Opening.Host host = host(guest);
    return Opening.lesson(slug, host)
        .then(lines -> new Result.Ok<>(write(host, lines, false, write)));
  }

  /** Opens the deal of a day for a guest; if it counts, as the one try. */
  long daily(Opening.Daily deal, Store.Guest guest, Write write) {
    Opening.Host host = host(guest);
    List<String> lines = Opening.daily(deal, host).found().orElseThrow();
    long id = world.id();
    if (deal.counted()) {
      write.newTry(new Store.Try(guest.id(), deal.day(), deal.game(), id, 0, 0, 0));
    }
    return write(id, host, lines, true, write);
  }

  private Opening.Host host(Store.Guest guest) {
    return new Opening.Host(guest.id(), guest.name(), freshCode(), world.now());
  }

  /**
   * Writes the first lines of a table.
   *
   * @param listed whether the host finds it again among their tables
   */
  private long write(Opening.Host host, List<String> lines, boolean listed, Write write) {
    return write(world.id(), host, lines, listed, write);
  }

  private long write(long id, Opening.Host host, List<String> lines, boolean listed, Write write) {
    write.newTable(id, host.code(), host.millis());
    long sum = id;
    int seq = 0;
    for (String line : lines) {
      sum = Sums.next(sum, line);
      write.append(id, new Store.Line(++seq, line, sum));
    }
    if (listed) {
      write.seated(host.guest(), id, host.millis());
    }
    store.submit(write);
    return id;
  }

  private String freshCode() {
    String code = Ids.code(world.random().getAsLong());
    while (store.tableByCode(code).isPresent()) {
      code = Ids.code(world.random().getAsLong());
    }
    return code;
  }
}
