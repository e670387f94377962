package eightfold.server.http;

import io.helidon.webserver.http.ServerResponse;

/** The headers of every answer: no foreign scripts, no frames, no guessing, no referrer. */
final class Headers {
  private static final String POLICY =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
          + " img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self';"
          + " worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  private Headers() {}

  static void on(ServerResponse res, boolean secure) {
    res.header("Content-Security-Policy", POLICY);
    res.header("X-Content-Type-Options", "nosniff");
    res.header("X-Frame-Options", "DENY");
    res.header("Referrer-Policy", "no-referrer");
    res.header("Cross-Origin-Opener-Policy", "same-origin");
    res.header("Cross-Origin-Resource-Policy", "same-origin");
    res.header("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    if (secure) {
      res.header("Strict-Transport-Security", "max-age=31536000");
    }
  }
}
