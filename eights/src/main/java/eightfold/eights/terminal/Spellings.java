package eightfold.eights.terminal;

import eightfold.core.Codec;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eights.Eights;
import eightfold.eights.EightsMove;
import eightfold.eights.EightsView;
import eightfold.eights.Word;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The spellings of each word that are possible now, in notation, the best one first. */
final class Spellings {
  static final Codec<EightsMove> CODEC = new Eights().codec();
  private static final List<Word> WORDS = List.of(Word.values()).reversed();

  private final Map<Word, List<String>> byWord = new EnumMap<>(Word.class);

  /**
   * @param judge picks the best of several spellings of the same word
   */
  Spellings(EightsView view, List<EightsMove> legal, Bot<EightsView> judge) {
    for (Word word : WORDS) {
      Moves moves = new Moves();
      for (EightsMove move : legal) {
        if (move instanceof EightsMove.Spell spell && spell.word() == word) {
          moves.add(CODEC.pack(move));
        }
      }
      if (moves.size() > 0) {
        byWord.put(word, ordered(view, moves, judge));
      }
    }
  }

  private static List<String> ordered(EightsView view, Moves moves, Bot<EightsView> judge) {
    long best = judge.choose(view, moves, new Rng(0), Budget.rollouts(1));
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      texts.add(moves.at(i) == best ? 0 : texts.size(), CODEC.text(moves.at(i)));
    }
    return texts;
  }

  /** The words that can be spelled, the highest first. */
  List<Word> words() {
    return WORDS.stream().filter(byWord::containsKey).toList();
  }

  List<String> of(Word word) {
    return byWord.getOrDefault(word, List.of());
  }

  /** As above, by name in any case. */
  List<String> of(String name) {
    return WORDS.stream()
        .filter(word -> word.name().equalsIgnoreCase(name))
        .findFirst()
        .map(this::of)
        .orElse(List.of());
  }
}
