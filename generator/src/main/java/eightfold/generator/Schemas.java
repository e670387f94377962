package eightfold.generator;

import eightfold.wire.Body;
import eightfold.wire.IfPresent;
import eightfold.wire.TableInfo;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** JSON Schema, as OpenAPI 3.1 has it, of everything in requests and answers over HTTP. */
final class Schemas {
  private final Docs docs;

  Schemas(Docs docs) {
    this.docs = docs;
  }

  /** One object, the schemas by name. */
  String text() {
    List<Class<?>> roots = new ArrayList<>(Wire.members(Body.class));
    roots.add(TableInfo.class);
    Map<String, Object> schemas = new LinkedHashMap<>();
    for (Class<?> type : Wire.records(roots)) {
      schemas.put(type.getSimpleName(), record(type));
    }
    return JsonMapper.shared().writeValueAsString(schemas);
  }

  private Map<String, Object> record(Class<?> type) {
    Map<String, Object> properties = new LinkedHashMap<>();
    List<String> required = new ArrayList<>();
    for (RecordComponent part : type.getRecordComponents()) {
      Map<String, Object> property = new LinkedHashMap<>(of(part.getGenericType()));
      describe(property, docs.of(type, part.getName()));
      properties.put(part.getName(), property);
      if (!part.isAnnotationPresent(IfPresent.class)) {
        required.add(part.getName());
      }
    }
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    describe(schema, docs.of(type));
    schema.put("required", required);
    schema.put("properties", properties);
    return schema;
  }

  private static void describe(Map<String, Object> schema, String text) {
    if (!text.isEmpty()) {
      schema.put("description", text);
    }
  }

  private static Map<String, Object> of(Type type) {
    if (type instanceof ParameterizedType generic) {
      Type[] inner = generic.getActualTypeArguments();
      return generic.getRawType() == Map.class
          ? ordered("type", "object", "additionalProperties", of(inner[1]))
          : ordered("type", "array", "items", of(inner[0]));
    }
    Class<?> plain = (Class<?>) type;
    if (plain.isEnum()) {
      return ordered("type", "string", "enum", Wire.constants(plain));
    }
    return plain.isRecord()
        ? Map.of("$ref", "#/components/schemas/" + plain.getSimpleName())
        : Map.of("type", primitive(plain));
  }

  private static Object primitive(Class<?> type) {
    if (type == Object.class) {
      return List.of("string", "integer", "boolean");
    }
    if (type == String.class) {
      return "string";
    }
    return type == boolean.class ? "boolean" : "integer";
  }

  private static Map<String, Object> ordered(String a, Object one, String b, Object other) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put(a, one);
    map.put(b, other);
    return map;
  }
}
