package eightfold.server.http;

import static eightfold.server.http.Operation.get;
import static eightfold.server.http.Operation.post;

import eightfold.server.host.Daily;
import eightfold.server.host.Days;
import eightfold.server.host.Hub;
import eightfold.server.store.Store;
import eightfold.table.Ids;
import eightfold.wire.Body;
import eightfold.wire.TableInfo;
import eightfold.wire.json.BodyReader;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The requests about the deals of the days. */
final class DailyApi {
  /** So many days are listed. */
  private static final int BACK = 14;

  /** So many tries are listed: those of more than a year. */
  private static final int TRIES = 1200;

  private final Daily daily;
  private final Hub hub;
  private final Store store;
  private final Guests guests;
  private final Gate gate;

  DailyApi(Daily daily, Hub hub, Store store, Guests guests, Gate gate) {
    this.daily = daily;
    this.hub = hub;
    this.store = store;
    this.guests = guests;
    this.gate = gate;
  }

  void routes(Routes routes) {
    routes
        .on(
            get("/api/daily", "the deals of the last days and of those to come, by their hashes")
                .answers(Body.DailyDeals.class),
            (_, _) -> deals())
        .on(
            get("/api/daily/{day}", "how a day was played, as far as the guest may know it")
                .answers(Body.DailyDay.class)
                .refuses(404),
            this::day)
        .on(
            get("/api/me/daily", "my tries at the deals of the days")
                .forGuests()
                .answers(Body.DailyTries.class),
            (req, _) -> tries(req))
        .on(
            post("/api/daily", "play the deal of a day", Body.PlayDaily.class)
                .forGuests()
                .answers(201)
                .answers(TableInfo.class)
                .refuses(422, 429),
            (req, _) -> play(req));
  }

  private Answer deals() {
    LocalDate today = daily.today();
    List<Body.DailyDeal> deals =
        daily.deals(today.minusDays(BACK)).stream().map(this::shown).toList();
    return Answer.json(new Body.DailyDeals(today.toString(), Days.ends(today), deals));
  }

  private Body.DailyDeal shown(Store.Deal deal) {
    String secret = daily.isOut(deal.day()) ? deal.secret() : "";
    return new Body.DailyDeal(deal.day(), deal.game(), Daily.hash(deal), deal.committed(), secret);
  }

  private Answer day(Request request, String text) {
    LocalDate day =
        Days.parse(text)
            .orElseThrow(() -> new Refused(404, "daily-unknown", "There is no deal of that day."));
    List<Store.Deal> deals = daily.dealsOf(day);
    if (deals.isEmpty()) {
      throw new Refused(404, "daily-unknown", "There is no deal of that day.");
    }
    Optional<Store.Guest> guest = guests.known(request);
    List<Body.DailyResult> games = deals.stream().map(deal -> result(deal, guest)).toList();
    return Answer.json(new Body.DailyDay(day.toString(), Days.ends(day), Days.out(day), games));
  }

  private Body.DailyResult result(Store.Deal deal, Optional<Store.Guest> guest) {
    List<Integer> leads = store.leads(deal.day(), deal.game());
    List<Body.DailyTry> mine =
        guest
            .flatMap(known -> store.tryOf(known.id(), deal.day(), deal.game()))
            .map(begun -> shown(begun, leads))
            .stream()
            .toList();
    Map<Integer, Integer> counts = new TreeMap<>();
    if (daily.mayRead(guest, deal.day(), deal.game())) {
      leads.forEach(lead -> counts.merge(lead, 1, Integer::sum));
    }
    List<Body.DailyLead> spread =
        counts.entrySet().stream()
            .map(entry -> new Body.DailyLead(entry.getKey(), entry.getValue()))
            .toList();
    return new Body.DailyResult(shown(deal), leads.size(), mine, spread);
  }

  /**
   * @param leads of all who finished; none if the place does not matter
   */
  static Body.DailyTry shown(Store.Try begun, List<Integer> leads) {
    boolean over = begun.finished() != 0;
    int better = (int) leads.stream().filter(lead -> lead > begun.lead()).count();
    return new Body.DailyTry(
        begun.day(),
        begun.game(),
        Ids.text(begun.table()),
        over ? Ids.text(begun.finished()) : "",
        begun.points(),
        begun.lead(),
        over && !leads.isEmpty() ? better + 1 : 0);
  }

  private Answer tries(Request request) {
    List<Store.Try> tries = store.triesOf(guests.of(request).id(), TRIES);
    return Answer.json(
        new Body.DailyTries(tries.stream().map(begun -> shown(begun, List.of())).toList()));
  }

  private Answer play(Request request) {
    gate.ownOrigin(request);
    Body.PlayDaily body = request.body(BodyReader::playDaily);
    Store.Guest guest = guests.of(request);
    gate.arrival(request);
    long table = daily.play(guest, body.game(), body.day(), body.free()).orElseThrow(Refused::of);
    return Answer.json(hub.look(table).orElseThrow()).with(201);
  }
}
