package eightfold.server.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Plays many tables at once over the real protocol, every seat a connected player, and measures.
 * The server under test should run with {@code --rate 0 --arrivals 0}.
 */
public final class Load {
  /**
   * What to play.
   *
   * @param pace milliseconds between a player's turn and the move, 0 for none
   * @param warmUp seconds of play before measuring begins
   */
  public record Plan(
      String host,
      int port,
      String game,
      int tables,
      int seats,
      int seconds,
      int pace,
      int warmUp) {}

  private final Plan plan;
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final Recorder recorder = new Recorder();
  private final List<LoadPlayer> players = new ArrayList<>();

  private Load(Plan plan) {
    this.plan = plan;
  }

  /** Runs a plan and reports. */
  public static Report run(Plan plan) throws InterruptedException {
    return new Load(plan).run();
  }

  private Report run() throws InterruptedException {
    seat();
    LoadLoop loop = new LoadLoop(players, plan.pace, recorder);
    Thread playing = Thread.ofPlatform().name("load").start(loop);
    Thread.sleep(1000L * plan.warmUp);
    double cpu = metric("process_cpu_seconds_total");
    recorder.open();
    Thread.sleep(1000L * plan.seconds);
    recorder.close();
    double spent = metric("process_cpu_seconds_total") - cpu;
    long resident = (long) metric("process_resident_bytes");
    long heap = (long) metric("jvm_heap_used_bytes");
    loop.stop();
    playing.join();
    hangUp();
    return recorder.report(plan.seconds, spent, resident, heap);
  }

  private void hangUp() {
    for (LoadPlayer player : players) {
      try {
        player.socket().close();
      } catch (IOException e) {
        recorder.error(e.toString());
      }
    }
  }

  /** Opens the tables and seats the players, a few at a time. */
  private void seat() throws InterruptedException {
    Semaphore few = new Semaphore(16);
    CountDownLatch seated = new CountDownLatch(plan.tables);
    AtomicReference<String> trouble = new AtomicReference<>("");
    for (int table = 0; table < plan.tables; table++) {
      few.acquire();
      Thread.startVirtualThread(
          () -> {
            try {
              List<LoadPlayer> together = seatTable();
              synchronized (players) {
                players.addAll(together);
              }
            } catch (IOException | UncheckedIOException | IllegalStateException e) {
              trouble.compareAndSet("", String.valueOf(e.getMessage()));
            } finally {
              few.release();
              seated.countDown();
            }
          });
    }
    if (!seated.await(60 + plan.tables / 5, TimeUnit.SECONDS)
        || players.size() < plan.tables * plan.seats) {
      throw new IllegalStateException("not all players could be seated: " + trouble.get());
    }
  }

  private List<LoadPlayer> seatTable() throws IOException {
    List<LoadPlayer> together = new ArrayList<>();
    String table = "";
    for (int seat = 0; seat < plan.seats; seat++) {
      String token = field(post("/api/guests", "", "{\"name\":\"Load\"}"), "token");
      if (seat == 0) {
        String wish =
            ("{\"game\":\"%s\",\"seats\":%d,\"options\":{},\"listed\":false,\"clock\":0,"
                    + "\"bots\":\"\",\"sit\":true}")
                .formatted(plan.game, plan.seats);
        table = field(post("/api/tables", token, wish), "id");
      }
      LoadSocket socket =
          LoadSocket.open(plan.host, plan.port, "/api/tables/" + table + "/socket", token);
      together.add(new LoadPlayer(socket, seat, recorder));
    }
    for (LoadPlayer player : together) {
      player.sit();
    }
    together.getFirst().start();
    return together;
  }

  private String post(String path, String token, String body) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(uri(path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    return answer(request.build());
  }

  private double metric(String name) {
    String text = answer(HttpRequest.newBuilder(uri("/metrics")).build());
    for (String line : text.split("\n", -1)) {
      if (line.startsWith(name + " ")) {
        return Double.parseDouble(line.substring(name.length() + 1).strip());
      }
    }
    return 0;
  }

  private URI uri(String path) {
    return URI.create("http://" + plan.host + ":" + plan.port + path);
  }

  private String answer(HttpRequest request) {
    try {
      return http.send(request, HttpResponse.BodyHandlers.ofString()).body();
    } catch (IOException e) {
      throw new UncheckedIOException("the server does not answer", e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String field(String json, String name) {
    int at = json.indexOf("\"" + name + "\":\"");
    if (at < 0) {
      throw new IllegalStateException("an unexpected answer: " + json);
    }
    int from = at + name.length() + 4;
    return json.substring(from, json.indexOf('"', from));
  }

  /**
   * {@code host port game tables seats seconds pace warm-up}; for measuring without the command
   * line.
   */
  public static void main(String[] arguments) throws InterruptedException {
    System.out.println(
        run(
            new Plan(
                arguments[0],
                Integer.parseInt(arguments[1]),
                arguments[2],
                Integer.parseInt(arguments[3]),
                Integer.parseInt(arguments[4]),
                Integer.parseInt(arguments[5]),
                Integer.parseInt(arguments[6]),
                Integer.parseInt(arguments[7]))));
  }
}
