package eightfold.server;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * What a test provokes in the log: heard here, to be checked, instead of being printed. While it is
 * open, nothing of the named loggers and those below them reaches the console.
 */
public final class HeardLog extends Handler implements AutoCloseable {
  private final List<Logger> loggers;
  private final List<String> heard = Collections.synchronizedList(new ArrayList<>());

  private HeardLog(List<Logger> loggers) {
    this.loggers = loggers;
  }

  /** The server's own log, and that of its pool of connections. */
  public static HeardLog ofServer() {
    HeardLog log =
        new HeardLog(
            List.of(Logger.getLogger("eightfold.server"), Logger.getLogger("com.zaxxer.hikari")));
    for (Logger logger : log.loggers) {
      logger.addHandler(log);
      logger.setUseParentHandlers(false);
    }
    return log;
  }

  /** Each message with the trace of what was thrown. */
  public List<String> entries() {
    return List.copyOf(heard);
  }

  @Override
  public void publish(LogRecord event) {
    StringWriter text = new StringWriter();
    text.append(String.valueOf(event.getMessage()));
    Throwable thrown = event.getThrown();
    if (thrown != null) {
      thrown.printStackTrace(new PrintWriter(text.append(' ')));
    }
    for (Object parameter : event.getParameters() == null ? new Object[0] : event.getParameters()) {
      text.append(' ').append(String.valueOf(parameter));
    }
    heard.add(text.toString());
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    for (Logger logger : loggers) {
      logger.removeHandler(this);
      logger.setUseParentHandlers(true);
    }
  }
}
