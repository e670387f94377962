package eightfold.generator;

import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.GameSummary;
import eightfold.wire.IfPresent;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The class that reads messages, requests and entries of the log. */
final class JavaReaders {
  private final Source out = new Source();

  String text() {
    List<Class<?>> roots = new ArrayList<>(Wire.REQUESTS);
    roots.addAll(Wire.members(Ask.class));
    roots.addAll(Wire.members(Entry.class));
    roots.add(GameSummary.class);
    out.line("package eightfold.wire.json;").line("");
    out.line("/** Generated from the records of the wire; do not edit. */");
    out.line("final class Readers {").line("private Readers() {}");
    union("ask", Ask.class);
    union("entry", Entry.class);
    Wire.records(roots).forEach(this::record);
    return out.line("}").toString();
  }

  private void union(String method, Class<?> sealed) {
    out.line("").line("static %s %s(JsonReader in) {", Source.name(sealed), method);
    String tag = Wire.tag(Wire.members(sealed).getFirst());
    out.line("return switch (in.kind(\"%s\")) {", tag);
    for (Class<?> member : Wire.members(sealed)) {
      out.line("case \"%s\" -> %s(in);", Wire.kind(member), method(member));
    }
    out.line("default -> throw in.unknownType();").line("};").line("}");
  }

  /** {@code eightfold.wire.Body.Open} is read by {@code bodyOpen}. */
  private static String method(Class<?> type) {
    String name = Source.name(type).replaceAll("^.*?\\.(?=[A-Z])", "").replace(".", "");
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  private void record(Class<?> type) {
    RecordComponent[] parts = type.getRecordComponents();
    List<String> values = new ArrayList<>();
    out.line("").line("static %s %s(JsonReader in) {", Source.name(type), method(type));
    out.line("int seen = 0;");
    for (RecordComponent part : parts) {
      values.add("_" + part.getName());
      out.line("%s = %s;", declaration(part), nothing(part.getType()));
    }
    out.line("in.open();").line("while (in.field()) {").line("switch (in.name()) {");
    for (int i = 0; i < parts.length; i++) {
      out.line("case \"%s\" -> {", parts[i].getName()).line("seen = in.once(seen, %s);", i);
      value(parts[i].getGenericType(), values.get(i));
      out.line("}");
    }
    String tag = Wire.tag(type);
    if (!tag.isEmpty()) {
      out.line("case \"%s\" -> {", tag);
      out.line("seen = in.once(seen, %s);", parts.length).line("in.text();").line("}");
    }
    out.line("default -> seen = in.unknown(seen);").line("}").line("}");
    int all = parts.length + (tag.isEmpty() ? 0 : 1);
    int optional = optional(parts);
    String found = optional == 0 ? "seen" : "seen | " + optional;
    out.line("in.complete(%s, %s);", found, (1 << all) - 1);
    out.line("return new %s(%s);", Source.name(type), String.join(", ", values)).line("}");
  }

  /** The bits of the fields that may be left out. */
  private static int optional(RecordComponent[] parts) {
    int bits = 0;
    for (int i = 0; i < parts.length; i++) {
      if (parts[i].isAnnotationPresent(IfPresent.class)) {
        bits |= 1 << i;
      }
    }
    return bits;
  }

  private static String declaration(RecordComponent part) {
    return part.getGenericType().getTypeName().replace('$', '.') + " _" + part.getName();
  }

  private static String nothing(Class<?> type) {
    if (type == List.class) {
      return "java.util.List.of()";
    }
    if (type == Map.class) {
      return "java.util.Map.of()";
    }
    if (type == boolean.class) {
      return "false";
    }
    if (type.isPrimitive()) {
      return "0";
    }
    return type == String.class ? "\"\"" : "null";
  }

  private void value(Type type, String target) {
    if (type instanceof ParameterizedType generic) {
      Type[] inner = generic.getActualTypeArguments();
      String into = out.fresh();
      String element = inner[inner.length - 1].getTypeName().replace('$', '.');
      if (generic.getRawType() == Map.class) {
        out.line("var %s = new java.util.LinkedHashMap<String, %s>();", into, element);
        out.line("in.open();").line("while (in.field()) {");
        out.line("String key = in.newName(%s.keySet());", into);
        out.line("%s.put(key, %s);", into, scalar((Class<?>) inner[1])).line("}");
      } else {
        out.line("var %s = new java.util.ArrayList<%s>();", into, element);
        out.line("in.openList();").line("while (in.item()) {");
        out.line("%s.add(%s);", into, scalar((Class<?>) inner[0])).line("}");
      }
      out.line("%s = %s;", target, into);
    } else {
      out.line("%s = %s;", target, scalar((Class<?>) type));
    }
  }

  private static String scalar(Class<?> type) {
    if (type == int.class || type == Integer.class) {
      return "in.integer()";
    }
    if (type == long.class) {
      return "in.number()";
    }
    if (type == boolean.class) {
      return "in.flag()";
    }
    if (type == String.class) {
      return "in.text()";
    }
    return type.isEnum()
        ? "in.constant(" + Source.name(type) + ".values())"
        : method(type) + "(in)";
  }
}
