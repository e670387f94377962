package eightfold.eights.aid;

import eightfold.core.Aid;
import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.eights.Deck;
import eightfold.eights.EightsCodec;
import eightfold.eights.EightsMove;
import eightfold.eights.EightsView;
import eightfold.eights.Word;
import eightfold.eights.bots.CheapestSpelling;
import eightfold.eights.bots.Usefulness;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How the seat of a view spells best, and what it has not seen. All of it is for experts: what can
 * be spelled at all follows from the legal moves.
 *
 * @param words those that can be spelled, the highest first, if it is the seat's turn
 * @param letters how many cards with each letter the seat has not seen
 * @param suits how many cards of each suit, likewise
 */
public record EightsAid(List<Best> words, Map<String, Integer> letters, Map<String, Integer> suits)
    implements Aid {

  /**
   * A word and its best spelling: the one that leaves the most {@link Usefulness} in the hand.
   *
   * @param points what the word is worth
   */
  public record Best(Word word, int points, EightsMove best) {}

  public EightsAid {
    words = List.copyOf(words);
    letters = Collections.unmodifiableMap(new LinkedHashMap<>(letters));
    suits = Collections.unmodifiableMap(new LinkedHashMap<>(suits));
  }

  public static EightsAid of(EightsView view, boolean expert) {
    if (!expert) {
      return new EightsAid(List.of(), Map.of(), Map.of());
    }
    List<Best> words = view.toAct() == view.seat() ? words(view) : List.of();
    Map<String, Integer> letters = new TreeMap<>();
    Map<String, Integer> suits = new TreeMap<>();
    int[] unseen = unseen(view);
    for (int card = 0; card < Deck.CARDS; card++) {
      letters.merge(String.valueOf(Deck.letter(card)), unseen[card], Integer::sum);
      suits.merge(String.valueOf(Deck.suit(card) + 1), unseen[card], Integer::sum);
    }
    return new EightsAid(words, letters, suits);
  }

  private static List<Best> words(EightsView view) {
    CheapestSpelling cheapest = CheapestSpelling.byUsefulness();
    EightsCodec codec = new EightsCodec();
    long row = set(view.row());
    long hand = set(view.hand());
    List<Best> words = new ArrayList<>();
    for (Word word : List.of(Word.values()).reversed()) {
      int price = cheapest.find(word.ordinal(), row, hand);
      if (price != CheapestSpelling.NONE) {
        words.add(new Best(word, word.points(), codec.unpack(cheapest.found())));
      }
    }
    return words;
  }

  /** The second of two equal faces is the second e of its suit. */
  private static long set(Cards cards) {
    long set = 0;
    for (int i = 0; i < cards.size(); i++) {
      long card = Deck.bit(cards.at(i));
      set |= (set & card) == 0 ? card : card << 1;
    }
    return set;
  }

  /** How many of each face the seat has not seen. */
  private static int[] unseen(EightsView view) {
    int[] unseen = new int[Deck.CARDS];
    for (int card = 0; card < Deck.CARDS; card++) {
      unseen[Deck.face(card)]++;
    }
    remove(unseen, view.row());
    remove(unseen, view.hand());
    remove(unseen, view.stack());
    remove(unseen, view.outOfPlay());
    for (int seat = 0; seat < view.seats().size(); seat++) {
      if (seat != view.seat()) {
        remove(unseen, view.seats().get(seat).known());
      }
    }
    return unseen;
  }

  private static void remove(int[] counts, Cards cards) {
    for (int i = 0; i < cards.size(); i++) {
      if (cards.at(i) != Faces.HIDDEN) {
        counts[Deck.face(cards.at(i))]--;
      }
    }
  }
}
