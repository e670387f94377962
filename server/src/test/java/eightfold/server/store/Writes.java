package eightfold.server.store;

/** What is in a write. */
public final class Writes {
  private Writes() {}

  /** How many of its lines have these words in them. */
  public static int lines(Write write, String words) {
    return (int) write.appends.stream().filter(it -> it.line().body().contains(words)).count();
  }

  /** How many games it brings that were played elsewhere. */
  public static int uploads(Write write) {
    return (int)
        write.statements.stream().filter(it -> it.sql().startsWith("INSERT INTO upload")).count();
  }
}
