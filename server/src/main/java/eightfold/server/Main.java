package eightfold.server;

import eightfold.server.config.Config;
import java.util.List;

/** Runs a server by itself; the command line of the whole program does the same. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) throws InterruptedException {
    try {
      Config config = Config.parse(System.getenv(), List.of(arguments));
      Server server = Server.start(config).stopOnSignal();
      System.out.println("http://" + config.text("host") + ":" + server.port());
    } catch (IllegalArgumentException e) {
      System.err.println("eightfold: " + e.getMessage());
      System.exit(2);
    }
    Thread.currentThread().join();
  }
}
