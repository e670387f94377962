package eightfold.table;

import eightfold.wire.Ask;
import eightfold.wire.TableInfo.Phase;
import java.util.function.LongPredicate;

/** Decides what becomes of requests. Reads the table and never changes it. */
final class Decider {
  private final TableState state;
  private final Seating seating;
  private final Setup setup;
  private final Revealing revealing;
  private final Play play;
  private final Rematch rematch;
  private final Absences absences;

  /**
   * @param here whether a guest is connected
   */
  Decider(TableState state, Surroundings around, LongPredicate here) {
    this.state = state;
    seating = new Seating(state);
    setup = new Setup(state, around, here);
    revealing = new Revealing(state, around);
    play = new Play(state, around);
    rematch = new Rematch(state, around, here);
    absences = new Absences(state, around, here, rematch);
  }

  Revealing revealing() {
    return revealing;
  }

  Play play() {
    return play;
  }

  Absences absences() {
    return absences;
  }

  Decision decide(Guest guest, Ask.Change ask) {
    return state.daily.isEmpty() || isForDaily(ask)
        ? carryOut(guest, ask)
        : Decision.refused("daily-table", "That cannot be done with the deal of a day.");
  }

  /** Nothing but playing: the deal of a day has one player, and one game. */
  private boolean isForDaily(Ask.Change ask) {
    return ask instanceof Ask.Move
        || ask instanceof Ask.TakeBack
        || ask instanceof Ask.Order
        || ask instanceof Ask.Hint
        || ask instanceof Ask.Pause
        || ask instanceof Ask.Back
        || (ask instanceof Ask.Sit && state.phase == Phase.PLAYING);
  }

  private Decision carryOut(Guest guest, Ask.Change ask) {
    return switch (ask) {
      case Ask.Move move -> play.move(guest, move);
      case Ask.TakeBack back -> play.takeBack(guest, back);
      case Ask.Order order -> play.order(guest, order);
      case Ask.Hint hint -> Hinter.decide(state, guest, hint);
      case Ask.AllowHints allow -> setup.allowHints(guest, allow);
      case Ask.Sit sit -> seating.sit(guest, sit);
      case Ask.Stand stand -> seating.stand(guest, stand);
      case Ask.Swap swap -> seating.swap(guest, swap);
      case Ask.Bot bot -> seating.bot(guest, bot);
      case Ask.Pledge pledge -> revealing.pledge(guest, pledge);
      case Ask.Salt salt -> revealing.reveal(guest, salt);
      case Ask.Arrange arrange -> setup.arrange(guest, arrange);
      case Ask.Start start -> setup.start(guest);
      case Ask.Pause pause -> setup.pause(guest, pause);
      case Ask.Again again -> rematch.ask(guest, again);
      case Ask.Back back -> absences.back(guest, back);
      case Ask.Leave leave -> absences.leave(guest);
    };
  }
}
