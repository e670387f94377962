package eightfold.core;

/**
 * What the legal moves of a seat would do, as far as its view tells. It is sent with them, so that
 * those who show it need not know the rules.
 */
public interface Effects {
  Effects NONE = () -> true;

  /** Whether there is nothing to tell. */
  boolean isEmpty();
}
