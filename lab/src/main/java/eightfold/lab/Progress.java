package eightfold.lab;

/** Hears how far a long job is. */
@FunctionalInterface
public interface Progress {
  Progress SILENT = (done, total) -> {};

  void at(long done, long total);
}
