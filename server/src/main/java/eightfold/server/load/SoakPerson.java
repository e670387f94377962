package eightfold.server.load;

import java.io.IOException;
import java.net.SocketTimeoutException;
import java.util.List;
import java.util.concurrent.BlockingDeque;
import java.util.random.RandomGenerator;

/**
 * Somebody who goes from table to table until it is time: opens or joins one, plays or watches, is
 * cut off and comes back, and leaves in one way or another.
 */
final class SoakPerson implements Runnable {
  /** Games that end soon, so that many do. */
  private record Kind(String game, String options) {}

  private static final List<Kind> KINDS =
      List.of(
          new Kind("twenty-eight", "{}"),
          new Kind("eight-and-half", "{\"rounds\":\"1\"}"),
          new Kind("eights", "{\"target\":\"9\"}"));

  private static final List<String> BOTS = List.of("", "random", "gentle", "steady");
  private static final int SEATS = 4;

  private final RestClient rest;
  private final Tally tally;
  private final BlockingDeque<String> tables;
  private final RandomGenerator chance;
  private final long end;
  private String token = "";

  SoakPerson(
      RestClient rest,
      Tally tally,
      BlockingDeque<String> tables,
      RandomGenerator chance,
      long end) {
    this.rest = rest;
    this.tally = tally;
    this.tables = tables;
    this.chance = chance;
    this.end = end;
  }

  private boolean inTime() {
    return System.nanoTime() - end < 0;
  }

  private boolean oneIn(int many) {
    return chance.nextInt(many) == 0;
  }

  @Override
  public void run() {
    while (inTime()) {
      try {
        visit();
      } catch (SocketTimeoutException e) {
        tally.count("waited in vain"); // for somebody who went away and is not minded yet
      } catch (IOException | RuntimeException e) {
        tally.failed(e.toString());
      }
    }
  }

  private void visit() throws IOException {
    if (token.isEmpty() || oneIn(5)) {
      token = rest.arrive("Soak");
      tally.count("guests");
    }
    String known = oneIn(2) ? tables.pollFirst() : null;
    String table = known == null ? open() : known;
    SoakGuest guest = new SoakGuest(rest, tally, token, table);
    try {
      guest.connect();
      tally.count("visits");
      if (known == null) {
        host(guest, table);
      } else {
        join(guest);
        tables.offerLast(table);
      }
      stay(guest, 5 + chance.nextInt(150));
      if (oneIn(3)) {
        guest.request("leave", "");
        tally.count("left");
      }
    } finally {
      if (oneIn(3)) {
        guest.vanish();
      } else {
        guest.hangUp();
      }
    }
  }

  private String open() {
    Kind kind = KINDS.get(chance.nextInt(KINDS.size()));
    String table = rest.open(token, kind.game, SEATS, kind.options, pick(BOTS));
    tally.count("tables");
    return table;
  }

  private String pick(List<String> among) {
    return among.get(chance.nextInt(among.size()));
  }

  /** Two more people at the same device, so that there is a game even without bots. */
  private void host(SoakGuest guest, String table) throws IOException {
    for (String name : List.of("Bert", "Carl")) {
      guest.request("sit", ",\"seat\":-1,\"name\":\"" + name + "\"");
    }
    if (tables.remainingCapacity() == 0) {
      tables.pollLast();
    }
    if (oneIn(2)) {
      tables.offerFirst(table); // whoever looks for a table finds this one next
      pause(chance.nextInt(3000));
    } else {
      tables.offerLast(table);
    }
    guest.request("start", "");
  }

  private void join(SoakGuest guest) throws IOException {
    if (guest.inLobby() && oneIn(2)) {
      guest.request("sit", ",\"seat\":-1,\"name\":\"Dora\"");
      tally.count("joined");
    } else {
      tally.count("watched");
    }
  }

  private void stay(SoakGuest guest, int deeds) throws IOException {
    for (int i = 0; i < deeds && inTime(); i++) {
      if (oneIn(40)) {
        comeBack(guest);
      } else if (guest.over()) {
        guest.checkTranscript();
        guest.request("again", "");
        guest.request("start", "");
        if (!guest.playing()) {
          return;
        }
      } else if (!guest.play(chance.nextInt(1 << 16))) {
        guest.hear();
      }
      pause(chance.nextInt(40));
    }
  }

  private void comeBack(SoakGuest guest) throws IOException {
    if (oneIn(2)) {
      guest.vanish();
      tally.count("cut off");
    } else {
      guest.hangUp();
      tally.count("hung up");
    }
    pause(chance.nextInt(300));
    guest.connect();
  }

  private static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
