package eightfold.server.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;

/**
 * Lets people come and go at a server for a long time, and compares what the server has in use
 * afterwards with what it had in use before, both times with nobody there.
 */
public final class Soak {
  /** Tables that others may find; the oldest are forgotten. */
  private static final int KNOWN_TABLES = 40;

  /**
   * What to do.
   *
   * @param port of a server on this machine, 0 for one that is started for this
   * @param pid the process of that server, so that its heap can be collected; 0 if unknown
   * @param people how many at a time
   * @param warmUp seconds before the first measurement
   * @param seconds between the two
   * @param settle seconds that the server may take to forget everybody
   */
  public record Plan(int port, long pid, int people, int warmUp, int seconds, int settle) {}

  private final Plan plan;
  private final RestClient rest;
  private final long pid;
  private final Tally tally = new Tally();
  private boolean collected = true;

  private Soak(Plan plan, int port, long pid) {
    this.plan = plan;
    this.pid = pid;
    rest = new RestClient("127.0.0.1", port);
  }

  /** Runs a plan and reports. */
  public static SoakReport run(Plan plan) throws IOException, InterruptedException {
    if (plan.port != 0) {
      return new Soak(plan, plan.port, plan.pid).run();
    }
    SoakServer server = SoakServer.start();
    try {
      return new Soak(plan, server.port, server.pid()).run();
    } finally {
      server.stop();
    }
  }

  private SoakReport run() throws InterruptedException {
    people(plan.warmUp, new Tally());
    Vitals before = alone();
    people(plan.seconds, tally);
    Vitals after = alone();
    return tally.report(before, after, collected);
  }

  private void people(int seconds, Tally into) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    BlockingDeque<String> tables = new LinkedBlockingDeque<>(KNOWN_TABLES);
    SplittableRandom chance = new SplittableRandom();
    List<Thread> people = new ArrayList<>();
    for (int i = 0; i < plan.people; i++) {
      people.add(
          Thread.startVirtualThread(new SoakPerson(rest, into, tables, chance.split(), end)));
    }
    for (Thread person : people) {
      person.join();
    }
  }

  /** What the server has in use when everybody has been forgotten, or when that takes too long. */
  private Vitals alone() throws InterruptedException {
    Vitals now = Vitals.of(rest.get("/metrics"));
    for (int i = 0; i < plan.settle && !now.quiet(); i++) {
      Thread.sleep(1000);
      now = Vitals.of(rest.get("/metrics"));
    }
    collected &= pid != 0 && SoakServer.collect(pid);
    return Vitals.of(rest.get("/metrics"));
  }
}
