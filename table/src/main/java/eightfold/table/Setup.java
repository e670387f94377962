package eightfold.table;

import eightfold.core.GameInfo;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.games.GameFinder;
import eightfold.kit.Kit;
import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Place;
import eightfold.wire.TableInfo.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;

/** What is played and how: changes the game in place, pauses it, starts it. */
public final class Setup {
  private static final int LONGEST_CLOCK = 86_400;
  private final TableState state;
  private final Surroundings around;
  private final LongPredicate here;

  /**
   * @param here whether a guest is connected
   */
  Setup(TableState state, Surroundings around, LongPredicate here) {
    this.state = state;
    this.around = around;
    this.here = here;
  }

  /** Checks what a table should be like. */
  static Result<Kit<?, ?, ?>> check(
      GameFinder games, String slug, int seats, Map<String, String> options, int clock) {
    if (clock < 0 || clock > LONGEST_CLOCK) {
      return new Result.Refused<>(
          Refusal.of("clock", "clock-range", "A clock has 0 to 86400 seconds."));
    }
    return games.find(slug).then(game -> game.info().options(seats, options).map(good -> game));
  }

  Decision arrange(Guest guest, Ask.Arrange ask) {
    return Conditions.at(state).notPlaying().host(guest).then(() -> arrange(ask));
  }

  /** Whether there can be so many seats comes first: where they go depends on it. */
  private Decision arrange(Ask.Arrange ask) {
    return Decision.of(
        check(state.games, ask.game(), ask.seats(), Map.of(), ask.clock())
            .then(game -> arrange(game.info(), ask)));
  }

  private Result<Decision> arrange(GameInfo game, Ask.Arrange ask) {
    Reseating seats = Reseating.to(state.places, ask.seats());
    Map<String, String> options = seats.options(game, ask.options());
    return game.options(ask.seats(), options).map(good -> arrange(game, ask, seats, options));
  }

  private Decision arrange(
      GameInfo game, Ask.Arrange ask, Reseating seats, Map<String, String> options) {
    List<Place> places = seats.places();
    if (persons(places) < persons(state.places)) {
      return Decision.refused("seats-taken", "More people sit here than that.");
    }
    List<Entry> entries = new ArrayList<>();
    entries.add(new Entry.Arranged(game.slug(), options, ask.listed(), ask.clock(), places));
    if (state.phase == Phase.OVER) {
      entries.add(new Entry.Committed(around.secret()));
    } else {
      entries.addAll(seats.pledges(state.shares.pledges()));
    }
    return Decision.of(entries);
  }

  private static long persons(List<Place> places) {
    return places.stream().filter(Place::isPerson).count();
  }

  Decision pause(Guest guest, Ask.Pause ask) {
    return Conditions.at(state)
        .playing()
        .atTable(guest)
        .then(() -> Decision.of(new Entry.Paused(ask.on())));
  }

  Decision allowHints(Guest guest, Ask.AllowHints ask) {
    return Conditions.at(state)
        .host(guest)
        .not(() -> state.phase != Phase.LOBBY, "game-on", "The game has been started already.")
        .unsealed()
        .then(() -> Decision.of(new Entry.HintsAllowed(ask.on())));
  }

  Decision start(Guest guest) {
    Reseating seats = Reseating.withoutEmptySeats(state.places);
    List<Place> sitting = seats.places();
    Map<String, String> options = seats.options(state.game.info(), state.options);
    return Conditions.at(state)
        .host(guest)
        .not(() -> state.phase != Phase.LOBBY, "game-on", "The game has been started already.")
        .unsealed()
        .not(
            () -> sitting.stream().noneMatch(Place::isPerson),
            "nobody-here",
            "At least one person has to sit at the table.")
        .not(
            () -> sitting.size() < state.game.info().minSeats(),
            "too-few",
            "There are too few players for this game.")
        .not(
            () -> state.game.info().options(sitting.size(), options).found().isEmpty(),
            "options-seats",
            "The options do not fit so few players; change them first.")
        .then(() -> start(seats, options));
  }

  private Decision start(Reseating seats, Map<String, String> options) {
    List<Entry> entries = new ArrayList<>();
    List<Place> sitting = seats.places();
    if (sitting.size() < state.places.size()) {
      entries.add(
          new Entry.Arranged(
              state.game.info().slug(), options, state.listed, state.clock, sitting));
      entries.addAll(seats.pledges(state.shares.pledges()));
    }
    boolean pledged = false;
    for (int seat = 0; seat < sitting.size(); seat++) {
      if (!state.shares.pledge(seats.from().get(seat)).isEmpty()) {
        boolean present = here.test(sitting.get(seat).guest());
        pledged |= present;
        if (!present) {
          entries.add(new Entry.Pledged(seat, "")); // nobody has shown anything yet
        }
      }
    }
    entries.add(new Entry.Sealed());
    if (!pledged) {
      entries.addAll(dealing(state, sitting, around.now()));
    }
    return Decision.of(entries);
  }

  /** Everything that was pledged is revealed: bots add their shares, and the cards are dealt. */
  static List<Entry> dealing(TableState state, List<Place> sitting, long now) {
    List<Entry> entries = new ArrayList<>();
    for (int seat : Shares.bots(sitting)) {
      entries.add(new Entry.Salted(seat, Fairness.botsShare(state.secret, seat)));
    }
    entries.add(new Entry.Started(now));
    return entries;
  }
}
