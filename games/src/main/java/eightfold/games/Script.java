package eightfold.games;

import eightfold.core.Chance;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A game of a transcript that holds, and what is needed to play it once more.
 *
 * @param options as text, by name
 * @param chance deals its cards; further rounds come from the seed, if that stands for the deals
 */
public record Script(Replayed game, Map<String, String> options, Chance chance) {
  public Script {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }
}
