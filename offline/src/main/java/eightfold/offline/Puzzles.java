package eightfold.offline;

import eightfold.core.Result;
import eightfold.games.Games;
import eightfold.games.Retold;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The games behind puzzles, which a page has in few words. */
final class Puzzles {
  private Puzzles() {}

  /** Words: the game, how many sit there, the seed, the moves, and options by name and value. */
  static Result<String> transcript(List<String> words) {
    int seats = Integer.parseInt(words.get(1));
    Map<String, String> options = new LinkedHashMap<>();
    for (int i = 4; i + 1 < words.size(); i += 2) {
      options.put(words.get(i), words.get(i + 1));
    }
    return Games.find(words.get(0))
        .then(kit -> Retold.transcript(kit, seats, options, words.get(2), words.get(3)));
  }
}
