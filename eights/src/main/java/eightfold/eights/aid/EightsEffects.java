package eightfold.eights.aid;

import eightfold.core.Effects;
import eightfold.eights.Word;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * What words score (E2).
 *
 * @param words the highest first
 */
public record EightsEffects(List<Worth> words) implements Effects {
  private static final EightsEffects ALL =
      new EightsEffects(
          Arrays.stream(Word.values())
              .sorted(Comparator.comparingInt(Word::points).reversed())
              .map(word -> new Worth(word, word.points()))
              .toList());

  /** A word and its points. */
  public record Worth(Word word, int points) {}

  public EightsEffects {
    words = List.copyOf(words);
  }

  public static EightsEffects all() {
    return ALL;
  }

  @Override
  public boolean isEmpty() {
    return false;
  }
}
