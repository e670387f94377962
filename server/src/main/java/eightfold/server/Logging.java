package eightfold.server;

import eightfold.json.JsonBytes;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.util.Locale;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** One line of JSON for each thing worth knowing, on standard error. Nothing secret is logged. */
final class Logging {
  private Logging() {}

  static void level(String name) {
    Level level =
        switch (name) {
          case "error" -> Level.SEVERE;
          case "warning" -> Level.WARNING;
          case "info" -> Level.INFO;
          case "debug" -> Level.FINE;
          default ->
              throw new IllegalArgumentException("--log takes error, warning, info or debug");
        };
    Logger root = Logger.getLogger("");
    for (Handler handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    Handler handler = new ConsoleHandler();
    handler.setFormatter(new Line());
    handler.setLevel(level);
    root.addHandler(handler);
    root.setLevel(level == Level.FINE ? Level.INFO : Level.WARNING);
    OURS.setLevel(level);
  }

  private static final Logger OURS = Logger.getLogger("eightfold");

  private static final class Line extends Formatter {
    @Override
    public String format(LogRecord event) {
      JsonBytes out = new JsonBytes(256).open();
      out.name("time").text(Instant.ofEpochMilli(event.getMillis()).toString());
      out.name("level").text(event.getLevel().getName().toLowerCase(Locale.ROOT));
      out.name("logger").text(String.valueOf(event.getLoggerName()));
      out.name("message").text(formatMessage(event));
      Throwable thrown = event.getThrown();
      if (thrown != null) {
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        out.name("trace").text(trace.toString());
      }
      return out.close() + "\n";
    }
  }
}
