package eightfold.core;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A move in words, and what speaks for it or against it, for texts in any language.
 *
 * @param kind names two texts, {@code advice.<game>.<kind>.did} and {@code
 *     advice.<game>.<kind>.would}
 * @param reasons name a text each, {@code advice.<game>.<reason>}, the weightiest first
 * @param details what all of these texts need, by name: numbers, words, and cards as {@code laid}
 *     and {@code got}
 */
public record Reasoning(String kind, List<String> reasons, Map<String, String> details) {
  /** Of a game that has no words for its moves. */
  public static final Reasoning NONE = new Reasoning("", List.of(), Map.of());

  public Reasoning {
    reasons = List.copyOf(reasons);
    details = Collections.unmodifiableMap(new TreeMap<>(details));
  }
}
