package eightfold.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Cards;
import eightfold.core.Chance;
import eightfold.core.Event;
import eightfold.core.Eyes;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Refusal;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every game promises, tried with random play on every number of seats and every set of
 * options. A game's module subclasses this in its tests.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameConformance<S extends State<S>, M extends Move, V extends View> {
  private static final int GAMES = 6;
  private static final int POSITIONS = 40;

  protected abstract Game<S, M, V> game();

  /** No game with this setup has more moves. */
  protected abstract int mostMoves(Setup setup);

  /** Throws unless every card (and gem, and point) is where it can be, exactly once. */
  protected abstract void checkConservation(S state);

  /**
   * The same move in a world where the cards of {@code deck} are those of {@code permuted}. Games
   * override this for moves that name cards which others do not see.
   */
  protected M carryOver(M move, Cards deck, Cards permuted) {
    return move;
  }

  final List<Setup> setups() {
    return Setup.of(game().info());
  }

  @ParameterizedTest
  @MethodSource("setups")
  void games_end_within_the_bound_with_a_move_at_every_turn_and_nothing_lost(Setup setup) {
    Moves legal = new Moves();
    forEachGame(
        setup,
        recording -> {
          checkConservation(recording.state);
          assertThat(recording.state.deckSize())
              .isEqualTo(recording.deals.getFirst().deck().size());
          while (!recording.state.over()) {
            recording.state.legal(legal);
            assertThat(legal.size()).as("legal moves").isPositive();
            assertThat(recording.state.toAct()).isBetween(0, setup.seats() - 1);
            recording.step();
            checkConservation(recording.state);
            assertThat(recording.moves.size()).isLessThanOrEqualTo(mostMoves(setup));
          }
          recording.state.legal(legal);
          assertThat(legal.size()).as("legal moves after the end").isZero();
        });
  }

  @ParameterizedTest
  @MethodSource("setups")
  void legal_moves_are_ascending_distinct_accepted_and_survive_being_written(Setup setup) {
    Moves legal = new Moves();
    forEachPosition(
        setup,
        recording -> {
          recording.state.legal(legal);
          List<String> texts = new ArrayList<>();
          for (int i = 0; i < legal.size(); i++) {
            if (i > 0) {
              assertThat(legal.at(i)).isGreaterThan(legal.at(i - 1));
            }
            texts.add(checkLegalMove(recording, legal.at(i)));
            checkLegalMove(recording, recording.state.variant(legal.at(i), recording.rng));
          }
          assertThat(texts).doesNotHaveDuplicates();
        });
  }

  private String checkLegalMove(Recording<S, M, V> recording, long packed) {
    M move = game().codec().unpack(packed);
    String text = game().codec().text(move);
    assertThat(game().codec().pack(move)).as(text).isEqualTo(packed);
    assertThat(game().codec().parse(text)).as(text).contains(move);
    String sloppy = "  " + text.toUpperCase(Locale.ROOT).replace(" ", "   ") + " ";
    assertThat(game().codec().parse(sloppy)).as(sloppy).contains(move);
    assertThat(game().refuse(recording.state, recording.state.toAct(), move)).as(text).isEmpty();
    return text;
  }

  @ParameterizedTest
  @MethodSource("setups")
  void other_moves_are_refused_by_clause_and_change_nothing(Setup setup) {
    List<Long> known = movesOfManyPositions(setup);
    Moves legal = new Moves();
    forEachPosition(
        setup,
        recording -> {
          recording.state.legal(legal);
          long before = recording.state.digest();
          int seat = recording.state.toAct();
          for (int i = 0; i < 50; i++) {
            long move = known.get(recording.rng.below(known.size()));
            Optional<Refusal> refusal =
                game().refuse(recording.state, seat, game().codec().unpack(move));
            assertThat(refusal.isEmpty())
                .as("%s accepted", game().codec().text(move))
                .isEqualTo(legal.contains(move));
            refusal.ifPresent(this::checkCitesAClause);
          }
          int wrongSeat = (seat + 1) % setup.seats();
          M right = game().codec().unpack(legal.at(0));
          checkCitesAClause(game().refuse(recording.state, wrongSeat, right).orElseThrow());
          assertThat(recording.state.digest()).isEqualTo(before);
        });
  }

  private List<Long> movesOfManyPositions(Setup setup) {
    List<Long> known = new ArrayList<>();
    Moves legal = new Moves();
    forEachPosition(
        setup,
        recording -> {
          recording.state.legal(legal);
          legal.stream().forEach(known::add);
        });
    return known;
  }

  private void checkCitesAClause(Refusal refusal) {
    assertThat(game().info().clauses()).extracting("id").contains(refusal.cause());
    assertThat(refusal.reason()).doesNotContain("{").doesNotContain("}").endsWith(".");
  }

  @ParameterizedTest
  @MethodSource("setups")
  void garbage_is_refused_and_changes_nothing(Setup setup) {
    Rng rng = new Rng(7);
    var table =
        Table.open(game(), setup.seats(), setup.given(), Chance.fast(3), Log.NONE)
            .found()
            .orElseThrow();
    long before = table.state().digest();
    List<String> legal = table.legal();
    for (int i = 0; i < 500; i++) {
      String text = mutated(legal.get(rng.below(legal.size())), rng);
      Optional<M> meant = game().codec().parse(text);
      if (meant.isEmpty()) {
        assertThat(table.play(table.state().toAct(), text, Log.NONE)).isPresent();
      } else {
        assertThat(game().codec().parse(game().codec().text(meant.get())))
            .as("what \"%s\" was read as, written and read again", text)
            .isEqualTo(meant);
        assertThat(game().refuse(table.state(), table.state().toAct(), meant.get())).isNotNull();
      }
      assertThat(table.state().digest()).isEqualTo(before);
    }
    assertThat(table.play(-1, legal.get(0), Log.NONE)).isPresent();
    assertThat(table.play(setup.seats(), legal.get(0), Log.NONE)).isPresent();
    assertThat(table.state().digest()).isEqualTo(before);
  }

  private static String mutated(String text, Rng rng) {
    String alphabet = " /*.½0123456789abcdefghijklmnopqrstuvwxyz-\u0000\u20ac\t\n";
    StringBuilder builder = new StringBuilder(text);
    for (int edits = 1 + rng.below(4); edits > 0; edits--) {
      int at = rng.below(builder.length() + 1);
      char letter = alphabet.charAt(rng.below(alphabet.length()));
      if (rng.below(3) == 0 && at < builder.length()) {
        builder.deleteCharAt(at);
      } else if (rng.below(2) == 0) {
        builder.insert(at, letter);
      } else {
        builder.insert(at, builder.toString());
      }
    }
    return builder.toString();
  }

  @ParameterizedTest
  @MethodSource("setups")
  void the_same_deals_and_moves_give_the_same_game(Setup setup) {
    forEachGame(
        setup,
        recording -> {
          while (!recording.state.over()) {
            recording.step();
          }
          S again = game().newState(setup.seats(), setup.options());
          List<Event> events = new ArrayList<>();
          game().deal(again, Chance.scripted(recording.deals), events::add);
          for (int i = 0; i < recording.moves.size(); i++) {
            assertThat(again.toAct()).isEqualTo(recording.seats.get(i));
            again.apply(recording.moves.get(i), events::add);
            assertThat(again.digest()).isEqualTo(recording.digests.get(i));
          }
          assertThat(events).isEqualTo(recording.events);
        });
  }

  @ParameterizedTest
  @MethodSource("setups")
  void a_copy_goes_its_own_way_and_has_the_same_future(Setup setup) {
    forEachPosition(
        setup,
        recording -> {
          S copy = game().newState(setup.seats(), setup.options());
          copy.copyFrom(recording.state);
          long before = recording.state.digest();
          assertThat(copy.digest()).isEqualTo(before);
          int played = recording.moves.size();
          playOut(copy, new Rng(played));
          assertThat(recording.state.digest()).isEqualTo(before);
          playOut(recording.state, new Rng(played));
          assertThat(recording.state.digest()).isEqualTo(copy.digest());
        });
  }

  @ParameterizedTest
  @MethodSource("setups")
  void a_sampled_world_looks_the_same_and_can_be_played(Setup setup) {
    S world = game().newState(setup.seats(), setup.options());
    Moves legal = new Moves();
    Moves sampled = new Moves();
    forEachPosition(
        setup,
        recording -> {
          for (int seat = Eyes.SPECTATOR; seat < setup.seats(); seat++) {
            V view = game().view(recording.state, seat);
            assertThat(view.seat()).isEqualTo(seat);
            assertThat(view.toAct()).isEqualTo(recording.state.toAct());
            game().sample(view, recording.rng, world);
            assertThat(game().view(world, seat)).isEqualTo(view);
            checkConservation(world);
            if (seat == recording.state.toAct()) {
              recording.state.legal(legal);
              world.legal(sampled);
              assertThat(sampled.toArray()).isEqualTo(legal.toArray());
            }
            playOut(world, recording.rng);
            checkConservation(world);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("setups")
  void what_a_seat_cannot_know_changes_nothing_that_it_sees(Setup setup) {
    int[] compared = {0};
    forEachPosition(
        setup,
        recording -> {
          var permuted = new NonInterference<>(recording, this::carryOver);
          for (int seat = Eyes.SPECTATOR; seat < setup.seats(); seat++) {
            for (int attempt = 0; attempt < 4; attempt++) {
              if (permuted.holdsFor(seat, recording.rng)) {
                compared[0]++;
              }
            }
          }
        });
    assertThat(compared[0]).as("permuted worlds compared").isGreaterThan(POSITIONS);
  }

  @ParameterizedTest
  @MethodSource("setups")
  void redacting_twice_is_redacting_once_and_spectators_see_least(Setup setup) {
    forEachPosition(
        setup,
        recording -> {
          for (Event event : recording.events) {
            Event open = event.seenBy(Eyes.SPECTATOR);
            assertThat(open.actor()).isEqualTo(event.actor());
            for (int seat = Eyes.SPECTATOR; seat < setup.seats(); seat++) {
              Event seen = event.seenBy(seat);
              assertThat(seen.seenBy(seat)).isEqualTo(seen);
              assertThat(seen.seenBy(Eyes.SPECTATOR)).isEqualTo(open);
            }
          }
        });
  }

  private void forEachGame(Setup setup, Consumer<Recording<S, M, V>> check) {
    for (int seed = 0; seed < GAMES; seed++) {
      check.accept(new Recording<>(game(), setup, seed));
    }
  }

  /** Positions from the first to near the end of random games, none of them over. */
  private void forEachPosition(Setup setup, Consumer<Recording<S, M, V>> check) {
    Recording<S, M, V> whole = new Recording<>(game(), setup, 99);
    while (!whole.state.over()) {
      whole.step();
    }
    for (int seed = 0; seed < POSITIONS; seed++) {
      Recording<S, M, V> recording = new Recording<>(game(), setup, 1000 + seed);
      if (seed > 0) {
        recording.wander(seed % 4 == 0 ? 8 : whole.moves.size());
      }
      if (!recording.state.over()) {
        check.accept(recording);
      }
    }
  }

  private void playOut(S state, Rng rng) {
    Moves legal = new Moves();
    while (!state.over()) {
      state.legal(legal);
      state.apply(state.variant(legal.at(rng.below(legal.size())), rng), Log.NONE);
    }
  }
}
