package eightfold.offline;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.offline.jdk.HexFormat;
import eightfold.offline.jdk.MessageDigest;
import eightfold.offline.jdk.Names;
import java.security.NoSuchAlgorithmException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands for Java's own does the same. */
class JdkTest {
  @Test
  void sha256() throws NoSuchAlgorithmException {
    java.security.MessageDigest real = java.security.MessageDigest.getInstance("SHA-256");
    MessageDigest ours = MessageDigest.getInstance("SHA-256");
    for (int length = 0; length < 200; length++) {
      byte[] bytes = new byte[length];
      for (int i = 0; i < length; i++) {
        bytes[i] = (byte) (31 * i + length);
      }
      assertThat(ours.digest(bytes)).as("%d bytes", length).isEqualTo(real.digest(bytes));
    }
  }

  @Test
  void hexadecimal_digits() {
    byte[] bytes = {0, 1, 15, 16, 127, -128, -1};
    String hex = java.util.HexFormat.of().formatHex(bytes);
    assertThat(HexFormat.of().formatHex(bytes)).isEqualTo(hex);
    assertThat(HexFormat.of().parseHex(hex)).isEqualTo(bytes);
    for (long value : new long[] {0, 1, -1, 0x0123_4567_89AB_CDEFL, Long.MIN_VALUE}) {
      String digits = java.util.HexFormat.of().toHexDigits(value);
      assertThat(HexFormat.of().toHexDigits(value)).isEqualTo(digits);
      assertThat(HexFormat.fromHexDigitsToLong(digits)).isEqualTo(value);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "  Anna   Maria ",
        "An\u200Dna",
        "An\u0000\u200B\u202Ena",
        "\uD83D\uDC69\u200D\uD83D\uDC67",
        "\uD83E\uDDD1\uD83C\uDFFD\u200D\uD83D\uDE80",
        "\u2764\uFE0F\u200D\uD83D\uDD25",
        "\u200D\uD83D\uDC69\u200D",
        "Zo\u00EB \u65E5\u672C \uE000",
        "a\uD800b",
      })
  void names(String name) {
    assertThat(Names.clean(name)).isEqualTo(eightfold.table.Names.clean(name));
  }
}
