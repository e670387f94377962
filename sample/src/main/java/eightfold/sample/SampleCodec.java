package eightfold.sample;

import eightfold.core.Codec;
import java.util.Locale;
import java.util.Optional;

/** Written {@code play 7}; packed, it is the face's number. */
final class SampleCodec implements Codec<SampleMove> {
  @Override
  public long pack(SampleMove move) {
    return move.card();
  }

  @Override
  public SampleMove unpack(long move) {
    return new SampleMove((byte) move);
  }

  @Override
  public String text(SampleMove move) {
    return "play " + Sample.FACES.text(move.card());
  }

  @Override
  public Optional<SampleMove> parse(String text) {
    String[] words = text.strip().toLowerCase(Locale.ROOT).split("\\s+");
    return words.length == 2 && words[0].equals("play")
        ? Sample.FACES.parse(words[1]).stream().mapToObj(this::unpack).findFirst()
        : Optional.empty();
  }
}
