package eightfold.server.http;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/**
 * Keeps other sites' pages out: a request that names an origin must name ours. Programs name none.
 */
final class Origins {
  private final Optional<String> publicOrigin;

  /**
   * @param publicUrl the address that people use; empty to compare with the Host header
   */
  Origins(String publicUrl) {
    publicOrigin = publicUrl.isEmpty() ? Optional.empty() : origin(publicUrl);
  }

  void check(Request request) {
    Optional<String> named = request.header("Origin");
    if (named.isPresent() && !ours(named.get(), request)) {
      throw new Refused(403, "other-origin", "Requests from other sites are not taken.");
    }
  }

  private boolean ours(String origin, Request request) {
    if (publicOrigin.isPresent()) {
      return publicOrigin.get().equals(origin);
    }
    String host = request.header("Host").orElse("");
    return origin.equals("http://" + host) || origin.equals("https://" + host);
  }

  private static Optional<String> origin(String url) {
    try {
      URI uri = new URI(url);
      return Optional.of(uri.getScheme() + "://" + uri.getAuthority());
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException("not an address: " + url, e);
    }
  }
}
