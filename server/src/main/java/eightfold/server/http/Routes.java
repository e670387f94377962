package eightfold.server.http;

import java.util.ArrayList;
import java.util.List;

/** Which request is answered by whom. */
final class Routes {
  /** Answers a request, or throws {@link Refused}. */
  @FunctionalInterface
  interface Handler {
    /**
     * Answers.
     *
     * @param name what stands in the place of the path's {@code *}; empty if it has none
     */
    Answer answer(Request request, String name);
  }

  private record Route(String method, String before, String after, Handler handler) {
    boolean fits(String path) {
      int end = path.length() - after.length();
      return path.startsWith(before)
          && path.endsWith(after)
          && end > before.length()
          && path.indexOf('/', before.length()) == (after.isEmpty() ? -1 : end);
    }
  }

  private final List<Route> plain = new ArrayList<>();
  private final List<Route> named = new ArrayList<>();

  /**
   * @param path with at most one {@code *}, which stands for any name
   */
  Routes on(String method, String path, Handler handler) {
    int star = path.indexOf('*');
    if (star < 0) {
      plain.add(new Route(method, path, "", handler));
    } else {
      named.add(new Route(method, path.substring(0, star), path.substring(star + 1), handler));
    }
    return this;
  }

  /** HEAD is answered like GET; who sends the answer leaves its body out. */
  Answer answer(Request request, Handler otherwise) {
    String method = request.method().equals("HEAD") ? "GET" : request.method();
    String path = request.path();
    for (Route route : plain) {
      if (route.method.equals(method) && route.before.equals(path)) {
        return route.handler.answer(request, "");
      }
    }
    for (Route route : named) {
      if (route.method.equals(method) && route.fits(path)) {
        return route.handler.answer(
            request, path.substring(route.before.length(), path.length() - route.after.length()));
      }
    }
    if (!method.equals("GET")) {
      throw new Refused(405, "method-not-allowed", "This cannot be done here.");
    }
    return otherwise.answer(request, "");
  }
}
