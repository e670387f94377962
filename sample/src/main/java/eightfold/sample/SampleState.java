package eightfold.sample;

import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Digest;
import eightfold.core.Ended;
import eightfold.core.Eyes;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.State;
import java.util.Arrays;

/**
 * A game of Top Card in progress. Cards stay where they were shuffled: seat s holds the positions
 * from 3s on, and {@code played} has a bit for each position whose card has been played.
 */
public final class SampleState implements State<SampleState> {
  static final byte NONE = -1;

  final int seats;
  final int rounds;
  final Chance chance = Chance.fast(0);
  final byte[] deck = Sample.DECK.clone();
  final byte[] trick;
  final int[] points;
  int played;
  int round;
  int dealer;
  int lead;
  int toAct = OVER;

  SampleState(int seats, Options options) {
    this.seats = seats;
    rounds = options.number("rounds");
    trick = new byte[seats];
    points = new int[seats];
  }

  void startGame(Chance source, Log log) {
    chance.copyFrom(source);
    Arrays.fill(points, 0);
    round = 0;
    startRound(log);
  }

  private void startRound(Log log) {
    chance.round(++round);
    Deal given = chance.scripted(round);
    if (given == null) {
      dealer = (round - 1) % seats;
      System.arraycopy(Sample.DECK, 0, deck, 0, deck.length);
      chance.shuffle(deck, 0, deck.length);
    } else {
      dealer = given.leader();
      System.arraycopy(given.deck().toArray(), 0, deck, 0, deck.length);
    }
    played = 0;
    startTrick((dealer + 1) % seats);
    if (log != Log.NONE) {
      log.add(Views.dealt(this));
    }
  }

  private void startTrick(int seat) {
    Arrays.fill(trick, NONE);
    lead = seat;
    toAct = seat;
  }

  boolean holds(int seat, int position) {
    return position / Sample.HAND == seat && (played >> position & 1) == 0;
  }

  @Override
  public void legal(Moves out) {
    out.clear();
    for (byte card = 0; card < Sample.FACES.size() && toAct != OVER; card++) {
      if (find(toAct, card) >= 0) {
        out.add(card);
      }
    }
  }

  /** Where a seat holds a card of this face, or −1. */
  int find(int seat, byte card) {
    for (int position = 0; position < Sample.HAND * seats; position++) {
      if (deck[position] == card && holds(seat, position)) {
        return position;
      }
    }
    return -1;
  }

  @Override
  public void apply(long move, Log log) {
    int seat = toAct;
    trick[seat] = (byte) move;
    played |= 1 << find(seat, (byte) move);
    if (log != Log.NONE) {
      log.add(new SampleEvent.Played(seat, Sample.FACES.one((int) move)));
    }
    toAct = (seat + 1) % seats;
    if (toAct == lead) {
      endTrick(log);
    }
  }

  /** The first of the highest cards takes the trick (S4). */
  private void endTrick(Log log) {
    int best = lead;
    for (int i = 1; i < seats; i++) {
      int seat = (lead + i) % seats;
      best = trick[seat] > trick[best] ? seat : best;
    }
    points[best]++;
    if (log != Log.NONE) {
      log.add(new SampleEvent.TookTrick(best));
    }
    if (Integer.bitCount(played) < Sample.HAND * seats) {
      startTrick(best);
    } else if (round < rounds) {
      startRound(log);
    } else {
      toAct = OVER;
      if (log != Log.NONE) {
        log.add(Ended.of(this));
      }
    }
  }

  @Override
  public int deckSize() {
    return deck.length;
  }

  @Override
  public int eyes(int position) {
    if (position >= Sample.HAND * seats) {
      return Eyes.NOBODY;
    }
    int owner = position / Sample.HAND;
    return holds(owner, position) ? Eyes.only(owner) : Eyes.EVERYBODY;
  }

  @Override
  public void copyFrom(SampleState other) {
    chance.copyFrom(other.chance);
    System.arraycopy(other.deck, 0, deck, 0, deck.length);
    System.arraycopy(other.trick, 0, trick, 0, seats);
    System.arraycopy(other.points, 0, points, 0, seats);
    played = other.played;
    round = other.round;
    dealer = other.dealer;
    lead = other.lead;
    toAct = other.toAct;
  }

  @Override
  public long digest() {
    long digest = Digest.fold(Digest.START, deck, 0, deck.length);
    digest = Digest.fold(digest, trick, 0, seats);
    digest = Digest.fold(digest, points);
    digest = Digest.fold(digest, played);
    return Digest.fold(digest, ((round * 8L + dealer) * 8 + lead) * 8 + toAct);
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public int toAct() {
    return toAct;
  }

  @Override
  public int round() {
    return round;
  }

  @Override
  public int points(int seat) {
    return points[seat];
  }
}
