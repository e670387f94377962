package eightfold.wire;

import eightfold.core.Reasoning;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What travels in requests and answers over HTTP. */
public sealed interface Body {
  /** A guest comes in, or takes another name; the name may be empty. */
  record Arrive(String name) implements Body {}

  /** The answer; the token is shown this once. */
  record Arrived(String id, String name, String token) implements Body {}

  /** A token from another device. */
  record Enter(String token) implements Body {}

  record Me(String id, String name) implements Body {}

  /**
   * Opens a table.
   *
   * @param options by name, as text; those not named have their defaults
   * @param clock seconds for a move, 0 for as long as it takes
   * @param bots the level that fills the other seats; empty to leave them empty
   * @param sit whether the guest takes seat 0
   */
  record Open(
      String game,
      int seats,
      Map<String, String> options,
      boolean listed,
      int clock,
      String bots,
      boolean sit)
      implements Body {
    public Open {
      options = Collections.unmodifiableMap(new TreeMap<>(options));
    }
  }

  /** Opens the lesson of a game. */
  record Learn(String game) implements Body {}

  /**
   * A finished game that was played on the guest's own device.
   *
   * @param ended milliseconds since 1970
   * @param names by seat; those of bots do not matter
   * @param bots by seat: the level; empty for people, who all were at this device
   * @param transcript JSON Lines
   */
  record Upload(long ended, List<String> names, List<String> bots, String transcript)
      implements Body {}

  record Tables(List<TableInfo> tables) implements Body {}

  record Games(List<GameSummary> games) implements Body {}

  /**
   * A finished game with the proof of its deals.
   *
   * @param ended milliseconds since 1970
   * @param device whether it was played on the player's own device: then there is no proof
   * @param yours the seats of the guest who asks; absent if they were not there
   * @param daily the day whose deal it was; empty for other games
   * @param counted whether it was the guest's one try at the deal of that day
   */
  record FinishedGame(
      String id,
      String game,
      long ended,
      List<String> names,
      List<String> bots,
      List<Integer> points,
      List<Integer> winners,
      int moves,
      FairInfo fair,
      @IfPresent boolean device,
      @IfPresent List<Integer> yours,
      @IfPresent String daily,
      @IfPresent boolean counted)
      implements Body {
    public static FinishedGame of(GameSummary game, FairInfo fair, List<Integer> yours) {
      return new FinishedGame(
          game.id(),
          game.game(),
          game.ended(),
          game.names(),
          game.bots(),
          game.points(),
          game.winners(),
          game.moves(),
          fair,
          game.device(),
          yours,
          game.daily(),
          game.counted());
    }
  }

  /**
   * A game as it is shown again at the table.
   *
   * @param options every option with the value it had
   * @param finished false if its transcript ends before the game does
   * @param frames the first deal and the position after each move
   */
  record Review(
      String game, int seats, Map<String, Object> options, boolean finished, List<Frame> frames)
      implements Body {}

  /**
   * How good the decisions of a seat were, as far as is known.
   *
   * @param size how many there are
   * @param fine how many of them are valued to four win points either way, or as well as can be
   * @param done whether there is nothing left to find out
   * @param decisions those that something is known of, in the order of the game
   */
  record Quality(int size, int fine, boolean done, List<Valued> decisions) implements Body {}

  /**
   * A decision, from what the player could know.
   *
   * @param number how many moves of the game were made before it
   * @param played in notation
   * @param other the strongest of the other moves, in notation
   * @param gain what the played move wins more than the other one, in tenths of win points
   * @param low the lower end of its interval of 95 %
   * @param high the upper end
   * @param wins of 100 games from here, with the played move
   * @param otherWins of 100 games from here, with the other one
   * @param worlds how many worlds both were tried in
   * @param why what the player could know for or against the played move
   */
  record Valued(
      int number,
      int round,
      String played,
      String other,
      int gain,
      int low,
      int high,
      int wins,
      int otherWins,
      int worlds,
      Mark grade,
      Reasoning why,
      Reasoning otherWhy)
      implements Body {}

