package eightfold.server.load;

import java.io.IOException;
import java.io.UncheckedIOException;
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
  private final Desk desk;
  private final Recorder recorder = new Recorder();
  private final List<LoadPlayer> players = new ArrayList<>();

  private Load(Plan plan) {
    this.plan = plan;
    desk = new Desk(plan.host, plan.port);
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
    double cpu = desk.metric("process_cpu_seconds_total");
    recorder.open();
    Thread.sleep(1000L * plan.seconds);
    recorder.close();
    double spent = desk.metric("process_cpu_seconds_total") - cpu;
    long resident = (long) desk.metric("process_resident_bytes");
    long heap = (long) desk.metric("jvm_heap_used_bytes");
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
      String token = desk.arrive("Load");
      if (seat == 0) {
        table = desk.open(token, plan.game, plan.seats, "{}", "");
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
