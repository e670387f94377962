package eightfold.cli;

import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;

/** The command line as somebody would type it again. */
final class CommandText {
  private CommandText() {}

  static String of(CommandSpec spec) {
    List<String> words = spec.commandLine().getParseResult().originalArgs();
    return words.stream()
        .map(CommandText::quoted)
        .collect(Collectors.joining(" ", "./" + spec.root().name() + " ", ""));
  }

  private static String quoted(String word) {
    return word.matches("[-A-Za-z0-9_.,:/=@+]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
