package eightfold.server;

import eightfold.server.config.Config;
import eightfold.server.host.World;
import eightfold.server.store.Store;
import eightfold.server.store.Write;
import eightfold.server.store.Writes;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A server that dies at a chosen point: when it is about to write an entry of some kind, or a game
 * that was uploaded, for the n-th time, or when that is durable and nobody has been told yet.
 */
final class DyingServer {
  private DyingServer() {}

  /**
   * Runs until it dies.
   *
   * @param arguments {@code kind:n:before} or {@code kind:n:after}, where the kind may be {@code
   *     uploaded}; then the server's flags
   */
  public static void main(String[] arguments) throws InterruptedException {
    String[] point = arguments[0].split(":", 3);
    List<String> flags = Arrays.asList(arguments).subList(1, arguments.length);
    Config config = Config.parse(System.getenv(), flags);
    Server server =
        Server.start(
            config,
            World.real(),
            store -> dying(store, point[0], Integer.parseInt(point[1]), point[2].equals("after")));
    System.out.println("http://" + config.text("host") + ":" + server.port());
    Thread.currentThread().join();
  }

  private static Store dying(Store store, String kind, int n, boolean after) {
    AtomicInteger left = new AtomicInteger(n);
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (proxy, method, values) -> {
              if (method.getName().equals("submit") && isDoomed((Write) values[0], kind, left)) {
                if (after) {
                  method.invoke(store, values);
                  CompletableFuture<Boolean> durable = new CompletableFuture<>();
                  store.submit(new Write(Write.Waiting.completing(durable)));
                  durable.join();
                }
                Runtime.getRuntime().halt(137);
              }
              return method.invoke(store, values);
            });
  }

  private static boolean isDoomed(Write write, String kind, AtomicInteger left) {
    int found =
        kind.equals("uploaded")
            ? Writes.uploads(write)
            : Writes.lines(write, "\"kind\":\"" + kind + "\"");
    int before = left.getAndAdd(-found);
    return before > 0 && before <= found;
  }
}
