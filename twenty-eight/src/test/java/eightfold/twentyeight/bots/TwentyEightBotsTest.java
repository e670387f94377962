package eightfold.twentyeight.bots;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Match;
import eightfold.core.Cards;
import eightfold.core.Chance;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.twentyeight.TwentyEight;
import eightfold.twentyeight.TwentyEightState;
import eightfold.twentyeight.TwentyEightView;
import eightfold.twentyeight.TwentyEightView.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class TwentyEightBotsTest {
  private static final TwentyEight GAME = new TwentyEight();
  private static final Match<TwentyEightState, TwentyEightView> MATCH =
      new Match<>(GAME, TwentyEightRoster.ROSTER);

  private static Options options(int seats) {
    return GAME.info().options(seats, Map.of()).found().orElseThrow();
  }

  private static Bot<TwentyEightView> bot(String name, int seats) {
    return TwentyEightRoster.ROSTER.make(name, seats, options(seats)).found().orElseThrow();
  }

  /** A position of seat 0: hidden card first, then the open ones; the others' answers. */
  private static TwentyEightView position(int lead, String... hands) {
    TwentyEightState state = GAME.newState(hands.length, options(hands.length));
    GAME.deal(state, Chance.fast(1), Log.NONE);
    TwentyEightView view = GAME.view(state, 0);
    List<Player> players = new ArrayList<>();
    for (int seat = 0; seat < hands.length; seat++) {
      Cards all = cards(view, hands[seat]);
      Player player = view.players().get(seat);
      players.add(
          new Player(
              seat == 0 ? Cards.of(all.faces(), all.at(0)) : player.secret(),
              Cards.copyOf(all.faces(), all.toArray(), 1, all.size()),
              "t".repeat(all.size() - 1) + (seat == 0 ? "" : "d"),
              false,
              false,
              player.half(),
              new TwentyEightView.Gems(seat == 0 ? lead : 0, 0)));
    }
    return new TwentyEightView(
        0,
        0,
        2,
        0,
        0,
        false,
        false,
        false,
        false,
        false,
        30,
        new TwentyEightView.Gems(20, 15),
        new TwentyEightView.Gems(10, 0),
        players,
        view.past());
  }

  private static Cards cards(TwentyEightView view, String text) {
    var faces = view.players().get(0).secret().faces();
    String[] names = text.split(" ");
    byte[] cards = new byte[names.length];
    for (int i = 0; i < names.length; i++) {
      cards[i] = names[i].equals("?") ? -1 : (byte) faces.parse(names[i]).orElseThrow();
    }
    return Cards.of(faces, cards);
  }

  private static String answer(String name, TwentyEightView view) {
    return answer(name, view, 1);
  }

  private static String answer(String name, TwentyEightView view, long luck) {
    Moves legal = new Moves();
    legal.add(Answers.TAKE);
    legal.add(Answers.DECLINE);
    int seats = view.players().size();
    long move = bot(name, seats).choose(view, legal, new Rng(luck), Budget.rollouts(2000));
    return GAME.codec().text(move);
  }

  @Test
  void the_reference_stops_at_8_at_26_and_beyond_28() {
    assertThat(answer("threshold", position(0, "3 4", "? 10", "? 9"))).isEqualTo("take");
    assertThat(answer("threshold", position(0, "4 4", "? 10", "? 9"))).isEqualTo("decline");
    assertThat(answer("threshold", position(0, "9 10 6", "? 10", "? 9"))).isEqualTo("take");
    assertThat(answer("threshold", position(0, "9 10 7", "? 10", "? 9"))).isEqualTo("decline");
    assertThat(answer("threshold", position(0, "9 10 10", "? 7", "? 9"))).isEqualTo("decline");
    assertThat(answer("threshold", position(0, "5 1/11 7", "? 7", "? 9"))).isEqualTo("take");
  }

  @Test
  void nobody_but_random_takes_a_card_with_a_perfect_total() {
    for (String name : List.of("gentle", "steady", "sharp", "threshold")) {
      assertThat(answer(name, position(0, "8", "? 10", "? 9"))).as(name).isEqualTo("decline");
      assertThat(answer(name, position(0, "8 10 10", "? 7", "? 9"))).as(name).isEqualTo("decline");
    }
  }

  @Test
  void sharp_takes_where_only_a_better_total_can_win() {
    // Both others stopped with 8 or 25 and more face up: 9 wins nothing as it is.
    assertThat(answer("sharp", position(0, "9", "? 10 8 7", "? 9 9 8"))).isEqualTo("take");
  }

  @Test
  void sharp_hardly_ever_waits_where_waiting_gains_nothing() {
    // If all wait, the round ends, and nobody has a total worth having.
    TwentyEightState state = GAME.newState(6, options(6));
    int waits = 0;
    for (int deal = 1; deal <= 20; deal++) {
      GAME.deal(state, Chance.fast(deal), Log.NONE);
      int seat = state.toAct();
      boolean eight = state.low(seat) == 8;
      boolean takes = answer("sharp", GAME.view(state, seat), deal).equals("take");
      waits += takes || eight ? 0 : 1;
      assertThat(takes && eight).isFalse();
    }
    assertThat(waits).isLessThanOrEqualTo(2);
  }

  @Test
  void answers_betray_hidden_cards() {
    // Nobody who had a low hidden card would have stopped with a 7 on the table.
    TwentyEightView view = position(0, "9", "? 7", "? 9");
    Belief belief = new Belief(view);
    Rng rng = new Rng(3);
    int ones = 0;
    for (int i = 0; i < 1000; i++) {
      belief.draw(rng);
      ones += belief.card[1] == 0 || belief.card[1] == 10 ? 1 : 0;
    }
    // 1 and 1/11 make the 8 that one stops with; uniformly they would be 23 of 48 cards.
    assertThat(ones).isGreaterThan(850);
  }

  @Test
  void who_declines_again_and_again_need_not_have_an_8() {
    TwentyEightView view = position(0, "9", "?", "? 9");
    List<Player> players = new ArrayList<>(view.players());
    Player one = players.get(1);
    players.set(
        1, new Player(one.secret(), one.open(), "dddd", false, false, one.half(), one.gems()));
    TwentyEightView declined = view.withPlayers(players);
    assertThat(eights(declined)).isBetween(150, 600);
    List<Integer> tookBelow8 = List.of(7, -8, 3, 6, -8, 20, -27);
    assertThat(eights(declined.withPast(List.of(List.of(), tookBelow8, List.of()))))
        .as("whoever took with less has one")
        .isGreaterThan(800);
    List<Integer> declinedBelow8 = List.of(-7, -3, -3, -2, -6);
    assertThat(eights(declined.withPast(List.of(List.of(), declinedBelow8, List.of()))))
        .as("whoever never takes may have anything")
        .isLessThan(150);
  }

  /** How often of 1000 seat 1 has an 8. */
  private static int eights(TwentyEightView view) {
    Belief belief = new Belief(view);
    int eight = view.players().get(1).secret().faces().parse("8").orElseThrow();
    Rng rng = new Rng(3);
    int eights = 0;
    for (int i = 0; i < 1000; i++) {
      belief.draw(rng);
      eights += belief.card[1] == eight ? 1 : 0;
    }
    return eights;
  }

  @Test
  void sharp_takes_no_card_that_nobody_would_understand() {
    for (int lead : List.of(0, 6)) {
      assertThat(answer("sharp", position(lead, "9 10 8", "? 10", "? 9"))).isEqualTo("decline");
      assertThat(answer("sharp", position(lead, "10 10 9", "? 3", "? 2"))).isEqualTo("decline");
      assertThat(answer("sharp", position(lead, "8", "? 3", "? 2"))).isEqualTo("decline");
    }
  }

  @Test
  void gentle_goes_past_8_and_stops_too_soon() {
    int taken = 0;
    for (int seed = 0; seed < 200; seed++) {
      Moves legal = new Moves();
      legal.add(Answers.TAKE);
      legal.add(Answers.DECLINE);
      TwentyEightView seven = position(0, "7", "? 10", "? 9");
      long move = bot("gentle", 3).choose(seven, legal, new Rng(seed), Budget.rollouts(1));
      taken += move == Answers.TAKE ? 1 : 0;
    }
    assertThat(taken).isBetween(20, 100);
    assertThat(answer("gentle", position(0, "10 10", "? 10", "? 9"))).isEqualTo("decline");
  }

  @Test
  void the_ladder_stands() {
    assertThat(MATCH.share("steady", "threshold", 4, 100, 1)).isGreaterThan(0.25);
    assertThat(MATCH.share("gentle", "steady", 5, 100, 1)).isLessThan(0.2);
    assertThat(MATCH.share("gentle", "random", 4, 20, 1)).isGreaterThan(0.6);
    assertThat(MATCH.share("sharp", "threshold", 3, 12, 200)).isGreaterThan(0.36);
  }
}
