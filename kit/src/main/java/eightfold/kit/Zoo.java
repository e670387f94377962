package eightfold.kit;

import eightfold.core.Options;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.core.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Styles of play that people might bring along, good ones and bad ones: opponents for experiments,
 * not for tables. A style has a name ({@code timid}); a family has parameters behind its name
 * ({@code stop-at:4/26}).
 */
public final class Zoo<V extends View> {
  /** What partners are called in every game; they come in twos. */
  public static final String PAIR = "pair";

  private final Map<String, Roster.Maker<V>> styles = new LinkedHashMap<>();
  private final Map<String, Family<V>> families = new LinkedHashMap<>();

  /**
   * A parameter of a family.
   *
   * @param tried the values that a search goes through
   */
  public record Parameter(String name, int least, int most, List<Integer> tried) {
    public Parameter {
      tried = List.copyOf(tried);
    }
  }

  /** Makes a player of a family from as many numbers as the family has parameters. */
  @FunctionalInterface
  public interface FamilyMaker<V extends View> {
    Bot<V> make(int seats, Options options, List<Integer> values);
  }

  /** Styles that differ only in numbers. */
  public record Family<V extends View>(
      String name, List<Parameter> parameters, FamilyMaker<V> maker) {
    public Family {
      parameters = List.copyOf(parameters);
    }

    /** How its players are written, such as {@code stop-at:LOW/HIGH}. */
    public String form() {
      return name + ":" + String.join("/", parameters.stream().map(Parameter::name).toList());
    }

    /** The name of every player that a search goes through. */
    public List<String> players() {
      List<String> players = List.of(name + ":");
      for (int i = 0; i < parameters.size(); i++) {
        List<String> longer = new ArrayList<>();
        for (String player : players) {
          for (int value : parameters.get(i).tried()) {
            longer.add(player + (i == 0 ? "" : "/") + value);
          }
        }
        players = longer;
      }
      return players;
    }

    private Result<List<Integer>> values(String text) {
      String[] parts = text.split("/", -1);
      List<Integer> values = new ArrayList<>();
      if (parts.length != parameters.size()) {
        return refused(text);
      }
      for (int i = 0; i < parts.length; i++) {
        if (!parts[i].matches("[0-9]{1,4}")) {
          return refused(text);
        }
        int value = Integer.parseInt(parts[i]);
        if (value < parameters.get(i).least || value > parameters.get(i).most) {
          return refused(text);
        }
        values.add(value);
      }
      return new Result.Ok<>(values);
    }

    private Result<List<Integer>> refused(String text) {
      List<String> ranges =
          parameters.stream().map(p -> p.name + " " + p.least + "–" + p.most).toList();
      return new Result.Refused<>(
          Refusal.of(
              "players",
              "style-form",
              "This style is written {form} ({ranges}), not {text}.",
              Map.of(
                  "form", form(), "ranges", String.join(", ", ranges), "text", name + ":" + text)));
    }
  }

  public Zoo<V> style(String name, Roster.Maker<V> maker) {
    styles.put(name, maker);
    return this;
  }

  /** A style that is one of a family. */
  public Zoo<V> style(String name, String family, Integer... values) {
    FamilyMaker<V> maker = known(families, family).maker();
    return style(name, (seats, options) -> maker.make(seats, options, List.of(values)));
  }

  public Zoo<V> family(String name, List<Parameter> parameters, FamilyMaker<V> maker) {
    families.put(name, new Family<>(name, parameters, maker));
    return this;
  }

  /** The styles that have a name of their own. */
  public List<String> names() {
    return List.copyOf(styles.keySet());
  }

  public List<Family<V>> families() {
    return List.copyOf(families.values());
  }

  /** All names and forms, for those who have to choose. */
  List<String> known() {
    List<String> known = new ArrayList<>(styles.keySet());
    families.values().forEach(family -> known.add(family.form()));
    return known;
  }

  boolean has(String name) {
    int colon = name.indexOf(':');
    return colon < 0 ? styles.containsKey(name) : families.containsKey(name.substring(0, colon));
  }

  /** A player by a name that the zoo {@link #has}. */
  Result<Bot<V>> make(String name, int seats, Options options) {
    int colon = name.indexOf(':');
    if (colon < 0) {
      return new Result.Ok<>(known(styles, name).make(seats, options));
    }
    Family<V> family = known(families, name.substring(0, colon));
    return family
        .values(name.substring(colon + 1))
        .map(values -> family.maker().make(seats, options, values));
  }

  private static <T> T known(Map<String, T> map, String name) {
    return Optional.ofNullable(map.get(name)).orElseThrow();
  }
}
