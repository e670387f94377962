package eightfold.games;

import eightfold.core.Refusal;
import eightfold.core.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Reads single fields of foreign JSON; whatever is not as it should be is a refusal. */
final class Field {
  private Field() {}

  static Result<Integer> number(JsonNode json, String name) {
    JsonNode field = json.get(name);
    return field != null && field.isIntegralNumber() && field.canConvertToInt()
        ? new Result.Ok<>(field.intValue())
        : wrong(name, field, "a whole number");
  }

  static Result<String> text(JsonNode json, String name) {
    JsonNode field = json.get(name);
    return field != null && field.isString()
        ? new Result.Ok<>(field.stringValue())
        : wrong(name, field, "a text");
  }

  static Result<JsonNode> object(JsonNode json, String name) {
    JsonNode field = json.get(name);
    return field != null && field.isObject()
        ? new Result.Ok<>(field)
        : wrong(name, field, "an object");
  }

  static Result<List<String>> texts(JsonNode json, String name) {
    JsonNode field = json.get(name);
    if (field == null || !field.isArray()) {
      return wrong(name, field, "a list of texts");
    }
    List<String> texts = new ArrayList<>();
    for (JsonNode entry : field) {
      if (!entry.isString()) {
        return wrong(name, field, "a list of texts");
      }
      texts.add(entry.stringValue());
    }
    return new Result.Ok<>(texts);
  }

  private static <T> Result<T> wrong(String name, @Nullable JsonNode field, String wanted) {
    Map<String, String> details = Map.of("field", name, "wanted", wanted);
    return new Result.Refused<>(
        field == null
            ? Refusal.of(name, "field-missing", "The field {field} is missing.", details)
            : Refusal.of(name, "field-type", "The field {field} should be {wanted}.", details));
  }
}
