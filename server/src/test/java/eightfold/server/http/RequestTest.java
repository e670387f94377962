package eightfold.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import eightfold.wire.Body;
import eightfold.wire.json.BodyReader;
import io.vertx.core.MultiMap;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RequestTest {
  private static Body.Arrive arrive(Charset charset) {
    MultiMap headers =
        MultiMap.caseInsensitiveMultiMap().add("content-type", "application/json; charset=utf-8");
    byte[] body = "{\"name\":\"Zoë\"}".getBytes(charset);
    return new Request("POST", "/api/guests", "", headers, "127.0.0.1", body)
        .body(BodyReader::arrive);
  }

  @Test
  void a_body_is_utf_8_or_refused() {
    assertThat(arrive(StandardCharsets.UTF_8).name()).isEqualTo("Zoë");
    Refused refused =
        catchThrowableOfType(Refused.class, () -> arrive(StandardCharsets.ISO_8859_1));
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.problem().code()).isEqualTo("bad-json");
  }
}
