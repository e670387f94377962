package eightfold.generator;

import eightfold.core.Aid;
import eightfold.core.Cards;
import eightfold.core.Effects;
import eightfold.core.Event;
import eightfold.core.Move;
import eightfold.core.View;
import eightfold.games.Games;
import eightfold.generator.Wire.Part;
import eightfold.generator.Wire.Title;
import eightfold.wire.Ask;
import eightfold.wire.Body;
import eightfold.wire.Difference;
import eightfold.wire.Tell;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The client's types. */
final class TypeScript {
  private static final String HEAD =
      """
      // Generated from the records of the wire; do not edit.

      /** The difference to what everybody sees: fields that differ; lists by index. */
      export type Patch<T> = T extends (infer E)[]
        ? T | { [index: string]: Patch<E> }
        : T extends object
          ? { [K in keyof T]?: Patch<T[K]> }
          : T;

      """;

  private final Map<String, String> types = new LinkedHashMap<>();
  private final Docs docs;

  TypeScript(Docs docs) {
    this.docs = docs;
  }

  String text() {
    alias("GameSlug", Games.all().stream().map(game -> quoted(game.info().slug())).toList());
    messages("Ask", Ask.class);
    messages("Tell", Tell.class);
    Wire.members(Body.class).forEach(this::name);
    for (Title title : Wire.TITLES) {
      name(title.view());
      events(title);
    }
    Wire.TITLES.forEach(title -> name(title.aid()));
    alias("Aid", each(title -> title.aid().getSimpleName()));
    // A game whose moves speak for themselves has none.
    List<Class<?>> effects = new ArrayList<>();
    Wire.TITLES.stream().map(Title::effects).filter(Class::isRecord).forEach(effects::add);
    alias("Effects", effects.stream().map(this::name).toList());
    alias("View", each(title -> title.view().getSimpleName()));
    alias("GameEvent", each(title -> title.name() + "Event"));
    return HEAD + String.join("\n\n", types.values()) + "\n";
  }

  private static List<String> each(Function<Title, String> name) {
    return Wire.TITLES.stream().map(name).toList();
  }

  private void alias(String name, List<String> choices) {
    types.put(name, "export type " + name + " = " + String.join(" | ", choices) + ";");
  }

  private static String quoted(String text) {
    return "'" + text + "'";
  }

  private void messages(String name, Class<?> sealed) {
    List<String> names = new ArrayList<>();
    for (Class<?> member : Wire.members(sealed)) {
      names.add(name + member.getSimpleName());
      declare(name + member.getSimpleName(), member);
    }
    alias(name, names);
  }

  private void events(Title title) {
    List<String> names = new ArrayList<>();
    for (Class<?> event : title.events()) {
      boolean shared = event.getEnclosingClass() == null;
      names.add((shared ? "" : title.name()) + event.getSimpleName());
      declare(names.getLast(), event);
    }
    alias(title.name() + "Event", names);
  }

  /** The name of a record or enum, declared if it is new. */
  private String name(Class<?> type) {
    Class<?> home = type.getEnclosingClass();
    boolean inner =
        home != null
            && Stream.of(View.class, Aid.class, Effects.class)
                .anyMatch(it -> it.isAssignableFrom(home));
    String name = (inner ? home.getSimpleName() : "") + type.getSimpleName();
    if (!types.containsKey(name)) {
      types.put(name, "");
      if (type.isEnum()) {
        alias(name, Wire.constants(type).stream().map(TypeScript::quoted).toList());
      } else {
        declare(name, type);
      }
    }
    return name;
  }

  private void declare(String name, Class<?> type) {
    StringBuilder text = new StringBuilder(comment("", docs.of(type)));
    text.append("export interface ").append(name).append(" {\n");
    if (!Wire.tag(type).isEmpty()) {
      text.append("  %s: '%s';\n".formatted(Wire.tag(type), Wire.kind(type)));
    }
    for (Part part : Wire.parts(type)) {
      text.append(comment("  ", docs.of(type, part.name())));
      text.append("  ").append(part.name());
      text.append(part.ifPresent() ? "?: " : ": ");
      boolean slug = part.name().equals("game") && part.raw() == String.class;
      text.append(slug ? "GameSlug" : of(part.type())).append(";\n");
    }
    types.put(name, text.append("}").toString());
  }

  private static String comment(String indent, String text) {
    return text.isEmpty() ? "" : indent + "/** " + text.replace("*/", "* /") + " */\n";
  }

  private String of(Type type) {
    if (type instanceof ParameterizedType generic) {
      List<String> inner =
          List.of(generic.getActualTypeArguments()).stream()
              .map(this::of)
              .collect(Collectors.toList());
      if (generic.getRawType() == Map.class) {
        return "{ [name: string]: " + inner.get(1) + " }";
      }
      return generic.getRawType() == Difference.class
          ? "Patch<" + inner.getFirst() + ">"
          : list(inner.getFirst());
    }
    return of((Class<?>) type);
  }

  private String of(Class<?> type) {
    if (type == int.class || type == long.class || type == Integer.class) {
      return "number";
    }
    if (type == boolean.class) {
      return "boolean";
    }
    if (type == String.class || Move.class.isAssignableFrom(type)) {
      return "string";
    }
    if (type == Object.class) {
      return "string | number | boolean";
    }
    if (type == Cards.class) {
      return "string[]";
    }
    if (type == View.class || type == Aid.class || type == Effects.class) {
      return type.getSimpleName();
    }
    return type == Event.class ? "GameEvent" : name(type);
  }

  private static String list(String inner) {
    return inner.contains("|") ? "(" + inner + ")[]" : inner + "[]";
  }
}
