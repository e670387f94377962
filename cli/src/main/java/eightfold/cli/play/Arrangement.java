package eightfold.cli.play;

import eightfold.core.Chance;
import eightfold.core.Options;
import eightfold.core.Result;
import eightfold.core.Rng;
import eightfold.games.Games;
import eightfold.kit.Kit;
import eightfold.messages.Messages;
import eightfold.messages.RefusalText;
import java.security.SecureRandom;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Turns wishes into a table that is ready to be dealt. */
final class Arrangement {
  private final PlayOptions given;
  private final Messages messages;
  private final Invitation invitation;

  Arrangement(PlayOptions given, Console console, Messages messages) {
    this.given = given;
    this.messages = messages;
    invitation = new Invitation(console, messages);
  }

  Setup setup() {
    Kit<?, ?, ?> game = given.game().map(this::game).orElseGet(invitation::game);
    int seats = seats(game);
    Options options = need(game.info().options(seats, given.options()));
    if (given.seat() < 0 || given.seat() >= seats) {
      Map<String, Integer> args = Map.of("seat", given.seat(), "last", seats - 1);
      throw new UsageError(messages.text("refusal.unknown-seat", args));
    }
    List<String> levels = levels(seats);
    levels.forEach(level -> need(game.players().make(level, seats, options)));
    Chance chance = given.seed().map(this::chance).orElseGet(Arrangement::freshChance);
    boolean repeatable = given.seed().isPresent();
    long seed = repeatable ? Rng.mix(chance.text().hashCode()) : new SecureRandom().nextLong();
    return new Setup(
        game, seats, given.options(), options, given.seat(), levels, chance, seed, repeatable);
  }

  private Kit<?, ?, ?> game(String slug) {
    return need(Games.find(slug));
  }

  private int seats(Kit<?, ?, ?> game) {
    if (given.seats().isPresent()) {
      return given.seats().get();
    }
    return given.bots().size() > 1 ? given.bots().size() + 1 : invitation.seats(game.info());
  }

  /** One level for everybody, or one for each. */
  private List<String> levels(int seats) {
    List<String> bots = given.bots();
    if (bots.size() > 1 && bots.size() != seats - 1) {
      throw new UsageError(
          messages.text(
              "play.misuse.bots",
              Map.of("players", seats, "needed", seats - 1, "found", bots.size())));
    }
    if (bots.size() > 1) {
      return bots;
    }
    String one = bots.isEmpty() ? given.level().orElseGet(invitation::level) : bots.getFirst();
    return Collections.nCopies(seats - 1, one);
  }

  private Chance chance(String text) {
    if (text.matches("[0-9a-fA-F]{16}|[0-9a-fA-F]{64}")) {
      return need(Chance.parse(text));
    }
    try {
      return Chance.fast(
          text.startsWith("0x")
              ? Long.parseUnsignedLong(text.substring(2), 16)
              : Long.parseLong(text));
    } catch (NumberFormatException e) {
      throw new UsageError(messages.text("play.misuse.seed"));
    }
  }

  private static Chance freshChance() {
    byte[] key = new byte[32];
    new SecureRandom().nextBytes(key);
    return Chance.keyed(key);
  }

  private <T> T need(Result<T> result) {
    return result.orElseThrow(refusal -> new UsageError(new RefusalText(messages).of(refusal)));
  }
}
