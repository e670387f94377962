package eightfold.eightandhalf;

import static eightfold.eightandhalf.Position.half;
import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.Rule;
import eightfold.core.Cards;
import eightfold.core.Chance;
import eightfold.core.Ended;
import eightfold.core.Event;
import eightfold.core.Eyes;
import eightfold.core.Noted;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EventTest {
  private static Cards cards(String text) {
    return ((HalfMove.Play) Position.move(text)).cards();
  }

  private static List<String> tallies(Position position) {
    return position.events.stream().map(Event::tally).filter(tally -> !tally.isEmpty()).toList();
  }

  @Rule({"H11", "H17"})
  @Test
  void a_catch_is_told_in_order_and_the_drawn_card_only_to_its_owner() {
    Position position = half("pile 3 h by 1 | 4 9 2 bank 6 / 5").play("4");
    assertThat(position.events)
        .containsExactly(
            new HalfEvent.Played(0, cards("4"), Source.HAND, List.of(), 8),
            new HalfEvent.Caught(0, 1, Cards.of(Deck.FACES, (byte) 3, Deck.HALF, (byte) 4)),
            new HalfEvent.Drew(0, cards("6")));
    assertThat(tallies(position)).containsExactly("catch");
    Event drew = position.events.get(2);
    assertThat(drew.seenBy(0)).isEqualTo(drew);
    assertThat(drew.seenBy(1)).isEqualTo(new HalfEvent.Drew(0, Cards.hidden(Deck.FACES, 1)));
    assertThat(drew.seenBy(Eyes.SPECTATOR)).isEqualTo(drew.seenBy(1));
  }

  @Rule("H19")
  @Test
  void a_blind_card_is_turned_up_for_all_and_then_played_or_not() {
    Position played = half("pile 3 | blind 1 4 - / 5").play("blind 2");
    assertThat(played.events)
        .containsExactly(
            new HalfEvent.TurnedUp(0, 2, cards("4"), true),
            new HalfEvent.Played(0, cards("4"), Source.BLIND, List.of(2), 8));
    assertThat(tallies(played)).isEmpty();
    Position failed = half("pile 3 | blind 1 4 - / 5").play("blind 1");
    assertThat(failed.events)
        .containsExactly(
            new HalfEvent.TurnedUp(0, 1, cards("1"), false),
            new HalfEvent.Collected(0, cards("3")));
    assertThat(tallies(failed)).containsExactly("blind failure", "pile collected");
  }

  @Rule("H16")
  @Test
  void cards_from_open_places_name_their_places() {
    Position position = half("pile 3 | open h - 8 blind 1 2 3 / 5").play("8 h");
    assertThat(position.events)
        .containsExactly(new HalfEvent.Played(0, cards("8 h"), Source.OPEN, List.of(1, 3), 17));
    assertThat(tallies(position)).containsExactly("eight and half together");
  }

  @Rule("H5")
  @Test
  void swaps_are_told_to_all_and_the_opener_is_announced_without_the_card() {
    Position position = half("swap 0 1 | 7 7 7 open 1 2 3 / 8 8 8 open 4 5 6").play("swap 1 1.3");
    assertThat(position.events)
        .containsExactly(new HalfEvent.Swapped(0, 1, cards("1"), 1, 3, cards("6")));
    assertThat(tallies(position)).containsExactly("swap");
    position.play("keep");
    assertThat(position.events).containsExactly(new HalfEvent.Kept(1), new HalfEvent.Opens(0));
    assertThat(position.events.get(1).actor()).isEqualTo(Event.TABLE);
  }

  @Rule({"H21", "H22"})
  @Test
  void the_end_of_a_round_and_of_the_game() {
    Position position = half("pile 3 | 4 burned 1 / 5 / 6 7").play("4");
    List<Integer> points = List.of(3, 1, 0);
    assertThat(position.events)
        .containsExactly(
            new HalfEvent.Played(0, cards("4"), Source.HAND, List.of(), 8),
            new HalfEvent.WentOut(0, true),
            new HalfEvent.Scored(1, 0, List.of(0, 1), List.of(1, 1, 2), points),
            new Ended(points, List.of(0)));
    assertThat(tallies(position))
        .containsExactly("president also vice president", "shared vice presidency");
    Map<String, Object> note = ((Noted) position.events.get(2)).note();
    assertThat(note)
        .containsExactly(
            Map.entry("score", 1),
            Map.entry("points", points),
            Map.entry("cards", List.of(1, 1, 2)));
    assertThat(position.events.get(2).actor()).isEqualTo(Event.TABLE);
  }

  @Rule("H21")
  @Test
  void an_ordinary_round_is_not_remarkable() {
    assertThat(tallies(half("pile 3 | 4 burned 1 1 / 5 / 6 7").play("4"))).isEmpty();
  }

  @Rule({"H3", "H4"})
  @Test
  void a_deal_is_noted_in_full_and_shown_in_part() {
    EightAndHalf game = new EightAndHalf();
    HalfState state = game.newState(2, game.info().options(2, Map.of()).found().orElseThrow());
    List<Event> events = new ArrayList<>();
    game.deal(state, Chance.fast(8), events::add);
    HalfEvent.Dealt dealt = (HalfEvent.Dealt) events.get(0);
    assertThat(events.get(1)).isEqualTo(new HalfEvent.Opens(state.toAct));
    assertThat(dealt.note().keySet()).containsExactly("deal", "dealer", "deck");
    assertThat(dealt.note().get("deck")).isEqualTo(Cards.of(Deck.FACES, state.deck).texts());
    HalfEvent.Dealt seen = (HalfEvent.Dealt) dealt.seenBy(1);
    assertThat(seen.hands().get(0).toString()).isEqualTo("? ? ?");
    assertThat(seen.hands().get(1)).isEqualTo(dealt.hands().get(1));
    assertThat(seen.open()).isEqualTo(dealt.open());
    assertThat(seen.deck()).isEqualTo(Cards.hidden(Deck.FACES, 72));
  }
}
