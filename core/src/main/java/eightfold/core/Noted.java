package eightfold.core;

import java.util.Map;

/** An event that stands in a transcript as a line of its own: a deal, a score, the end. */
public interface Noted extends Event {
  /** The line's fields in their written order: numbers, booleans, strings and lists of those. */
  Map<String, Object> note();
}
