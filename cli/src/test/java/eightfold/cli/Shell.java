package eightfold.cli;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Runs commands in this virtual machine, as a user would type them. */
final class Shell {
  private Path home = Path.of("..");
  private String input = "";
  private boolean terminal;

  /** What a command did. */
  record Done(int code, String out, String err) {}

  Shell home(Path folder) {
    home = folder;
    return this;
  }

  Shell input(String text) {
    input = text;
    return this;
  }

  Shell onTerminal() {
    terminal = true;
    return this;
  }

  Done run(Object... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] texts = new String[args.length];
    for (int i = 0; i < args.length; i++) {
      texts[i] = args[i].toString();
    }
    Surroundings world =
        new Surroundings(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new PrintWriter(out),
            new PrintWriter(err),
            terminal,
            home);
    int code = Main.run(world, texts);
    return new Done(code, out.toString(), err.toString());
  }
}
