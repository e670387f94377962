package eightfold.server.http;

import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerResponse;
import java.util.Map;
import java.util.function.BiConsumer;

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

  private static void each(boolean secure, BiConsumer<HeaderName, String> put) {
    ALWAYS.forEach((name, value) -> put.accept(HeaderNames.create(name), value));
    if (secure) {
      put.accept(HeaderNames.create("Strict-Transport-Security"), "max-age=31536000");
    }
  }

  static void on(ServerResponse res, boolean secure) {
    each(secure, res::header);
  }

  /** The same for what cannot even be routed. */
  static DirectHandler.TransportResponse.Builder on(
      DirectHandler.TransportResponse.Builder res, boolean secure) {
    each(secure, res::header);
    return res;
  }
}
