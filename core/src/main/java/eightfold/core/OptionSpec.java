package eightfold.core;

import java.util.Map;
import java.util.function.IntUnaryOperator;

/** A choice that a table can make. Values are numbers inside; each kind knows how to write them. */
public sealed interface OptionSpec {
  String name();

  /** The clause that offers the choice. */
  String clause();

  int preset(int seats);

  Result<Integer> read(String text, int seats);

  /** The value as it stands in a transcript: a boolean, a number or a word. */
  Object show(int value);

  /** What can be given, for people: {@code on|off}, {@code 1-12}. */
  String range();

  /** On or off. */
  record Flag(String name, String clause, boolean on) implements OptionSpec {
    @Override
    public int preset(int seats) {
      return on ? 1 : 0;
    }

    @Override
    public Result<Integer> read(String text, int seats) {
      return switch (text) {
        case "true", "on", "yes" -> new Result.Ok<>(1);
        case "false", "off", "no" -> new Result.Ok<>(0);
        default -> outOfRange(this, text);
      };
    }

    @Override
    public Object show(int value) {
      return value == 1;
    }

    @Override
    public String range() {
      return "on|off";
    }
  }

  /** A number within bounds, with a default that may depend on the number of players. */
  record Range(String name, String clause, int min, int max, IntUnaryOperator bySeats)
      implements OptionSpec {
    @Override
    public int preset(int seats) {
      return bySeats.applyAsInt(seats);
    }

    @Override
    public Result<Integer> read(String text, int seats) {
      if (text.matches("[0-9]{1,6}")) {
        int value = Integer.parseInt(text);
        if (value >= min && value <= max) {
          return new Result.Ok<>(value);
        }
      }
      return outOfRange(this, text);
    }

    @Override
    public Object show(int value) {
      return value;
    }

    @Override
    public String range() {
      return min + "-" + max;
    }
  }

  /** A seat, or chance decides. */
  record SeatOrChance(String name, String clause) implements OptionSpec {
    public static final int CHANCE = -1;

    @Override
    public int preset(int seats) {
      return CHANCE;
    }

    @Override
    public Result<Integer> read(String text, int seats) {
      if (text.equals("chance")) {
        return new Result.Ok<>(CHANCE);
      }
      if (text.matches("[0-9]") && Integer.parseInt(text) < seats) {
        return new Result.Ok<>(Integer.parseInt(text));
      }
      return outOfRange(this, text);
    }

    @Override
    public Object show(int value) {
      return value == CHANCE ? "chance" : (Object) value;
    }

    @Override
    public String range() {
      return "chance|seat";
    }
  }

  private static Result<Integer> outOfRange(OptionSpec spec, String text) {
    return new Result.Refused<>(
        Refusal.of(
            spec.name(),
            "option-range",
            "{option} takes {range}, not {value}.",
            Map.of("option", spec.name(), "range", spec.range(), "value", text)));
  }
}
