package eightfold.table;

import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.games.GameFinder;
import eightfold.games.Games;
import eightfold.kit.Kit;
import eightfold.kit.Lesson;
import eightfold.kit.Roster;
import eightfold.wire.Body;
import eightfold.wire.Entry;
import eightfold.wire.Place;
import eightfold.wire.json.EntryJson;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The first entries of a table's log. */
public final class Opening {
  /** Within so many lines a log says whether the table is one guest's alone. */
  public static final int LINES = 4;

  private Opening() {}

  /**
   * Who opens a table, and when.
   *
   * @param name what they call themselves; empty if they have not said
   */
  public record Host(long guest, String name, String code, long millis) {
    Place place() {
      return Place.person(guest, name.isEmpty() ? "Guest 1" : name);
    }
  }

  /** The lines of an open table that waits for players. */
  public static Result<List<String>> table(Body.Open wish, Host host, String secret) {
    return table(Games::find, wish, host, secret);
  }

  /** As above, with games from elsewhere. */
  static Result<List<String>> table(GameFinder games, Body.Open wish, Host host, String secret) {
    return Setup.check(games, wish.game(), wish.seats(), wish.options(), wish.clock())
        .then(game -> checkBots(game, wish.bots()))
        .map(game -> table(game, wish, host, secret));
  }

  private static Result<Kit<?, ?, ?>> checkBots(Kit<?, ?, ?> game, String bots) {
    return bots.isEmpty() || game.roster().names().contains(bots)
        ? new Result.Ok<>(game)
        : new Result.Refused<>(Refusal.of("bots", "no-such-bot", "There is no such bot."));
  }

  private static List<String> table(Kit<?, ?, ?> game, Body.Open wish, Host host, String secret) {
    Place other = wish.bots().isEmpty() ? Place.EMPTY : Place.bot(wish.bots());
    Place first = wish.sit() ? host.place() : other;
    List<Place> places = places(wish.seats(), first, other);
    return lines(
        new Entry.Opened(host.code(), host.guest(), host.millis()),
        new Entry.Arranged(game.info().slug(), wish.options(), wish.listed(), wish.clock(), places),
        new Entry.Committed(secret));
  }

  private static List<Place> places(int seats, Place first, Place other) {
    List<Place> places = new ArrayList<>(Collections.nCopies(seats, other));
    places.set(0, first);
    return places;
  }

  /** The lines of a lesson that has begun. */
  public static Result<List<String>> lesson(String slug, Host host) {
    return Games.find(slug).map(game -> lesson(game, host));
  }

  private static List<String> lesson(Kit<?, ?, ?> game, Host host) {
    Lesson lesson = game.lesson();
    List<Place> places = places(lesson.seats(), host.place(), Place.bot(Roster.GENTLE));
    return lines(
        new Entry.Opened(host.code(), host.guest(), host.millis()),
        new Entry.Arranged(game.info().slug(), lesson.options(), false, 0, places),
        new Entry.Guided(),
        new Entry.Started(host.millis()));
  }

  /**
   * The deal of a day.
   *
   * @param day as in {@code 2026-11-18}
   * @param secret all of it follows from this
   * @param counted whether it is the guest's one try
   */
  public record Daily(String game, String day, String secret, boolean counted) {
    /** So many play if the game allows it: one person and Sharps. */
    private static final int SEATS = 4;

    /** What every deal follows from. */
    public Result<String> seed() {
      return Games.find(game).map(this::seed);
    }

    private String seed(Kit<?, ?, ?> kit) {
      List<String> salts = new ArrayList<>(List.of(""));
      for (int seat = 1; seat < seats(kit); seat++) {
        salts.add(Fairness.botsShare(secret, seat));
      }
      return Fairness.seed(secret, salts);
    }

    private static int seats(Kit<?, ?, ?> game) {
      return Math.min(Math.max(SEATS, game.info().minSeats()), game.info().maxSeats());
    }
  }

  /** The lines of the deal of a day, which has begun. Nobody adds to its chance but the secret. */
  public static Result<List<String>> daily(Daily deal, Host host) {
    return Games.find(deal.game()).map(game -> daily(game, deal, host));
  }

  private static List<String> daily(Kit<?, ?, ?> game, Daily deal, Host host) {
    List<Place> places = places(Daily.seats(game), host.place(), Place.bot(Roster.SHARP));
    List<Entry> entries = new ArrayList<>();
    entries.add(new Entry.Opened(host.code(), host.guest(), host.millis()));
    entries.add(new Entry.Arranged(game.info().slug(), Map.of(), false, 0, places));
    entries.add(new Entry.Committed(deal.secret()));
    entries.add(new Entry.Daily(deal.day(), deal.counted()));
    entries.add(new Entry.Sealed());
    for (int seat : Shares.bots(places)) {
      entries.add(new Entry.Salted(seat, Fairness.botsShare(deal.secret(), seat)));
    }
    entries.add(new Entry.Started(host.millis()));
    return lines(entries.toArray(Entry[]::new));
  }

  static List<String> lines(Entry... entries) {
    return Stream.of(entries).map(EntryJson::text).toList();
  }
}
