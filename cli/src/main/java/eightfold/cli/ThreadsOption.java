package eightfold.cli;

import picocli.CommandLine.Option;

/** The argument that says on how many threads games are played. */
final class ThreadsOption {
  @Option(
      names = {"-t", "--threads"},
      paramLabel = "T",
      description = "Number of threads (default: one for each processor).")
  private int threads = Runtime.getRuntime().availableProcessors();

  int count() {
    if (threads < 1 || threads > 1024) {
      throw new BadInput("The number of threads must be 1 to 1024, not %d.".formatted(threads));
    }
    return threads;
  }
}
