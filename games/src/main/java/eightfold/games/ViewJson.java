package eightfold.games;

import eightfold.core.Cards;
import eightfold.core.Codec;
import eightfold.core.Game;
import eightfold.core.Move;
import eightfold.core.View;
import java.util.Locale;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/**
 * Views as JSON for programs outside: a record's fields in their order, cards as a list of their
 * names, moves in notation, and enums in lower case with hyphens.
 *
 * <p>May be shared by all threads.
 */
public final class ViewJson<V extends View> {
  private final JsonMapper mapper;

  private ViewJson(JsonMapper mapper) {
    this.mapper = mapper;
  }

  public static <M extends Move, V extends View> ViewJson<V> of(Game<?, M, V> game) {
    return new ViewJson<>(
        JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .addModule(module(game.codec()))
            .build());
  }

  /** One line. */
  public String write(V view) {
    return mapper.writeValueAsString(view);
  }

  /** What a mapper must know to write the views, events and moves of a game. */
  @SuppressWarnings("unchecked") // a game's views hold moves of that game
  public static JacksonModule module(Codec<?> codec) {
    Codec<Move> moves = (Codec<Move>) codec;
    return new SimpleModule("eightfold")
        .addSerializer(
            new Writer<>(
                Cards.class,
                (cards, out) -> {
                  out.writeStartArray();
                  cards.texts().forEach(out::writeString);
                  out.writeEndArray();
                }))
        .addSerializer(new Writer<>(Move.class, (move, out) -> out.writeString(moves.text(move))))
        .addSerializer(
            new Writer<>(Enum.class, (constant, out) -> out.writeString(kebab(constant.name()))));
  }

  private static String kebab(String constant) {
    return constant.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @FunctionalInterface
  private interface Writing<T> {
    void write(T value, JsonGenerator out);
  }

  private static final class Writer<T> extends StdSerializer<T> {
    private final Writing<T> writing;

    Writer(Class<T> type, Writing<T> writing) {
      super(type);
      this.writing = writing;
    }

    @Override
    public void serialize(T value, JsonGenerator out, SerializationContext context)
        throws JacksonException {
      writing.write(value, out);
    }
  }
}
