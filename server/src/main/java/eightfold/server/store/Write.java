package eightfold.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Statements that are committed together or not at all, and whom to tell. Whoever is told is called
 * by the thread that commits, and must not block.
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

  /**
   * The writes of one fold of a table. After one has failed all later ones fail, too: they were
   * decided on top of something that was never written.
   */
  public static final class Session {
    /** What the first failed write failed of; only who commits looks. */
    @Nullable StoreException failed;
  }

  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Statement(String sql, Object[] values) {}

  /** A line for a table's log. */
  record Append(long table, Store.Line line) {}

  final List<Statement> statements = new ArrayList<>(2);
  final List<Append> appends = new ArrayList<>(2);
  final Waiting waiting;
  final Session session;

  /** Whether somebody was told what became of it; only who commits looks. */
  boolean told;

  /** A write that depends on no other. */
  public Write(Waiting waiting) {
    this(waiting, new Session());
  }

  public Write(Waiting waiting, Session session) {
    this.waiting = waiting;
    this.session = session;
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
