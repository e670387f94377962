package eightfold.cli.play;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/** Plays over a pipe, in this virtual machine. */
final class Pipe {
  private Pipe() {}

  /** What came out. */
  record Played(int code, String out, String err) {}

  /**
   * Runs the command.
   *
   * @param input the lines that are piped in
   * @param args in one text, separated by blanks
   */
  static Played play(String input, String args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    byte[] bytes = input.getBytes(StandardCharsets.UTF_8);
    PlayCommand command = new PlayCommand(new ByteArrayInputStream(bytes), new PrintWriter(out));
    CommandLine line = new CommandLine(command).setErr(new PrintWriter(err));
    int code = line.execute(args.isEmpty() ? new String[0] : args.split(" "));
    return new Played(code, out.toString(), err.toString());
  }
}
