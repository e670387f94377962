package eightfold.server.table;

import eightfold.wire.Ask;
import eightfold.wire.Problem;
import eightfold.wire.Tell;
import java.util.List;

/** The quick phrases, which stand in for free chat. Clients translate them. */
public final class Phrases {
  public static final List<String> ALL =
      List.of(
          "hello",
          "good-luck",
          "well-played",
          "thank-you",
          "oops",
          "hurry-up",
          "one-moment",
          "good-game");

  private Phrases() {}

  static void say(LiveTable table, Client client, Ask.Say say) {
    List<Integer> seats = table.state().seatsOf(client.guest());
    if (!ALL.contains(say.phrase())) {
      table.refuse(
          client, say.id(), Problem.of("unknown-phrase", "There is no such quick phrase."));
    } else if (!seats.contains(say.seat())) {
      table.refuse(client, say.id(), Problem.of("not-your-seat", "Speak for your own seat."));
    } else {
      table.tell(new Tell.Said(say.seat(), say.phrase()));
    }
  }
}
