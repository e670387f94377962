package eightfold.server.http;

import java.util.ArrayList;
import java.util.List;

/** Which request is answered by whom, and how that is described. */
final class Routes {
  /** Answers a request, or throws {@link Refused}. */
  @FunctionalInterface
  interface Handler {
    /**
     * Answers.
     *
     * @param name what stands in the place of the name in the path's braces; empty if it has none
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
  private final List<Operation> operations = new ArrayList<>();

  /** Answers what is described so. */
  Routes on(Operation operation, Handler handler) {
    return describe(operation).on(operation.method(), operation.path(), handler);
  }

  /** Tells of something that is answered elsewhere. */
  Routes describe(Operation operation) {
    operations.add(operation);
    return this;
  }

  /** The description of all this, itself included. */
  Routes describeAll(Operation operation) {
    describe(operation);
    Content description = Content.json(Description.of(operations));
    Handler handler = (request, _) -> description.answer(request, "no-cache");
    return on(operation.method(), operation.path(), handler)
        .on(operation.method(), operation.path() + "/", handler);
  }

  /** What stands in the braces of a path; empty if there are none. */
  static String name(String path) {
    return path.contains("{") ? path.substring(path.indexOf('{') + 1, path.indexOf('}')) : "";
  }

  private Routes on(String method, String path, Handler handler) {
    if (name(path).isEmpty()) {
      plain.add(new Route(method, path, "", handler));
    } else {
      String before = path.substring(0, path.indexOf('{'));
      named.add(new Route(method, before, path.substring(path.indexOf('}') + 1), handler));
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
