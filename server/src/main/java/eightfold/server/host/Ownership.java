package eightfold.server.host;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import eightfold.server.store.Sharing;
import eightfold.server.store.Store;
import eightfold.server.store.StoreException;
import eightfold.table.Ids;
import eightfold.table.TableState;
import eightfold.wire.Entry;
import eightfold.wire.TableInfo;
import eightfold.wire.json.EntryJson;
import eightfold.wire.json.JsonWriter;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which tables this server may play, where several share a store: those whose last claim in the log
 * is its own. A claim takes the next number of the log, so the server that played the table before
 * fails with its next entry, even if it has slept meanwhile, and forgets the table. Where the store
 * cannot be shared nobody claims anything.
 */
final class Ownership implements Sharing.Owner, AutoCloseable {
  private static final System.Logger LOGGER = System.getLogger(Ownership.class.getName());

  /** So often somebody else may be quicker, before a claim is given up. */
  private static final int ATTEMPTS = 50;

  /** So many waiting tables of this server others are told of. */
  private static final int MOST_SHOWN = 200;

  private final Hub hub;
  private final @Nullable Sharing sharing;

  /** The name of this run of this server. */
  private final String node;

  /** The line by which it claims a table. */
  private final String claim;

  /** Claims that were heard of lately: of a table that is only just being folded, perhaps. */
  private final Cache<Long, Integer> heard =
      Caffeine.newBuilder().maximumSize(20_000).expireAfterWrite(Duration.ofMinutes(1)).build();

  private final AutoCloseable listening;

  Ownership(Hub hub) {
    this.hub = hub;
    sharing = hub.store().sharing().orElse(null);
    node = sharing == null ? "" : Ids.text(hub.world().id());
    claim = EntryJson.text(new Entry.Claimed(node));
    listening = sharing == null ? () -> {} : sharing.listen(this);
  }

  boolean isShared() {
    return sharing != null;
  }

  /**
   * The fold of a log, which this server may continue.
   *
   * @param last its last line
   * @param claim the number of the last claim; 0 if nobody has claimed anything
   */
  record Held(TableState state, Store.Line last, int claim) {}

  private static Optional<Store.Line> lastClaim(List<Store.Line> log) {
    return log.reversed().stream()
        .filter(line -> line.body().startsWith(Sharing.CLAIMED))
        .findFirst();
  }

  private boolean isMine(List<Store.Line> log) {
    return lastClaim(log).map(line -> line.body().equals(claim)).orElse(false);
  }

  /**
   * Makes a table this server's; empty if there is no such table. One that it does not understand
   * is left to others, who do.
   */
  Optional<Held> claim(long table) {
    List<Store.Line> log = hub.store().log(table);
    if (log.isEmpty()) {
      return Optional.empty();
    }
    TableState state = hub.fold(table, log);
    if (sharing == null || isMine(log)) {
      int claim = lastClaim(log).map(Store.Line::seq).orElse(0);
      return Optional.of(new Held(state, log.getLast(), claim));
    }
    List<Store.Line> since = claim(table, sharing, log.getLast());
    Hub.follow(state, since);
    return Optional.of(new Held(state, since.getLast(), lastClaim(since).orElseThrow().seq()));
  }

  /** Writes the claim; returns what was written since a line, up to the claim and after it. */
  private List<Store.Line> claim(long table, Sharing sharing, Store.Line known) {
    for (int attempt = 1; ; attempt++) {
      try {
        if (sharing.claim(table, claim, known.seq())) {
          hub.meters().claimed();
        }
        List<Store.Line> since = hub.store().log(table, known);
        if (isMine(since)) {
          return since;
        }
      } catch (StoreException e) {
        if (e.why() != StoreException.Why.CONFLICT || attempt == ATTEMPTS) {
          throw e;
        }
      }
      hub.meters().conflicted();
    }
  }

  /** Whether somebody else has claimed a table since, while it was being folded here. */
  boolean isLost(HostedTable table) {
    Integer claim = heard.getIfPresent(table.id());
    return claim != null && claim > table.claim();
  }

  @Override
  public Map<Long, Integer> held() {
    Map<Long, Integer> held = new HashMap<>();
    hub.live().forEach(table -> held.put(table.id(), table.claim()));
    return held;
  }

  @Override
  public void claimed(long table, int seq) {
    heard.asMap().merge(table, seq, Math::max);
    hub.lose(table, seq);
  }

  @Override
  public void signedOut(String where, long guest) {
    if (!where.equals(node)) {
      hub.signedOut(guest);
    }
  }

  /** Tells other servers that a guest's token has ended. */
  void signOut(long guest) {
    if (sharing != null) {
      try {
        sharing.signOut(node, guest);
      } catch (StoreException e) {
        LOGGER.log(System.Logger.Level.WARNING, "other servers do not hear of a sign-out", e);
      }
    }
  }

  /** Shows other servers the tables that wait for players here. */
  void advertise() {
    if (sharing != null) {
      Map<Long, String> waiting = new HashMap<>();
      for (TableInfo info : hub.isClosed() ? List.<TableInfo>of() : hub.lobby(MOST_SHOWN)) {
        waiting.put(Ids.parse(info.id()).orElseThrow(), JsonWriter.text(info));
      }
      try {
        sharing.advertise(node, waiting);
      } catch (StoreException e) {
        LOGGER.log(System.Logger.Level.DEBUG, "other servers do not hear of tables here", e);
      }
    }
  }

  /** Tables that wait for players at other servers. */
  List<String> elsewhere(int most) {
    if (sharing == null || most <= 0) {
      return List.of();
    }
    Map<Long, String> shown = new LinkedHashMap<>(sharing.advertised(node, most));
    shown.keySet().removeIf(hub::isLive);
    return List.copyOf(shown.values());
  }

  @Override
  public void close() {
    advertise();
    try {
      listening.close();
    } catch (Exception e) {
      LOGGER.log(System.Logger.Level.WARNING, "the line for claims did not close", e);
    }
  }
}
