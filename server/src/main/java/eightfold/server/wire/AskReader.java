package eightfold.server.wire;

import eightfold.core.Refusal;
import eightfold.core.Result;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.exc.InvalidTypeIdException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/** Reads what clients send: strict, shallow, small. */
public final class AskReader {
  public static final int LONGEST = 8 * 1024;

  public static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(8)
                          .maxStringLength(LONGEST)
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
          .build();

  private static final ObjectReader READER = MAPPER.readerFor(Ask.class);

  private AskReader() {}

  public static Result<Ask> read(String text) {
    if (text.length() > LONGEST) {
      return refused("too-large", "A message has at most {most} characters.");
    }
    try {
      Object ask = READER.readValue(text);
      return ask instanceof Ask known
          ? new Result.Ok<>(known)
          : refused("bad-message", "The message is empty.");
    } catch (InvalidTypeIdException e) {
      return refused("unknown-type", "There is no message of this type.");
    } catch (MismatchedInputException e) {
      return refused("bad-message", "The message lacks a field or has one of a wrong kind.");
    } catch (JacksonException e) {
      return refused("bad-json", "The message is not JSON as it should be.");
    }
  }

  /** The same from UTF-8; what is not even that is no JSON. */
  public static Result<Ask> read(byte[] utf8) {
    Optional<Ask> move = QuickMove.read(utf8);
    return move.isPresent() ? new Result.Ok<>(move.get()) : readAny(utf8);
  }

  private static Result<Ask> readAny(byte[] utf8) {
    return read(new String(utf8, java.nio.charset.StandardCharsets.UTF_8));
  }

  private static Result<Ask> refused(String code, String sentence) {
    return new Result.Refused<>(
        Refusal.of("message", code, sentence, Map.of("most", Integer.toString(LONGEST))));
  }

  public static long id(byte[] utf8) {
    return id(new String(utf8, java.nio.charset.StandardCharsets.UTF_8));
  }

  /** The id of a message that could not be understood otherwise; 0 if there is none. */
  public static long id(String text) {
    try {
      JsonNode node = text.length() > LONGEST ? MAPPER.nullNode() : MAPPER.readTree(text);
      return node.path("id").canConvertToLong() ? node.path("id").asLong(0) : 0;
    } catch (JacksonException e) {
      return 0;
    }
  }
}
