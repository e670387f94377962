package eightfold.eightandhalf;

import eightfold.core.Cards;
import eightfold.core.Codec;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Moves as numbers and as text.
 *
 * <p>Packed, in ascending order: equal cards as {@code face * 4 + count}, the pair of 8 and ½, the
 * collection of the pile, the blind places, no swap, and the swaps by place, seat and their place.
 */
public final class HalfCodec implements Codec<HalfMove> {
  public static final int PAIR = 4 * Deck.EMPTY + 1;
  public static final int COLLECT = 64;
  public static final int KEEP = 80;
  public static final int SWAP = 128;

  static final Cards PAIR_CARDS = Cards.of(Deck.FACES, (byte) 8, Deck.HALF);

  private static final Pattern BLIND_TEXT = Pattern.compile("blind ?([0-9])");
  private static final Pattern SWAP_TEXT = Pattern.compile("swap ?([0-9]) ([0-9]) ?\\. ?([0-9])");

  /** So many equal cards. */
  public static int play(int face, int count) {
    return 4 * face + count;
  }

  /** From a place that counts from 0. */
  public static int blind(int place) {
    return COLLECT + 1 + place;
  }

  /** From places that count from 0. */
  public static int swap(int place, int seat, int theirPlace) {
    return SWAP + 32 * place + 4 * seat + theirPlace;
  }

  @Override
  public long pack(HalfMove move) {
    return switch (move) {
      case HalfMove.Play(Cards cards) ->
          cards.equals(PAIR_CARDS) ? PAIR : play(cards.at(0), cards.size());
      case HalfMove.Blind(int place) -> blind(place - 1);
      case HalfMove.Collect() -> COLLECT;
      case HalfMove.Swap(int place, int seat, int theirPlace) ->
          swap(place - 1, seat, theirPlace - 1);
      case HalfMove.Keep() -> KEEP;
    };
  }

  @Override
  public HalfMove unpack(long packed) {
    int move = (int) packed;
    if (move >= SWAP) {
      int bits = move - SWAP;
      return new HalfMove.Swap((bits >> 5) + 1, (bits >> 2) & 7, (bits & 3) + 1);
    }
    if (move == KEEP) {
      return new HalfMove.Keep();
    }
    if (move > COLLECT) {
      return new HalfMove.Blind(move - COLLECT);
    }
    if (move == COLLECT) {
      return new HalfMove.Collect();
    }
    return new HalfMove.Play(cards(move));
  }

  /** The cards of a packed play. */
  static Cards cards(int move) {
    return move == PAIR ? PAIR_CARDS : Deck.cards((move & 3) * Deck.one(move >> 2));
  }

  @Override
  public String text(HalfMove move) {
    return switch (move) {
      case HalfMove.Play(Cards cards) -> cards.toString();
      case HalfMove.Blind(int place) -> "blind " + place;
      case HalfMove.Collect() -> "collect";
      case HalfMove.Swap(int place, int seat, int theirPlace) ->
          "swap " + place + " " + seat + "." + theirPlace;
      case HalfMove.Keep() -> "keep";
    };
  }

  @Override
  public Optional<HalfMove> parse(String text) {
    String plain = text.toLowerCase(Locale.ROOT).strip().replaceAll("\\s+", " ");
    if (plain.equals("collect")) {
      return Optional.of(new HalfMove.Collect());
    }
    if (plain.equals("keep")) {
      return Optional.of(new HalfMove.Keep());
    }
    Matcher blind = BLIND_TEXT.matcher(plain);
    if (blind.matches()) {
      return Optional.of(new HalfMove.Blind(digit(blind, 1)));
    }
    Matcher swap = SWAP_TEXT.matcher(plain);
    if (swap.matches()) {
      return Optional.of(new HalfMove.Swap(digit(swap, 1), digit(swap, 2), digit(swap, 3)));
    }
    return parseCards(plain.replace("½", "h").replace(" ", ""));
  }

  private static int digit(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }

  /** Every card's name is one letter, so that blanks between them can be left out. */
  private static Optional<HalfMove> parseCards(String letters) {
    if (letters.isEmpty() || letters.length() > Deck.SIZE) {
      return Optional.empty();
    }
    byte[] cards = new byte[letters.length()];
    for (int i = 0; i < cards.length; i++) {
      OptionalInt card = Deck.FACES.parse(letters.substring(i, i + 1));
      if (card.isEmpty()) {
        return Optional.empty();
      }
      cards[i] = (byte) card.getAsInt();
    }
    return Optional.of(new HalfMove.Play(Cards.of(Deck.FACES, cards)));
  }
}
