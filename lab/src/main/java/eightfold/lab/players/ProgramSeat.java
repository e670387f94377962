package eightfold.lab.players;

import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.core.View;
import eightfold.lab.players.Conduct.Cause;
import eightfold.lab.players.Program.Heard;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A program on one seat. Whatever it does or fails to do, {@link #decide} returns a legal move
 * within the time limit: where the program has none to offer, a random one. A crashed program is
 * started again, and so is one that has been silent several times in a row, but not for ever.
 */
final class ProgramSeat<V extends View> implements AutoCloseable {
  private static final int MOST_STARTS = 6;
  private static final int MOST_SILENCES = 3;
  private static final int HELLO_MILLIS = 10_000;
  private static final int COMPLAINTS = 5;

  /** A legal move, or the reason against it. */
  sealed interface Verdict {
    record Legal(long move) implements Verdict {}

    record Illegal(String reason) implements Verdict {}
  }

  private final Entrant.Program entrant;
  private final Programs programs;
  private final Protocol<V> protocol;
  private final String hello;
  private final Conduct conduct;
  private @Nullable Program program;
  private long id;
  private int starts;
  private int silences;
  private int complaints;

  ProgramSeat(
      Entrant.Program entrant,
      Programs programs,
      Protocol<V> protocol,
      String hello,
      Conduct conduct) {
    this.entrant = entrant;
    this.programs = programs;
    this.protocol = protocol;
    this.hello = hello;
    this.conduct = conduct;
  }

  /**
   * The program's move.
   *
   * @param judge what a move in notation is inside, provided that it is legal now
   */
  long decide(V view, Moves legal, Rng rng, Function<String, Verdict> judge) {
    try {
      id++;
      switch (answer(view, legal, judge)) {
        case Answer.Move(long move) -> {
          silences = 0;
          return move;
        }
        case Answer.None(Cause cause, String reason) -> forfeit(cause, reason);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return legal.at(rng.below(legal.size()));
  }

  /** Tells something that needs no answer. */
  void tell(String line) {
    if (program != null) {
      program.tell(line);
    }
  }

  private sealed interface Answer {
    record Move(long move) implements Answer {}

    record None(Cause cause, String reason) implements Answer {}
  }

  private Answer answer(V view, Moves legal, Function<String, Verdict> judge)
      throws InterruptedException {
    if (program == null) {
      if (starts == MOST_STARTS) {
        return new Answer.None(Cause.GONE, "it is not started again");
      }
      Optional<Answer> failure = start();
      if (failure.isPresent()) {
        return failure.get();
      }
    }
    tell(protocol.decide(id, view, legal));
    long deadline = System.nanoTime() + programs.timeoutMillis() * 1_000_000L;
    while (true) {
      switch (hear(deadline)) {
        case Heard.Silence() -> {
          return new Answer.None(
              Cause.TIMEOUT, "no answer within %d ms".formatted(programs.timeoutMillis()));
        }
        case Heard.End() -> {
          return new Answer.None(Cause.CRASH, "it has ended");
        }
        case Heard.Line(String line) -> {
          Optional<Answer> answer = read(line, judge);
          if (answer.isPresent()) {
            return answer.get();
          }
        }
      }
    }
  }

  private Heard hear(long deadline) throws InterruptedException {
    return program == null ? new Heard.End() : program.hear(deadline - System.nanoTime());
  }

  /** What a line says; empty if it is the late answer to an earlier question. */
  private Optional<Answer> read(String line, Function<String, Verdict> judge) {
    Optional<JsonNode> answer = Protocol.read(line);
    long answered = answer.map(Protocol::id).orElse(-1L);
    if (answered >= 0 && answered < id) {
      return Optional.empty();
    }
    Optional<String> move = answer.flatMap(Protocol::move);
    if (answered != id || move.isEmpty()) {
      return Optional.of(new Answer.None(Cause.GARBAGE, "no answer to %d: %s".formatted(id, line)));
    }
    return Optional.of(
        switch (judge.apply(move.get())) {
          case Verdict.Legal(long legal) -> new Answer.Move(legal);
          case Verdict.Illegal(String reason) ->
              new Answer.None(Cause.ILLEGAL, move.get() + ": " + reason);
        });
  }

  /** Starts the program and waits until it is ready; a failure is the answer to this decision. */
  private Optional<Answer> start() throws InterruptedException {
    starts++;
    silences = 0;
    try {
      program = Program.start(entrant.command(), line -> programs.heard(entrant.label(), line));
    } catch (IOException e) {
      return Optional.of(new Answer.None(Cause.CRASH, String.valueOf(e.getMessage())));
    }
    tell(hello);
    Heard heard = hear(System.nanoTime() + HELLO_MILLIS * 1_000_000L);
    if (heard instanceof Heard.Line(String line)
        && Protocol.read(line).filter(Protocol::ready).isPresent()) {
      return Optional.empty();
    }
    kill();
    return Optional.of(
        switch (heard) {
          case Heard.Line(String line) -> new Answer.None(Cause.GARBAGE, "not ready, but: " + line);
          case Heard.Silence() ->
              new Answer.None(Cause.TIMEOUT, "not ready within %d ms".formatted(HELLO_MILLIS));
          case Heard.End() -> new Answer.None(Cause.CRASH, "it ended before it was ready");
        });
  }

  private void forfeit(Cause cause, String reason) {
    conduct.forfeit(cause);
    if (complaints++ < COMPLAINTS) {
      programs.heard(entrant.label(), "forfeits a decision: " + reason);
    }
    silences = cause == Cause.TIMEOUT ? silences + 1 : 0;
    if (cause == Cause.CRASH || silences == MOST_SILENCES) {
      kill();
    } else {
      tell(Protocol.forfeit(id, cause, reason));
    }
  }

  private void kill() {
    if (program != null) {
      program.kill();
      program = null;
    }
  }

  @Override
  public void close() {
    if (program != null) {
      program.close();
      program = null;
    }
  }
}
