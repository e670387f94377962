package eightfold.server.table;

import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Problem;
import eightfold.wire.TableInfo.Phase;
import eightfold.wire.Tell;
import eightfold.wire.json.JsonWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Takes the players' pledges and, once they are sealed, the shares of chance behind them. Nobody
 * sees a share before all are in. If one stays away too long, the attempt is void: with another
 * secret, whoever kept it back has gained nothing but another throw of the dice.
 */
final class Revealer {
  private final LiveTable table;
  private final Deeds deeds;
  private final Starter starter;

  /** The attempt whose time runs. */
  private int awaited;

  Revealer(LiveTable table, Deeds deeds, Starter starter) {
    this.table = table;
    this.deeds = deeds;
    this.starter = starter;
  }

  void pledge(Client client, Ask.Pledge ask) {
    if (!lobby(client, ask.id(), ask.seat()) || !deeds.unsealed(client, ask.id())) {
      return;
    }
    String hash = ask.hash().toLowerCase(Locale.ROOT);
    if (!hash.matches("[0-9a-f]{64}")) {
      deeds.no(client, ask.id(), "pledge-form", "A pledge has 64 hexadecimal digits.");
      return;
    }
    deeds.change(
        client, ask.id(), Deeds.NOTHING_ELSE, List.of(new Entry.Pledged(ask.seat(), hash)));
  }

  private boolean lobby(Client client, long re, int seat) {
    return (table.state().phase == Phase.LOBBY
            || deeds.no(client, re, "game-on", "The cards of this game are bound already."))
        && deeds.seated(client, re, seat);
  }

  void reveal(Client client, Ask.Salt ask) {
    Shares shares = table.state().shares;
    if (!lobby(client, ask.id(), ask.seat())) {
      return;
    }
    String salt = ask.salt().toLowerCase(Locale.ROOT);
    if (!salt.matches("[0-9a-f]{32,128}")) {
      deeds.no(client, ask.id(), "salt-form", "A salt has 32 to 128 hexadecimal digits.");
    } else if (!shares.sealed()) {
      deeds.no(client, ask.id(), "not-revealing", "A salt is revealed when the game is started.");
    } else if (!Fairness.sha256(salt).equals(shares.pledge(ask.seat()))) {
      deeds.no(client, ask.id(), "salt-not-pledged", "This is not the salt that was pledged.");
    } else {
      take(client, ask.id(), new Entry.Salted(ask.seat(), salt));
    }
  }

  private void take(Client client, long re, Entry.Salted salted) {
    TableState state = table.state();
    List<Integer> missing = state.shares.missing();
    if (missing.equals(List.of(salted.seat()))) {
      starter.begin(client, re, List.of(salted), state.places);
      return;
    }
    List<Entry> news = missing.contains(salted.seat()) ? List.of(salted) : List.of();
    table.commit(
        news,
        0,
        Deeds.NOTHING_ELSE,
        step -> step.deliver(client, JsonWriter.bytes(new Tell.Done(state.seq, re))));
  }

  /** Waits for those who have yet to reveal; after a restart, from the beginning. */
  void wake() {
    Shares shares = table.state().shares;
    int attempt = shares.seals();
    if (shares.sealed() && attempt != awaited) {
      awaited = attempt;
      table.hub().later(table, table.hub().settings().reveal(), () -> timeOut(attempt));
    }
  }

  private void timeOut(int attempt) {
    TableState state = table.state();
    if (!state.shares.sealed() || state.shares.seals() != attempt) {
      return;
    }
    byte[] why = notRevealed(state, state.shares.missing());
    deeds.change(
        Nobody.AT_ALL,
        0,
        Deeds.NOTHING_ELSE,
        List.of(new Entry.Committed(table.hub().world().secret())));
    table.afterCommit(step -> table.deliverAll(step, why));
  }

  /** Tells everybody at whose seats a share was missing. */
  static byte[] notRevealed(TableState state, List<Integer> seats) {
    Problem problem =
        new Problem(
            "not-revealed",
            "The game did not start: not everybody revealed their share of chance.",
            "",
            Map.of(
                "seats",
                seats.stream().map(String::valueOf).collect(Collectors.joining(" ")),
                "names",
                seats.stream()
                    .map(seat -> state.places.get(seat).name())
                    .collect(Collectors.joining(", "))));
    return JsonWriter.bytes(new Tell.Refused(problem, 0));
  }
}
