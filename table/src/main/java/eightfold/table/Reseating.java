package eightfold.table;

import eightfold.core.GameInfo;
import eightfold.core.OptionSpec;
import eightfold.wire.Entry;
import eightfold.wire.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Where the seats of a table go when some are added or taken away: people, their pledges and
 * options that name a seat move together.
 *
 * @param before who sat where
 * @param from for each seat the one that it was; a number beyond them for a new one
 */
record Reseating(List<Place> before, List<Integer> from) {

  /** To as many seats as wanted: people stay, then bots, as far as there is room. */
  static Reseating to(List<Place> before, int seats) {
    List<Integer> from = numbers(Math.max(before.size(), seats));
    for (int kind = 0; kind < 2 && from.size() > seats; kind++) {
      for (int seat = from.size() - 1; seat >= 0 && from.size() > seats; seat--) {
        Place place = before.get(from.get(seat));
        if (kind == 0 ? place.isEmpty() : !place.isPerson()) {
          from.remove(/* index */ seat);
        }
      }
    }
    return new Reseating(List.copyOf(before), from.subList(0, Math.min(seats, from.size())));
  }

  static Reseating withoutEmptySeats(List<Place> before) {
    List<Integer> from = numbers(before.size());
    from.removeIf(seat -> before.get(seat).isEmpty());
    return new Reseating(List.copyOf(before), from);
  }

  private static List<Integer> numbers(int seats) {
    return new ArrayList<>(IntStream.range(0, seats).boxed().toList());
  }

  List<Place> places() {
    return from.stream()
        .map(seat -> seat < before.size() ? before.get(seat) : Place.EMPTY)
        .toList();
  }

  /** What gives everybody their pledge back after the seats were arranged anew. */
  List<Entry> pledges(List<String> pledges) {
    List<Entry> entries = new ArrayList<>();
    for (int seat = 0; seat < from.size(); seat++) {
      int old = from.get(seat);
      if (old < pledges.size() && !pledges.get(old).isEmpty()) {
        entries.add(new Entry.Pledged(seat, pledges.get(old)));
      }
    }
    return entries;
  }

  /** The options for the new seats. Of a seat that is gone nothing can be said: chance decides. */
  Map<String, String> options(GameInfo game, Map<String, String> options) {
    Map<String, String> moved = new LinkedHashMap<>(options);
    for (OptionSpec spec : game.options()) {
      String value = options.getOrDefault(spec.name(), "");
      if (spec instanceof OptionSpec.SeatOrChance && value.matches("[0-9]")) {
        int old = Integer.parseInt(value);
        if (from.contains(old)) {
          moved.put(spec.name(), Integer.toString(from.indexOf(old)));
        } else if (old < before.size()) {
          moved.remove(spec.name());
        }
      }
    }
    return moved;
  }
}
