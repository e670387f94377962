package eightfold.wire;

/**
 * A seat as everybody sees it.
 *
 * @param name of the person or bot; empty for an empty seat
 * @param bot the level of a bot; empty for others
 * @param minded whether a bot plays for an absent person
 * @param here whether the person is connected
 * @param host whether this person has the say about the table
 * @param again whether this person wants another game after the one that is over
 * @param hints how many hints the seat has had in this game
 */
public record SeatInfo(
    Kind kind,
    String name,
    String bot,
    boolean minded,
    boolean here,
    boolean host,
    @IfPresent boolean again,
    @IfPresent int hints) {
  /** Who sits there. */
  public enum Kind {
    EMPTY,
    PERSON,
    BOT
  }
}
