package eightfold.lab.players;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A running program to which lines are told and from which lines are heard. Neither ever waits for
 * the program longer than asked: a thread writes, one reads, and one drains the standard error.
 */
final class Program implements AutoCloseable {
  private static final int LONGEST_LINE = 1 << 16;
  private static final int MOST_UNHEARD = 256;
  private static final long PATIENCE_MILLIS = 300;
  private static final String LAST = "";

  /** What came of listening. */
  sealed interface Heard {
    record Line(String text) implements Heard {}

    record Silence() implements Heard {}

    /** The program has ended. */
    record End() implements Heard {}
  }

  private final Process process;
  private final CountDownLatch drained = new CountDownLatch(1);
  private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
  private final BlockingQueue<Heard> heard = new LinkedBlockingQueue<>(MOST_UNHEARD);

  private Program(Process process) {
    this.process = process;
  }

  static Program start(List<String> command, Consumer<String> errors) throws IOException {
    Program program = new Program(new ProcessBuilder(command).start());
    thread("tells", program::write);
    thread("hears", program::read);
    thread("errors", () -> program.drain(errors));
    return program;
  }

  /** The reason why a command cannot be started; empty if it can. */
  static Optional<String> trouble(List<String> command) {
    try {
      start(command, line -> {}).kill();
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(String.valueOf(e.getMessage()).trim());
    }
  }

  private static void thread(String name, Runnable work) {
    Thread.ofPlatform().daemon().name("program " + name).start(work);
  }

  void tell(String line) {
    told.add(line + "\n");
  }

  Heard hear(long nanos) throws InterruptedException {
    Heard next = heard.poll(Math.max(0, nanos), TimeUnit.NANOSECONDS);
    return next == null ? new Heard.Silence() : next;
  }

  private void write() {
    try (OutputStream out = process.getOutputStream()) {
      for (String line = told.take(); !line.equals(LAST); line = told.take()) {
        out.write(line.getBytes(StandardCharsets.UTF_8));
        out.flush();
      }
    } catch (IOException e) {
      // It no longer reads; whoever listens finds that it has ended, or has nothing to say.
      told.clear();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void read() {
    try (BufferedReader in = reader(process.getInputStream())) {
      StringBuilder line = new StringBuilder();
      for (int c = in.read(); c >= 0; c = in.read()) {
        if (c == '\n') {
          heard.put(new Heard.Line(line.toString()));
          line.setLength(0);
        } else if (line.length() < LONGEST_LINE) {
          line.append((char) c);
        }
      }
    } catch (IOException e) {
      // The same as its end.
      told.clear();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    end();
  }

  private void end() {
    try {
      heard.put(new Heard.End());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void drain(Consumer<String> errors) {
    try (BufferedReader in = reader(process.getErrorStream())) {
      char[] chunk = new char[4096];
      StringBuilder line = new StringBuilder();
      for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) {
        for (int i = 0; i < n; i++) {
          if (chunk[i] == '\n') {
            errors.accept(line.toString());
            line.setLength(0);
          } else if (line.length() < LONGEST_LINE) {
            line.append(chunk[i]);
          }
        }
      }
      if (!line.isEmpty()) {
        errors.accept(line.toString());
      }
    } catch (IOException e) {
      errors.accept("(its standard error broke off)");
    } finally {
      drained.countDown();
    }
  }

  private static BufferedReader reader(InputStream in) {
    return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /** Closes its standard input, which good programs take as the end, and insists after a while. */
  @Override
  public void close() {
    told.add(LAST);
    heard.clear();
    try {
      boolean ended = process.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
      if (!ended) {
        process.destroy();
        ended = process.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
      }
      if (!ended) {
        kill();
      }
    } catch (InterruptedException e) {
      kill();
      Thread.currentThread().interrupt();
    }
  }

  /** Ends it at once, with everything that it has started; its last words are passed on. */
  void kill() {
    told.add(LAST);
    heard.clear();
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.toHandle().destroyForcibly();
    try {
      boolean _ = drained.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    // Unlike its handle, the process closes its streams too, read or not.
    process.destroyForcibly();
  }
}
