package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import eightfold.server.config.Config;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example configuration for nginx, with a real nginx: all but the certificate. */
@Tag("slow")
class NginxTest {
  private static final Path EXAMPLE = Path.of("../examples/nginx/eightfold.conf");
  @TempDir Path data;

  private static Optional<Path> nginx() {
    return Stream.of("/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx")
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private Path configuration(int port, int behind) throws IOException {
    String example =
        Files.readString(EXAMPLE)
            .replace("listen 443 ssl;", "listen 127.0.0.1:" + port + ";")
            .replace("127.0.0.1:8028", "127.0.0.1:" + behind)
            .replaceAll("(?m)^ *ssl_certificate.*$", "");
    String logs = data.resolve("error.log").toString();
    String whole =
        "daemon off;\nmaster_process off;\npid %s;\nerror_log %s;\nevents {}\nhttp {\naccess_log off;\n"
                .formatted(data.resolve("nginx.pid"), logs)
            + Stream.of("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
                .map(name -> name + "_temp_path " + data.resolve(name) + ";\n")
                .reduce("", String::concat)
            + example
            + "}\n";
    return Files.writeString(data.resolve("nginx.conf"), whole);
  }

  private static void await(int port) throws IOException, InterruptedException {
    for (int i = 0; i < 100; i++) {
      try (Socket open = new Socket(InetAddress.getLoopbackAddress(), port)) {
        assertThat(open.isConnected()).isTrue();
        return;
      } catch (IOException e) {
        Thread.sleep(50);
      }
    }
    throw new IOException("nginx does not listen");
  }

  @Test
  void people_play_through_the_example_configuration() throws IOException, InterruptedException {
    assumeTrue(nginx().isPresent(), "nginx is not installed");
    int port = freePort();
    Config config =
        TableTest.config(data.resolve("data"))
            .with("proxy", "127.0.0.1")
            .with("public-url", "http://play.example")
            .with("arrivals", 2);
    try (Server server = Server.start(config)) {
      Process nginx =
          new ProcessBuilder(
                  nginx().orElseThrow().toString(),
                  "-c",
                  configuration(port, server.port()).toString(),
                  "-e",
                  data.resolve("error.log").toString())
              .inheritIO()
              .start();
      try {
        await(port);
        play(port);
        countedByTheirOwnAddress(server.port());
      } finally {
        nginx.destroy();
        nginx.waitFor(10, TimeUnit.SECONDS);
      }
    }
  }

  private static void play(int port) {
    try (Visitor anna = Visitor.arrive(port, "Anna")) {
      anna.connect(anna.open("eights", 2, "{}", "random")).hear("table");
      anna.request("start", "");
      anna.hear(node -> anna.toAct() == 0 && !anna.legal(0).isEmpty());
      assertThat(anna.move(0, "pass").get("type").stringValue()).isEqualTo("played");
      assertThat(anna.send("GET", "/metrics", "").statusCode()).isEqualTo(403);
      assertThat(anna.send("GET", "/health", "").body()).contains("true");
    }
  }

  /** One visitor's haste is not another's. */
  private static void countedByTheirOwnAddress(int port) {
    Visitor proxy = Visitor.known(port, "");
    int status = 0;
    for (int i = 0; i < 60 && status != 429; i++) {
      status = arrive(proxy, "1.2.3.4");
    }
    assertThat(status).isEqualTo(429);
    assertThat(arrive(proxy, "4.3.2.1")).isEqualTo(201);
  }

  private static int arrive(Visitor proxy, String address) {
    return proxy
        .send("POST", "/api/guests", "{\"name\":\"\"}", "X-Forwarded-For", address)
        .statusCode();
  }
}
