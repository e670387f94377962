package eightfold.eights;

import static eightfold.eights.Position.ROW;
import static eightfold.eights.Position.eights;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Chance;
import eightfold.core.Event;
import eightfold.core.Eyes;
import eightfold.core.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Who knows which card, and what views, events and sampled worlds make of it. */
class KnowledgeTest {
  private static final int SPECTATOR = Eyes.SPECTATOR;

  /** Seat 0 has put 1n and 5x under the stack, and seat 1 has drawn 1n for 7h. */
  private static Position passedOn() {
    return eights(ROW + " | seats 3 | hand 1n 5x | hand1 1t 1r 7h | hand2 8x 8w | stack 8r 8h")
        .play("pass 1n 5x")
        .play("pass 7h");
  }

  @Rule("E10")
  @Test
  void who_puts_cards_under_the_stack_knows_where_they_are_and_nobody_else_does() {
    Position position = eights(ROW + " | hand 1n 5x 7h | stack 8x 8w 8r").play("pass 7h 1n");
    assertThat(position.view(0).stack()).hasToString("? 7h 1n");
    assertThat(position.view(1).stack()).hasToString("? ? ?");
    assertThat(position.view(SPECTATOR).stack()).hasToString("? ? ?");
    assertThat(position.view(0).hand()).hasToString("5x 8w 8x");
    assertThat(position.known(1, 0)).isEmpty();
  }

  @Rule("E10")
  @Test
  void a_known_card_is_still_known_in_the_hand_of_whoever_draws_it() {
    Position position = passedOn();
    assertThat(position.hand(1)).isEqualTo("1t 1n 1r");
    assertThat(position.known(0, 1)).isEqualTo("1n");
    assertThat(position.known(2, 1)).isEmpty();
    assertThat(position.known(SPECTATOR, 1)).isEmpty();
    assertThat(position.view(0).stack()).hasToString("5x ?");
    assertThat(position.view(1).stack()).hasToString("? 7h");
  }

  @Rule("E10")
  @Test
  void an_exchange_makes_others_forget_the_whole_hand() {
    Position position = passedOn();
    position.state.toAct = 1;
    position.state.passes = 0;
    position.play("pass 1r");
    assertThat(position.hand(1)).isEqualTo("1t 1n 5x");
    assertThat(position.known(0, 1)).as("the card just drawn is known").isEqualTo("5x");
    assertThat(position.eyes("1n", 0)).as("but it was seen").isEqualTo(0b011);
    assertThat(position.eyes("1r", 0)).isEqualTo(0b010);
  }

  @Rule("E10")
  @Test
  void a_plain_pass_makes_nobody_forget() {
    Position position = passedOn();
    position.state.toAct = 1;
    position.state.passes = 0;
    assertThat(position.play("pass").known(0, 1)).isEqualTo("1n");
  }

  @Rule("E10")
  @Test
  void cards_put_under_and_drawn_again_at_once_are_known_to_their_owner_only() {
    Position position = passedOn();
    position.state.toAct = 1;
    position.state.passes = 0;
    position.play("pass 1t 1n 1r");
    assertThat(position.hand(1)).isEqualTo("1t 5x 7h");
    assertThat(position.stack()).isEqualTo("1n 1r");
    assertThat(position.known(0, 1)).isEqualTo("5x");
    assertThat(position.view(0).stack()).hasToString("? ?");
    assertThat(position.view(1).stack()).hasToString("1n 1r");
  }

  @Rule({"E1", "E8"})
  @Test
  void who_knows_one_of_two_equal_cards_sees_one() {
    Position position =
        eights(ROW + " | seats 3 | hand 2e 7h | hand1 2e 2n 1n 1o 8f | stack 8x")
            .play("pass 2e")
            .play("pass 8f");
    assertThat(position.hand(1)).isEqualTo("1o 1n 2e 2e 2n");
    assertThat(position.known(0, 1)).isEqualTo("2e");
  }

