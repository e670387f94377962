package eightfold.table;

import eightfold.wire.Place;
import eightfold.wire.SeatInfo.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The players' shares of chance in a game: first everybody pledges one by its hash, then the
 * pledges are sealed, then the shares are revealed. Part of a table's fold.
 */
final class Shares {
  private String[] pledges = new String[0];
  private String[] salts = new String[0];
  private List<Integer> bots = List.of();
  private boolean sealed;
  private int seals;
  private int voided;

  /** For so many seats, none of which has pledged anything. */
  void clear(int seats) {
    pledges = blank(seats);
    salts = blank(seats);
    bots = List.of();
    sealed = false;
  }

  static String[] blank(int seats) {
    String[] blank = new String[seats];
    Arrays.fill(blank, "");
    return blank;
  }

  /** There is another secret: what was pledged or revealed to the last one is void. */
  void renew(int seats) {
    voided = sealed ? voided + 1 : 0;
    clear(seats);
  }

  /** Somebody else sits there. */
  void drop(int seat) {
    pledges[seat] = "";
    salts[seat] = "";
  }

  void pledge(int seat, String hash) {
    pledges[seat] = hash;
  }

  /** Before pledges were asked for, shares came without one, into the open lobby. */
  void reveal(int seat, String salt) {
    salts[seat] = salt;
  }

  /** From now on only what was pledged can be added. */
  void seal(List<Place> places) {
    sealed = true;
    seals++;
    Arrays.fill(salts, "");
    bots = bots(places);
  }

  static List<Integer> bots(List<Place> places) {
    return seats(places.size(), seat -> places.get(seat).kind() == Kind.BOT);
  }

  private static List<Integer> seats(int count, IntPredicate wanted) {
    return IntStream.range(0, count).filter(wanted).boxed().toList();
  }

  /** All shares are in, and the cards are dealt. */
  void dealt() {
    sealed = false;
  }

  boolean sealed() {
    return sealed;
  }

  /** How often pledges have been sealed at this table: which attempt this is. */
  int seals() {
    return seals;
  }

  /** How often the pledges to a secret were sealed in vain since the last game. */
  int voided() {
    return voided;
  }

  /** The seats of bots when the pledges were sealed. */
  List<Integer> bots() {
    return bots;
  }

  List<String> pledges() {
    return List.of(pledges);
  }

  String pledge(int seat) {
    return pledges[seat];
  }

  /** By seat; empty where nothing has been revealed. Nobody may see them before all are in. */
  List<String> salts() {
    return List.of(salts);
  }

  /** The seats that have pledged a share and not revealed it. */
  List<Integer> missing() {
    return seats(pledges.length, seat -> !pledges[seat].isEmpty() && salts[seat].isEmpty());
  }
}
