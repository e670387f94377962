package eightfold.server.host;

import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.games.Games;
import eightfold.server.store.Store;
import eightfold.server.store.StoreException;
import eightfold.server.store.Write;
import eightfold.table.Fairness;
import eightfold.table.Opening;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The deals of the days: one for each game, the same for everybody. Their secrets are kept days
 * before they are played, and nobody sees one before {@linkplain Days#out the deal is out}. A guest
 * has one try at each that counts.
 */
public final class Daily {
  private static final System.Logger LOGGER = System.getLogger(Daily.class.getName());

  /** The server binds itself to the deals of so many days to come. */
  private static final int AHEAD = 7;

  private static final int HOUR = (int) TimeUnit.HOURS.toMillis(1);
  private final Hub hub;
  private final Store store;
  private final World world;

  public Daily(Hub hub, Store store, World world) {
    this.hub = hub;
    this.store = store;
    this.world = world;
  }

  /** Binds the server to the deals to come, now and from hour to hour. */
  public void start() {
    hub.later(
        1,
        () -> {
          try {
            prepare();
          } catch (StoreException e) {
            LOGGER.log(System.Logger.Level.WARNING, "no deals for the coming days: {0}", e);
          } finally {
            hub.later(HOUR, this::start);
          }
        });
  }

  public long now() {
    return world.now();
  }

  public LocalDate today() {
    return Days.at(now());
  }

  /** The deals from a day on to those to come; what is missing from today on is made. */
  public List<Store.Deal> deals(LocalDate first) {
    prepare();
    return store.deals(first.toString(), today().plusDays(AHEAD).toString());
  }

  private void prepare() {
    LocalDate today = today();
    Set<String> known = new HashSet<>();
    for (Store.Deal deal : store.deals(today.toString(), today.plusDays(AHEAD).toString())) {
      known.add(deal.day() + deal.game());
    }
    List<Store.Deal> missing = new ArrayList<>();
    for (int i = 0; i <= AHEAD; i++) {
      String day = today.plusDays(i).toString();
      for (var kit : Games.all()) {
        String game = kit.info().slug();
        if (!known.contains(day + game)) {
          missing.add(new Store.Deal(day, game, world.secret(), now()));
        }
      }
    }
    if (!missing.isEmpty()) {
      await(write -> missing.forEach(write::newDeal));
    }
  }

  private void await(Consumer<Write> filler) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    Write write = new Write(Write.Waiting.completing(done));
    filler.accept(write);
    store.submit(write);
    join(done);
  }

  private static void join(CompletableFuture<Boolean> done) {
    try {
      done.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof StoreException why ? why : e;
    }
  }

  /** The deals of a day; empty if it is to come, or from before there were any. */
  public List<Store.Deal> dealsOf(LocalDate day) {
    if (day.equals(today())) {
      prepare();
    }
    return store.deals(day.toString(), day.toString());
  }

  // ---- playing

  /**
   * The table of a guest at the deal of a day.
   *
   * @param day empty for today
   * @param free whether the game does not count
   */
  public Result<Long> play(Store.Guest guest, String game, String day, boolean free) {
    return Games.find(game).then(_ -> find(game, day)).then(deal -> play(guest, deal, free));
  }

  private Result<Store.Deal> find(String game, String day) {
    Optional<LocalDate> date = day.isEmpty() ? Optional.of(today()) : Days.parse(day);
    if (date.isPresent() && date.get().isAfter(today())) {
      return refused("daily-not-yet", "This deal is played when its day has come.");
    }
    return date.map(this::dealsOf).orElse(List.of()).stream()
        .filter(deal -> deal.game().equals(game))
        .findFirst()
        .<Result<Store.Deal>>map(Result.Ok::new)
        .orElseGet(() -> refused("daily-unknown", "There is no deal of that day."));
  }

  private static <T> Result<T> refused(String code, String sentence) {
    return new Result.Refused<>(Refusal.of("day", code, sentence));
  }

  private Result<Long> play(Store.Guest guest, Store.Deal deal, boolean free) {
    Optional<Store.Try> begun = store.tryOf(guest.id(), deal.day(), deal.game());
    if (free) {
      return Days.isOut(deal.day(), now()) || begun.filter(Daily::isFinished).isPresent()
          ? new Result.Ok<>(open(guest, deal, false))
          : refused("daily-first", "First comes the try that counts.");
    }
    if (begun.isPresent()) {
      return new Result.Ok<>(begun.get().table());
    }
    return deal.day().equals(today().toString())
        ? new Result.Ok<>(begin(guest, deal))
        : refused("daily-over", "The day of this deal is over; it can be played, but not counted.");
  }

  static boolean isFinished(Store.Try begun) {
    return begun.finished() != 0;
  }

  /** The one try: whoever asks twice at once gets the same table twice. */
  private long begin(Store.Guest guest, Store.Deal deal) {
    try {
      return open(guest, deal, true);
    } catch (StoreException e) {
      return store
          .tryOf(guest.id(), deal.day(), deal.game())
          .map(Store.Try::table)
          .orElseThrow(() -> e);
    }
  }

  private long open(Store.Guest guest, Store.Deal deal, boolean counted) {
    CompletableFuture<Boolean> done = new CompletableFuture<>();
    long table =
        hub.openDaily(
            new Opening.Daily(deal.game(), deal.day(), deal.secret(), counted),
            guest,
            new Write(Write.Waiting.completing(done)));
    join(done);
    return table;
  }

  // ---- what may be known

  /** Whether the secret of a deal, and games of it, are for everybody. */
  public boolean isOut(String day) {
    return Days.isOut(day, now());
  }

  /** Whether a guest may see how others played a deal: when it is out, or after the own try. */
  public boolean mayRead(Optional<Store.Guest> guest, String day, String game) {
    return isOut(day)
        || guest
            .flatMap(known -> store.tryOf(known.id(), day, game))
            .filter(Daily::isFinished)
            .isPresent();
  }

  /** Whether a transcript shows a deal that is not out yet. */
  public boolean tells(String transcript) {
    LocalDate today = today();
    return store.deals(today.minusDays(1).toString(), today.plusDays(AHEAD).toString()).stream()
        .filter(deal -> !isOut(deal.day()))
        .map(deal -> new Opening.Daily(deal.game(), deal.day(), deal.secret(), false).seed())
        .anyMatch(seed -> transcript.contains(seed.found().orElseThrow()));
  }

  /** What is shown of a deal before it is out. */
  public static String hash(Store.Deal deal) {
    return Fairness.hash(deal.secret());
  }
}
