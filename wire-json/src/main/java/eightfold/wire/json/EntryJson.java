package eightfold.wire.json;

import eightfold.json.JsonBytes;
import eightfold.json.Unreadable;
import eightfold.wire.Entry;
import java.nio.charset.StandardCharsets;

/** The entries of a table's log as they are stored. */
public final class EntryJson {
  private EntryJson() {}

  public static String text(Entry entry) {
    JsonBytes out = new JsonBytes(128);
    Writers.entry(out, entry);
    return out.toString();
  }

  /** Throws {@link Unreadable}. */
  public static Entry parse(String text) {
    return BodyReader.whole(text.getBytes(StandardCharsets.UTF_8), Readers::entry);
  }
}
