package eightfold.server.http;

import io.vertx.core.http.HttpServerResponse;
import java.util.Map;

/** The headers of every answer: no foreign scripts, no frames, no guessing, no referrer. */
final class Headers {
  private static final String POLICY =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
          + " img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self';"
          + " worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  private Headers() {}

  private static final Map<String, String> ALWAYS =
      Map.of(
          "Content-Security-Policy", POLICY,
          "X-Content-Type-Options", "nosniff",
          "X-Frame-Options", "DENY",
          "Referrer-Policy", "no-referrer",
          "Cross-Origin-Opener-Policy", "same-origin",
          "Cross-Origin-Resource-Policy", "same-origin",
          "Permissions-Policy", "camera=(), microphone=(), geolocation=()");

  static void on(HttpServerResponse response, boolean secure) {
    ALWAYS.forEach(response::putHeader);
    if (secure) {
      response.putHeader("Strict-Transport-Security", "max-age=31536000");
    }
  }
}
