package eightfold.offline;

/**
 * What the engine knows of the world around it. Both sides speak in messages, which are lists of
 * words: the first says what it is about, the last may be JSON.
 */
interface Outside {
  void tell(String... words);

  /** Milliseconds since 1970. */
  long now();

  /** Nanoseconds of a clock that never goes back. */
  long ticks();

  /** 64 random bits that nobody can guess. */
  long random();
}
