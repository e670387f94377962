package eightfold.server.table;

import eightfold.wire.Ask;
import eightfold.wire.Entry;
import java.util.List;

/**
 * Takes a move back: a person's own, within a few seconds, if nothing hidden came to light by it
 * and nobody has moved since. The log keeps both, and the game is played again without the move.
 */
final class TakeBacker {
  private final LiveTable table;
  private final Deeds deeds;

  TakeBacker(LiveTable table, Deeds deeds) {
    this.table = table;
    this.deeds = deeds;
  }

  void takeBack(Client client, Ask.TakeBack ask) {
    TableState state = table.state();
    if (!deeds.playing(client, ask.id()) || !deeds.seated(client, ask.id(), ask.seat())) {
      return;
    }
    if (state.mayTakeBack != ask.seat()) {
      deeds.no(
          client,
          ask.id(),
          "no-take-back",
          "Only your own last move can be taken back, once, and only if it showed nothing hidden.");
      return;
    }
    if (table.hub().world().now() - state.lastMoveAt > table.hub().settings().takeBack()) {
      deeds.no(client, ask.id(), "too-late", "It is too late to take that move back.");
      return;
    }
    table.commit(
        List.of(new Entry.TakenBack(ask.seat())),
        0,
        Deeds.NOTHING_ELSE,
        step ->
            table.fanOut(step, table.teller().tookBack(state.seq, ask.seat()), client, ask.id()));
    deeds.wake();
  }
}
