package eightfold.server.table;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import eightfold.server.wire.AskReader;
import eightfold.server.wire.JsonBytes;
import eightfold.server.wire.Tell.By;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;

/** An entry of a table's log. Entries are facts: they were checked before they were written. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Entry.Opened.class, name = "opened"),
  @JsonSubTypes.Type(value = Entry.Arranged.class, name = "arranged"),
  @JsonSubTypes.Type(value = Entry.Placed.class, name = "placed"),
  @JsonSubTypes.Type(value = Entry.Hosted.class, name = "hosted"),
  @JsonSubTypes.Type(value = Entry.Committed.class, name = "committed"),
  @JsonSubTypes.Type(value = Entry.Guided.class, name = "guided"),
  @JsonSubTypes.Type(value = Entry.Pledged.class, name = "pledged"),
  @JsonSubTypes.Type(value = Entry.Sealed.class, name = "sealed"),
  @JsonSubTypes.Type(value = Entry.Salted.class, name = "salted"),
  @JsonSubTypes.Type(value = Entry.Started.class, name = "started"),
  @JsonSubTypes.Type(value = Entry.Moved.class, name = "moved"),
  @JsonSubTypes.Type(value = Entry.TakenBack.class, name = "taken-back"),
  @JsonSubTypes.Type(value = Entry.Minded.class, name = "minded"),
  @JsonSubTypes.Type(value = Entry.Ordered.class, name = "ordered"),
  @JsonSubTypes.Type(value = Entry.Paused.class, name = "paused"),
  @JsonSubTypes.Type(value = Entry.Closed.class, name = "closed"),
  @JsonSubTypes.Type(value = Entry.Reopened.class, name = "reopened"),
})
sealed interface Entry {
  ObjectReader READER = AskReader.MAPPER.readerFor(Entry.class);
  ObjectWriter WRITER = AskReader.MAPPER.writerFor(Entry.class);

  record Opened(String code, long host, long millis) implements Entry {}

  /** The game, its options and everybody's seats. */
  record Arranged(
      String game, Map<String, String> options, boolean listed, int clock, List<Place> seats)
      implements Entry {}

  /** Who sits there from now on. */
  record Placed(int seat, Place place) implements Entry {}

  /** Who has the say from now on; 0 for nobody. */
  record Hosted(long guest) implements Entry {}

  /**
   * The secret of the next game; its hash is shown at once, the secret after the game. Whatever was
   * pledged or revealed before is void.
   */
  record Committed(String secret) implements Entry {}

  /** The next game is the lesson of its game: on fixed deals, along a script, without a secret. */
  record Guided() implements Entry {}

  /** The hash of the share of chance that a seat will reveal; empty for none. */
  record Pledged(int seat, String hash) implements Entry {}

  /** The pledges stand: from now on they are revealed, until the game starts or is void. */
  record Sealed() implements Entry {}

  /** A seat's share of chance. */
  record Salted(int seat, String salt) implements Entry {}

  record Started(long millis) implements Entry {}

  record Moved(int seat, String move, By by, long millis, long digest) implements Entry {
    /** The same as any other entry's, only quicker: nearly all entries are moves. */
    @Override
    public String text() {
      JsonBytes out = new JsonBytes(128).open();
      out.name("kind").text("moved").name("seat").number(seat).name("move").text(move);
      out.name("by").text(by.name()).name("millis").number(millis);
      return out.name("digest").number(digest).close().toString();
    }
  }

  record TakenBack(int seat) implements Entry {}

  record Minded(int seat, boolean on) implements Entry {}

  /** A standing order for the current round; empty for none. */
  record Ordered(int seat, String order) implements Entry {}

  record Paused(boolean on) implements Entry {}

  /** The game is over, its secret is out. */
  record Closed(long game, long millis) implements Entry {}

  /** The same people want another game. */
  record Reopened() implements Entry {}

  default String text() {
    return WRITER.writeValueAsString(this);
  }

  static Entry parse(String text) {
    return READER.readValue(text);
  }
}
