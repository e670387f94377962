package eightfold.offline;

import java.util.ArrayList;
import java.util.List;
import org.teavm.interop.Export;
import org.teavm.interop.Import;

/**
 * The engine's door to JavaScript. Only numbers pass through it: the compiler's own bridge for
 * objects builds functions from text, which the page's policy forbids. So words are handed over
 * letter by letter, which costs less than a tenth of a millisecond for the largest message.
 */
public final class Wasm {
  private static final Engine ENGINE =
      new Engine(
          new Outside() {
            @Override
            public void tell(String... words) {
              for (String word : words) {
                for (int i = 0; i < word.length(); i++) {
                  put(word.charAt(i));
                }
                endWord();
              }
              endMessage();
            }

            @Override
            public long now() {
              return (long) clock();
            }

            @Override
            public long ticks() {
              return (long) (1e6 * ticking());
            }

            @Override
            public long random() {
              return ((long) bits() << 32) | (bits() & 0xFFFF_FFFFL);
            }
          });

  private Wasm() {}

  /** Nothing begins by itself. */
  public static void main(String[] args) {}

  /** Takes the message that JavaScript holds ready. */
  @Export(name = "hear")
  public static void hear() {
    List<String> words = new ArrayList<>();
    for (int left = words(); left > 0; left--) {
      char[] letters = new char[letters()];
      for (int i = 0; i < letters.length; i++) {
        letters[i] = (char) take();
      }
      words.add(new String(letters));
    }
    ENGINE.hear(words);
  }

  /** How many words the message has. */
  @Import(module = "eightfold", name = "words")
  private static native int words();

  /** Begins the next word; how many letters it has. */
  @Import(module = "eightfold", name = "letters")
  private static native int letters();

  /** The next letter. */
  @Import(module = "eightfold", name = "take")
  private static native int take();

  @Import(module = "eightfold", name = "put")
  private static native void put(int letter);

  @Import(module = "eightfold", name = "endWord")
  private static native void endWord();

  @Import(module = "eightfold", name = "endMessage")
  private static native void endMessage();

  /** Milliseconds since 1970. */
  @Import(module = "eightfold", name = "clock")
  private static native double clock();

  /** Milliseconds of a clock that never goes back. */
  @Import(module = "eightfold", name = "ticking")
  private static native double ticking();

  /** 32 random bits. */
  @Import(module = "eightfold", name = "bits")
  private static native int bits();
}