  /** Seat 1 holds 2e twice, and these seats know the one and the other. */
  private static Position twins(int first, int second) {
    Position position = eights(ROW + " | seats 3 | hand 7h | hand1 2e 2e 1n 1v 6o | hand2 8x");
    position.state.toAct = 1;
    position.state.layout.knows[8] = (byte) first;
    position.state.layout.knows[9] = (byte) second;
    position.state.layout.seen[8] = (byte) first;
    position.state.layout.seen[9] = (byte) second;
    return position;
  }

  @Rule({"E1", "E8"})
  @Test
  void after_one_of_two_equal_cards_is_played_only_who_knew_both_knows_the_other() {
    for (Position position : List.of(twins(0b111, 0b110), twins(0b110, 0b111))) {
      assertThat(position.known(0, 1)).isEqualTo("2e");
      assertThat(position.known(2, 1)).isEqualTo("2e 2e");
      position.state.layout.row =
          (position.state.layout.row & ~Deck.suitMask(0)) | Deck.bit(Deck.card(0, 'o'));
      position.play("ONE 1o* 1n 2e / 1v");
      assertThat(position.hand(1)).isEqualTo("2e 6o");
      assertThat(position.known(0, 1)).isEmpty();
      assertThat(position.known(2, 1)).isEqualTo("2e");
      assertThat(position.known(1, 1)).isEqualTo("2e 6o");
      assertThat(List.of(position.eyes("2e", 0), position.eyes("2e", 1)))
          .as("the better known of the two counts as played")
          .containsExactlyInAnyOrder(Eyes.EVERYBODY, 0b110);
    }
  }

  @Test
  void a_view_shows_the_whole_table() {
    Position position =
        eights(ROW + " | points1 4 | hand 2f 4v 3e 2n | hand1 3 | wordless 1")
            .play("FIVE 2f 2i* 4v 3e / 2n")
            .play("pass");
    EightsView view = position.view(1);
    assertThat(view.row()).hasToString("1e 2n 3g 4e 5o 6s 7t 8i");
    assertThat(view.hand()).isEqualTo(view.seats().get(1).known()).hasToString("1e 1i 1o");
    assertThat(view.seats()).extracting(EightsView.Seat::cards).containsExactly(0, 3);
    assertThat(view.seats()).extracting(EightsView.Seat::points).containsExactly(5, 4);
    assertThat(view.seats().get(0).laid()).extracting("word").containsExactly(Word.FIVE);
    assertThat(List.of(view.passes(), view.wordless(), view.dealer(), view.round(), view.target()))
        .containsExactly(1, 1, 1, 1, 50);
    assertThat(position.view(0)).isNotEqualTo(view);
    assertThat(position.view(SPECTATOR).hand().isEmpty()).isTrue();
  }

  @Rule("E10")
  @Test
  void a_view_tells_the_turns_of_the_hand_with_exchanged_cards_face_down() {
    Position position =
        eights(ROW + " | hand 1n 5x 7h | hand1 2f 4v 3e 2n | stack 8x 8w 8r")
            .play("pass 7h 1n")
            .play("FIVE 2f 2i* 4v 3e / 2n")
            .play("pass");
    for (int seat : new int[] {0, 1, SPECTATOR}) {
      assertThat(position.view(seat).turns())
          .extracting(turn -> turn.seat() + " " + position.game.codec().text(turn.move()))
          .containsExactly("0 pass ? ?", "1 FIVE 2f 2i* 4v 3e / 2n", "0 pass");
    }
    assertThat(position.play("pass").view(0).turns()).as("a new hand").isEmpty();
  }

  @Test
  void turns_are_a_list_like_any_other() {
    EightsView view =
        eights(ROW + " | hand 1n 5x 7h | hand1 2f 4v 3e 2n | stack 8x 8w 8r")
            .play("pass 7h 1n")
            .play("FIVE 2f 2i* 4v 3e / 2n")
            .view(0);
    List<EightsTurn> copy = List.copyOf(view.turns());
    EightsView again = with(view, copy);
    assertThat(again).isEqualTo(view).hasSameHashCodeAs(view);
    assertThat(again.packedTurns().move(1)).isEqualTo(view.packedTurns().move(1));
  }

