package eightfold.wire.json;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import eightfold.wire.Ask;
import eightfold.wire.Body;
import java.util.Arrays;
import java.util.Locale;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.type.LogicalType;

/** The same by somebody else: Jackson, as strict as it can be made. */
final class JacksonReader {
  static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(8)
                          .maxStringLength(AskReader.LONGEST)
                          .maxNumberLength(20)
                          .maxNameLength(64)
                          .build())
                  .build())
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .withCoercionConfig(
              LogicalType.Textual,
              config -> {
                config.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail);
                config.setCoercion(CoercionInputShape.Float, CoercionAction.Fail);
                config.setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
              })
          .addMixIn(Ask.class, Typed.class)
          .registerSubtypes(
              Arrays.stream(Ask.class.getPermittedSubclasses())
                  .flatMap(
                      type ->
                          type.isSealed()
                              ? Arrays.stream(type.getPermittedSubclasses())
                              : Arrays.stream(new Class<?>[] {type}))
                  .map(type -> new NamedType(type, kebab(type)))
                  .toArray(NamedType[]::new))
          .build();

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  private interface Typed {}

  private JacksonReader() {}

  private static String kebab(Class<?> type) {
    return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  /** The message as a text, or the code of the refusal. */
  static String read(String text) {
    try {
      Object ask = MAPPER.readerFor(Ask.class).readValue(text);
      return ask == null ? "bad-message" : ask.toString();
    } catch (InvalidTypeIdException e) {
      return "unknown-type";
    } catch (MismatchedInputException e) {
      return "bad-message";
    } catch (JacksonException e) {
      return "bad-json";
    }
  }

  /** The request as a text; empty if it is refused. */
  static String open(String text) {
    try {
      Object body = MAPPER.readValue(text, Body.Open.class);
      return body == null ? "" : body.toString();
    } catch (JacksonException e) {
      return "";
    }
  }

  static long id(String text) {
    try {
      JsonNode id = MAPPER.readTree(text).path("id");
      return id.isIntegralNumber() && id.canConvertToLong() ? id.longValue() : 0;
    } catch (JacksonException e) {
      return 0;
    }
  }
}
