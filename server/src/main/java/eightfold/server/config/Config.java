package eightfold.server.config;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The server's settings. Each has a flag ({@code --pace}) and an environment variable ({@code
 * EIGHTFOLD_PACE}); flags win.
 */
public record Config(Map<String, String> values) {
  /** A setting, its default and what it is for. */
  public record Setting(String name, String preset, String purpose) {
    public String variable() {
      return "EIGHTFOLD_" + name.toUpperCase(Locale.ROOT).replace('-', '_');
    }
  }

  public static final List<Setting> SETTINGS =
      List.of(
          new Setting("host", "127.0.0.1", "address to listen on"),
          new Setting("port", "8028", "port to listen on; 0 for any"),
          new Setting("data", "data", "folder of the SQLite file"),
          new Setting("database", "", "jdbc:postgresql://… instead of SQLite"),
          new Setting("web", "", "folder with the client, instead of the built-in one"),
          new Setting("public-url", "", "address that people use, if there is a proxy"),
          new Setting(
              "proxy", "", "addresses of proxies whose X-Forwarded-For is believed: 127.0.0.1"),
          new Setting("pace", "900", "milliseconds before a bot moves"),
          new Setting("absent", "45", "seconds until an absent player's seat is minded"),
          new Setting("silent", "30", "seconds until a connection without a sign of life is cut"),
          new Setting("take-back", "4", "seconds within which a move can be taken back"),
          new Setting("reveal", "10", "seconds to reveal pledged shares of chance at the start"),
          new Setting("idle", "300", "seconds until an empty table leaves the memory"),
          new Setting("thinking", "50", "milliseconds that a bot may think"),
          new Setting(
              "rate", "20", "messages a second and guest, 20 times as many an address; 0: any"),
          new Setting(
              "arrivals", "5", "new guests, tables and sockets a second and address; 0: any"),
          new Setting("most-sockets", "20000", "sockets at once"),
          new Setting("guest-sockets", "16", "sockets at once a guest; 0: any"),
          new Setting("address-sockets", "256", "sockets at once an address; 0: any"),
          new Setting(
              "most-connections", "0", "connections at once; 0: as the limit of open files allows"),
          new Setting("deadline", "10", "seconds within which a request must have come in"),
          new Setting(
              "drain", "0", "seconds to play on after SIGTERM, while /health sends proxies away"),
          new Setting("log", "info", "how much to log: error, warning, info, debug"));

  public Config {
    values = Map.copyOf(values);
  }

  /** The defaults, overridden by the environment. */
  public static Config of(Map<String, String> environment) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Setting setting : SETTINGS) {
      values.put(setting.name, environment.getOrDefault(setting.variable(), setting.preset));
    }
    return new Config(values);
  }

  public Config with(String name, Object value) {
    if (!values.containsKey(name)) {
      throw new IllegalArgumentException("there is no setting " + name);
    }
    Map<String, String> changed = new LinkedHashMap<>(values);
    changed.put(name, value.toString());
    return new Config(changed);
  }

  /** Reads {@code --name value} and {@code --name=value}. */
  public static Config parse(Map<String, String> environment, List<String> arguments) {
    Config config = of(environment);
    List<String> left = new ArrayList<>(arguments);
    while (!left.isEmpty()) {
      String flag = left.removeFirst();
      if (!flag.startsWith("--")) {
        throw new IllegalArgumentException("not a flag: " + flag);
      }
      int equals = flag.indexOf('=');
      String name = flag.substring(2, equals < 0 ? flag.length() : equals);
      if (equals < 0 && left.isEmpty()) {
        throw new IllegalArgumentException("a value is missing after " + flag);
      }
      config = config.with(name, equals < 0 ? left.removeFirst() : flag.substring(equals + 1));
    }
    return config;
  }

  public String text(String name) {
    String value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("there is no setting " + name);
    }
    return value;
  }

  public int number(String name) {
    try {
      return Integer.parseInt(text(name));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("--" + name + " takes a number, not " + text(name), e);
    }
  }

  /** The folder of the SQLite file. */
  public Path data() {
    return Path.of(text("data"));
  }
}
