package eightfold.server.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ThreadLocalRandom;

/** One seat: waits for its turn, makes any legal move, and times the acknowledgement. */
final class LoadPlayer {
  private static final byte[] COMMA = bytes(",");
  private static final byte[] LEGAL = bytes("\"legal\":[");
  private static final byte[] AT = bytes("\"at\":");
  private static final byte[] RE = bytes("\"re\":");
  private static final byte[] OVER = bytes("\"phase\":\"over\"");
  private static final byte[] LOBBY = bytes("\"phase\":\"lobby\"");
  private static final byte[] REFUSED = bytes("{\"type\":\"refused\"");
  private static final byte[] CHANGED = bytes("{\"type\":\"changed\"");
  private final RawSocket socket;
  private final int seat;
  private final int pace;
  private volatile boolean stopped;
  private long id = 1;
  private long sent;
  private boolean again;

  LoadPlayer(RawSocket socket, int seat, int pace) {
    this.socket = socket;
    this.seat = seat;
    this.pace = pace;
  }

  void sit() {
    ask("{\"type\":\"sit\",\"id\":1,\"seat\":" + seat + ",\"name\":\"Load\"}");
    byte[] answer = hear();
    while (find(answer, RE, 0) < 0) {
      answer = hear();
    }
  }

  void start() {
    ask("{\"type\":\"start\",\"id\":1}");
  }

  void stop() {
    stopped = true;
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void play(Recorder recorder) {
    try {
      while (!stopped) {
        take(hear(), recorder);
      }
    } catch (UncheckedIOException | InterruptedException e) {
      if (!stopped) {
        recorder.error(e.toString());
      }
    }
  }

  private void take(byte[] json, Recorder recorder) throws InterruptedException {
    if (starts(json, REFUSED)) {
      recorder.error(new String(json, StandardCharsets.UTF_8));
    }
    if (sent != 0 && find(json, RE, Math.max(0, json.length - 30)) >= 0) {
      recorder.acknowledged(System.nanoTime() - sent);
      sent = 0;
    }
    int legal = find(json, LEGAL, 0);
    if (legal >= 0) {
      if (pace > 0) {
        Thread.sleep(pace);
      }
      move(json, legal + LEGAL.length);
    } else if (seat == 0 && starts(json, CHANGED)) {
      next(json);
    }
  }

  /** After a game the host asks for another. */
  private void next(byte[] json) {
    if (!again && find(json, OVER, 0) >= 0) {
      again = true;
      ask("{\"type\":\"again\",\"id\":1}");
    } else if (again && find(json, LOBBY, 0) >= 0) {
      again = false;
      start();
    }
  }

  private void move(byte[] json, int from) {
    int end = from;
    int count = 1;
    while (json[end] != ']') {
      count += json[end++] == ',' ? 1 : 0;
    }
    int pick = ThreadLocalRandom.current().nextInt(count);
    int start = from;
    for (int i = 0; i < pick; i++) {
      start = find(json, COMMA, start) + 1;
    }
    int stop = start + 1;
    while (json[stop] != '"') {
      stop++;
    }
    String text = new String(json, start, stop + 1 - start, StandardCharsets.US_ASCII);
    int at = number(json, find(json, AT, 0) + AT.length);
    sent = System.nanoTime();
    ask(
        "{\"type\":\"move\",\"id\":"
            + ++id
            + ",\"seat\":"
            + seat
            + ",\"at\":"
            + at
            + ",\"move\":"
            + text
            + "}");
  }

  private static int number(byte[] json, int from) {
    int value = 0;
    for (int i = from; json[i] >= '0' && json[i] <= '9'; i++) {
      value = 10 * value + json[i] - '0';
    }
    return value;
  }

  private static boolean starts(byte[] json, byte[] wanted) {
    return json.length >= wanted.length
        && java.util.Arrays.equals(json, 0, wanted.length, wanted, 0, wanted.length);
  }

  private static int find(byte[] json, byte[] wanted, int from) {
    for (int i = from; i <= json.length - wanted.length; i++) {
      if (json[i] == wanted[0]
          && java.util.Arrays.equals(json, i, i + wanted.length, wanted, 0, wanted.length)) {
        return i;
      }
    }
    return -1;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private void ask(String text) {
    try {
      socket.send(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private byte[] hear() {
    try {
      return socket.receive();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
