package eightfold.lab.tournament;

import eightfold.core.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Who sits where in the games of a block, all of which have the same deal.
 *
 * <p>The players are seated as named, and the last one fills the seats that are left: two players
 * at four seats are one of the first against three of the second. A fixed schedule is that one
 * game. A rotated one puts the players into a random order, new for each block, and lets them move
 * on seat by seat until each has sat everywhere. With more players than seats every selection of
 * them is a table of its own.
 */
public final class Schedule {
  private final Setup setup;
  private final List<int[]> tables = new ArrayList<>();

  public Schedule(Setup setup) {
    this.setup = setup;
    if (setup.entrants().size() <= setup.seats()) {
      int[] table = new int[setup.seats()];
      for (int seat = 0; seat < table.length; seat++) {
        table[seat] = Math.min(seat, setup.entrants().size() - 1);
      }
      tables.add(table);
    } else {
      select(new int[setup.seats()], 0, 0);
    }
  }

  private void select(int[] table, int chosen, int from) {
    if (chosen == table.length) {
      tables.add(table.clone());
      return;
    }
    for (int player = from; player < setup.entrants().size(); player++) {
      table[chosen] = player;
      select(table, chosen + 1, player + 1);
    }
  }

  /** How many games a block has. */
  public int games() {
    return setup.rotated() ? tables.size() * setup.seats() : tables.size();
  }

  /** The players by seat, for each game of a block. */
  public List<int[]> seatings(long block) {
    if (!setup.rotated()) {
      return tables;
    }
    Rng rng = new Rng(setup.orderSeed(block));
    List<int[]> seatings = new ArrayList<>();
    for (int[] table : tables) {
      int[] order = shuffled(table, rng);
      for (int shift = 0; shift < order.length; shift++) {
        int[] seating = new int[order.length];
        for (int seat = 0; seat < order.length; seat++) {
          seating[(seat + shift) % order.length] = order[seat];
        }
        seatings.add(seating);
      }
    }
    return seatings;
  }

  private static int[] shuffled(int[] table, Rng rng) {
    int[] order = table.clone();
    for (int left = order.length; left > 1; left--) {
      int pick = rng.below(left);
      int player = order[pick];
      order[pick] = order[left - 1];
      order[left - 1] = player;
    }
    return order;
  }
}
