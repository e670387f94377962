package eightfold.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * Statements that are committed together or not at all, and whom to tell. Whoever is told runs on
 * the writer's thread and must not block.
 */
public final class Write {
  /** Is told what became of a write. */
  public interface Waiting {
    void committed();

    void failed(StoreException why);

    /** Completes with true, or with what went wrong. */
    static Waiting completing(CompletableFuture<Boolean> done) {
      return new Waiting() {
        @Override
        public void committed() {
          done.complete(true);
        }

        @Override
        public void failed(StoreException why) {
          done.completeExceptionally(why);
        }
      };
    }
  }

  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Statement(String sql, Object[] values) {}

  /** A line for a table's log. */
  record Append(long table, Store.Line line) {}

  final List<Statement> statements = new ArrayList<>(2);
  final List<Append> appends = new ArrayList<>(2);
  final Waiting waiting;

  public Write(Waiting waiting) {
    this.waiting = waiting;
  }

  Write append(long table, Store.Line line) {
    appends.add(new Append(table, line));
    return this;
  }

  Write add(String sql, Object... values) {
    statements.add(new Statement(sql, values));
    return this;
  }
}
