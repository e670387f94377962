package eightfold.twentyeight;

import eightfold.core.Codec;
import java.util.Locale;
import java.util.Optional;

/** {@code take}, {@code decline}, {@code for8}, {@code for28}. */
final class TwentyEightCodec implements Codec<TwentyEightMove> {
  @Override
  public long pack(TwentyEightMove move) {
    return move.ordinal();
  }

  @Override
  public TwentyEightMove unpack(long move) {
    return TwentyEightMove.ALL[(int) move];
  }

  @Override
  public String text(TwentyEightMove move) {
    return move.toString();
  }

  @Override
  public Optional<TwentyEightMove> parse(String text) {
    String plain = text.trim().toLowerCase(Locale.ROOT);
    for (TwentyEightMove move : TwentyEightMove.ALL) {
      if (move.toString().equals(plain)) {
        return Optional.of(move);
      }
    }
    return Optional.empty();
  }
}