  /** How good a decision was; open if what is known fits more than one. */
  enum Mark {
    BEST,
    GOOD,
    DOUBTFUL,
    COSTLY,
    OPEN
  }

  /**
   * What is in a file of transcripts.
   *
   * @param games those that hold, up to the first line that does not
   * @param line the number of that line; absent if everything holds
   * @param why what is wrong with it, one English sentence
   */
  record Contents(List<FileGame> games, @IfPresent int line, @IfPresent String why)
      implements Body {}

  /**
   * A game in a file.
   *
   * @param number which game of the file, from 1
   * @param finished false if the file ends before the game does
   */
  record FileGame(
      int number,
      String game,
      int seats,
      int rounds,
      int moves,
      List<Integer> points,
      boolean finished)
      implements Body {}

  /**
   * Opens the deal of a day: the guest's one try, which is the same table however often it is asked
   * for, or a game that does not count.
   *
   * @param day as in {@code 2026-11-18}; empty for today
   * @param free whether it does not count; allowed after the try, or when the deal is out
   */
  record PlayDaily(String game, @IfPresent String day, @IfPresent boolean free) implements Body {}

  /**
   * The deal of a game on a day.
   *
   * @param hash SHA-256 of the secret that all of it follows from
   * @param committed when the server bound itself to it, in milliseconds since 1970
   * @param secret empty until the deal is out
   */
  record DailyDeal(String day, String game, String hash, long committed, @IfPresent String secret)
      implements Body {}

  /**
   * The deals of the last days and of those to come, by day.
   *
   * @param today by the clock of the server, which is UTC
   * @param ends when the day ends, in milliseconds since 1970
   */
  record DailyDeals(String today, long ends, List<DailyDeal> deals) implements Body {}

  /**
   * What became of a deal.
   *
   * @param players how many have played it to the end in time
   * @param mine the try of the guest who asks; none if there is none
   * @param leads how many ended by so many points ahead of the best other; shown to those who have
   *     finished their try, and to all when the deal is out
   */
  record DailyResult(
      DailyDeal deal, int players, @IfPresent List<DailyTry> mine, @IfPresent List<DailyLead> leads)
      implements Body {}

  /**
   * A day.
   *
   * @param ends when it ends, in milliseconds since 1970
   * @param out when its secrets are published, and tries no longer count
   */
  record DailyDay(String day, long ends, long out, List<DailyResult> games) implements Body {}

  /** So many were ahead by so many points; negative if they were behind. */
  record DailyLead(int lead, int count) implements Body {}

  /**
   * A guest's try at a deal.
   *
   * @param finished the id of the game; empty until it is played to its end
   * @param points in the end
   * @param lead by how many points ahead of the best other; negative if behind
   * @param place among all who have finished, from 1; 0 in lists, and until it is finished
   */
  record DailyTry(
      String day,
      String game,
      String table,
      @IfPresent String finished,
      int points,
      int lead,
      @IfPresent int place)
      implements Body {}

  /** A guest's tries, the newest first. */
  record DailyTries(List<DailyTry> tries) implements Body {}

  record Failure(Problem error) implements Body {}

  /** Everything that can be chosen. */
  record Catalogue(List<GameEntry> games, List<String> phrases) implements Body {}

  /**
   * One game of the catalogue.
   *
   * @param published publisher and year, as far as they are known
   * @param age the youngest age that the box names; 0 if it names none
   */
  record GameEntry(
      String game,
      String title,
      String authors,
      String published,
      int age,
      int minSeats,
      int maxSeats,
      List<OptionEntry> options,
      List<ClauseEntry> clauses,
      List<String> bots,
      List<String> orders)
      implements Body {}

  /**
   * An option of a game.
   *
   * @param presets the default by number of seats, from the smallest
   */
  record OptionEntry(String name, String clause, String range, List<String> presets)
      implements Body {}

  /** A clause of the rules. */
  record ClauseEntry(String id, String kind, String title) implements Body {}
}