  private static EightsView with(EightsView view, List<EightsTurn> turns) {
    return new EightsView(
        view.seat(),
        view.toAct(),
        view.round(),
        view.dealer(),
        view.target(),
        view.row(),
        view.hand(),
        view.seats(),
        view.stack(),
        view.passes(),
        view.wordless(),
        turns);
  }

  @Rule("E10")
  @Test
  void events_show_exchanges_and_draws_to_their_owner_only() {
    Position position =
        eights(ROW + " | hand 1n 5x 7h | hand1 2f 4v 3e 2n | stack 8x 8w 8r")
            .play("pass 7h 1n")
            .play("FIVE 2f 2i* 4v 3e / 2n");
    Event passed = position.event(EightsEvent.Passed.class);
    assertThat(passed.seenBy(0)).hasToString("Passed[seat=0, under=7h 1n, drawn=8x 8w]");
    assertThat(passed.seenBy(1)).hasToString("Passed[seat=0, under=? ?, drawn=? ?]");
    assertThat(passed.tally()).isEqualTo("exchange");
    Event drew = position.event(EightsEvent.Drew.class);
    assertThat(drew.seenBy(1)).hasToString("Drew[seat=1, cards=8r 7h 1n, left=0]");
    assertThat(drew.seenBy(0)).hasToString("Drew[seat=1, cards=? ? ?, left=0]");
    assertThat(position.event(EightsEvent.Spelled.class).seenBy(SPECTATOR))
        .hasToString(
            "Spelled[seat=1, word=FIVE, cards=2f 2i 4v 3e, borrowed=2i, replacements=2n, points=5]");
    assertThat(position.event(EightsEvent.Spelled.class).tally()).isEqualTo("spelled five");
  }

  @Rule("E4")
  @Test
  void a_deal_shows_each_seat_its_own_cards() {
    Eights game = new Eights();
    EightsState state = game.newState(3, game.info().options(3, Map.of()).found().orElseThrow());
    List<Event> events = new ArrayList<>();
    game.deal(state, Chance.fast(2), events::add);
    EightsEvent.Dealt deal = (EightsEvent.Dealt) events.get(0);
    for (int seat = 0; seat < 3; seat++) {
      List<String> seen = new ArrayList<>(deal.seenBy(seat).deck().texts());
      seen.removeIf("?"::equals);
      assertThat(seen).containsExactlyInAnyOrderElementsOf(game.view(state, seat).hand().texts());
    }
    assertThat(deal.seenBy(SPECTATOR).deck().texts()).containsOnly("?");
    assertThat(deal.seenBy(SPECTATOR).row()).isEqualTo(deal.row());
  }

  @Test
  void sampled_worlds_keep_what_is_known_and_spread_the_rest_evenly() {
    Position position =
        eights(ROW + " | seats 3 | hand 1n | hand1 1t | hand2 8x | stack 8w").play("pass 1n");
    EightsView view = position.view(0);
    assertThat(view.stack()).hasToString("1n");
    EightsState world = new EightsState(3, 1);
    Rng rng = new Rng(1);
    Map<String, Integer> found = new TreeMap<>();
    for (int i = 0; i < 5000; i++) {
      position.game.sample(view, rng, world);
      assertThat(Views.view(world, 0)).isEqualTo(view);
      found.merge(Deck.cards(world.layout.hands[1]).toString(), 1, Integer::sum);
    }
    assertThat(world.target).isEqualTo(50);
    assertThat(found).as("every unseen face but the known ones").doesNotContainKeys("1n", "8w");
    assertThat(found).hasSize(50);
    assertThat(found.values()).allMatch(times -> times > 50);
    assertThat(found.getOrDefault("5e", 0)).as("two such cards").isGreaterThan(150);
  }
}
