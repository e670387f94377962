package eightfold.lab.tournament;

import eightfold.core.Chance;
import eightfold.core.Event;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Points;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.games.TranscriptWriter;
import eightfold.kit.Kit;
import eightfold.lab.players.Conduct;
import eightfold.lab.players.Crew;
import eightfold.lab.players.Programs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Plays blocks one after the other, with players, state and programs of its own. */
final class Match<S extends State<S>, M extends Move, V extends View>
    implements Log, AutoCloseable {
  private final Setup setup;
  private final Game<S, M, V> game;
  private final Schedule schedule;
  private final boolean written;
  private final S state;
  private final Crew<S, M, V> crew;
  private final Moves legal = new Moves();
  private final Rng[] generators;
  private final Chance chance = Chance.fast(0);
  private final StringBuilder text = new StringBuilder();
  private final TranscriptWriter transcript =
      new TranscriptWriter(line -> text.append(line).append('\n'));

  private int[] seating = new int[0];
  private Map<String, int[]> events = new TreeMap<>();
  private List<TimeHistogram> times = List.of();

  private Match(Setup setup, Kit<S, M, V> kit, Programs programs, boolean written) {
    this.setup = setup;
    game = kit.game();
    this.written = written;
    schedule = new Schedule(setup);
    state = game.newState(setup.seats(), setup.options());
    generators = new Rng[setup.seats()];
    for (int seat = 0; seat < generators.length; seat++) {
      generators[seat] = new Rng(0);
    }
    crew =
        new Crew<>(kit, setup.seats(), setup.options(), setup.entrants(), setup.budget(), programs);
  }

  static Match<?, ?, ?> of(Setup setup, Programs programs, boolean written) {
    return new Match<>(setup, setup.kit(), programs, written);
  }

  /** A block and, if wanted, its transcript. */
  record Harvest(Block block, String transcript) {}

  Harvest play(long block) throws InterruptedException {
    int players = setup.entrants().size();
    text.setLength(0);
    events = new TreeMap<>();
    times = IntStream.range(0, players).mapToObj(p -> new TimeHistogram()).toList();
    List<Block.Played> games = new ArrayList<>();
    for (int[] table : schedule.seatings(block)) {
      seating = table;
      games.add(playOne(block, games.size()));
    }
    Map<String, List<Integer>> counted = new TreeMap<>();
    events.forEach((name, counts) -> counted.put(name, IntStream.of(counts).boxed().toList()));
    List<Map<Conduct.Cause, Integer>> forfeits =
        IntStream.range(0, players).mapToObj(crew::forfeits).toList();
    return new Harvest(new Block(block, games, counted, forfeits, times), text.toString());
  }

  private Block.Played playOne(long block, int number) throws InterruptedException {
    chance.reseed(setup.dealSeed(block));
    for (int seat = 0; seat < generators.length; seat++) {
      generators[seat].reseed(setup.playerSeed(block, number, seat));
    }
    if (written) {
      transcript.head(game, setup.seats(), setup.options(), chance.text());
    }
    crew.seated(seating);
    game.deal(state, chance, this);
    int moves = 0;
    while (!state.over()) {
      move();
      moves++;
      if (Thread.currentThread().isInterrupted()) {
        throw new InterruptedException();
      }
    }
    List<Integer> points = Points.all(state);
    crew.over(seating, points, Points.winners(points));
    return new Block.Played(IntStream.of(seating).boxed().toList(), points, moves, state.round());
  }

  private void move() {
    int seat = state.toAct();
    int player = seating[seat];
    state.legal(legal);
    V view = game.view(state, seat);
    long start = System.nanoTime();
    long move = crew.decide(player, state, view, legal, generators[seat]);
    times.get(player).add(System.nanoTime() - start);
    if (written) {
      transcript.move(seat, game.codec().text(move), legal.size());
    }
    state.apply(move, this);
  }

  @Override
  public void add(Event event) {
    String tally = event.tally();
    if (!tally.isEmpty()) {
      int who = event.actor() == Event.TABLE ? 0 : 1 + seating[event.actor()];
      events.computeIfAbsent(tally, t -> new int[setup.entrants().size() + 1])[who]++;
    }
    if (written) {
      transcript.add(event);
    }
  }

  @Override
  public void close() {
    crew.close();
  }
}
