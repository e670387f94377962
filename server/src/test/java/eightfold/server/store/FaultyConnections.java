package eightfold.server.store;

import eightfold.core.Rng;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.UnaryOperator;

/**
 * Connections to a database on which things go wrong now and then: a call fails, or fails although
 * it was carried out, or takes a while, or ends in an error that has nothing to do with databases.
 */
final class FaultyConnections implements UnaryOperator<Connection> {
  private static final Set<String> WORK =
      Set.of("commit", "executeUpdate", "executeBatch", "executeQuery", "prepareStatement");
  private final Rng rng;
  private final int oneIn;
  private volatile boolean healthy;

  /**
   * @param oneIn how many calls there are to one that goes wrong
   */
  FaultyConnections(long seed, int oneIn) {
    rng = new Rng(seed);
    this.oneIn = oneIn;
  }

  /** From now on everything goes well. */
  void heal() {
    healthy = true;
  }

  @Override
  public Connection apply(Connection sound) {
    return wrap(Connection.class, sound);
  }

  private <T> T wrap(Class<T> type, T sound) {
    InvocationHandler handler = (proxy, method, values) -> call(sound, method, values);
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }

  private Object call(Object sound, Method method, Object[] values) throws Throwable {
    int fault = WORK.contains(method.getName()) ? fault() : -1;
    if (fault == 0) {
      throw new SQLException("the line is cut", "08006");
    } else if (fault == 1) {
      throw new OutOfMemoryError("in the middle of writing");
    } else if (fault == 2) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
    }
    Object answer;
    try {
      answer = method.invoke(sound, values);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
    if (fault > 2) {
      throw new SQLException("the line was cut before the answer came", "08006");
    }
    return answer instanceof PreparedStatement statement
        ? wrap(PreparedStatement.class, statement)
        : answer;
  }

  private synchronized int fault() {
    return healthy || rng.below(oneIn) > 0 ? -1 : rng.below(5);
  }
}
