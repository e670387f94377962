package eightfold.messages;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Cards;
import eightfold.core.Chance;
import eightfold.core.Ended;
import eightfold.core.Event;
import eightfold.core.Eyes;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.eightandhalf.Deck;
import eightfold.eightandhalf.EightAndHalf;
import eightfold.eightandhalf.HalfEvent;
import eightfold.eightandhalf.Source;
import eightfold.eights.Eights;
import eightfold.eights.EightsEvent;
import eightfold.twentyeight.Half;
import eightfold.twentyeight.TwentyEight;
import eightfold.twentyeight.TwentyEightEvent;
import eightfold.twentyeight.TwentyEightEvent.Gem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NarratorTest {
  private static final List<String> NAMES = List.of("Mia", "Jonas", "Sara", "Fran");
  private static final int SEATS = NAMES.size();

  private static String tell(Language language, int seat, Event event) {
    return new Narrator(Messages.strictlyIn(language), new Viewpoint(NAMES, seat)).tell(event);
  }

  private static Stream<String> inAll(int seat, Event event) {
    return Stream.of(Language.values()).map(language -> tell(language, seat, event));
  }

  private static Cards half(int... cards) {
    byte[] bytes = new byte[cards.length];
    for (int i = 0; i < cards.length; i++) {
      bytes[i] = (byte) cards[i];
    }
    return Cards.of(Deck.FACES, bytes);
  }

  /** Everything that happens in a few random games, and what almost never does. */
  private static List<Event> manyEvents() {
    List<Event> events = new ArrayList<>();
    for (int seed = 0; seed < 3; seed++) {
      play(new TwentyEight(), seed, events);
      play(new EightAndHalf(), seed, events);
      play(new Eights(), seed, events);
    }
    events.add(new TwentyEightEvent.PileEmptied(1));
    events.add(new TwentyEightEvent.Turn(2, Gem.NONE));
    events.add(new TwentyEightEvent.WentOut(1));
    events.add(new EightsEvent.SafetyStop(3));
    events.add(new HalfEvent.WentOut(2, true));
    events.add(new Ended(List.of(7, 3, 7, 1), List.of(0, 2)));
    events.add(
        new TwentyEightEvent.Settled(
            4,
            List.of(0, 2),
            0,
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(1, 0)));
    return events;
  }

  private static <S extends State<S>, M extends Move, V extends View> void play(
      Game<S, M, V> game, long seed, List<Event> events) {
    Options options = game.info().options(SEATS, Map.of()).found().orElseThrow();
    S state = game.newState(SEATS, options);
    Log log = events::add;
    Rng rng = new Rng(seed);
    Moves legal = new Moves();
    game.deal(state, Chance.fast(seed), log);
    while (!state.over()) {
      state.legal(legal);
      state.apply(state.variant(legal.at(rng.below(legal.size())), rng), log);
    }
  }

  @ParameterizedTest
  @EnumSource
  void every_event_becomes_sentences_for_everybody(Language language) {
    Messages messages = Messages.strictlyIn(language);
    List<Event> events = manyEvents();
    for (int seat = Eyes.SPECTATOR; seat < SEATS; seat++) {
      Narrator narrator = new Narrator(messages, new Viewpoint(NAMES, seat));
      for (Event event : events) {
        assertThat(narrator.tell(event))
            .as("%s", event)
            .matches("(?s).*[.!?]")
            .doesNotContainPattern("[{}]|\\bnull\\b|\\bother\\b|  ");
      }
    }
  }

  @Test
  void no_kind_of_event_is_left_out() {
    Set<Class<?>> seen = manyEvents().stream().map(Object::getClass).collect(Collectors.toSet());
    for (Class<?> events : List.of(TwentyEightEvent.class, HalfEvent.class, EightsEvent.class)) {
      for (Class<?> kind : events.getPermittedSubclasses()) {
        assertThat(seen).contains(kind);
      }
    }
  }

  @Test
  void cards_are_named_with_their_articles() {
    Cards seven = new TwentyEight().readDeal(0, List.of(), deck()).found().orElseThrow().deck();
    assertThat(
            inAll(
                0,
                new TwentyEightEvent.Taken(
                    1, Cards.copyOf(seven.faces(), seven.toArray(), 32, 33))))
        .containsExactly(
            "Jonas takes a 7.", "Jonas nimmt eine 7.", "Jonas prend un 7.", "Jonas prende un 7.");
    assertThat(
            inAll(
                1,
                new TwentyEightEvent.Taken(
                    1, Cards.copyOf(seven.faces(), seven.toArray(), 35, 36))))
        .containsExactly("You take an 8.", "Du nimmst eine 8.", "Tu prends un 8.", "Prendi un 8.");
  }

  private static List<String> deck() {
    List<String> deck = new ArrayList<>();
    int[] copies = {15, 3, 3, 3, 3, 3, 3, 4, 3, 3};
    for (int face = 0; face < copies.length; face++) {
      for (int i = 0; i < copies[face]; i++) {
        deck.add(String.valueOf(face + 1));
      }
    }
    for (int i = 0; i < 8; i++) {
      deck.add("1/11");
    }
    return deck;
  }

  @Test
  void what_others_draw_stays_their_secret() {
    HalfEvent drew = new HalfEvent.Drew(1, half(7, Deck.GHOST));
    assertThat(inAll(1, drew))
        .containsExactly(
            "You draw a 7 and a ghost.",
            "Du ziehst eine 7 und einen Geist.",
            "Tu pioches un 7 et un fantôme.",
            "Peschi un 7 e un fantasma.");
    assertThat(inAll(0, drew))
        .containsExactly(
            "Jonas draws two cards.",
            "Jonas zieht zwei Karten.",
            "Jonas pioche deux cartes.",
            "Jonas pesca due carte.");
  }

  @Test
  void a_catch_is_told_from_all_sides() {
    HalfEvent caught = new HalfEvent.Caught(1, 2, half(3, 3, Deck.HALF, 4, 4));
    assertThat(tell(Language.EN, 0, caught))
        .isEqualTo("Policeman! Jonas catches Sara, who takes the pile: 5 cards.");
    assertThat(tell(Language.EN, 1, caught))
        .isEqualTo("Policeman! You catch Sara, who takes the pile: 5 cards.");
    assertThat(tell(Language.FR, 2, caught))
        .isEqualTo("Policier\u202f! Jonas t’attrape et tu ramasses la pile\u00a0: 5 cartes.");
    assertThat(tell(Language.DE, Eyes.SPECTATOR, caught))
        .isEqualTo("Polizist! Jonas erwischt Sara; an Sara geht der Stapel: 5 Karten.");
  }

  @Test
  void an_uneven_pile_names_the_policeman() {
    HalfEvent played =
        new HalfEvent.Played(1, half(Deck.HALF, Deck.HALF, Deck.HALF), Source.HAND, List.of(), 9);
    assertThat(inAll(0, played))
        .containsExactly(
            "Jonas plays three halves. Pile: 4½. Jonas breaks the law: 5 would be the Policeman.",
            "Jonas spielt drei Halbe. Stapel: 4½. Jonas bricht das Gesetz: Polizist wäre die 5.",
            "Jonas joue trois demis. Pile\u00a0: 4½. Jonas enfreint la loi\u00a0: le 5 serait le"
                + " Policier.",
            "Jonas gioca tre mezzi. Pila: 4½. Jonas infrange la legge: il Poliziotto sarebbe il"
                + " 5.");
  }

  @Test
  void a_blind_card_is_named_only_once() {
    HalfEvent played = new HalfEvent.Played(1, half(8), Source.BLIND, List.of(2), 16);
    assertThat(tell(Language.EN, 0, new HalfEvent.TurnedUp(1, 2, half(8), true)))
        .isEqualTo("Jonas turns up blind card 2: an 8.");
    assertThat(inAll(0, played))
        .containsExactly(
            "It fits. Pile: 8.",
            "Das passt. Stapel: 8.",
            "Elle convient. Pile\u00a0: 8.",
            "Va bene. Pila: 8.");
  }

  @Test
  void the_winner_is_you_or_has_a_name_and_winners_share() {
    assertThat(inAll(2, new Ended(List.of(1, 2, 9, 4), List.of(2))))
        .containsExactly(
            "You win with 9 points.",
            "Du gewinnst mit 9 Punkten.",
            "Tu gagnes avec 9 points.",
            "Vinci con 9 punti.");
    assertThat(tell(Language.IT, 0, new Ended(List.of(9, 2, 9, 4), List.of(0, 2))))
        .isEqualTo("Vittoria condivisa (tu e Sara) con 9 punti.");
  }

  @Test
  void a_choice_names_the_half() {
    assertThat(inAll(0, new TwentyEightEvent.Chosen(0, Half.EIGHT)))
        .containsExactly(
            "You play for 8.", "Du spielst um die 8.", "Tu joues pour 8.", "Giochi per l’8.");
  }

  @Test
  void cards_of_eights_have_spoken_names() {
    assertThat(new CardNames(Messages.strictlyIn(Language.DE)).eights("4e"))
        .isEqualTo("E in Farbe 4");
  }
}
