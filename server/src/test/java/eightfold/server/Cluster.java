package eightfold.server;

import eightfold.server.config.Config;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Three servers in processes of their own on one PostgreSQL, behind HAProxy as in the example. */
final class Cluster {
  static final int NODES = 3;
  private static final Path EXAMPLE = Path.of("../examples/haproxy/haproxy.cfg");
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final Path data;
  private final Path files;
  private EmbeddedPostgres postgres;
  final int[] ports = new int[NODES];
  final Child[] nodes = new Child[NODES];
  final int port;
  private Process proxy;

  @SuppressWarnings("NullAway.Init")
  private Cluster(Path data) throws IOException {
    this.data = data;
    files = data.resolve("pg");
    postgres = Postgres.start(files, 0);
    port = freePort();
  }

  static Optional<Path> haproxy() {
    return Stream.of("/usr/sbin/haproxy", "/usr/local/sbin/haproxy", "/usr/bin/haproxy")
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  static Cluster start(Path data) throws IOException, InterruptedException {
    Cluster cluster = new Cluster(data);
    try {
      for (int i = 0; i < NODES; i++) {
        cluster.ports[i] = freePort();
      }
      List<Thread> starting = new ArrayList<>();
      for (int i = 0; i < NODES; i++) {
        int node = i;
        starting.add(Thread.ofVirtual().start(() -> cluster.startNode(node)));
      }
      for (Thread one : starting) {
        one.join();
      }
      cluster.proxy =
          new ProcessBuilder(
                  haproxy().orElseThrow().toString(), "-db", "-f", cluster.proxyFile().toString())
              .redirectErrorStream(true)
              .redirectOutput(data.resolve("haproxy.log").toFile())
              .start();
      cluster.awaitHealth(cluster.port, 200);
      return cluster;
    } catch (IOException | InterruptedException | RuntimeException e) {
      cluster.stop();
      throw e;
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  /** The example, with addresses on this machine, and without the limits: everybody is here. */
  private Path proxyFile() throws IOException {
    String example =
        Files.readString(EXAMPLE)
            .replaceAll("bind :443 .*", "bind 127.0.0.1:" + port)
            .replaceAll("(?m)^.*(stick-table|track-sc0|deny_status 429).*$", "");
    for (int i = 0; i < NODES; i++) {
      example = example.replace("10.0.0.1" + (i + 1) + ":8028", "127.0.0.1:" + ports[i]);
    }
    return Files.writeString(data.resolve("haproxy.cfg"), example);
  }

  Config config() {
    return TableTest.config(data)
        .with("database", Postgres.url(postgres))
        .with("proxy", "127.0.0.1")
        .with("address-sockets", 0)
        .with("drain", 2)
        .with("log", "error");
  }

  void startNode(int node) {
    nodes[node] = Child.start(config().with("port", ports[node]));
  }

  /** A server of another version in the place of a node. */
  void startNode(int node, Path jar) throws IOException, InterruptedException {
    nodes[node] = Child.ofJar(jar, config().with("port", ports[node]));
    awaitHealth(ports[node], 200);
  }

  /** The status of a node, or 0 if it does not answer. */
  private static int status(int port) throws InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/health"))
            .timeout(Duration.ofSeconds(2))
            .build();
    try {
      return HTTP.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    } catch (IOException e) {
      return 0;
    }
  }

  void awaitHealth(int at, int status) throws InterruptedException {
    for (int i = 0; i < 600; i++) {
      if (status(at) == status) {
        return;
      }
      Thread.sleep(100);
    }
    throw new IllegalStateException("port " + at + " does not say " + status);
  }

  /** How many people are connected to a node. */
  int sockets(int node) throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + ports[node] + "/metrics")).build();
    return HTTP.send(request, HttpResponse.BodyHandlers.ofLines())
        .body()
        .filter(line -> line.startsWith("eightfold_sockets"))
        .mapToInt(line -> (int) Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }

  void restartDatabase() throws IOException {
    int at = postgres.getPort();
    postgres.close();
    postgres = Postgres.start(files, at);
  }

  /** Cuts the connections over which the nodes hear of claims. */
  void cutLines() throws SQLException {
    try (Connection open = postgres.getPostgresDatabase().getConnection();
        Statement statement = open.createStatement()) {
      statement.execute(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
              + " WHERE application_name = 'eightfold claims'");
    }
  }

  void stop() throws IOException, InterruptedException {
    if (proxy != null) {
      proxy.destroy();
      proxy.waitFor(10, TimeUnit.SECONDS);
    }
    for (Child node : nodes) {
      if (node != null) {
        node.signal("CONT");
        node.kill();
      }
    }
    postgres.close();
  }
}
