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
import eightfold.eights.Word;
import eightfold.games.Games;
import eightfold.json.JsonTree;
import eightfold.twentyeight.Half;
import eightfold.twentyeight.TwentyEight;
import eightfold.twentyeight.TwentyEightEvent;
import eightfold.twentyeight.TwentyEightEvent.Gem;
import eightfold.wire.json.JsonWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
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
    return narrator(language, event, seat).tell(event);
  }

  private static Narrator narrator(Language language, Event event, int seat) {
    return new Narrator(Messages.strictlyIn(language), game(event), new Viewpoint(NAMES, seat));
  }

  /** The game that an event belongs to; the end belongs to all. */
  private static String game(Event event) {
    return Games.all().stream()
        .filter(kit -> kit.events().isInstance(event))
        .map(kit -> kit.info().slug())
        .findFirst()
        .orElse("eights");
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
      Viewpoint viewpoint = new Viewpoint(NAMES, seat);
      for (Event event : events) {
        String told = new Narrator(messages, game(event), viewpoint).tell(event);
        boolean silent = event.getClass().getSimpleName().equals("Drew") && event.actor() != seat;
        assertThat(told)
            .as("%s", event)
            .matches(silent ? "(?s).*" : "(?s).*[.!?]")
            .doesNotContainPattern("[{}]|\\bnull\\b|\\bother\\b|  ");
      }
    }
  }

  /**
   * The browser tells the same from the same catalogue: its test reads this file. Run with {@code
   * -Dgolden.write=true} after a text was changed.
   */
  @Test
  void the_browser_is_given_the_same_sentences() throws IOException {
    List<Object> examples = new ArrayList<>();
    Set<String> told = new HashSet<>();
    for (Event event : manyEvents()) {
      for (int seat : new int[] {Eyes.SPECTATOR, Math.max(0, event.actor()), 3}) {
        if (told.add(event.getClass() + " " + (seat < 0 ? seat : seat == event.actor()))) {
          examples.add(example(event, seat));
        }
      }
    }
    String text = String.join(",\n", examples.stream().map(JsonTree::text).toList());
    Path file = Path.of("src/test/resources/narration.json");
    if (Boolean.getBoolean("golden.write")) {
      Files.writeString(file, "[\n" + text + "\n]\n");
    }
    assertThat(file).hasContent("[\n" + text + "\n]\n");
  }

  private static Map<String, Object> example(Event event, int seat) {
    Map<String, Object> example = new LinkedHashMap<>();
    example.put("game", game(event));
    example.put("names", NAMES);
    example.put("seat", seat);
    byte[] json = JsonWriter.bytes(event.seenBy(seat));
    example.put("event", JsonTree.read(new String(json, StandardCharsets.UTF_8)));
    for (Language language : Language.values()) {
      example.put(language.code(), tell(language, seat, event));
    }
    return example;
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
    assertThat(inAll(0, drew)).containsOnly("");
  }

  @Test
  void a_hand_is_listed_in_the_nominative() {
    HalfEvent.Dealt dealt =
        new HalfEvent.Dealt(
            1,
            3,
            List.of(half(4), half(Deck.GHOST, 3), half(5), half(6)),
            List.of(),
            Deck.FACES.none());
    assertThat(inAll(1, dealt))
        .containsExactly(
            "Round 1. Fran deals. Your hand: a ghost and a 3.",
            "Runde 1. Fran teilt aus. Deine Hand: ein Geist und eine 3.",
            "Manche 1. Fran distribue. Ta main\u00a0: un fantôme et un 3.",
            "Manche 1. Fran distribuisce le carte. In mano hai: un fantasma e un 3.");
    assertThat(tell(Language.EN, Eyes.SPECTATOR, dealt)).isEqualTo("Round 1. Fran deals.");
  }

  @Test
  void a_word_is_told_with_its_worth_and_cards() {
    Cards cards = Cards.of(eightfold.eights.Deck.FACES, card("8o"), card("4n"), card("4e"));
    Cards row = Cards.of(eightfold.eights.Deck.FACES, card("8r"));
    EightsEvent spelled = new EightsEvent.Spelled(1, Word.ONE, cards, row, row, 1);
    assertThat(tell(Language.EN, 0, spelled))
        .isEqualTo("Jonas spells ONE for 1 point: 8O, 4N and 4E. Into the row: 8R.");
  }

  private static byte card(String face) {
    return (byte) eightfold.eights.Deck.FACES.parse(face).orElseThrow();
  }

  @Test
  void what_stays_in_the_middle_is_counted_by_colour() {
    assertThat(tell(Language.EN, 0, settled(1, 2)))
        .isEqualTo(
            "Half for 8 (3 points): you and Sara. Half for 28 (3 points): nobody. Left in the"
                + " middle: 1 blue gem and 2 red gems.");
    assertThat(tell(Language.EN, 0, settled(2, 0))).endsWith("Left in the middle: 2 blue gems.");
    assertThat(tell(Language.DE, 0, settled(0, 1))).endsWith("Übrig in der Mitte: 1 roter Stein.");
  }

  private static TwentyEightEvent settled(int blue, int red) {
    return new TwentyEightEvent.Settled(
        2,
        List.of(),
        3,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(0, 2),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(blue, red));
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
        .isEqualTo("Polizist! Jonas erwischt Sara, und Sara nimmt den Stapel: 5 Karten.");
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
  void a_blind_card_that_fits_is_named_once_more_since_a_table_shows_the_last_sentence_alone() {
    HalfEvent played = new HalfEvent.Played(1, half(8), Source.BLIND, List.of(2), 16);
    assertThat(tell(Language.EN, 0, new HalfEvent.TurnedUp(1, 2, half(8), true)))
        .isEqualTo("Jonas turns up blind card 2: an 8.");
    assertThat(inAll(0, played))
        .containsExactly(
            "Jonas plays an 8 blind. Pile: 8.",
            "Jonas spielt eine 8 blind. Stapel: 8.",
            "Jonas joue un 8 à l’aveugle. Pile\u00a0: 8.",
            "Jonas gioca un 8 alla cieca. Pila: 8.");
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
}
