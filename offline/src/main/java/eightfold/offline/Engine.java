package eightfold.offline;

import eightfold.advice.Qualities;
import eightfold.advice.Review;
import eightfold.core.Chance;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.games.Feats;
import eightfold.json.JsonTree;
import eightfold.json.Unreadable;
import eightfold.kit.Budget;
import eightfold.table.Branch;
import eightfold.table.Catalogue;
import eightfold.table.DamagedLogException;
import eightfold.table.Fairness;
import eightfold.table.Ids;
import eightfold.table.Opening;
import eightfold.table.Reviews;
import eightfold.table.Settings;
import eightfold.table.TableState;
import eightfold.table.Thought;
import eightfold.table.Transcripts;
import eightfold.wire.Body;
import eightfold.wire.FairInfo;
import eightfold.wire.GameSummary;
import eightfold.wire.Problem;
import eightfold.wire.json.BodyReader;
import eightfold.wire.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Hosts tables for the one who plays here, as the server does for many. It hears and tells messages
 * of words and does nothing by itself; docs/offline.md lists them.
 */
final class Engine {
  private static final Refusal NO_TABLE =
      Refusal.of("table", "unknown-table", "There is no such table.");

  private final Outside outside;
  private final Map<String, LocalTable> tables = new HashMap<>();

  /** The tables whose bots think here, although they are played elsewhere. */
  private final Map<String, TableState> followed = new HashMap<>();

  /** By socket: where it is. */
  private final Map<String, LocalTable> places = new HashMap<>();

  /** By number. */
  private final Map<String, Review<?, ?, ?>> reviews = new HashMap<>();

  private Settings settings = Settings.usual();

  Engine(Outside outside) {
    this.outside = outside;
  }

  Outside outside() {
    return outside;
  }

  Settings settings() {
    return settings;
  }

  Chance chance(String seed) {
    return Chance.parse(seed).found().orElseThrow();
  }

  /** Takes a message. Nothing is thrown: what goes wrong is told. */
  void hear(List<String> words) {
    String what = words.get(0);
    String who = words.get(1);
    List<String> rest = words.subList(2, words.size());
    try {
      switch (what) {
        case "settings" -> settings = settings(Integer.parseInt(who), rest);
        case "catalogue" -> answer(who, JsonWriter.bytes(Catalogue.ALL));
        case "open" -> open(who, rest);
        case "learn" -> opened(who, Opening.lesson(rest.get(2), host(rest)));
        case "transcript" -> answer(who, transcript(rest).getBytes(StandardCharsets.UTF_8));
        case "game" -> answer(who, JsonWriter.bytes(game(rest.get(0))));
        case "review" -> review(who, rest.get(1), Integer.parseInt(rest.get(0)));
        case "contents" -> answer(who, JsonWriter.bytes(Reviews.contents(rest.get(0))));
        case "retell" -> answer(who, Puzzles.transcript(rest));
        case "feats" -> answer(who, Feats.of(rest.get(0)).map(JsonTree::text));
        case "branch" -> opened(who, Branch.open(branch(rest), host(rest)));
        case "look" -> look(who, rest.get(0), rest.subList(1, rest.size()));
        case "advise" -> advise(who, quality(rest));
        case "remark" -> advise(who, quality(rest).then(Review::ofLastRound));
        case "value" -> value(who, Integer.parseInt(rest.get(0)));
        case "trial" -> answer(who, Trial.of(rest).getBytes(StandardCharsets.UTF_8));
        case "follow" -> follow(who, rest);
        case "ponder" -> ponder(who, rest);
        case "fold" -> fold(who, rest);
        case "forget" -> forget(who);
        default -> table(what, who, rest);
      }
    } catch (DamagedLogException | Unreadable e) {
      outside.tell("damaged", who, String.valueOf(e.getMessage()));
    }
  }

  /** What is about one table, or about a socket at one. */
  private void table(String what, String who, List<String> rest) {
    switch (what) {
      case "join" -> join(who, rest.get(0), rest.subList(1, rest.size()));
      case "text" -> at(places.get(who), table -> table.text(who, rest.get(0)));
      case "leave" -> at(places.remove(who), table -> table.leave(who));
      case "durable" -> at(tables.get(who), LocalTable::durable);
      case "wake" -> at(tables.get(who), table -> table.wake(rest.get(0)));
      case "decided" -> at(tables.get(who), table -> table.decided(rest.get(0), rest.get(1)));
      default -> throw new IllegalArgumentException("no such message: " + what);
    }
  }

  private void join(String socket, String id, List<String> words) {
    LocalTable found = tables.get(id);
    if (found == null) {
      outside.tell("close", socket, "1008", "no such table");
    } else {
      places.put(socket, found);
      at(found, table -> table.join(socket, words));
    }
  }

  /** If something goes wrong in the middle of something, nobody knows what the fold is worth. */
  private void at(@Nullable LocalTable table, Consumer<LocalTable> deed) {
    if (table == null) {
      return;
    }
    try {
      deed.accept(table);
    } catch (RuntimeException e) {
      table.report(String.valueOf(e));
      table.drop();
      forget(table.id());
    }
  }

