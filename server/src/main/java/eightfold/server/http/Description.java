package eightfold.server.http;

import eightfold.json.JsonBytes;
import eightfold.wire.Body;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/**
 * Describes the interface in OpenAPI 3.1: the operations as the routes declare them, the schemas as
 * the build made them from the records.
 */
final class Description {
  private static final Map<Integer, String> REFUSALS =
      Map.ofEntries(
          Map.entry(400, "not JSON as it should be"),
          Map.entry(401, "no or unknown token"),
          Map.entry(403, "another site"),
          Map.entry(404, "no such thing"),
          Map.entry(409, "there is another of that name"),
          Map.entry(413, "too large"),
          Map.entry(415, "not application/json"),
          Map.entry(422, "refused; the clause or field is named"),
          Map.entry(426, "not a WebSocket"),
          Map.entry(429, "too many at once"),
          Map.entry(503, "the store does not answer"));

  private static final Map<String, String> NAMES =
      Map.of("table", "id or code of a table", "game", "id of a finished game");

  private final JsonBytes out = new JsonBytes(32 * 1024);

  private Description() {}

  static byte[] of(List<Operation> operations) {
    return new Description().document(operations).toArray();
  }

  private JsonBytes document(List<Operation> operations) {
    out.open().name("openapi").text("3.1.0");
    out.name("info").open().name("title").text("Eightfold").name("version").text("1");
    out.name("description")
        .text(
            "Tables for three card games. What travels over the socket of a table is described in"
                + " docs/protocol.md; every answer that is not 2xx carries a Failure.")
        .close();
    Map<String, Map<String, Operation>> paths = new LinkedHashMap<>();
    for (Operation operation : operations) {
      paths
          .computeIfAbsent(operation.path(), _ -> new LinkedHashMap<>())
          .put(operation.method().toLowerCase(Locale.ROOT), operation);
    }
    out.name("paths").open();
    paths.forEach(
        (path, methods) -> {
          out.name(path).open();
          methods.forEach(this::operation);
          out.close();
        });
    out.close().name("components").open().name("securitySchemes").open();
    out.name("bearer").open().name("type").text("http").name("scheme").text("bearer").close();
    out.name("cookie").open().name("type").text("apiKey").name("in").text("cookie");
    out.name("name").text(Guests.COOKIE).close().close();
    return out.name("schemas").raw(schemas()).close().close();
  }

  /** From the build of the records. */
  static byte[] schemas() {
    try (InputStream in = Description.class.getResourceAsStream("/eightfold/schemas.json")) {
      if (in == null) {
        throw new IllegalStateException("the schemas are missing");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new IllegalStateException("the schemas cannot be read", e);
    }
  }

  private void operation(String method, Operation operation) {
    out.name(method).open().name("summary").text(operation.summary());
    if (operation.guest()) {
      out.name("security").openList();
      out.open().name("bearer").openList().closeList().close();
      out.open().name("cookie").openList().closeList().close().closeList();
    }
    parameters(operation);
    operation
        .request()
        .ifPresent(
            body -> {
              out.name("requestBody").open().name("required").flag(true);
              content(body);
              out.close();
            });
    out.name("responses").open();
    out.name(Integer.toString(operation.status())).open().name("description").text("done");
    operation.answer().ifPresent(this::content);
    out.close();
    for (int status : new TreeSet<>(operation.problems())) {
      out.name(Integer.toString(status)).open();
      out.name("description").text(REFUSALS.getOrDefault(status, "refused"));
      content(Body.Failure.class);
      out.close();
    }
    out.close().close();
  }

  private void parameters(Operation operation) {
    String name = Routes.name(operation.path());
    if (name.isEmpty() && operation.values().isEmpty()) {
      return;
    }
    out.name("parameters").openList();
    if (!name.isEmpty()) {
      String what = NAMES.getOrDefault(name, name);
      parameter("path", new Operation.Value(name, "string", List.of(), what));
    }
    operation.values().forEach(value -> parameter("query", value));
    out.closeList();
  }

  private void parameter(String place, Operation.Value value) {
    out.open().name("name").text(value.name()).name("in").text(place);
    out.name("required").flag(place.equals("path"));
    out.name("schema").open().name("type").text(value.type());
    if (!value.choices().isEmpty()) {
      out.name("enum").openList();
      value.choices().forEach(out::text);
      out.closeList();
    }
    out.close().name("description").text(value.description()).close();
  }

  private void content(Class<?> body) {
    out.name("content").open().name("application/json").open().name("schema").open();
    out.name("$ref").text("#/components/schemas/" + body.getSimpleName());
    out.close().close().close();
  }
}
