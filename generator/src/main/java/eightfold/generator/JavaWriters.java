package eightfold.generator;

import eightfold.core.Aid;
import eightfold.core.Cards;
import eightfold.core.Effects;
import eightfold.core.Event;
import eightfold.core.Move;
import eightfold.core.View;
import eightfold.generator.Wire.Part;
import eightfold.generator.Wire.Title;
import eightfold.wire.Body;
import eightfold.wire.Difference;
import eightfold.wire.Entry;
import eightfold.wire.Tell;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The class that writes every record as JSON, and as its difference to another of its kind. */
final class JavaWriters {
  private final Source out = new Source();
  private final Map<String, String> constants = new LinkedHashMap<>();

  /** Records of the log, which keep their constants' own names. */
  private final Set<Class<?>> stored = Wire.records(Wire.members(Entry.class));

  /** Where a record of this kind is written. */
  private static final List<Class<?>> DOORS =
      List.of(
          Event.class, View.class, Aid.class, Effects.class, Tell.class, Entry.class, Body.class);

  String text() {
    out.line("package eightfold.wire.json;").line("");
    out.line("import eightfold.json.JsonBytes;").line("");
    out.line("/** Generated from the records of the wire; do not edit. */");
    out.line("final class Writers {").line("private Writers() {}");
    any();
    DOORS.forEach(this::door);
    Wire.written().forEach(this::record);
    patches();
    constants.forEach((name, value) -> out.line("private static final %s = %s;", name, value));
    return out.line("}").toString();
  }

  private void any() {
    out.line("").line("static void any(JsonBytes out, Record row) {");
    for (Class<?> door : DOORS) {
      String history = door == View.class ? ", false" : "";
      branch("row instanceof " + Source.name(door) + " v", call(door) + "(out, v" + history + ");");
    }
    Wire.written().stream()
        .filter(type -> DOORS.stream().noneMatch(door -> door.isAssignableFrom(type)))
        .forEach(type -> branch("row instanceof " + Source.name(type) + " v", "write(out, v);"));
    out.line("throw new IllegalArgumentException(\"no JSON for \" + row);").line("}");
  }

  private void door(Class<?> door) {
    boolean view = door == View.class;
    String history = view ? ", boolean history" : "";
    out.line("");
    out.line("static void %s(JsonBytes out, %s row%s) {", call(door), Source.name(door), history);
    Wire.written().stream()
        .filter(door::isAssignableFrom)
        .forEach(
            type ->
                branch(
                    "row instanceof " + Source.name(type) + " v",
                    view ? "write(out, v, history);" : "write(out, v);"));
    out.line("throw new IllegalArgumentException(\"no JSON for \" + row);").line("}");
  }

  private static String call(Class<?> door) {
    return door.getSimpleName().toLowerCase(Locale.ROOT);
  }

  private void branch(String condition, String statement) {
    out.line("if (%s) {", condition).line(statement).line("return;").line("}");
  }

  private void record(Class<?> type) {
    boolean view = View.class.isAssignableFrom(type);
    String history = view ? ", boolean history" : "";
    out.line("").line("static void write(JsonBytes out, %s v%s) {", Source.name(type), history);
    out.line("out.open();");
    if (!Wire.tag(type).isEmpty()) {
      String tag = "\\\"%s\\\":\\\"%s\\\"".formatted(Wire.tag(type), Wire.kind(type));
      out.line("out.raw(%s);", constant("TAG_" + identifier(type), "byte[]", bytes(tag)));
    }
    for (Part part : Wire.all(type)) {
      field(type, part);
    }
    out.line("out.close();").line("}");
  }

  private void field(Class<?> type, Part part) {
    String value = "v." + part.name() + "()";
    String condition = "";
    if (part.history()) {
      condition = "history";
    } else if (part.ifPresent()) {
      condition = present(part.raw(), value);
    }
    if (!condition.isEmpty()) {
      out.line("if (%s) {", condition);
    }
    out.line("out.head(%s);", head(part.name()));
    value(part.type(), value, stored.contains(type));
    if (!condition.isEmpty()) {
      out.line("}");
    }
  }

  private static String present(Class<?> type, String value) {
    if (type == Difference.class) {
      return "!" + value + ".common().equals(" + value + ".own())";
    }
    if (type == boolean.class) {
      return value;
    }
    return type.isPrimitive() ? value + " != 0" : "!" + value + ".isEmpty()";
  }

  private void value(Type type, String value, boolean log) {
    if (type instanceof ParameterizedType generic) {
      container(generic, value, log);
    } else {
      out.line(scalar((Class<?>) type, value, log) + ";");
    }
  }

