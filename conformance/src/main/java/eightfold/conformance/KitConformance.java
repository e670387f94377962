package eightfold.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Aid;
import eightfold.core.Chance;
import eightfold.core.Event;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Refusal;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import eightfold.kit.Lesson;
import eightfold.kit.Partner;
import eightfold.kit.RolloutPolicy;
import eightfold.kit.Roster;
import eightfold.kit.Zoo;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every kit promises of its bots, its helping figures and its lesson. A game's module
 * subclasses this in its tests.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class KitConformance<S extends State<S>, M extends Move, V extends View> {
  private static final Budget FEW = Budget.rollouts(24);

  protected abstract Kit<S, M, V> kit();

  /**
   * Throws unless the figures fit the position.
   *
   * @param legal the moves of the figures' seat, if it is its turn
   */
  protected abstract void checkAid(Aid aid, List<M> legal);

  /** Throws unless the lesson shows in this position what it is meant to show. */
  protected void checkLesson(Table<S, M, V> table, String move) {}

  private Game<S, M, V> game() {
    return kit().game();
  }

  /** A bot at a table of its own kind. */
  record Player(String name, int seats) {}

  record Decision<S, V>(S state, V view, Moves legal, long seed, long move) {}

  final List<Player> players() {
    List<Player> players = new ArrayList<>();
    List<String> names = new ArrayList<>(kit().roster().names());
    names.addAll(kit().zoo().names());
    kit().zoo().families().forEach(family -> names.add(family.players().getLast()));
    for (String name : names) {
      players.add(new Player(name, kit().info().minSeats()));
      players.add(new Player(name, kit().info().maxSeats()));
    }
    return players;
  }

  private Options options(Player player) {
    return kit().info().options(player.seats, Map.of()).found().orElseThrow();
  }

  private Bot<V> bot(Player player) {
    Bot<V> bot =
        kit().players().make(player.name, player.seats, options(player)).found().orElseThrow();
    if (bot instanceof Partner<V> partner) {
      partner.seated(0b101);
    }
    return bot;
  }

  @Test
  void a_family_has_players_and_refuses_what_is_none() {
    int seats = kit().info().minSeats();
    Options options = kit().info().options(seats, Map.of()).found().orElseThrow();
    for (Zoo.Family<V> family : kit().zoo().families()) {
      String fitting = family.players().getFirst();
      assertThat(kit().players().make(fitting, seats, options).found()).isPresent();
      assertThat(kit().players().make(fitting + "~25", seats, options).found()).isPresent();
      for (String bad :
          List.of(":", ":x", ":999", fitting.substring(family.name().length()) + "/1")) {
        assertThat(kit().players().make(family.name() + bad, seats, options).refused())
            .get()
            .extracting(Refusal::reason, InstanceOfAssertFactories.STRING)
            .contains("is written " + family.form());
      }
      assertThat(kit().players().make(fitting + "~0", seats, options).refused()).isPresent();
    }
  }

  /** Plays a game of this player against itself and shows every decision. */
  private void play(Player player, long seed, Consumer<Decision<S, V>> watch) {
    S state = game().newState(player.seats, options(player));
    game().deal(state, Chance.fast(seed), Log.NONE);
    Bot<V> bot = bot(player);
    Moves legal = new Moves();
    for (int turn = 0; !state.over(); turn++) {
      state.legal(legal);
      V view = game().view(state, state.toAct());
      long seedOfTurn = Rng.derive(seed, turn);
      long move = bot.choose(view, legal, new Rng(seedOfTurn), FEW);
      watch.accept(new Decision<>(state, view, legal, seedOfTurn, move));
      state.apply(move, Log.NONE);
    }
  }

  @ParameterizedTest
  @MethodSource("players")
  void every_choice_of_a_bot_is_legal(Player player) {
    int[] decisions = {0};
    play(
        player,
        5,
        decision -> {
          M move = game().codec().unpack(decision.move());
          assertThat(game().refuse(decision.state(), decision.state().toAct(), move)).isEmpty();
          decisions[0]++;
        });
    assertThat(decisions[0]).isGreaterThan(5);
  }

  @ParameterizedTest
  @MethodSource("players")
  void the_same_seed_gives_the_same_choice(Player player) {
    Bot<V> twin = bot(player);
    play(
        player,
        6,
        decision ->
            assertThat(
                    twin.choose(decision.view(), decision.legal(), new Rng(decision.seed()), FEW))
                .isEqualTo(decision.move()));
  }

  @ParameterizedTest
  @MethodSource("players")
  void cards_that_a_bot_does_not_see_do_not_matter(Player player) {
    S world = game().newState(player.seats, options(player));
    Bot<V> twin = bot(player);
    Moves legal = new Moves();
    Rng rng = new Rng(1);
    play(
        player,
        7,
        decision -> {
          game().sample(decision.view(), rng, world);
          world.legal(legal);
          V view = game().view(world, world.toAct());
          assertThat(twin.choose(view, legal, new Rng(decision.seed()), FEW))
              .isEqualTo(decision.move());
        });
  }

  @Test
  void imagined_players_make_legal_moves_and_know_only_what_their_seat_knows() {
    for (int seats : new int[] {kit().info().minSeats(), kit().info().maxSeats()}) {
      Player player = new Player(Roster.STEADY, seats);
      S world = game().newState(seats, options(player));
      RolloutPolicy<S> policy = kit().rollouts(seats, options(player));
      Rng rng = new Rng(2);
      play(
          player,
          9,
          decision -> {
            long move = policy.choose(decision.state(), new Rng(decision.seed()));
            M chosen = game().codec().unpack(move);
            assertThat(game().refuse(decision.state(), decision.state().toAct(), chosen)).isEmpty();
            game().sample(decision.view(), rng, world);
            assertThat(policy.choose(world, new Rng(decision.seed()))).isEqualTo(move);
          });
    }
  }

  @Test
  void worlds_of_who_reads_the_others_are_worlds_of_the_seat_to_act() {
    for (int seats : new int[] {kit().info().minSeats(), kit().info().maxSeats()}) {
      Player player = new Player(Roster.STEADY, seats);
      S world = game().newState(seats, options(player));
      Rng rng = new Rng(3);
      Moves legal = new Moves();
      play(
          player,
          11,
          decision -> {
            kit().worlds(decision.view()).draw(rng, world);
            assertThat(world.toAct()).isEqualTo(decision.state().toAct());
            assertThat(world.round()).isEqualTo(decision.state().round());
            world.legal(legal);
            assertThat(legal.toArray()).isEqualTo(decision.legal().toArray());
          });
    }
  }

  @Test
  void moves_worth_a_thought_are_legal_and_there_is_always_one() {
    play(
        new Player(Roster.STEADY, 3),
        10,
        decision -> {
          Moves moves = kit().candidates(decision.view(), decision.legal());
          assertThat(moves.size()).isPositive();
          for (long move : moves.toArray()) {
            M chosen = game().codec().unpack(move);
            assertThat(game().refuse(decision.state(), decision.state().toAct(), chosen)).isEmpty();
          }
        });
  }

  @Test
  void helping_figures_agree_with_the_legal_moves() {
    Table<S, M, V> table =
        Table.open(game(), 3, Map.of(), Chance.fast(28), Log.NONE).found().orElseThrow();
    Rng rng = new Rng(8);
    Moves legal = new Moves();
    for (int turn = 0; turn < 400 && !table.state().over(); turn++) {
      table.state().legal(legal);
      List<M> moves = legal.stream().mapToObj(game().codec()::unpack).toList();
      for (int seat = 0; seat < 3; seat++) {
        boolean acts = seat == table.state().toAct();
        checkAid(kit().aid(table.view(seat), true), acts ? moves : List.of());
      }
      table.state().apply(legal.at(rng.below(legal.size())), Log.NONE);
    }
  }

  @Test
  void standing_orders_are_moves() {
    assertThat(kit().standingOrders())
        .allSatisfy(order -> assertThat(game().codec().parse(order)).isPresent());
  }

  @Test
  void the_lesson_is_a_real_game() {
    assertThat(playLesson()).isNotEmpty();
  }

  /** What happens in the lesson. */
  protected final List<Event> playLesson() {
    Lesson lesson = kit().lesson();
    List<Event> events = new ArrayList<>();
    Table<S, M, V> table =
        Table.open(game(), lesson.seats(), lesson.options(), lesson.chance(), events::add)
            .found()
            .orElseThrow();
    for (int i = 0; i < lesson.moves(); i++) {
      String move = lesson.next(i).orElseThrow();
      assertThat(lesson.takes(i, move)).isTrue();
      checkLesson(table, move);
      assertThat(table.play(table.state().toAct(), move, events::add))
          .as("move %d: %s", i, move)
          .isEmpty();
    }
    assertThat(lesson.next(lesson.moves())).isEmpty();
    assertThat(table.state().over()).as("the learner may go on").isFalse();
    return events;
  }
}
