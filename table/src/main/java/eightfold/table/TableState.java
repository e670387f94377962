package eightfold.table;

import eightfold.core.Chance;
import eightfold.core.Event;
import eightfold.core.Result;
import eightfold.games.GameFinder;
import eightfold.games.Games;
import eightfold.json.Unreadable;
import eightfold.kit.Kit;
import eightfold.kit.Lesson;
import eightfold.wire.Entry;
import eightfold.wire.Place;
import eightfold.wire.TableInfo.Phase;
import eightfold.wire.Tell;
import eightfold.wire.json.EntryJson;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A table as the fold of its log. Nothing here is decided: an entry that does not fit is damage.
 * Single-threaded.
 */
public final class TableState {
  final long id;
  private final Function<String, Chance> dealing;
  final GameFinder games;
  int seq;
  String code = "";
  long host;
  Kit<?, ?, ?> game = Games.all().getFirst();
  Map<String, String> options = Map.of();
  boolean listed;
  int clock;
  final List<Place> places = new ArrayList<>();
  boolean[] minded = new boolean[0];
  String[] orders = new String[0];
  final Shares shares = new Shares();
  Phase phase = Phase.LOBBY;
  boolean paused;
  int number;
  String secret = "";
  String seed = "";
  long finished;
  @Nullable GameRun<?, ?, ?> run;

  /** The guests who want another game after the one that is over. */
  final Set<Long> wanting = new LinkedHashSet<>();

  /** The day whose deal is played here; empty at other tables. */
  String daily = "";

  /** Whether it is the guest's one try at it. */
  boolean counted;

  final Hints hints = new Hints();

  /** The lesson that this game follows, if it is one. */
  @Nullable Lesson lesson;

  /** Whether the game is what would have been: it does not count. */
  boolean aside;

  /** The number of the entry that last changed the game; a move must name it. */
  int at;

  /** The seat that may take the last move back; −1 if nobody may. */
  int mayTakeBack = -1;

  /** Whether the last thing that happened in the game was that a move was taken back. */
  boolean tookBack;

  long lastMoveAt;

  /** Whether the last move ended a round. */
  private boolean freshRound;

  /**
   * @param dealing what a seed of 64 hexadecimal digits stands for
   */
  TableState(long id, Function<String, Chance> dealing) {
    this(id, dealing, Games::find);
  }

  private TableState(long id, Function<String, Chance> dealing, GameFinder games) {
    this.id = id;
    this.dealing = dealing;
    this.games = games;
  }

  /**
   * The fold of a log. Throws {@link DamagedLogException} if it is not one, and {@link
   * UnknownEntryException} if a newer version has continued it.
   *
   * @param dealing what a seed of 64 hexadecimal digits stands for
   */
  public static TableState fold(long id, Function<String, Chance> dealing, List<String> log) {
    return fold(id, dealing, Games::find, log);
  }

  /** As above, with games from elsewhere. */
  static TableState fold(
      long id, Function<String, Chance> dealing, GameFinder games, List<String> log) {
    TableState state = new TableState(id, dealing, games);
    state.follow(log);
    return state;
  }

  /** Adds what was appended to the log since; for a fold that nobody plays at. */
  public void follow(List<String> lines) {
    for (String line : lines) {
      apply(entry(line));
    }
  }

  private Entry entry(String line) {
    try {
      return EntryJson.parse(line);
    } catch (Unreadable e) {
      if (e.isUnknownType()) {
        throw new UnknownEntryException(seq + 1);
      }
      throw damaged(e.sentence());
    }
  }

  /** The only thing that changes a table, live or folded. Returns what happened in the game. */
  List<Event> apply(Entry entry) {
    seq++;
    switch (entry) {
      case Entry.Opened opened -> {
        code = opened.code();
        host = opened.host();
      }
      case Entry.Arranged arranged -> arrange(arranged);
      case Entry.Placed placed -> place(placed.seat(), placed.place());
      case Entry.Hosted hosted -> host = hosted.guest();
      case Entry.Committed committed -> commit(committed.secret());
      case Entry.Guided guided -> lesson = game.lesson();
      case Entry.Daily deal -> {
        daily = deal.day();
        counted = deal.counted();
      }
      case Entry.Pledged pledged -> shares.pledge(pledged.seat(), pledged.hash());
      case Entry.Sealed sealed -> shares.seal(places);
      case Entry.Salted salted -> shares.reveal(salted.seat(), salted.salt());
      case Entry.Started started -> start();
      case Entry.Continued from -> {
        begin(found(Branch.run(game, from)));
        aside = true;
      }
      case Entry.Moved moved -> {
        return move(moved);
      }
      case Entry.TakenBack back -> takeBack();
      case Entry.Minded sat -> minded[sat.seat()] = sat.on();
      case Entry.Ordered ordered -> orders[ordered.seat()] = ordered.order();
      case Entry.HintsAllowed allowed -> hints.say(allowed.on());
      case Entry.Hinted hinted -> hints.give(hinted.seat(), at);
      case Entry.Paused pause -> paused = pause.on();
      case Entry.Closed closed -> close(closed.game());
      case Entry.Wanted wanted -> wanting.add(wanted.guest());
      case Entry.Reopened again -> phase = Phase.LOBBY;
      case Entry.Claimed claimed -> mayTakeBack = -1; // its time ran on another server's clock
    }
    return List.of();
  }

