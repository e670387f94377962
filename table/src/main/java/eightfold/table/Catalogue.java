package eightfold.table;

import eightfold.core.GameInfo;
import eightfold.core.OptionSpec;
import eightfold.games.Games;
import eightfold.kit.Kit;
import eightfold.wire.Body;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** What can be played here, with its options, clauses and bots. */
public final class Catalogue {
  public static final Body.Catalogue ALL =
      new Body.Catalogue(Games.all().stream().map(Catalogue::entry).toList(), Phrases.ALL);

  private Catalogue() {}

  private static Body.GameEntry entry(Kit<?, ?, ?> kit) {
    GameInfo info = kit.info();
    return new Body.GameEntry(
        info.slug(),
        info.title(),
        info.credits().authors(),
        info.credits().published(),
        info.credits().age(),
        info.minSeats(),
        info.maxSeats(),
        info.options().stream().map(option -> option(info, option)).toList(),
        info.clauses().stream()
            .map(
                clause ->
                    new Body.ClauseEntry(
                        clause.id(), clause.kind().name().toLowerCase(Locale.ROOT), clause.title()))
            .toList(),
        kit.roster().names(),
        kit.standingOrders());
  }

  private static Body.OptionEntry option(GameInfo info, OptionSpec option) {
    List<String> presets =
        IntStream.rangeClosed(info.minSeats(), info.maxSeats())
            .mapToObj(seats -> option.show(option.preset(seats)).toString())
            .toList();
    return new Body.OptionEntry(option.name(), option.clause(), option.range(), presets);
  }
}
