package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** WebSockets by the letter of RFC 6455, over bare TCP. */
@Tag("slow")
class SocketLetterTest {
  private static final String KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  private static final String VERSION = "Sec-WebSocket-Version: 13\r\n";
  private static final String UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\n";
  private static final String SIT = "{\"type\":\"sit\",\"id\":9,\"seat\":1,\"name\":\"Eve\"}";

  @TempDir Path data;
  private Server server;
  private Visitor anna;
  private String table;

  @BeforeEach
  void start() {
    server = Server.start(TableTest.config(data));
    anna = Visitor.arrive(server.port(), "Anna");
    table = anna.open("eights", 3, "{}", "");
  }

  @AfterEach
  void stop() {
    anna.hangUp();
    server.stop();
  }

  private RawLine ask(String headers) throws IOException {
    return new RawLine(server.port())
        .send(
            "GET /api/tables/%s/socket HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n%s\r\n"
                .formatted(table, anna.token, headers));
  }

  private RawLine open() throws IOException {
    RawLine line = ask(UPGRADE + KEY + VERSION);
    RawLine.Answer answer = line.answer(true);
    assertThat(answer.status()).isEqualTo(101);
    assertThat(answer.headers())
        .containsEntry("sec-websocket-accept", "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    return line;
  }

  private static byte[] frame(int first, byte[] payload) {
    int mask = 0xCAFE0842;
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

  private static byte[] frame(int first, String text) {
    return frame(first, text.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] bytes(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }

  /** Sends bad bytes with a good request behind them; tells the code, and that nobody sat down. */
  private int codeOf(byte[]... bad) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : bad) {
      all.writeBytes(part);
    }
    all.writeBytes(frame(0x81, SIT));
    try (RawLine line = open()) {
      int code = line.send(all.toByteArray()).closeCode();
      assertThat(line.texts).noneMatch(text -> text.contains("Eve"));
      assertThat(anna.get("/api/tables/" + table).toString()).doesNotContain("Eve");
      return code;
    }
  }

  @Test
  void what_is_no_frame_of_a_client_ends_it_and_nothing_after_it_is_done() throws IOException {
    assertThat(codeOf(bytes(0x81, 1, 'a'))).as("unmasked").isEqualTo(1002);
    assertThat(codeOf(frame(0xC1, "{}"))).as("a reserved bit").isEqualTo(1002);
    assertThat(codeOf(frame(0x83, "{}"))).as("a reserved opcode").isEqualTo(1002);
    assertThat(codeOf(frame(0x8B, ""))).as("a reserved control opcode").isEqualTo(1002);
    assertThat(codeOf(frame(0x09, ""))).as("a ping in pieces").isEqualTo(1002);
    assertThat(codeOf(frame(0x89, "x".repeat(126)))).as("a long ping").isEqualTo(1002);
    assertThat(codeOf(frame(0x80, "{}"))).as("a piece of nothing").isEqualTo(1002);
    assertThat(codeOf(frame(0x01, "{"), frame(0x01, "}"))).as("two beginnings").isEqualTo(1002);
  }

  @Test
  void what_is_too_large_ends_it() throws IOException {
    assertThat(codeOf(bytes(0x81, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF)))
        .isIn(1002, 1009);
    assertThat(codeOf(bytes(0x81, 0xFF, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0))).isEqualTo(1009);
    assertThat(codeOf(frame(0x01, "x".repeat(16_000)), frame(0x80, "x".repeat(1000))))
        .isEqualTo(1009);
  }

  @Test
  void text_is_utf_8() throws IOException {
    assertThat(codeOf(frame(0x81, bytes('{', 0xC3, 0x28, '}')))).isEqualTo(1007);
    assertThat(codeOf(frame(0x01, bytes(0xED, 0xA0)), frame(0x80, bytes(0x80)))).isEqualTo(1007);
    try (RawLine line = open()) {
      byte[] name = "{\"type\":\"ping\",\"id\":5} Zoë".getBytes(StandardCharsets.UTF_8);
      line.send(frame(0x01, java.util.Arrays.copyOf(name, name.length - 1)));
      line.send(frame(0x80, bytes(name[name.length - 1])));
      line.hear("bad-json");
      line.send(frame(0x88, bytes(3, 0xE8)));
      assertThat(line.closeCode()).isEqualTo(1000);
    }
  }

  @Test
  void a_goodbye_has_a_form() throws IOException {
    assertThat(codeOf(frame(0x88, ""))).as("none").isEqualTo(1000);
    assertThat(codeOf(frame(0x88, bytes(3, 0xE8)))).as("1000").isEqualTo(1000);
    assertThat(codeOf(frame(0x88, bytes(3)))).as("half a code").isEqualTo(1002);
    assertThat(codeOf(frame(0x88, bytes(3, 0xED)))).as("1005").isEqualTo(1002);
    assertThat(codeOf(frame(0x88, bytes(0, 1)))).as("1").isEqualTo(1002);
    assertThat(codeOf(frame(0x88, bytes(3, 0xE8, 0xC3, 0x28)))).as("a bad reason").isIn(1002, 1007);
  }

  @Test
  void pieces_with_a_ping_between_are_one_message_however_they_are_cut() throws IOException {
    try (RawLine line = open()) {
      line.send(frame(0x01, ""));
      line.send(frame(0x00, "{\"type\":\"pi"));
      line.send(frame(0x89, "p"));
      for (byte one : frame(0x80, "ng\",\"id\":77}")) {
        line.send(new byte[] {one});
      }
      line.hear("{\"type\":\"pong\",\"re\":77}");
    }
  }

  @Test
  void a_handshake_has_a_form() throws IOException {
    assertRefused(KEY + UPGRADE, 426);
    assertRefused(KEY + UPGRADE + "Sec-WebSocket-Version: 8\r\n", 426);
    assertRefused(VERSION + UPGRADE, 400);
    assertRefused(VERSION + UPGRADE + "Sec-WebSocket-Key: short\r\n", 400);
    assertRefused(VERSION + UPGRADE + "Sec-WebSocket-Key: ####\r\n", 400);
    assertRefused(VERSION + KEY + "Upgrade: websocket\r\n", 400);
    assertRefused(VERSION + KEY, 426);
  }

  private void assertRefused(String headers, int status) throws IOException {
    try (RawLine line = ask(headers)) {
      RawLine.Answer answer = line.answer(false);
      assertThat(answer.status()).as(headers).isEqualTo(status);
      assertThat(answer.body()).contains("\"error\"");
      assertThat(answer.headers()).containsKey("content-security-policy");
      if (status == 426) {
        assertThat(answer.headers()).containsEntry("sec-websocket-version", "13");
      }
    }
  }
}
