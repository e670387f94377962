package eightfold.wire.json;

import eightfold.json.Unreadable;
import eightfold.wire.Body;
import eightfold.wire.GameSummary;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/** Reads requests over HTTP, and summaries of games. Throws {@link Unreadable}. */
public final class BodyReader {
  private BodyReader() {}

  public static Body.Arrive arrive(byte[] utf8) {
    return whole(utf8, Readers::bodyArrive);
  }

  public static Body.Enter enter(byte[] utf8) {
    return whole(utf8, Readers::bodyEnter);
  }

  public static Body.Open open(byte[] utf8) {
    return whole(utf8, Readers::bodyOpen);
  }

  public static Body.Learn learn(byte[] utf8) {
    return whole(utf8, Readers::bodyLearn);
  }

  public static Body.PlayDaily playDaily(byte[] utf8) {
    return whole(utf8, Readers::bodyPlayDaily);
  }

  public static Body.Upload upload(byte[] utf8) {
    return whole(utf8, Readers::bodyUpload);
  }

  public static GameSummary game(String json) {
    return whole(json.getBytes(StandardCharsets.UTF_8), Readers::gameSummary);
  }

  static <T> T whole(byte[] utf8, Function<JsonReader, T> reader) {
    JsonReader in = new JsonReader(utf8);
    T value = reader.apply(in);
    in.end();
    return value;
  }
}
