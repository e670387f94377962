package eightfold.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import eightfold.server.host.World;
import eightfold.server.store.Store;
import eightfold.server.store.StoreException;
import eightfold.server.store.Write;
import eightfold.table.Fairness;
import eightfold.table.Names;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.UnaryOperator;

/** Guests and their tokens. The store knows a token's hash only. */
final class Guests {
  static final String COOKIE = "eightfold";

  /** So long a token that was ended by another server of the same store may still be taken here. */
  private static final Duration REMEMBERED = Duration.ofMinutes(1);

  private static final int MOST_KNOWN = 20_000;

  private final Store store;
  private final World world;

  /** The names of guests who have changed theirs. */
  private final Cache<Long, String> renamed = Caffeine.newBuilder().maximumSize(MOST_KNOWN).build();

  /** With room from the start: a look-up that waits for the store holds its part of the map. */
  private final Cache<String, Store.Guest> known =
      Caffeine.newBuilder()
          .initialCapacity(MOST_KNOWN)
          .maximumSize(MOST_KNOWN)
          .expireAfterWrite(REMEMBERED)
          .build();

  Guests(Store store, World world) {
    this.store = store;
    this.world = world;
  }

  /** A new guest and the token that is theirs alone. */
  record Arrival(Store.Guest guest, String token) {}

  Arrival arrive(String name) {
    String token = world.secret();
    long id = world.id();
    Store.Guest guest = new Store.Guest(id, clean(name));
    await(write -> write.newGuest(id, hash(token), guest.name(), world.clock().getAsLong()));
    return new Arrival(guest, token);
  }

  /** What a guest of whom one has heard before is called now. */
  String nameNow(Store.Guest guest) {
    String name = renamed.getIfPresent(guest.id());
    return name == null ? guest.name() : name;
  }

  Store.Guest rename(Request request, String name) {
    Store.Guest changed = new Store.Guest(of(request).id(), clean(name));
    await(write -> write.rename(changed.id(), changed.name()));
    renamed.put(changed.id(), changed.name());
    forget(request);
    return changed;
  }

  /** Gives the sender a new token; the old one is nobody's from then on. */
  Arrival renew(Request request) {
    Store.Guest guest = of(request);
    String token = world.secret();
    await(write -> write.renew(guest.id(), hash(token)));
    forget(request);
    return new Arrival(guest, token);
  }

  /** Whoever sends this is asked of the store again. */
  void forget(Request request) {
    token(request).map(Guests::hash).ifPresent(known::invalidate);
  }

  /** Whatever tokens a guest had are asked of the store again. */
  void forget(long guest) {
    known.asMap().values().removeIf(one -> one.id() == guest);
  }

  Optional<Store.Guest> byToken(String token) {
    if (!Text.isToken(token)) {
      return Optional.empty();
    }
    // A look-up in the store holds the entry, so that nothing old gets in after it was forgotten.
    return Optional.ofNullable(known.get(hash(token), hash -> store.guest(hash).orElse(null)));
  }

  /** Who sends this, if it is a guest: a bearer token counts before a cookie. */
  Optional<Store.Guest> known(Request request) {
    return token(request).flatMap(this::byToken);
  }

  /** Who sends this; refuses strangers. */
  Store.Guest of(Request request) {
    return known(request)
        .orElseThrow(() -> new Refused(401, "who-are-you", "A guest's token is needed."));
  }

  private static Optional<String> token(Request request) {
    Optional<String> bearer =
        request
            .header("Authorization")
            .filter(value -> value.startsWith("Bearer "))
            .map(value -> value.substring("Bearer ".length()).strip());
    return bearer.or(() -> request.header("Cookie").flatMap(Guests::fromCookies));
  }

  private static Optional<String> fromCookies(String cookies) {
    for (String cookie : cookies.split(";", -1)) {
      String[] parts = cookie.strip().split("=", 2);
      if (parts.length == 2 && parts[0].equals(COOKIE)) {
        return Optional.of(parts[1]);
      }
    }
    return Optional.empty();
  }

  private static String hash(String token) {
    return Fairness.sha256("token:" + token);
  }

  /** A name as it is kept; refuses one that is too long. */
  static String clean(String name) {
    String clean = Names.clean(name);
    if (clean.length() > Names.LONGEST) {
      throw new Refused(422, "name-too-long", "A name has at most 24 letters.");
    }
    return clean;
  }

  /** Writes and waits until it is durable. */
  void await(UnaryOperator<Write> filler) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    store.submit(filler.apply(new Write(Write.Waiting.completing(done))));
    join(done);
  }

  static void join(CompletableFuture<Boolean> done) {
    try {
      done.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof StoreException why ? Refused.of(why) : e;
    }
  }
}