  private void place(int seat, Place place) {
    boolean renamed = place.isPerson() && places.get(seat).guest() == place.guest();
    places.set(seat, place);
    if (!renamed) {
      minded[seat] = false;
      orders[seat] = "";
    }
    if (phase == Phase.LOBBY) {
      shares.drop(seat);
    }
  }

  private void arrange(Entry.Arranged arranged) {
    game = found(games.find(arranged.game()));
    options = arranged.options();
    listed = arranged.listed();
    clock = arranged.clock();
    places.clear();
    places.addAll(arranged.seats());
    minded = new boolean[places.size()];
    orders = blank();
    shares.clear(places.size());
    phase = Phase.LOBBY;
  }

  private String[] blank() {
    return Shares.blank(places.size());
  }

  private void commit(String next) {
    secret = next;
    seed = "";
    finished = 0;
    wanting.clear();
    run = null;
    lesson = null;
    hints.begin(0);
    shares.renew(places.size());
  }

  private void start() {
    seed = lesson == null ? Fairness.seed(secret, shares.salts()) : "";
    shares.dealt();
    begin(new GameRun<>(game, places.size(), options, chance()));
  }

  private void begin(GameRun<?, ?, ?> begun) {
    run = begun;
    aside = false;
    phase = Phase.PLAYING;
    paused = false;
    number++;
    at = seq;
    mayTakeBack = -1;
    tookBack = false;
    hints.begin(places.size());
    minded = new boolean[places.size()];
    orders = blank();
  }

  private Chance chance() {
    return lesson == null ? dealing.apply(seed) : lesson.chance();
  }

  /** The move that the lesson wants next, if this game follows one. */
  Optional<String> scripted() {
    return lesson == null ? Optional.empty() : lesson.next(playing().played());
  }

  /** Whether a move leaves the lesson that this game follows. */
  boolean leavesLesson(String move) {
    return lesson != null && !lesson.takes(playing().played(), move);
  }

  /** Whether people may ask for hints: one alone with bots, or where the host has said so. */
  boolean allowsHints() {
    boolean alone = places.stream().filter(Place::isPerson).count() <= 1;
    return lesson == null && !counted && hints.allowed(alone);
  }

  /** Makes a move and compares the fingerprints. */
  private List<Event> move(Entry.Moved moved) {
    GameRun<?, ?, ?> playing = playing();
    GameRun.Made made =
        found(playing.play(moved.seat(), moved.move(), moved.by() == Tell.By.PERSON));
    if (playing.state().digest() != moved.digest()) {
      throw damaged("a move no longer leads where it led");
    }
    at = seq;
    mayTakeBack = made.mayBeTakenBack() && daily.isEmpty() ? moved.seat() : -1;
    tookBack = false;
    lastMoveAt = moved.millis();
    freshRound = made.settled();
    if (freshRound) {
      orders = blank();
    }
    return made.events();
  }

  /** Whether somebody is to move. */
  public boolean awaitsMove() {
    return phase == Phase.PLAYING && !playing().state().over();
  }

  /** Whether the last move ended a round. */
  boolean isFreshRound() {
    return freshRound;
  }

  private void takeBack() {
    playing().takeBack();
    at = seq;
    mayTakeBack = -1;
    tookBack = true;
  }

  private void close(long gameId) {
    phase = Phase.OVER;
    finished = gameId;
    mayTakeBack = -1;
  }

  /** Whether the game has been played to its end but nobody has closed it. */
  boolean isUnclosed() {
    return phase == Phase.PLAYING && playing().state().over();
  }

  GameRun<?, ?, ?> playing() {
    GameRun<?, ?, ?> playing = run;
    if (playing == null) {
      throw damaged("there is no game at this point");
    }
    return playing;
  }

  boolean hasSeat(int seat) {
    return seat >= 0 && seat < places.size();
  }

  List<Integer> seatsOf(long guest) {
    List<Integer> seats = new ArrayList<>(1);
    for (int seat = 0; seat < places.size(); seat++) {
      if (places.get(seat).isPerson() && places.get(seat).guest() == guest) {
        seats.add(seat);
      }
    }
    return seats;
  }

  private <T> T found(Result<T> result) {
    return result.orElseThrow(refusal -> damaged(refusal.reason()));
  }

  private DamagedLogException damaged(String why) {
    return new DamagedLogException("the log does not fold at entry " + seq + ": " + why);
  }
}
