package eightfold.wire.json;

import eightfold.core.Reasoning;
import eightfold.wire.Body;
import eightfold.wire.Entry;
import eightfold.wire.FairInfo;
import eightfold.wire.GameSummary;
import eightfold.wire.Place;
import eightfold.wire.Problem;
import eightfold.wire.SeatInfo;
import eightfold.wire.TableInfo;
import eightfold.wire.Tell;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One or more of everything that is written as JSON, games aside. */
final class Samples {
  private static final FairInfo FAIR =
      new FairInfo(
          "ab12", List.of("", "cd"), true, 2, List.of(1), List.of("", "ef"), "secret", "seed");

  private static final TableInfo TABLE =
      new TableInfo(
          "T1",
          "lazy-otter",
          "eight-and-half",
          options(),
          true,
          30,
          TableInfo.Phase.PLAYING,
          false,
          3,
          "",
          List.of(
              new SeatInfo(
                  SeatInfo.Kind.PERSON, "Zoë \"8\" \\ \u0007 😀", "", false, true, true, false),
              new SeatInfo(SeatInfo.Kind.BOT, "Sharp", "sharp", true, false, false, false),
              new SeatInfo(SeatInfo.Kind.EMPTY, "", "", false, false, false, false)),
          FAIR,
          "",
          false);

  private static final GameSummary GAME =
      new GameSummary(
          "G1",
          "eights",
          1_777_777_777_777L,
          List.of("Anna", "Bo"),
          List.of("", "calm"),
          List.of(28, -8),
          List.of(0),
          88,
          false,
          "",
          false);

  private Samples() {}

  private static Map<String, Object> options() {
    Map<String, Object> options = new LinkedHashMap<>();
    options.put("rounds", 4);
    options.put("ghostKeepsFive", true);
    options.put("kind", "short");
    return options;
  }

  static List<Record> told() {
    return List.of(
        new Tell.Said(-1, "well-played"),
        new Tell.Clock(17, 2, 29_999, 30_000),
        new Tell.Done(12, Long.MAX_VALUE),
        new Tell.Refused(new Problem("T12", "No \n\t<way>.", "T12", Map.of("a", "ß")), 0),
        new Tell.Refused(Problem.of("too-fast", "Slowly."), -5),
        new Tell.Pong(0),
        new Tell.Ping(),
        new Tell.Bye(1500),
        TABLE,
        GAME,
        new Body.Arrive("Anna"),
        new Body.Arrived("1", "Anna", "token"),
        new Body.Enter("token"),
        new Body.Me("1", "Łukasz"),
        new Body.Open("eights", 4, Map.of("target", "28"), true, 0, "calm", false),
        new Body.Learn("eights"),
        new Body.Tables(List.of(TABLE, TABLE)),
        new Body.Tables(List.of()),
        new Body.Games(List.of(GAME)),
        Body.FinishedGame.of(GAME, FAIR, List.of()),
        new Body.Games(List.of(GAME.onDevice())),
        Body.FinishedGame.of(GAME.onDevice(), FairInfo.NONE, List.of()),
        Body.FinishedGame.of(GAME, FAIR, List.of(0, 2)),
        new Body.Review("eights", 2, options(), true, List.of()),
        quality(),
        new Body.Contents(
            List.of(new Body.FileGame(1, "eights", 2, 3, 88, List.of(28, -8), true)), 90, "No."),
        new Body.Contents(List.of(), 0, ""),
        new Body.Upload(1_777_777_777_777L, List.of("Anna", "Bo"), List.of("", "calm"), "{}\n"),
        new Body.Failure(Problem.of("code", "Sentence.")),
        new Body.Catalogue(
            List.of(
                new Body.GameEntry(
                    "eights",
                    "Eights",
                    "A & B",
                    "C 1999",
                    8,
                    2,
                    4,
                    List.of(new Body.OptionEntry("target", "E14", "8..88", List.of("28"))),
                    List.of(new Body.ClauseEntry("E1", "rule", "Title")),
                    List.of("calm"),
                    List.of("pass"))),
            List.of("hello")));
  }

  static List<Entry> entries() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("target", "28");
    options.put("alpha", "ü");
    return List.of(
        new Entry.Opened("lazy-otter", 77, 1_777_777_777_777L),
        new Entry.Arranged(
            "eights",
            options,
            true,
            0,
            List.of(Place.person(5, "Zoë \"8\" \\ / 😀"), Place.bot("calm"), Place.EMPTY)),
        new Entry.Arranged("eights", Map.of(), false, 30, List.of()),
        new Entry.Placed(2, Place.person(Long.MAX_VALUE, "Anna")),
        new Entry.Hosted(0),
        new Entry.Committed("00ff"),
        new Entry.Guided(),
        new Entry.Continued("{\"v\":1}\n", 1, 8),
        new Entry.Pledged(0, ""),
        new Entry.Sealed(),
        new Entry.Salted(1, "ab"),
        new Entry.Started(1),
        new Entry.Moved(3, "ONE \"1e\" \\ ß", Tell.By.PERSON, 1_234_567_890_123L, -77),
        new Entry.Moved(0, "pass", Tell.By.MINDER, 0, Long.MIN_VALUE),
        new Entry.TakenBack(1),
        new Entry.Minded(1, true),
        new Entry.Ordered(1, "pass"),
        new Entry.Paused(false),
        new Entry.Closed(9, 10),
        new Entry.Reopened(),
        new Entry.Claimed("k3x9"),
        new Entry.Wanted(8),
        new Entry.Daily("2026-11-18", true));
  }

  private static Body.Quality quality() {
    Reasoning why = new Reasoning("take", List.of("over"), Map.of("total", "26", "over", "9"));
    Reasoning other = new Reasoning("decline", List.of(), Map.of());
    Body.Valued valued =
        new Body.Valued(
            12, 3, "take", "decline", -90, -130, -51, 52, 61, 512, Body.Mark.COSTLY, why, other);
    return new Body.Quality(20, 7, false, List.of(valued));
  }
}
