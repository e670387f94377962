package eightfold.server.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A server in a process and a folder of its own, on loopback, which forgets idle tables soon. */
final class SoakServer {
  private static final Path JAVA = Path.of(System.getProperty("java.home", ""), "bin");
  private final Process process;
  private final Path data;
  final int port;

  private SoakServer(Process process, Path data, int port) {
    this.process = process;
    this.data = data;
    this.port = port;
  }

  static SoakServer start() throws IOException {
    Path data = Files.createTempDirectory("eightfold-soak-");
    List<String> command =
        List.of(
            JAVA.resolve("java").toString(),
            "-XX:+UseSerialGC",
            "-Xmn96m",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path", ""),
            "eightfold.server.Main",
            "--port=0",
            "--data=" + data,
            "--rate=0",
            "--arrivals=0",
            "--pace=5",
            "--thinking=2",
            "--absent=1",
            "--idle=3",
            "--log=warning");
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroy, "soak-end"));
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    String line = out.readLine();
    if (line == null) {
      delete(data);
      throw new IllegalStateException("the server did not start");
    }
    return new SoakServer(process, data, Integer.parseInt(line.replaceAll(".*:", "")));
  }

  long pid() {
    return process.pid();
  }

  /** Makes a virtual machine collect its garbage; false if it cannot be asked. */
  static boolean collect(long pid) throws InterruptedException {
    try {
      Process jcmd =
          new ProcessBuilder(JAVA.resolve("jcmd").toString(), Long.toString(pid), "GC.run")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      return jcmd.waitFor(60, TimeUnit.SECONDS) && jcmd.exitValue() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  void stop() throws IOException, InterruptedException {
    process.destroy();
    if (!process.waitFor(30, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
    }
    delete(data);
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
