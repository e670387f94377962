package eightfold.core;

/**
 * Receives what happens. States build no events at all for {@link #NONE}, which is what makes bare
 * simulation free of garbage.
 */
@FunctionalInterface
public interface Log {
  Log NONE = event -> {};

  void add(Event event);
}
