package eightfold.wire;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a client can ask for over its socket. The answer carries the same {@code id} as {@code re}.
 */
public sealed interface Ask {
  long id();

  /** What changes the table. */
  sealed interface Change extends Ask {}

  /**
   * A move in notation.
   *
   * @param at the number of the message that last changed the game, as the client knows it
   */
  record Move(long id, int seat, int at, String move) implements Change {}

  /** Undoes the seat's own last move, while that is allowed. */
  record TakeBack(long id, int seat) implements Change {}

  /**
   * A standing order for the rest of the round.
   *
   * @param order a move of the game, or {@code none}
   */
  record Order(long id, int seat, String order) implements Change {}

  /**
   * Wants to know a good move for the seat, whose turn it is; {@link Tell.Hint} tells it. The game
   * is marked.
   */
  record Hint(long id, int seat) implements Change {}

  /** The host allows hints at this table before a game, or forbids them. */
  record AllowHints(long id, boolean on) implements Change {}

  /** A quick phrase. */
  record Say(long id, int seat, String phrase) implements Ask {}

  /**
   * Takes a seat before a game, a bot's too; at one's own seat, at any time, another name.
   *
   * @param seat −1 for any
   * @param name shown at the seat; empty for the guest's own name
   */
  record Sit(long id, int seat, String name) implements Change {}

  /** Gives a seat up before a game. */
  record Stand(long id, int seat) implements Change {}

  /** The host exchanges two seats before a game. */
  record Swap(long id, int seat, int with) implements Change {}

  /**
   * The host seats a bot.
   *
   * @param bot its level, or {@code none} to empty the seat
   */
  record Bot(long id, int seat, String bot) implements Change {}

  /**
   * Binds the client to its share of chance before any share is shown; a later pledge replaces it.
   *
   * @param hash SHA-256 of the salt, in hexadecimal digits
   */
  record Pledge(long id, int seat, String hash) implements Change {}

  /**
   * Reveals the client's own share of chance, once the pledges are sealed.
   *
   * @param salt 32 to 128 hexadecimal digits
   */
  record Salt(long id, int seat, String salt) implements Change {}

  /**
   * The host changes the game, its options or the table before or after a game.
   *
   * @param clock seconds for a move after which a bot minds the seat; 0 for none
   */
  record Arrange(
      long id, String game, int seats, Map<String, String> options, boolean listed, int clock)
      implements Change {
    public Arrange {
      options = Collections.unmodifiableMap(new TreeMap<>(options));
    }
  }

  /** The host starts the game; empty seats are taken away. */
  record Start(long id) implements Change {}

  record Pause(long id, boolean on) implements Change {}

  /** Takes a minded seat back. */
  record Back(long id, int seat) implements Change {}

  /** Leaves the table for good; in a game bots take over. */
  record Leave(long id) implements Change {}

  /**
   * After a game: wants another one with the same people. It is prepared as soon as everybody who
   * is here wants it; seats of those who did not say so become free.
   *
   * @param without goes on without those who have not answered
   */
  record Again(long id, @IfPresent boolean without) implements Change {}

  /**
   * How much help this socket wants with its seats' decisions from now on; answered with the whole
   * table.
   *
   * @param level {@code calm}, {@code helper} or {@code expert}
   */
  record Help(long id, String level) implements Ask {}

  /** Asks for the whole table once more. */
  record Look(long id) implements Ask {}

  record Ping(long id) implements Ask {}

  /** Still there; nothing is answered. */
  record Pong(long id) implements Ask {}
}
