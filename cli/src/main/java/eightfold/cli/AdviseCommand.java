package eightfold.cli;

import eightfold.advice.Advice;
import eightfold.advice.Advisor;
import eightfold.core.Move;
import eightfold.core.Reasoning;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.Fault;
import eightfold.games.Games;
import eightfold.games.Lookup;
import eightfold.games.Position;
import eightfold.games.Replay;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import eightfold.kit.RolloutPolicy;
import eightfold.kit.Roster;
import eightfold.lab.players.Budgets;
import eightfold.lab.report.Figures;
import eightfold.messages.Language;
import eightfold.messages.Messages;
import eightfold.messages.Reasons;
import java.io.IOException;
import java.io.Reader;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Values the moves of a position. */
@Command(
    name = "advise",
    description = {
      "Values the moves of a position of a transcript for the player to act, who knows only what "
          + "that seat may know.",
      "Every move is tried in the same sampled worlds and the game is played to its end; the worse "
          + "half of the moves is left behind several times. All worlds that the seat may be in "
          + "count alike."
    },
    mixinStandardHelpOptions = true)
final class AdviseCommand implements Callable<Integer> {
  /** The reasons of so many moves are told, the best first. */
  private static final int EXPLAINED = 2;

  private final Surroundings world;

  @Parameters(paramLabel = "FILE", description = "The transcript; - is the standard input.")
  private String file = "";

  @Option(
      names = "--at",
      paramLabel = "N",
      required = true,
      description = "The position after N moves; 0 is the position after the first deal.")
  private int at;

  @Option(
      names = "--game",
      paramLabel = "K",
      defaultValue = "1",
      description = "The game of the file, from 1 (default: ${DEFAULT-VALUE}).")
  private int game;

  @Option(
      names = {"-b", "--budget"},
      paramLabel = "5s|10000",
      defaultValue = "5s",
      description =
          "A time, or a number of games to play to their end, which makes the advice repeatable "
              + "(default: ${DEFAULT-VALUE}).")
  private String budget = "";

  @Option(
      names = "--policy",
      paramLabel = "NAME",
      defaultValue = "",
      description = "The player who plays on (default: a quick one, about as good as steady).")
  private String policy = "";

  @Option(
      names = {"-s", "--seed"},
      paramLabel = "S",
      defaultValue = "1",
      description = "A whole number (default: ${DEFAULT-VALUE}).")
  private long seed;

  AdviseCommand(Surroundings world) {
    this.world = world;
  }

  @Override
  public Integer call() throws IOException {
    if (at < 0 || game < 1) {
      throw new BadInput("Moves are counted from 0, games from 1.");
    }
    Budget thinking = BadInput.unless(Budgets.read(budget));
    try (Reader in = TranscriptInput.open(file, world)) {
      return switch (Replay.position(in, game, at)) {
        case Lookup.Broken(Fault fault) -> {
          world.out().println(fault);
          yield Main.FAILED;
        }
        case Lookup.Absent(String why) -> throw new BadInput(why);
        case Lookup.Found(Position position) -> {
          advise(position.table(), thinking);
          yield 0;
        }
      };
    }
  }

  private <S extends State<S>, M extends Move, V extends View> void advise(
      Table<S, M, V> table, Budget thinking) {
    if (table.state().over()) {
      throw new BadInput("The game is over there.");
    }
    Kit<S, M, V> kit = Games.kit(table.game());
    int seats = table.state().seats();
    RolloutPolicy<S> player =
        policy.isEmpty()
            ? kit.rollouts(seats, table.options())
            : kit.rollouts(BadInput.unless(kit.players().make(policy, seats, table.options())));
    Budget usual = thinking instanceof Budget.Rollouts ? thinking : Budget.USUAL;
    String sharp = Advisor.choice(kit, table, Roster.SHARP, usual, seed);
    List<Advice> advice = Advisor.advise(kit, table, sharp, player, thinking, seed);
    world
        .out()
        .println(
            "%s, %d seats, game %d after %d moves, round %d: seat %d to act"
                .formatted(
                    table.game().info().title(),
                    table.state().seats(),
                    game,
                    at,
                    table.state().round(),
                    table.state().toAct()));
    Columns columns =
        new Columns().add("move", "wins", "95 %", "points", "± 95 %", "behind", "± 95 %", "worlds");
    for (Advice one : advice) {
      columns.add(
          one.move() + " ",
          Figures.percent(one.wins().mean()),
          Figures.percentRange(one.wins()),
          Figures.fixed(one.points().mean(), 2),
          Figures.margin(one.points(), 2),
          one == advice.getFirst() ? "" : Figures.signed(100 * one.behind().mean(), 1) + " %",
          one == advice.getFirst() ? "" : Figures.margin(one.behind().scaled(100), 1),
          Figures.count(one.worlds()));
    }
    columns.lines().forEach(world.out()::println);
    advice.stream().limit(EXPLAINED).forEach(one -> explain(kit, table, one.move()));
    world.out().println("sharp plays " + sharp);
  }

  /** What the player could know for or against a move, if there is anything. */
  private <S extends State<S>, M extends Move, V extends View> void explain(
      Kit<S, M, V> kit, Table<S, M, V> table, String move) {
    V seen = table.view(table.state().toAct());
    Reasoning why = kit.reasoning(seen, table.game().codec().parse(move).orElseThrow());
    List<String> sentences =
        Reasons.sentences(Messages.in(Language.from(System.getenv())), kit.info().slug(), why);
    if (!sentences.isEmpty()) {
      world.out().println(move + ": " + String.join(" ", sentences));
    }
  }
}
