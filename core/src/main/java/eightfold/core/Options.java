package eightfold.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The options of one table: a value for every option of the game, in the game's order. */
public record Options(List<OptionSpec> specs, List<Integer> values) {
  public Options {
    specs = List.copyOf(specs);
    values = List.copyOf(values);
  }

  static Result<Options> read(List<OptionSpec> specs, int seats, Map<String, String> given) {
    for (String name : given.keySet()) {
      if (specs.stream().noneMatch(spec -> spec.name().equals(name))) {
        return new Result.Refused<>(unknown(specs, name));
      }
    }
    List<Integer> values = new ArrayList<>();
    for (OptionSpec spec : specs) {
      String text = given.get(spec.name());
      if (text == null) {
        values.add(spec.preset(seats));
        continue;
      }
      switch (spec.read(text.trim().toLowerCase(Locale.ROOT), seats)) {
        case Result.Ok<Integer>(Integer value) -> values.add(value);
        case Result.Refused<Integer>(Refusal refusal) -> {
          return new Result.Refused<>(refusal);
        }
      }
    }
    return new Result.Ok<>(new Options(specs, values));
  }

  private static Refusal unknown(List<OptionSpec> specs, String name) {
    return Refusal.of(
        name,
        "unknown-option",
        "There is no option {option}; there are: {known}.",
        Map.of(
            "option",
            name,
            "known",
            specs.stream().map(OptionSpec::name).collect(Collectors.joining(", "))));
  }

  public boolean flag(String name) {
    return number(name) == 1;
  }

  public int number(String name) {
    for (int i = 0; i < specs.size(); i++) {
      if (specs.get(i).name().equals(name)) {
        return values.get(i);
      }
    }
    throw new IllegalArgumentException("the game has no option " + name);
  }

  /** Every option with its value, as in the first line of a transcript. */
  public Map<String, Object> shown() {
    Map<String, Object> shown = new LinkedHashMap<>();
    for (int i = 0; i < specs.size(); i++) {
      shown.put(specs.get(i).name(), specs.get(i).show(values.get(i)));
    }
    return shown;
  }
}
