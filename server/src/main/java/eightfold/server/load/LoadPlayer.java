package eightfold.server.load;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.ThreadLocalRandom;

/**
 * One seat: waits for its turn, makes any legal move, and times the acknowledgement. Looks for a
 * few words in the messages instead of reading them, since it shares the machine with the server.
 */
final class LoadPlayer {
  private static final byte[] LEGAL = bytes("\"legal\":[");
  private static final byte[] AT = bytes("\"at\":");
  private static final byte[] RE = bytes("\"re\":");
  private static final byte[] OVER = bytes("\"phase\":\"over\"");
  private static final byte[] LOBBY = bytes("\"phase\":\"lobby\"");
  private static final byte[] REFUSED = bytes("{\"type\":\"refused\"");
  private static final byte[] CHANGED = bytes("{\"type\":\"changed\"");

  /** Where a player's moves go when they have to wait. */
  interface Later {
    void later(LoadPlayer player);
  }

  private final LoadSocket socket;
  private final int seat;
  private final Recorder recorder;
  private Later later = player -> {};
  private byte[] move = {};
  private long id = 1;
  private long sent;
  private boolean again;
  private boolean answered;

  LoadPlayer(LoadSocket socket, int seat, Recorder recorder) {
    this.socket = socket;
    this.seat = seat;
    this.recorder = recorder;
  }

  LoadSocket socket() {
    return socket;
  }

  /** Sits down and waits for the answer. */
  void sit() throws IOException {
    ask("{\"type\":\"sit\",\"id\":1,\"seat\":" + seat + ",\"name\":\"Load\"}");
    byte[] in = new byte[64 * 1024];
    answered = false;
    while (!answered) {
      socket.receive(in, (json, from, to) -> answered |= find(json, RE, from, to) >= 0);
    }
  }

  void start() throws IOException {
    ask("{\"type\":\"start\",\"id\":1}");
  }

  void waitWith(Later patience) {
    later = patience;
  }

  void receive(byte[] in) throws IOException {
    socket.receive(in, this::take);
  }

  private void take(byte[] json, int from, int to) throws IOException {
    if (sent != 0 && find(json, RE, Math.max(from, to - 30), to) >= 0) {
      if (starts(json, from, to, REFUSED)) {
        recorder.error(new String(json, from, to - from, StandardCharsets.UTF_8));
      } else {
        recorder.acknowledged(System.nanoTime() - sent);
      }
      sent = 0;
    }
    if (starts(json, from, to, CHANGED)) {
      if (seat == 0) {
        next(json, from, to);
      }
      return;
    }
    int legal = findBack(json, LEGAL, from, to);
    if (legal >= 0) {
      move = anyMove(json, from, legal + LEGAL.length, to);
      later.later(this);
    }
  }

  /** After a game the host asks for another. */
  private void next(byte[] json, int from, int to) throws IOException {
    if (!again && find(json, OVER, from, to) >= 0) {
      again = true;
      ask("{\"type\":\"again\",\"id\":1}");
    } else if (again && find(json, LOBBY, from, to) >= 0) {
      again = false;
      start();
    }
  }

  /** The request for one of the moves that are listed from a place on. */
  private byte[] anyMove(byte[] json, int from, int list, int to) {
    int count = 1;
    int end = list;
    while (json[end] != ']') {
      count += json[end++] == ',' ? 1 : 0;
    }
    int start = list;
    for (int skip = ThreadLocalRandom.current().nextInt(count); skip > 0; start++) {
      skip -= json[start] == ',' ? 1 : 0;
    }
    int stop = start + 1;
    while (json[stop] != '"') {
      stop++;
    }
    int at = number(json, find(json, AT, from, to) + AT.length);
    String text = new String(json, start, stop + 1 - start, StandardCharsets.ISO_8859_1);
    return bytes(
        "{\"type\":\"move\",\"id\":%d,\"seat\":%d,\"at\":%d,\"move\":%s}"
            .formatted(++id, seat, at, text));
  }

  /** Sends the move that was chosen. */
  void move() throws IOException {
    sent = System.nanoTime();
    socket.send(move, move.length);
  }

  private static int number(byte[] json, int from) {
    int value = 0;
    for (int i = from; json[i] >= '0' && json[i] <= '9'; i++) {
      value = 10 * value + json[i] - '0';
    }
    return value;
  }

  private static boolean starts(byte[] json, int from, int to, byte[] wanted) {
    return to - from >= wanted.length
        && Arrays.equals(json, from, from + wanted.length, wanted, 0, wanted.length);
  }

  private static int find(byte[] json, byte[] wanted, int from, int to) {
    for (int i = from; i <= to - wanted.length; i++) {
      if (json[i] == wanted[0] && starts(json, i, to, wanted)) {
        return i;
      }
    }
    return -1;
  }

  /** The same from the end, where a player's own part is. */
  private static int findBack(byte[] json, byte[] wanted, int from, int to) {
    for (int i = to - wanted.length; i >= from; i--) {
      if (json[i + 1] == wanted[1] && starts(json, i, to, wanted)) {
        return i;
      }
    }
    return -1;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private void ask(String text) throws IOException {
    byte[] bytes = bytes(text);
    socket.send(bytes, bytes.length);
  }
}
