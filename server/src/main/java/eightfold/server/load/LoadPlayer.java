package eightfold.server.load;

import io.vertx.core.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;

/**
 * One seat: waits for its turn, makes any legal move, and times the acknowledgement. Looks for a
 * few words in the messages instead of reading them, since it shares the machine with the server.
 * All of it happens on the socket's event loop.
 */
final class LoadPlayer {
  private static final byte[] LEGAL = bytes("\"legal\":[");
  private static final byte[] AT = bytes("\"at\":");
  private static final byte[] RE = bytes("\"re\":");
  private static final byte[] OVER = bytes("\"phase\":\"over\"");
  private static final byte[] LOBBY = bytes("\"phase\":\"lobby\"");
  private static final byte[] FINISHED = bytes("\"finished\":\"");
  private static final byte[] REFUSED = bytes("{\"type\":\"refused\"");
  private static final byte[] CHANGED = bytes("{\"type\":\"changed\"");

  private final WebSocket socket;
  private final int seat;
  private final Recorder recorder;
  private final Consumer<LoadPlayer> later;
  private final CompletableFuture<Boolean> seated = new CompletableFuture<>();
  private String move = "";
  private long id = 1;
  private long sent;
  private boolean playing;
  private boolean again;
  private boolean hungUp;

  /**
   * @param later calls {@link #move} when its time has come
   */
  LoadPlayer(WebSocket socket, int seat, Recorder recorder, Consumer<LoadPlayer> later) {
    this.socket = socket;
    this.seat = seat;
    this.recorder = recorder;
    this.later = later;
    socket.frameHandler(
        frame -> {
          if (frame.isText() && frame.isFinal()) {
            take(frame.binaryData().getBytes());
          }
        });
    socket.exceptionHandler(e -> recorder.error(e.toString()));
    socket.closeHandler(
        _ -> {
          seated.completeExceptionally(new IllegalStateException("the server closed a socket"));
          if (!hungUp) {
            recorder.error("the server closed a socket: " + socket.closeReason());
          }
        });
  }

  /** Sits down and waits for the answer. */
  void sit() {
    ask("{\"type\":\"sit\",\"id\":1,\"seat\":" + seat + ",\"name\":\"Load\"}");
    seated.join();
  }

  void start() {
    ask("{\"type\":\"start\",\"id\":1}");
  }

  /** Everybody is there: moves as soon as it is this player's turn. */
  void play() {
    playing = true;
    if (!move.isEmpty()) {
      later.accept(this);
    }
  }

  void hangUp() {
    hungUp = true;
    var _ = socket.close();
  }

  private void take(byte[] json) {
    int to = json.length;
    if ((sent != 0 || !seated.isDone()) && find(json, RE, Math.max(0, to - 30), to) >= 0) {
      answered(json);
    }
    if (starts(json, 0, to, CHANGED)) {
      next(json, to);
      return;
    }
    int legal = findBack(json, LEGAL, to);
    if (legal >= 0) {
      move = anyMove(json, legal + LEGAL.length, to);
      if (playing) {
        later.accept(this);
      }
    }
  }

  private void answered(byte[] json) {
    if (starts(json, 0, json.length, REFUSED)) {
      recorder.error(new String(json, StandardCharsets.UTF_8));
    } else if (sent != 0) {
      recorder.acknowledged(System.nanoTime() - sent);
    }
    sent = 0;
    seated.complete(true);
  }

  /** After a game everybody asks for another, and then the host starts it. */
  private void next(byte[] json, int to) {
    if (!again && find(json, OVER, 0, to) >= 0) {
      again = true;
      int from = find(json, FINISHED, 0, to);
      if (from >= 0 && seat == 0) {
        recorder.finished(text(json, from + FINISHED.length - 1));
      }
      ask("{\"type\":\"again\",\"id\":1}");
    } else if (again && find(json, LOBBY, 0, to) >= 0) {
      again = false;
      if (seat == 0) {
        start();
      }
    }
  }

  /** The request for one of the moves that are listed from a place on. */
  private String anyMove(byte[] json, int list, int to) {
    int count = 1;
    int end = list;
    while (json[end] != ']') {
      count += json[end++] == ',' ? 1 : 0;
    }
    int start = list;
    for (int skip = ThreadLocalRandom.current().nextInt(count); skip > 0; start++) {
      skip -= json[start] == ',' ? 1 : 0;
    }
    int at = number(json, find(json, AT, 0, to) + AT.length);
    return "{\"type\":\"move\",\"id\":%d,\"seat\":%d,\"at\":%d,\"move\":\"%s\"}"
        .formatted(++id, seat, at, text(json, start));
  }

  /** Sends the move that was chosen. */
  void move() {
    sent = System.nanoTime();
    ask(move);
    move = "";
  }

  /** The text whose opening quotation mark is at a place. */
  private static String text(byte[] json, int quote) {
    int stop = quote + 1;
    while (json[stop] != '"') {
      stop++;
    }
    return new String(json, quote + 1, stop - quote - 1, StandardCharsets.ISO_8859_1);
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
  private static int findBack(byte[] json, byte[] wanted, int to) {
    for (int i = to - wanted.length; i >= 0; i--) {
      if (json[i + 1] == wanted[1] && starts(json, i, to, wanted)) {
        return i;
      }
    }
    return -1;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private void ask(String text) {
    var _ = socket.writeTextMessage(text);
  }
}
