package eightfold.table;

import eightfold.wire.Ask;
import eightfold.wire.Entry;
import eightfold.wire.Problem;
import eightfold.wire.TableInfo.Phase;
import eightfold.wire.Tell;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Takes the players' pledges and, once they are sealed, the shares of chance behind them. Nobody
 * sees a share before all are in. If one stays away too long, the attempt is void: with another
 * secret, whoever kept it back has gained nothing but another throw of the dice.
 */
final class Revealing {
  private final TableState state;
  private final Surroundings around;
  private final Checks checks;

  Revealing(TableState state, Surroundings around) {
    this.state = state;
    this.around = around;
    checks = new Checks(state);
  }

  Decision pledge(Guest guest, Ask.Pledge ask) {
    String hash = ask.hash().toLowerCase(Locale.ROOT);
    return Decision.unless(
        lobby(guest, ask.seat())
            .or(checks::unsealed)
            .or(
                () ->
                    Checks.problem(
                        !isHex(hash, 64, 64),
                        "pledge-form",
                        "A pledge has 64 hexadecimal digits.")),
        () -> Decision.of(new Entry.Pledged(ask.seat(), hash)));
  }

  private Optional<Problem> lobby(Guest guest, int seat) {
    return Checks.problem(
            state.phase != Phase.LOBBY, "game-on", "The cards of this game are bound already.")
        .or(() -> checks.ownSeat(guest, seat));
  }

  private static boolean isHex(String text, int least, int most) {
    return text.length() >= least
        && text.length() <= most
        && text.chars().allMatch(c -> (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'));
  }

  Decision reveal(Guest guest, Ask.Salt ask) {
    String salt = ask.salt().toLowerCase(Locale.ROOT);
    return Decision.unless(
        lobby(guest, ask.seat())
            .or(
                () ->
                    Checks.problem(
                        !isHex(salt, 32, 128),
                        "salt-form",
                        "A salt has 32 to 128 hexadecimal digits."))
            .or(
                () ->
                    Checks.problem(
                        !state.shares.sealed(),
                        "not-revealing",
                        "A salt is revealed when the game is started."))
            .or(
                () ->
                    Checks.problem(
                        !Fairness.sha256(salt).equals(state.shares.pledge(ask.seat())),
                        "salt-not-pledged",
                        "This is not the salt that was pledged.")),
        () -> take(new Entry.Salted(ask.seat(), salt)));
  }

  private Decision take(Entry.Salted salted) {
    List<Integer> missing = state.shares.missing();
    if (!missing.contains(salted.seat())) {
      return Decision.quietly(List.of());
    }
    if (missing.size() > 1) {
      return Decision.quietly(List.of(salted));
    }
    List<Entry> entries = new ArrayList<>();
    entries.add(salted);
    entries.addAll(Setup.dealing(state, state.places, around.now()));
    return Decision.of(entries);
  }

  /** The time to reveal is over. */
  Decision tooLate() {
    return new Decision.Accepted(
        List.of(new Entry.Committed(around.secret())),
        List.of(notRevealed(state, state.shares.missing())),
        false);
  }

  /** Tells everybody at whose seats a share was missing. */
  static Tell notRevealed(TableState state, List<Integer> seats) {
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
    return new Tell.Refused(problem, 0);
  }
}
