package eightfold.server.load;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import io.vertx.core.http.WebSocketConnectOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Plays many tables at once over the real protocol, every seat a connected player, and measures.
 * All players are on one event loop. The server under test should run with {@code --rate 0
 * --arrivals 0 --address-sockets 0}.
 */
public final class Load {
  private static final int LARGEST = 1 << 20;

  /**
   * What to play.
   *
   * @param ports where tables are opened and played, in turn: servers, or a proxy before them
   * @param nodes the ports of the servers, whose processor time and memory are added up
   * @param pace milliseconds between a player's turn and the move, 0 for none
   * @param warmUp seconds of play before measuring begins
   */
  public record Plan(
      String host,
      List<Integer> ports,
      List<Integer> nodes,
      String game,
      int tables,
      int seats,
      int seconds,
      int pace,
      int warmUp) {
    /** For one server. */
    public static Plan one(String host, int port, String game, int tables, int seats, int seconds) {
      List<Integer> ports = List.of(port);
      return new Plan(host, ports, ports, game, tables, seats, seconds, 0, 0);
    }
  }

  private final Plan plan;
  private final List<RestClient> nodes;

  /** By port: one for all tables, for each takes some of the files that may be open. */
  private final Map<Integer, RestClient> doors = new HashMap<>();

  private final Vertx vertx;
  private final WebSocketClient sockets;
  private final Recorder recorder = new Recorder();
  private final List<LoadPlayer> players = new ArrayList<>();

  private Load(Plan plan) {
    this.plan = plan;
    nodes = plan.nodes.stream().map(port -> new RestClient(plan.host, port)).toList();
    plan.ports.forEach(port -> doors.put(port, new RestClient(plan.host, port)));
    vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1));
    sockets =
        vertx.createWebSocketClient(
            new WebSocketClientOptions()
                .setMaxConnections(plan.tables * plan.seats)
                .setMaxFrameSize(LARGEST)
                .setMaxMessageSize(LARGEST)
                .setTcpNoDelay(true));
  }

  /** Runs a plan and reports. */
  public static Report run(Plan plan) throws InterruptedException {
    Load load = new Load(plan);
    try {
      return load.run();
    } finally {
      load.vertx.close().toCompletionStage().toCompletableFuture().join();
    }
  }

  private Report run() throws InterruptedException {
    seat();
    vertx.runOnContext(_ -> players.forEach(LoadPlayer::play));
    Thread.sleep(1000L * plan.warmUp);
    double cpu = metric("process_cpu_seconds_total");
    recorder.open();
    Thread.sleep(1000L * plan.seconds);
    recorder.close();
    double spent = metric("process_cpu_seconds_total") - cpu;
    long resident = (long) metric("process_resident_bytes");
    long heap = (long) metric("jvm_heap_used_bytes");
    vertx.runOnContext(_ -> players.forEach(LoadPlayer::hangUp));
    return recorder.report(plan.seconds, spent, resident, heap);
  }

  /** A figure, added up over all servers. */
  private double metric(String name) {
    return nodes.stream().mapToDouble(node -> node.metric(name)).sum();
  }

  /** Opens the tables and seats the players, a few at a time. */
  private void seat() throws InterruptedException {
    Semaphore few = new Semaphore(16);
    CountDownLatch seated = new CountDownLatch(plan.tables);
    AtomicReference<String> trouble = new AtomicReference<>("");
    for (int table = 0; table < plan.tables; table++) {
      few.acquire();
      int port = plan.ports.get(table % plan.ports.size());
      Thread.startVirtualThread(
          () -> {
            try {
              List<LoadPlayer> together = seatTable(port);
              synchronized (players) {
                players.addAll(together);
              }
            } catch (RuntimeException e) {
              Throwable why = e.getCause();
              trouble.compareAndSet("", String.valueOf((why == null ? e : why).getMessage()));
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

  private List<LoadPlayer> seatTable(int port) {
    RestClient rest = Objects.requireNonNull(doors.get(port));
    List<LoadPlayer> together = new ArrayList<>();
    String table = "";
    for (int seat = 0; seat < plan.seats; seat++) {
      String token = rest.arrive("Load");
      if (seat == 0) {
        table = rest.open(token, plan.game, plan.seats, "{}", "");
      }
      together.add(connect(port, table, token, seat));
    }
    together.forEach(LoadPlayer::sit);
    together.getFirst().start();
    return together;
  }

  private LoadPlayer connect(int port, String table, String token, int seat) {
    WebSocketConnectOptions to =
        new WebSocketConnectOptions()
            .setHost(plan.host)
            .setPort(port)
            .setURI("/api/tables/" + table + "/socket")
            .addHeader("Authorization", "Bearer " + token);
    return sockets
        .connect(to)
        .map(socket -> new LoadPlayer(socket, seat, recorder, this::pause))
        .toCompletionStage()
        .toCompletableFuture()
        .join();
  }

  /**
   * Lets a player move. Nobody is a metronome: tables that once moved together must not go on so.
   */
  private void pause(LoadPlayer player) {
    if (plan.pace == 0) {
      player.move();
    } else {
      long wait = 1 + ThreadLocalRandom.current().nextLong(2L * plan.pace);
      vertx.setTimer(wait, _ -> player.move());
    }
  }

  /**
   * {@code host ports nodes game tables seats seconds pace warm-up}, with commas between ports; for
   * measuring without the command line.
   */
  public static void main(String[] arguments) throws InterruptedException {
    System.out.println(
        run(
            new Plan(
                arguments[0],
                ports(arguments[1]),
                ports(arguments[2]),
                arguments[3],
                Integer.parseInt(arguments[4]),
                Integer.parseInt(arguments[5]),
                Integer.parseInt(arguments[6]),
                Integer.parseInt(arguments[7]),
                Integer.parseInt(arguments[8]))));
  }

  private static List<Integer> ports(String text) {
    return Arrays.stream(text.split(",", -1)).map(Integer::valueOf).toList();
  }
}
