package eightfold.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The command line that leads to the same results: as typed, without what says only where they go
 * and how they are worked out.
 */
final class CommandText {
  private static final Set<String> ASIDE =
      Set.of("--out", "--report", "--transcript", "--resume", "--threads", "--part");

  private CommandText() {}

  static String of(CommandSpec spec) {
    List<String> words = new ArrayList<>(List.of("./" + spec.root().name(), spec.name()));
    for (ArgSpec arg : new LinkedHashSet<>(spec.commandLine().getParseResult().matchedArgs())) {
      if (!(arg instanceof OptionSpec option)) {
        words.addAll(arg.originalStringValues());
      } else if (!ASIDE.contains(option.longestName())) {
        add(words, option);
      }
    }
    return words.stream().map(CommandText::quoted).collect(Collectors.joining(" "));
  }

  private static void add(List<String> words, OptionSpec option) {
    if (option.arity().max() == 0) {
      words.add(option.longestName());
    } else {
      for (String value : option.originalStringValues()) {
        words.add(option.longestName());
        words.add(value);
      }
    }
  }

  private static String quoted(String word) {
    return word.matches("[-A-Za-z0-9_.,:/=@+]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
