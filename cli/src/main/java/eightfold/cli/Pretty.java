package eightfold.cli;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Prints any record field by field, and a list of records as a table. */
final class Pretty {
  private static final String NOTHING = "–";

  private Pretty() {}

  /** All fields but one. */
  static List<String> lines(Record record, String without) {
    List<String> lines = new ArrayList<>();
    Columns plain = new Columns();
    Map<String, List<?>> tables = new LinkedHashMap<>();
    fields(record)
        .forEach(
            (name, value) -> {
              if (value instanceof List<?> list && isTable(list)) {
                tables.put(name, list);
              } else if (!name.equals(without)) {
                plain.add(name, text(value) + " ");
              }
            });
    lines.addAll(plain.lines());
    tables.forEach(
        (name, list) -> {
          lines.add("  " + name);
          table(list).lines().forEach(line -> lines.add("  " + line));
        });
    return lines;
  }

  /** Every single value within a record by its path, such as {@code players[2].open}. */
  static Map<String, String> leaves(Record record) {
    Map<String, String> leaves = new LinkedHashMap<>();
    collect("", record, leaves);
    return leaves;
  }

  private static void collect(String path, Object value, Map<String, String> leaves) {
    if (value instanceof Record record && !fields(record).isEmpty()) {
      String prefix = path.isEmpty() ? "" : path + ".";
      fields(record).forEach((name, inner) -> collect(prefix + name, inner, leaves));
    } else if (value instanceof List<?> list && isTable(list)) {
      for (int i = 0; i < list.size(); i++) {
        collect(path + "[" + i + "]", list.get(i), leaves);
      }
    } else {
      leaves.put(path, text(value));
    }
  }

  private static boolean isTable(List<?> list) {
    return !list.isEmpty()
        && list.stream().allMatch(row -> row instanceof Record r && !fields(r).isEmpty());
  }

  private static Columns table(List<?> rows) {
    Columns columns = new Columns();
    List<Object> head = new ArrayList<>(List.of("#"));
    head.addAll(fields((Record) rows.getFirst()).keySet());
    columns.add(head.toArray());
    for (int i = 0; i < rows.size(); i++) {
      List<Object> cells = new ArrayList<>(List.of(i));
      fields((Record) rows.get(i)).values().forEach(value -> cells.add(text(value) + " "));
      columns.add(cells.toArray());
    }
    return columns;
  }

  private static String text(Object value) {
    String text =
        switch (value) {
          case Boolean flag -> flag ? "yes" : "no";
          case Optional<?> optional -> optional.map(Pretty::text).orElse("");
          case List<?> list ->
              list.stream()
                  .map(Pretty::text)
                  .collect(Collectors.joining(isTable(list) ? "; " : " "));
          case Record record when !fields(record).isEmpty() ->
              fields(record).entrySet().stream()
                  .map(field -> field.getKey() + " " + text(field.getValue()))
                  .collect(Collectors.joining(", "));
          default -> value.toString();
        };
    return text.isEmpty() ? NOTHING : text;
  }

  private static Map<String, Object> fields(Record record) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      try {
        component.getAccessor().setAccessible(true);
        fields.put(component.getName(), component.getAccessor().invoke(record));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("cannot read " + component, e);
      }
    }
    return fields;
  }
}
