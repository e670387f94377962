package eightfold.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Frames by the letter of RFC 6455. */
class FramesTest implements Frames.Hearer {
  private final List<String> heard = new ArrayList<>();
  private final Frames frames = new Frames(this);

  @Override
  public void text(byte[] message) {
    heard.add("text " + new String(message, StandardCharsets.UTF_8));
  }

  @Override
  public void binary() {
    heard.add("binary");
  }

  @Override
  public void ping(byte[] payload) {
    heard.add("ping " + new String(payload, StandardCharsets.UTF_8));
  }

  @Override
  public void pong() {
    heard.add("pong");
  }

  @Override
  public void closed() {
    heard.add("closed");
  }

  @Override
  public void broken(int code, String why) {
    heard.add("broken " + code);
  }

  private static byte[] frame(int first, String text, int mask) {
    byte[] payload = text.getBytes(StandardCharsets.UTF_8);
    ByteBuffer out = ByteBuffer.allocate(payload.length + 14);
    out.put((byte) first);
    if (payload.length < 126) {
      out.put((byte) (0x80 | payload.length));
    } else {
      out.put((byte) (0x80 | 126)).putShort((short) payload.length);
    }
    out.putInt(mask);
    for (int i = 0; i < payload.length; i++) {
      out.put((byte) (payload[i] ^ (mask >> (24 - 8 * (i & 3)))));
    }
    byte[] bytes = new byte[out.flip().remaining()];
    out.get(bytes);
    return bytes;
  }

  private List<String> all(byte[]... parts) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      bytes.writeBytes(part);
    }
    ByteBuffer in = ByteBuffer.wrap(bytes.toByteArray());
    boolean more = true;
    while (more) {
      more = frames.take(in);
    }
    return heard;
  }

  @Test
  void masked_text_long_and_short() {
    String longer = "8".repeat(5000);
    assertThat(all(frame(0x81, "Zoë", 0x12345678), frame(0x81, longer, 0xCAFEBABE)))
        .containsExactly("text Zoë", "text " + longer);
  }

  @Test
  void pieces_with_a_ping_between_are_one_message() {
    assertThat(all(frame(0x01, "a", 1), frame(0x89, "p", 2), frame(0x80, "b", 3)))
        .containsExactly("ping p", "text ab");
  }

  @Test
  void every_cut_of_the_bytes_gives_the_same_message() {
    byte[] bytes = frame(0x81, "x".repeat(300), 0x01020304);
    for (int cut = 0; cut < bytes.length; cut++) {
      ByteBuffer in = ByteBuffer.wrap(bytes, 0, cut);
      assertThat(frames.take(in)).isFalse();
      assertThat(in.position()).isZero();
    }
    assertThat(heard).isEmpty();
    assertThat(all(bytes)).hasSize(1);
  }

  @Test
  void what_is_against_the_rules_ends_it() {
    byte[] unmasked = {(byte) 0x81, 1, 'a'};
    byte[] huge = {(byte) 0x81, (byte) 0xFF, -1, -1, -1, -1, -1, -1, -1, -1};
    assertThat(all(unmasked)).containsExactly("broken 1002");
    assertThat(all(frame(0xC1, "a", 0))).endsWith("broken 1002");
    assertThat(all(frame(0x80, "a", 0))).endsWith("broken 1002");
    assertThat(all(frame(0x83, "a", 0))).endsWith("broken 1002");
    assertThat(all(frame(0x09, "a", 0))).endsWith("broken 1002");
    assertThat(all(frame(0x8B, "a", 0))).endsWith("broken 1002");
    assertThat(all(huge)).endsWith("broken 1009");
    assertThat(heard).hasSize(7);
  }

  @Test
  void pieces_cannot_add_up_to_more_than_a_message() {
    assertThat(all(frame(0x01, "x".repeat(16_000), 0), frame(0x80, "x".repeat(1_000), 0)))
        .containsExactly("broken 1009");
  }

  @Test
  void binary_answers_and_closing_are_told() {
    assertThat(all(frame(0x82, "b", 0), frame(0x8A, "", 0), frame(0x88, "", 0)))
        .containsExactly("binary", "pong", "closed");
  }
}
