package eightfold.server.http;

import eightfold.core.Points;
import eightfold.games.Fault;
import eightfold.games.Games;
import eightfold.games.Replay;
import eightfold.games.Replayed;
import eightfold.server.host.Daily;
import eightfold.server.host.World;
import eightfold.server.store.Store;
import eightfold.table.Ids;
import eightfold.wire.Body;
import eightfold.wire.GameSummary;
import eightfold.wire.Place;
import eightfold.wire.Problem;
import eightfold.wire.json.BodyReader;
import eightfold.wire.json.JsonWriter;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Takes finished games that guests have played on their own devices. They are replayed, and what is
 * kept is what the engine itself writes of them. That somebody really played so is nowhere claimed.
 */
final class Uploads {
  /** Bytes of a request: some ten times as much as a long game has. */
  static final int LARGEST = 256 * 1024;

  private final Store store;
  private final World world;
  private final Daily daily;
  private final Guests guests;

  Uploads(Store store, World world, Daily daily, Guests guests) {
    this.store = store;
    this.world = world;
    this.daily = daily;
    this.guests = guests;
  }

  /** A game that holds, and its transcript as the engine writes it. */
  private record Game(Replayed played, String transcript) {}

  /** Keeps a game under an id that the device has made. The same game once more is no harm. */
  void take(String text, Body.Upload body, long guest) {
    long id = Ids.parse(text).orElse(0);
    if (id == 0) {
      throw refused("game-id-form", "This is no id of a game.");
    }
    Game game = replay(body.transcript());
    if (daily.tells(game.transcript())) {
      throw refused("daily-open", "This is a deal of the day, which is not over.");
    }
    GameSummary summary = summary(text, body, game.played());
    Store.Upload upload = new Store.Upload(guest, game.transcript());
    if (isThere(id, summary, upload)) {
      return;
    }
    String json = new String(JsonWriter.bytes(summary), StandardCharsets.UTF_8);
    Store.Finished row = new Store.Finished(id, 0, 1, summary.ended(), json);
    try {
      guests.await(write -> write.uploaded(row, players(body.bots(), guest), upload));
    } catch (Refused e) {
      // The same request may have been quicker on another connection.
      if (!isThere(id, summary, upload)) {
        throw e;
      }
    }
  }

  /** Whether this very game is already kept; refuses an id that another game has. */
  private boolean isThere(long id, GameSummary summary, Store.Upload upload) {
    Optional<Store.Finished> found = store.game(id);
    if (found.isEmpty()) {
      return false;
    }
    GameSummary kept = BodyReader.game(found.get().summary());
    boolean same =
        store.upload(id).filter(upload::equals).isPresent()
            && kept.names().equals(summary.names())
            && kept.bots().equals(summary.bots())
            && kept.hints().equals(summary.hints());
    if (!same) {
      throw new Refused(409, "game-exists", "There is another game with this id.");
    }
    return true;
  }

  private static Refused refused(String code, String sentence) {
    return new Refused(422, code, sentence);
  }

  private static Game replay(String transcript) {
    List<Replayed> games = new ArrayList<>();
    StringBuilder lines = new StringBuilder();
    Optional<Fault> fault;
    try {
      fault =
          Replay.rewrite(
              new StringReader(transcript), games::add, line -> lines.append(line).append('\n'));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (fault.isPresent()) {
      throw broken(fault.get());
    }
    Replayed game = games.getFirst();
    if (games.size() > 1) {
      throw broken(new Fault(games.get(1).line(), "Here begins a second game."));
    }
    if (game.seed() != Replayed.Seed.FOLLOWED) {
      throw broken(new Fault(game.line(), "The deals do not follow from the seed."));
    }
    if (!game.finished()) {
      throw refused("game-unfinished", "The game is not finished.");
    }
    return new Game(game, lines.toString());
  }

  private static Refused broken(Fault fault) {
    Map<String, String> details = Map.of("line", Integer.toString(fault.line()));
    String sentence = "The transcript does not hold at " + fault;
    return new Refused(422, new Problem("transcript-broken", sentence, "", details));
  }

  private GameSummary summary(String id, Body.Upload body, Replayed game) {
    List<String> levels = Games.find(game.game()).found().orElseThrow().roster().names();
    int seats = game.seats();
    if (body.names().size() != seats
        || body.bots().size() != seats
        || !body.bots().contains("")
        || !fits(body.hints(), seats)
        || !body.bots().stream().allMatch(bot -> bot.isEmpty() || levels.contains(bot))) {
      throw refused("game-seats", "Names and bots do not fit the seats of the game.");
    }
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      String bot = body.bots().get(seat);
      String name = bot.isEmpty() ? Guests.clean(body.names().get(seat)) : Place.bot(bot).name();
      names.add(name.isEmpty() ? "Guest " + (seat + 1) : name);
    }
    // A device's clock may be wrong, but a game cannot have ended in the future.
    long ended = Math.clamp(body.ended(), 0, world.clock().getAsLong());
    return new GameSummary(
        id,
        game.game(),
        ended,
        names,
        List.copyOf(body.bots()),
        game.points(),
        Points.winners(game.points()),
        game.moves(),
        true,
        "",
        false,
        List.copyOf(body.hints()));
  }

  private static boolean fits(List<Integer> hints, int seats) {
    return hints.isEmpty()
        || (hints.size() == seats && hints.stream().allMatch(count -> count >= 0));
  }

  /** Whoever sat at the device counts as the guest. */
  private static List<Store.Player> players(List<String> bots, long guest) {
    return IntStream.range(0, bots.size())
        .filter(seat -> bots.get(seat).isEmpty())
        .mapToObj(seat -> new Store.Player(guest, seat))
        .toList();
  }
}
