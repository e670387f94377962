package eightfold.eightandhalf.bots;

import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.eightandhalf.Deck;
import eightfold.eightandhalf.EightAndHalf;
import eightfold.eightandhalf.HalfState;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.HalfView.SeatView;
import eightfold.eightandhalf.PileValue;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * What seat 0 sees when it is its turn in the last round, in words.
 *
 * <pre>3 h | 4 9 bank 2 open 5 - g blind ? 6 - / bank 4 open 8 8 8 blind ? ? ?</pre>
 *
 * First the pile, then the seats: one's own hand (the others have three cards if their bank is not
 * empty, none otherwise), the size of the bank, open and blind places. Cards that are out of sight
 * lie burned, as even as can be.
 */
final class Scene {
  static final EightAndHalf GAME = new EightAndHalf();
  final HalfView view;
  private final Moves legal = new Moves();

  private Scene(HalfView view) {
    this.view = view;
    HalfState world = GAME.newState(view.players().size(), options());
    GAME.sample(view, new Rng(1), world);
    world.legal(legal);
  }

  static Scene of(String picture) {
    String[] parts = picture.split("\\|", -1);
    Cards pile = cards(Deck.FACES, words(parts[0]));
    List<SeatView> players = new ArrayList<>();
    for (String seat : parts[1].split("/", -1)) {
      players.add(player(words(seat)));
    }
    burn(players, pile);
    int value = 0;
    for (int i = 0; i < pile.size(); i++) {
      value = PileValue.after(value, pile.at(i), 1);
    }
    boolean uneven = PileValue.uneven(value);
    return new Scene(
        new HalfView(
            0,
            0,
            HalfView.Phase.PLAY,
            6,
            6,
            true,
            0,
            List.of(),
            value,
            value == PileValue.FIVE,
            uneven ? players.size() - 1 : -1,
            pile,
            players,
            List.of()));
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : Arrays.asList(text.trim().split(" +", -1));
  }

  private static Cards cards(Faces faces, List<String> words) {
    byte[] cards = new byte[words.size()];
    for (int i = 0; i < cards.length; i++) {
      String word = words.get(i);
      cards[i] = word.equals("?") ? Faces.HIDDEN : (byte) faces.parse(word).orElseThrow();
    }
    return Cards.of(faces, cards);
  }

  private static SeatView player(List<String> words) {
    int bankAt = words.indexOf("bank");
    int openAt = words.indexOf("open");
    int blindAt = words.indexOf("blind");
    int bank = Integer.parseInt(words.get(bankAt + 1));
    Cards own = cards(Deck.FACES, words.subList(0, bankAt)).sorted();
    boolean hidden = own.isEmpty() && bank > 0;
    return new SeatView(
        hidden ? Cards.hidden(Deck.FACES, 3) : own,
        bank,
        cards(Deck.PLACES, words.subList(openAt + 1, blindAt)),
        cards(Deck.PLACES, words.subList(blindAt + 1, words.size())),
        Deck.FACES.none(),
        0);
  }

  /** Burns as many cards as are neither seen nor hidden, one face after the other. */
  private static void burn(List<SeatView> players, Cards pile) {
    int[] left = new int[Deck.KINDS];
    for (int face = 0; face < Deck.KINDS; face++) {
      left[face] = Deck.count(Deck.ALL, face);
    }
    int hidden = -see(left, pile);
    for (SeatView player : players) {
      hidden += player.bank() + see(left, player.hand());
      see(left, player.open());
      hidden += see(left, player.blind());
    }
    int burned = Arrays.stream(left).sum() - hidden;
    byte[][] heaps = new byte[players.size()][Deck.SIZE];
    int[] sizes = new int[players.size()];
    for (int n = 0, face = 0; n < burned; face = (face + 1) % Deck.KINDS) {
      if (left[face] > 0) {
        left[face]--;
        int seat = n++ % heaps.length;
        heaps[seat][sizes[seat]++] = (byte) face;
      }
    }
    for (int seat = 0; seat < heaps.length; seat++) {
      SeatView p = players.get(seat);
      Cards heap = Cards.copyOf(Deck.FACES, heaps[seat], 0, sizes[seat]).sorted();
      players.set(seat, new SeatView(p.hand(), p.bank(), p.open(), p.blind(), heap, p.points()));
    }
  }

  /** Takes the cards that are seen; how many lie face down. */
  private static int see(int[] left, Cards cards) {
    int hidden = 0;
    for (int i = 0; i < cards.size(); i++) {
      if (cards.at(i) == Faces.HIDDEN) {
        hidden++;
      } else if (cards.at(i) != Deck.EMPTY) {
        left[cards.at(i)]--;
      }
    }
    return hidden;
  }

  private Options options() {
    return GAME.info().options(view.players().size(), Map.of()).found().orElseThrow();
  }

  /** What a player does here, in notation. */
  String move(String name, long seed) {
    Bot<HalfView> bot =
        HalfRoster.ROSTER.make(name, view.players().size(), options()).found().orElseThrow();
    return GAME.codec().text(bot.choose(view, legal, new Rng(seed), Budget.rollouts(1000)));
  }
}
