package eightfold.wire;

import eightfold.wire.SeatInfo.Kind;

/**
 * Who sits at a seat.
 *
 * @param guest 0 unless it is a person
 * @param name as shown; empty for an empty seat
 * @param bot its level; empty unless it is a bot
 */
public record Place(Kind kind, long guest, String name, String bot) {
  public static final Place EMPTY = new Place(Kind.EMPTY, 0, "", "");

  public static Place person(long guest, String name) {
    return new Place(Kind.PERSON, guest, name, "");
  }

  public static Place bot(String level) {
    return new Place(
        Kind.BOT, 0, Character.toUpperCase(level.charAt(0)) + level.substring(1), level);
  }

  public boolean isPerson() {
    return kind == Kind.PERSON;
  }

  public boolean isEmpty() {
    return kind == Kind.EMPTY;
  }
}