  /** The pace, and what a bot may spend: {@code millis} or {@code rollouts}, and how many. */
  private static Settings settings(int pace, List<String> thinking) {
    int most = Integer.parseInt(thinking.get(1));
    Budget budget =
        thinking.get(0).equals("rollouts") ? Budget.rollouts(most) : Budget.millis(most);
    Settings usual = Settings.usual();
    return new Settings(
        pace,
        usual.absent(),
        usual.takeBack(),
        usual.reveal(),
        usual.idle(),
        budget,
        usual.mostClients());
  }

  // ---- requests that are answered

  private void answer(String number, byte[] json) {
    outside.tell("answer", number, new String(json, StandardCharsets.UTF_8));
  }

  private void answer(String number, Result<String> text) {
    unlessRefused(number, text, found -> outside.tell("answer", number, found));
  }

  private <T> void unlessRefused(String number, Result<T> result, Consumer<T> deed) {
    result.refused().ifPresent(refusal -> refuse(number, refusal));
    result.found().ifPresent(deed);
  }

  private void refuse(String number, Refusal refusal) {
    byte[] json = JsonWriter.bytes(Problem.of(refusal));
    outside.tell("refused", number, new String(json, StandardCharsets.UTF_8));
  }

  /** Words: the guest and what they are called, what the table should be like. */
  private void open(String number, List<String> words) {
    Opening.Host host = host(words);
    byte[] body = words.get(2).getBytes(StandardCharsets.UTF_8);
    String secret = Fairness.secret(outside::random);
    opened(number, Opening.table(BodyReader.open(body), host, secret));
  }

  private Opening.Host host(List<String> words) {
    return new Opening.Host(
        guest(words.get(0)), words.get(1), Ids.code(outside.random()), outside.now());
  }

  /** Tells the id and the first lines of a new table; it can be folded when they are kept. */
  private void opened(String number, Result<List<String>> lines) {
    unlessRefused(
        number,
        lines,
        found -> {
          String id = Ids.text(Ids.of(outside.random()));
          outside.tell(LocalTable.message(found, "opened", number, id));
        });
  }

  private void review(String number, String transcript, int game) {
    unlessRefused(
        number, Reviews.of(transcript, game), review -> answer(number, JsonWriter.bytes(review)));
  }

  /** Words: the guest and what they are called, which game, how many moves, transcript, bots. */
  private static Branch.Wish branch(List<String> words) {
    return new Branch.Wish(
        words.get(4),
        Integer.parseInt(words.get(2)),
        Integer.parseInt(words.get(3)),
        words.subList(5, words.size()));
  }

  static long guest(String id) {
    return Ids.parse(id).orElseThrow();
  }

  /** What everybody may know of a table with this log, wherever it is played. */
  private void look(String number, String id, List<String> log) {
    if (log.isEmpty()) {
      refuse(number, NO_TABLE);
    } else {
      answer(number, JsonWriter.bytes(new LocalTable(this, id, log).picture()));
    }
  }

  /** Words: table, which of its games, the log. */
  private String transcript(List<String> words) {
    return Transcripts.of(
        Ids.parse(words.get(0)).orElseThrow(),
        this::chance,
        words.subList(2, words.size()),
        Integer.parseInt(words.get(1)));
  }

  /** Whoever plays here deals here, too: so there is no proof. */
  private static Body.FinishedGame game(String summary) {
    GameSummary game = BodyReader.game(summary).onDevice();
    List<Integer> people =
        IntStream.range(0, game.bots().size())
            .filter(seat -> game.bots().get(seat).isEmpty())
            .boxed()
            .toList();
    return Body.FinishedGame.of(game, FairInfo.NONE, people);
  }

  // ---- how good decisions were

  /** Words: which game, the seat, the seed, a transcript. */
  private static Result<Review<?, ?, ?>> quality(List<String> words) {
    int game = Integer.parseInt(words.get(0));
    int seat = Integer.parseInt(words.get(1));
    return Review.of(words.get(3), game, seat, Long.parseLong(words.get(2)));
  }

  private void advise(String number, Result<Review<?, ?, ?>> opened) {
    unlessRefused(
        number,
        opened,
        review -> {
          reviews.put(number, review);
          value(number, 0);
        });
  }

  private void value(String number, int games) {
    Review<?, ?, ?> review = reviews.get(number);
    if (review != null) {
      boolean more = review.size() > 0 && review.step(games);
      answer(number, JsonWriter.bytes(Qualities.of(review, !more)));
    }
  }

  // ---- tables that are played here

  private void fold(String id, List<String> log) {
    LocalTable table = new LocalTable(this, id, log);
    tables.put(id, table);
    table.heal();
  }

  private void forget(String id) {
    reviews.remove(id);
    LocalTable gone = tables.remove(id);
    places.values().removeIf(table -> table == gone);
    followed.remove(id);
  }

  // ---- tables that are played elsewhere

  private void follow(String id, List<String> lines) {
    TableState known = followed.get(id);
    if (known == null) {
      followed.put(id, TableState.fold(Ids.parse(id).orElseThrow(), this::chance, lines));
    } else {
      known.follow(lines);
    }
  }

  /** Words: the number of the thought, its random bits, what it is for. */
  private void ponder(String id, List<String> words) {
    TableState state = followed.get(id);
    if (state != null && state.awaitsMove()) {
      long random = Long.parseLong(words.get(1));
      boolean hint = words.get(2).equals("hint");
      Thought thought = hint ? Thought.hint(state, random) : Thought.of(state, random);
      String move = thought.decide(settings.thinking(), what -> outside.tell("report", id, what));
      outside.tell("decided", id, words.get(0), move);
    }
  }
}
