package eightfold.server.http;

import eightfold.core.Refusal;
import eightfold.server.host.StoreProblems;
import eightfold.server.store.StoreException;
import eightfold.wire.Problem;

/** Ends a request with a status and a problem. */
final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1;
  private final int status;
  private final transient Problem problem;

  Refused(int status, Problem problem) {
    super(problem.message(), null, false, false);
    this.status = status;
    this.problem = problem;
  }

  Refused(int status, String code, String sentence) {
    this(status, Problem.of(code, sentence));
  }

  static Refused badRequest() {
    return new Refused(400, "bad-request", "The request cannot be understood.");
  }

  static Refused of(Refusal refusal) {
    return new Refused(422, Problem.of(refusal));
  }

  static Refused of(StoreException why) {
    return new Refused(503, StoreProblems.of(why));
  }

  int status() {
    return status;
  }

  Problem problem() {
    return problem;
  }
}
