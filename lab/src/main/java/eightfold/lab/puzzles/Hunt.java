package eightfold.lab.puzzles;

import eightfold.advice.Advice;
import eightfold.core.Chance;
import eightfold.core.Codec;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.Retold;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import eightfold.lab.Progress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Looks for puzzles in games of Steady with itself, at most one in each game. The same seed finds
 * the same ones.
 */
public final class Hunt<S extends State<S>, M extends Move, V extends View> {
  /** So many games are played for each puzzle that is wanted, before the hunt is given up. */
  private static final int MOST_GAMES = 1000;

  private final Kit<S, M, V> kit;
  private final int seats;
  private final Map<String, String> options;
  private final long seed;
  private final Variety variety;
  private final Values<S, M, V> values;
  private final Jury<S, M, V> jury;
  private final Moves legal = new Moves();

  private Hunt(Kit<S, M, V> kit, int seats, Map<String, String> options, int count, long seed) {
    this.kit = kit;
    this.seats = seats;
    this.options = options;
    this.seed = seed;
    variety = new Variety(count);
    values = new Values<>(kit);
    Options checked = kit.info().options(seats, options).found().orElseThrow();
    jury = new Jury<>(kit, seats, checked);
  }

  /**
   * A hunt that has not begun.
   *
   * @param options as the game allows them
   * @param count how many are wanted
   */
  public static Hunt<?, ?, ?> of(
      Kit<?, ?, ?> kit, int seats, Map<String, String> options, int count, long seed) {
    return new Hunt<>(kit, seats, options, count, seed);
  }

  /**
   * The puzzles, the easy ones first; fewer than wanted if there are too few or it is stopped.
   *
   * @param stop asked after each game whether enough is enough
   */
  public List<Puzzle> run(Progress progress, BooleanSupplier stop) {
    List<Puzzle> found = new ArrayList<>();
    long most = (long) MOST_GAMES * variety.count();
    for (long k = 0; k < most && found.size() < variety.count() && !stop.getAsBoolean(); k++) {
      Optional<Puzzle> puzzle = search(Rng.derive(seed, k));
      if (puzzle.isPresent()) {
        found.add(puzzle.get());
        progress.at(found.size(), variety.count());
      }
    }
    found.sort(Comparator.comparing(Puzzle::level));
    return found;
  }

  /** Plays a game until there is a puzzle, or to its end. */
  private Optional<Puzzle> search(long deal) {
    Chance chance = Chance.fast(deal);
    String cards = chance.text();
    Table<S, M, V> table =
        Table.open(kit.game(), seats, options, chance, Log.NONE).found().orElseThrow();
    Rng rng = new Rng(~deal);
    String moves = "";
    for (int made = 0; !table.state().over(); made++) {
      Optional<Puzzle> puzzle = look(table, cards, moves, Rng.derive(deal, made));
      if (puzzle.isPresent()) {
        return puzzle;
      }
      int seat = table.state().toAct();
      table.state().legal(legal);
      long move = jury.steady().choose(table.view(seat), legal, rng, Budget.rollouts(100));
      String text = kit.game().codec().text(move);
      moves = Retold.join(moves, Retold.word(table, text), made == 0);
      table.play(seat, text, Log.NONE);
    }
    return Optional.empty();
  }

  /** The cheap questions first. */
  private Optional<Puzzle> look(Table<S, M, V> table, String deal, String moves, long own) {
    V view = table.view(table.state().toAct());
    if (table.legalCount() < 2 || !kit.puzzling(view)) {
      return Optional.empty();
    }
    List<Advice> answers = values.clear(table, own);
    if (answers.isEmpty()) {
      return Optional.empty();
    }
    String best = values.answer(answers.getFirst().move());
    if (!jury.errs(table, best, own) || !jury.agrees(table, best, own)) {
      return Optional.empty();
    }
    double gap = -answers.get(1).behind().mean();
    Puzzle.Level level = jury.level(table, best, gap, own);
    if (!variety.wants(level, best)) {
      return Optional.empty();
    }
    List<Puzzle.Answer> told = answers.stream().map(one -> told(view, one)).toList();
    return Optional.of(new Puzzle(level, view.seat(), deal, moves, told));
  }

  private Puzzle.Answer told(V view, Advice one) {
    Codec<M> codec = kit.game().codec();
    M move = codec.parse(one.move()).orElseThrow();
    return new Puzzle.Answer(
        kit.answer(move), (int) Math.round(100 * one.wins().mean()), kit.reasoning(view, move));
  }
}
