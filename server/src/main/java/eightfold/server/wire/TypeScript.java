package eightfold.server.wire;

import eightfold.core.Aid;
import eightfold.core.Cards;
import eightfold.core.Ended;
import eightfold.core.Event;
import eightfold.core.Move;
import eightfold.core.View;
import eightfold.eightandhalf.HalfAid;
import eightfold.eightandhalf.HalfEvent;
import eightfold.eightandhalf.HalfView;
import eightfold.eights.EightsAid;
import eightfold.eights.EightsEvent;
import eightfold.eights.EightsView;
import eightfold.games.Games;
import eightfold.twentyeight.TwentyEightAid;
import eightfold.twentyeight.TwentyEightEvent;
import eightfold.twentyeight.TwentyEightView;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the client's types from the records that {@link JsonWriter} and {@link AskReader} write
 * and read. Runs in the build.
 */
public final class TypeScript {
  private static final Set<String> OPTIONAL =
      Set.of("re", "mine", "aids", "events", "legal", "order");
  private final Map<String, String> types = new LinkedHashMap<>();

  private TypeScript() {}

  /** The file to write. */
  public static void main(String[] arguments) throws IOException {
    Path file = Path.of(arguments[0]);
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.writeString(file, text());
  }

  /** All types. */
  public static String text() {
    TypeScript script = new TypeScript();
    script.types.put("GameSlug", "export type GameSlug = " + slugs() + ";");
    script.union("Ask", Ask.class, "");
    script.union("Tell", Tell.class, "");
    for (Class<?> body : Body.class.getPermittedSubclasses()) {
      script.name(body);
    }
    script.game("TwentyEight", TwentyEightView.class, TwentyEightEvent.class);
    script.game("Half", HalfView.class, HalfEvent.class);
    script.game("Eights", EightsView.class, EightsEvent.class);
    for (Class<?> aid : List.of(TwentyEightAid.class, HalfAid.class, EightsAid.class)) {
      script.name(aid);
    }
    script.types.put("Aid", "export type Aid = TwentyEightAid | HalfAid | EightsAid;");
    script.types.put("View", "export type View = TwentyEightView | HalfView | EightsView;");
    script.types.put(
        "GameEvent", "export type GameEvent = TwentyEightEvent | HalfEvent | EightsEvent;");
    return "// Generated from the server's records; do not edit.\n\n"
        + HEAD
        + String.join("\n\n", script.types.values())
        + "\n";
  }

  private static String slugs() {
    return Games.all().stream()
        .map(game -> "'" + game.info().slug() + "'")
        .collect(Collectors.joining(" | "));
  }

  private static final String HEAD =
      """
      /** The difference to what everybody sees: fields that differ; lists by index. */
      export type Patch<T> = T extends (infer E)[]
        ? T | { [index: string]: Patch<E> }
        : T extends object
          ? { [K in keyof T]?: Patch<T[K]> }
          : T;

      """;

  private void game(String prefix, Class<?> view, Class<?> events) {
    name(view);
    List<String> names = new ArrayList<>();
    for (Class<?> event : events.getPermittedSubclasses()) {
      String name = prefix + event.getSimpleName();
      names.add(name);
      declare(name, event, Shape.kebab(event.getSimpleName()));
    }
    declare("Ended", Ended.class, "ended");
    names.add("Ended");
    types.put(
        prefix + "Event", "export type " + prefix + "Event = " + String.join(" | ", names) + ";");
  }

  private static Stream<Class<?>> records(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(TypeScript::records)
        : Stream.of(type);
  }

  private void union(String name, Class<?> sealed, String prefix) {
    List<String> names = new ArrayList<>();
    for (Class<?> member : records(sealed).toList()) {
      String own = name + prefix + member.getSimpleName();
      names.add(own);
      declare(own, member, Shape.kebab(member.getSimpleName()));
    }
    types.put(name, "export type " + name + " = " + String.join(" | ", names) + ";");
  }

  /** The name of a record or enum that has no type field, declared if it is new. */
  private String name(Class<?> type) {
    String name = type.getSimpleName();
    Class<?> home = type.getEnclosingClass();
    if (home != null && (View.class.isAssignableFrom(home) || Aid.class.isAssignableFrom(home))) {
      name = home.getSimpleName() + name;
    }
    if (!types.containsKey(name)) {
      types.put(name, "");
      if (type.isEnum()) {
        types.put(name, "export type " + name + " = " + constants(type) + ";");
      } else {
        declare(name, type, "");
      }
    }
    return name;
  }

  private static String constants(Class<?> type) {
    return Arrays.stream(type.getEnumConstants())
        .map(constant -> "'" + Shape.constant((Enum<?>) constant) + "'")
        .collect(Collectors.joining(" | "));
  }

  private void declare(String name, Class<?> type, String kind) {
    if (!type.isRecord()) {
      throw new IllegalStateException("no TypeScript for " + type);
    }
    StringBuilder text = new StringBuilder("export interface " + name + " {\n");
    if (!kind.isEmpty()) {
      text.append("  type: '").append(kind).append("';\n");
    }
    boolean told = Tell.class.isAssignableFrom(type) || type.getEnclosingClass() == Tell.class;
    for (RecordComponent part : Shape.parts(type)) {
      boolean optional = told && OPTIONAL.contains(part.getName());
      text.append("  ").append(part.getName()).append(optional ? "?: " : ": ");
      text.append(field(type, part)).append(";\n");
    }
    types.put(name, text.append("}").toString());
  }

  private String field(Class<?> owner, RecordComponent part) {
    if (owner == Tell.Mine.class && part.getName().equals("events")) {
      return "Patch<GameEvent[]>";
    }
    if (owner == Tell.Mine.class && part.getName().equals("view")) {
      return "Patch<View>";
    }
    boolean slug = part.getName().equals("game") && part.getType() == String.class;
    return slug ? "GameSlug" : of(part.getGenericType());
  }

  private String of(Type type) {
    if (type instanceof ParameterizedType generic) {
      Type[] inner = generic.getActualTypeArguments();
      return generic.getRawType() == Map.class
          ? "{ [name: string]: " + of(inner[1]) + " }"
          : list(of(inner[0]));
    }
    if (type == int.class || type == long.class || type == Integer.class) {
      return "number";
    }
    if (type == boolean.class) {
      return "boolean";
    }
    if (type == String.class) {
      return "string";
    }
    if (type == Object.class) {
      return "string | number | boolean";
    }
    if (type == Cards.class) {
      return "string[]";
    }
    if (type == View.class || type == Aid.class) {
      return ((Class<?>) type).getSimpleName();
    }
    if (type == Event.class) {
      return "GameEvent";
    }
    Class<?> named = (Class<?>) type;
    return Move.class.isAssignableFrom(named) ? "string" : name(named);
  }

  private static String list(String inner) {
    return inner.contains("|") ? "(" + inner + ")[]" : inner + "[]";
  }
}
