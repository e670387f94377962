package eightfold.table;

import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Place;
import eightfold.wire.TableInfo.Phase;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongPredicate;

/**
 * Another game after one that is over. Whoever asks for it makes the others an offer: the table is
 * prepared when all of those who are here have said yes, or when somebody goes on without the rest.
 * Nobody gets a seat in the next game who did not say so.
 */
final class Rematch {
  private final TableState state;
  private final Surroundings around;
  private final LongPredicate here;

  /**
   * @param here whether a guest is connected
   */
  Rematch(TableState state, Surroundings around, LongPredicate here) {
    this.state = state;
    this.around = around;
    this.here = here;
  }

  Decision ask(Guest guest, Ask.Again ask) {
    return Conditions.at(state)
        .not(
            () -> state.phase != Phase.OVER, "not-over", "There is no finished game to play again.")
        .atTable(guest)
        .then(() -> Decision.of(ask(guest.id(), ask.without())));
  }

  private List<Entry> ask(long guest, boolean without) {
    Set<Long> willing = new LinkedHashSet<>(state.wanting);
    boolean news = willing.add(guest);
    if (without || !awaits(willing, here)) {
      return reopened(willing, guest);
    }
    return news ? List.of(new Entry.Wanted(guest)) : List.of();
  }

  /** Whether somebody who sits here has yet to answer. */
  private boolean awaits(Set<Long> willing, LongPredicate asked) {
    return state.places.stream()
        .anyMatch(
            place ->
                place.isPerson() && !willing.contains(place.guest()) && asked.test(place.guest()));
  }

  /**
   * What follows when some are not waited for any more; without entries if others are, or if nobody
   * who is left wants another game.
   *
   * @param gone who is away for too long, or for good
   */
  List<Entry> without(LongPredicate gone) {
    Set<Long> willing = new LinkedHashSet<>(state.wanting);
    willing.removeIf(gone::test);
    for (long guest : willing) {
      boolean present = here.test(guest) && !state.seatsOf(guest).isEmpty();
      if (state.phase == Phase.OVER && present) {
        return awaits(willing, gone.negate()) ? List.of() : reopened(willing, guest);
      }
    }
    return List.of();
  }

  /**
   * The table waits for its next game.
   *
   * @param asker has the say from now on, unless the host wants to play, too, or only looks on
   */
  private List<Entry> reopened(Set<Long> willing, long asker) {
    List<Entry> entries = new ArrayList<>();
    entries.add(new Entry.Reopened());
    for (int seat = 0; seat < state.places.size(); seat++) {
      Place place = state.places.get(seat);
      if (place.isPerson() && !willing.contains(place.guest())) {
        entries.add(new Entry.Placed(seat, Place.EMPTY));
      }
    }
    entries.add(new Entry.Committed(around.secret()));
    boolean stays = willing.contains(state.host) || state.seatsOf(state.host).isEmpty();
    if (!here.test(state.host) || !stays) {
      entries.add(new Entry.Hosted(asker));
    }
    return entries;
  }
}