  private String scalar(Class<?> type, String value, boolean log) {
    if (type == int.class || type == long.class || type == Integer.class) {
      return "out.number(" + value + ")";
    }
    if (type == boolean.class) {
      return "out.flag(" + value + ")";
    }
    if (type == String.class) {
      return "out.text(" + value + ")";
    }
    if (type == Cards.class || type == Object.class) {
      return "JsonWriter.write(out, " + value + ")";
    }
    if (Move.class.isAssignableFrom(type)) {
      return "out.text(" + codec(type) + ".text(" + value + "))";
    }
    if (type.isEnum()) {
      return log
          ? "out.text(" + value + ".name())"
          : "out.raw(" + names(type) + "[" + value + ".ordinal()])";
    }
    if (type == Event.class || type == Aid.class || type == Effects.class) {
      return call(type) + "(out, " + value + ")";
    }
    return type == View.class ? "view(out, " + value + ", false)" : "write(out, " + value + ")";
  }

  private void container(ParameterizedType type, String value, boolean log) {
    Type[] inner = type.getActualTypeArguments();
    String each = out.fresh();
    if (type.getRawType() == Difference.class) {
      out.line("Patch.write(out, %s.common(), %s.own());", value, value);
    } else if (type.getRawType() == Map.class) {
      out.line("out.open();").line("for (var %s : %s.entrySet()) {", each, value);
      out.line("out.name(%s.getKey());", each);
      value(inner[1], each + ".getValue()", log);
      out.line("}").line("out.close();");
    } else {
      out.line("out.openList();").line("for (var %s : %s) {", each, value);
      value(inner[0], each, log);
      out.line("}").line("out.closeList();");
    }
  }

  private void patches() {
    List<Class<?>> roots = new ArrayList<>();
    for (Title title : Wire.TITLES) {
      roots.add(title.view());
      roots.addAll(title.events());
    }
    Set<Class<?>> patched = Wire.records(roots);
    out.line("").line("/** Of the same class only what differs; else the whole. */");
    out.line("static void patch(JsonBytes out, Record base, Record own) {");
    for (Class<?> type : patched) {
      String name = Source.name(type);
      branch(
          "base instanceof %s b && own instanceof %s o".formatted(name, name), "patch(out, b, o);");
    }
    out.line("any(out, own);").line("}");
    patched.forEach(this::patch);
  }

  private void patch(Class<?> type) {
    String name = Source.name(type);
    out.line("").line("private static void patch(JsonBytes out, %s b, %s o) {", name, name);
    out.line("out.open();");
    for (Part part : Wire.parts(type)) {
      String base = "b." + part.name() + "()";
      String own = "o." + part.name() + "()";
      boolean primitive = part.raw().isPrimitive();
      String differ = primitive ? "" : " && !" + base + ".equals(" + own + ")";
      out.line("if (%s != %s%s) {", base, own, differ);
      out.line("out.head(%s);", head(part.name()));
      if (Wire.isRow(part.raw())) {
        out.line("patch(out, %s, %s);", base, own);
      } else if (listOfRecords(part.type())) {
        out.line("Patch.list(out, %s, %s);", base, own);
      } else {
        value(part.type(), own, false);
      }
      out.line("}");
    }
    out.line("out.close();").line("}");
  }

  private static boolean listOfRecords(Type type) {
    return type instanceof ParameterizedType generic
        && generic.getRawType() == List.class
        && generic.getActualTypeArguments()[0] instanceof Class<?> inner
        && Wire.isRow(inner);
  }

  private String head(String field) {
    return constant("FIELD_" + field, "byte[]", bytes("\\\"" + field + "\\\":"));
  }

  private String names(Class<?> type) {
    String values =
        String.join(
            ", ",
            Wire.constants(type).stream().map(name -> bytes("\\\"" + name + "\\\"")).toList());
    return constant("NAMES_" + identifier(type), "byte[][]", "{" + values + "}");
  }

  private String codec(Class<?> move) {
    Title title =
        Wire.TITLES.stream().filter(t -> t.move().isAssignableFrom(move)).findFirst().orElseThrow();
    String type = "eightfold.core.Codec<" + Source.name(title.move()) + ">";
    String made = "new " + Source.name(title.game()) + "().codec()";
    return constant("MOVES_OF_" + identifier(title.game()), type, made);
  }

  private String constant(String name, String type, String value) {
    constants.put(type + " " + name, value);
    return name;
  }

  private static String bytes(String text) {
    return "JsonBytes.ready(\"" + text + "\")";
  }

  private static String identifier(Class<?> type) {
    return Source.name(type).replaceAll("^eightfold\\.", "").replace('.', '_');
  }
}
