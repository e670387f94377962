package eightfold.games;

import eightfold.core.Refusal;
import eightfold.core.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads single fields of foreign JSON; whatever is not as it should be is a refusal. */
final class Field {
  private Field() {}

  static Result<Integer> number(Map<?, ?> json, String name) {
    return json.get(name) instanceof Long number && number == number.intValue()
        ? new Result.Ok<>(number.intValue())
        : wrong(name, json.get(name), "a whole number");
  }

  static Result<String> text(Map<?, ?> json, String name) {
    return json.get(name) instanceof String text
        ? new Result.Ok<>(text)
        : wrong(name, json.get(name), "a text");
  }

  static Result<Map<?, ?>> object(Map<?, ?> json, String name) {
    return json.get(name) instanceof Map<?, ?> fields
        ? new Result.Ok<>(fields)
        : wrong(name, json.get(name), "an object");
  }

  static Result<List<String>> texts(Map<?, ?> json, String name) {
    List<String> texts = new ArrayList<>();
    if (json.get(name) instanceof List<?> list) {
      for (Object item : list) {
        if (item instanceof String text) {
          texts.add(text);
        }
      }
      if (texts.size() == list.size()) {
        return new Result.Ok<>(texts);
      }
    }
    return wrong(name, json.get(name), "a list of texts");
  }

  private static <T> Result<T> wrong(String name, @Nullable Object field, String wanted) {
    Map<String, String> details = Map.of("field", name, "wanted", wanted);
    return new Result.Refused<>(
        field == null
            ? Refusal.of(name, "field-missing", "The field {field} is missing.", details)
            : Refusal.of(name, "field-type", "The field {field} should be {wanted}.", details));
  }
}
