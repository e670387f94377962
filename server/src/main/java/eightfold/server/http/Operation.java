package eightfold.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What can be asked for under a path, as the description tells it.
 *
 * @param path as OpenAPI writes it, with at most one name in braces
 * @param status of the answer if all goes well
 * @param request the record of the request's body
 * @param answer the record of the answer's body, if that is JSON of ours
 * @param guest whether it is for guests only
 * @param values what may stand in the query
 * @param problems the statuses of refusals
 */
record Operation(
    String method,
    String path,
    String summary,
    int status,
    Optional<Class<?>> request,
    Optional<Class<?>> answer,
    boolean guest,
    List<Value> values,
    List<Integer> problems) {
  /**
   * A value in the query.
   *
   * @param choices all there are; none if anything goes
   */
  record Value(String name, String type, List<String> choices, String description) {}

  private static Operation of(String method, String path, String summary) {
    return new Operation(
        method,
        path,
        summary,
        200,
        Optional.empty(),
        Optional.empty(),
        false,
        List.of(),
        List.of());
  }

  static Operation get(String path, String summary) {
    return of("GET", path, summary);
  }

  static Operation delete(String path, String summary) {
    return of("DELETE", path, summary);
  }

  static Operation post(String path, String summary) {
    return of("POST", path, summary).refuses(403);
  }

  static Operation post(String path, String summary, Class<?> request) {
    return of("POST", path, summary).taking(request);
  }

  static Operation put(String path, String summary, Class<?> request) {
    return of("PUT", path, summary).taking(request);
  }

  private Operation taking(Class<?> body) {
    return new Operation(
            method, path, summary, status, Optional.of(body), answer, guest, values, problems)
        .refuses(400, 403, 413, 415);
  }

  /** For guests only. */
  Operation forGuests() {
    return new Operation(method, path, summary, status, request, answer, true, values, problems)
        .refuses(401);
  }

  Operation answers(int otherStatus) {
    return new Operation(
        method, path, summary, otherStatus, request, answer, guest, values, problems);
  }

  Operation answers(Class<?> body) {
    return new Operation(
        method, path, summary, status, request, Optional.of(body), guest, values, problems);
  }

  Operation takes(String name, String type, List<String> choices, String description) {
    List<Value> more = new ArrayList<>(values);
    more.add(new Value(name, type, choices, description));
    return new Operation(method, path, summary, status, request, answer, guest, more, problems);
  }

  Operation refuses(Integer... statuses) {
    List<Integer> more = new ArrayList<>(problems);
    more.addAll(List.of(statuses));
    return new Operation(
        method, path, summary, status, request, answer, guest, values, List.copyOf(more));
  }
}
