package eightfold.server;

import eightfold.server.config.Config;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, which can be killed. */
final class Child {
  final Process process;
  final int port;

  private Child(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  static Child start(Config config) {
    return start(config, List.of(), List.of("eightfold.server.Main"));
  }

  /**
   * A server from a jar, of another version perhaps, on a port of its configuration; it may take a
   * while until it listens.
   */
  static Child ofJar(Path jar, Config config) {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-jar", jar.toString()));
    command.add("serve");
    config.values().forEach((name, value) -> command.add("--" + name + "=" + value));
    try {
      return new Child(
          new ProcessBuilder(command)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start(),
          config.number("port"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** With the most files that it may have open. */
  static Child start(Config config, int files) {
    return start(
        config,
        List.of("sh", "-c", "ulimit -n " + files + "; exec \"$@\"", "sh"),
        List.of("eightfold.server.Main"));
  }

  /** A server that dies by itself; see {@link DyingServer}. */
  static Child dying(String point, Config config) {
    return start(config, List.of(), List.of("eightfold.server.DyingServer", point));
  }

  private static Child start(Config config, List<String> before, List<String> main) {
    List<String> command = new ArrayList<>(before);
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(
        List.of(
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            "-cp"));
    command.add(
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path", "")));
    command.addAll(main);
    config.values().forEach((name, value) -> command.add("--" + name + "=" + value));
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
      String line = out.readLine();
      if (line == null) {
        throw new IllegalStateException("the child did not start");
      }
      return new Child(process, Integer.parseInt(line.substring(line.lastIndexOf(':') + 1)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** SIGKILL. */
  void kill() throws InterruptedException {
    process.destroyForcibly();
    process.waitFor(10, TimeUnit.SECONDS);
  }

  /** SIGSTOP or SIGCONT. */
  void signal(String name) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
  }

  /** SIGTERM. */
  int terminate() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(10, TimeUnit.SECONDS)) {
      throw new IllegalStateException("the child does not stop");
    }
    return process.exitValue();
  }
}
