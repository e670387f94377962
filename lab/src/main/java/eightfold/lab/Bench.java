package eightfold.lab;

import eightfold.core.Options;
import eightfold.kit.Kit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * Decisions per second of processor time and bytes per decision, for random play of each game, bare
 * and with a view at each decision. The figures take turns, several times over, so that a slow
 * moment of the machine hits all of them; the median counts.
 */
public final class Bench {
  private static final int REPEATS = 5;
  private static final double WARM_UP_SECONDS = 1.5;

  private Bench() {}

  /** The medians for one game. */
  public record Figure(String game, int seats, Meter.Reading bare, Meter.Reading viewed) {}

  /**
   * Measures games that allow so many seats, with their default options.
   *
   * @param seconds of measurement for each figure, the warm-up not counted
   */
  public static List<Figure> run(
      List<Kit<?, ?, ?>> games, int seats, double seconds, Progress progress) {
    List<Contestant> contestants = new ArrayList<>();
    for (Kit<?, ?, ?> game : games) {
      Options options = game.info().options(seats, Map.of()).found().orElseThrow();
      Loop loop = OwnLoop.of(game.game(), seats, options, 8);
      contestants.add(new Contestant(loop::bare, new ArrayList<>()));
      contestants.add(new Contestant(loop::viewed, new ArrayList<>()));
    }
    measure(contestants, seconds, progress);
    List<Figure> figures = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      Meter.Reading bare = contestants.get(2 * i).median();
      Meter.Reading viewed = contestants.get(2 * i + 1).median();
      figures.add(new Figure(games.get(i).info().slug(), seats, bare, viewed));
    }
    return figures;
  }

  private static void measure(List<Contestant> contestants, double seconds, Progress progress) {
    long total = (REPEATS + 1L) * contestants.size();
    long done = 0;
    for (Contestant contestant : contestants) {
      Meter.run(contestant.loop, Math.min(WARM_UP_SECONDS, seconds));
      progress.at(++done, total);
    }
    for (int repeat = 0; repeat < REPEATS; repeat++) {
      for (Contestant contestant : contestants) {
        contestant.readings.add(Meter.run(contestant.loop, seconds / REPEATS));
        progress.at(++done, total);
      }
    }
  }

  private record Contestant(IntConsumer loop, List<Meter.Reading> readings) {
    Meter.Reading median() {
      readings.sort(Comparator.comparingDouble(Meter.Reading::perSecond));
      return readings.get(readings.size() / 2);
    }
  }
}
