package eightfold.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.eightandhalf.kit.HalfKit;
import eightfold.eights.kit.EightsKit;
import eightfold.games.Games;
import eightfold.kit.Kit;
import eightfold.messages.Language;
import eightfold.messages.Messages;
import eightfold.twentyeight.kit.TwentyEightKit;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A person sits before it. */
class SessionTest {
  private static final String UNDONE = "Your move is taken back.";

  private static Setup setup(Kit<?, ?, ?> game, int seats, long seed) {
    return new Setup(
        game,
        seats,
        Map.of(),
        game.info().options(seats, Map.of()).found().orElseThrow(),
        0,
        Collections.nCopies(seats - 1, "random"),
        Chance.fast(seed),
        seed,
        true);
  }

  private static List<String> play(FakeTerminal terminal, Setup setup, Language language) {
    Session.run(terminal, Messages.strictlyIn(language), setup, 10);
    return terminal.said();
  }

  /** Answers with these lines, then leaves. */
  private static Function<List<String>, Optional<String>> lines(String... lines) {
    Deque<String> left = new ArrayDeque<>(List.of(lines));
    return completions -> Optional.ofNullable(left.poll());
  }

  private static Optional<String> lastMove(List<String> completions) {
    return Optional.of(completions.size() > 1 ? completions.getLast() : "");
  }

  @ParameterizedTest
  @EnumSource
  void games_end_with_a_result_in_every_language(Language language) {
    for (Kit<?, ?, ?> game : Games.all()) {
      FakeTerminal terminal = new FakeTerminal(SessionTest::lastMove);
      String result = Messages.strictlyIn(language).text("play.label.result");
      assertThat(play(terminal, setup(game, 3, 5), language))
          .anyMatch(line -> line.startsWith("╭─ " + result))
          .noneMatch(line -> line.contains("{"));
    }
  }

  @Test
  void a_move_that_revealed_nothing_can_be_taken_back_with_one_key() {
    FakeTerminal terminal = new FakeTerminal(lines("decline", "decline", "quit", "y"));
    Setup setup = firstToAnswer();
    terminal.press(Console.NO_KEY).press('u');
    List<String> said = play(terminal, setup, Language.EN);
    assertThat(said).contains(UNDONE);
    assertThat(said.stream().filter("You decline."::equals)).hasSize(2);
  }

  /** A table of 8-28 where somebody else answers first and the person second. */
  private static Setup firstToAnswer() {
    for (long seed = 0; ; seed++) {
      Setup setup = setup(new TwentyEightKit(), 3, seed);
      FakeTerminal terminal = new FakeTerminal(lines());
      List<String> said = play(terminal, setup, Language.EN);
      if (said.stream().anyMatch(line -> line.contains("Sara gives the cards first"))) {
        return setup;
      }
    }
  }

  @Test
  void undo_says_yes_or_why_not() {
    Set<String> open =
        new HashSet<>(
            List.of(
                "There is no move of yours to take back.",
                "Others have moved since then, so your move stands.",
                "Your move revealed something hidden, so it stands.",
                "A move can be taken back only once in the same position.",
                UNDONE));
    for (long seed = 0; seed < 40 && !open.isEmpty(); seed++) {
      Undoer undoer = new Undoer();
      FakeTerminal terminal = new FakeTerminal(undoer);
      List<String> said = play(terminal, setup(new HalfKit(), 2, seed), Language.EN);
      said.forEach(open::remove);
    }
    assertThat(open).isEmpty();
  }

  /** Asks for the last move back before each move, and then makes the first move there is. */
  private static final class Undoer implements Function<List<String>, Optional<String>> {
    private boolean asked;
    private int prompts;

    @Override
    public Optional<String> apply(List<String> completions) {
      if (completions.size() <= 1) {
        return Optional.empty();
      }
      asked = !asked;
      if (asked && prompts++ < 150) {
        return Optional.of("undo");
      }
      return Optional.of(completions.get(completions.indexOf(Order.QUIT) + 1));
    }
  }

  @Test
  void leaving_is_asked_once() {
    List<String> said =
        play(
            new FakeTerminal(lines("quit", "n", "quit", "y")),
            setup(new EightsKit(), 2, 1),
            Language.EN);
    assertThat(said.stream().filter(line -> line.startsWith("The game is not over."))).hasSize(2);
    assertThat(said).endsWith("Until next time!");
  }

  @Test
  void any_key_makes_the_others_hurry() {
    FakeTerminal terminal = new FakeTerminal(lines());
    terminal.press(' ').press('x').press('y');
    play(terminal, setup(new EightsKit(), 6, 3), Language.EN);
    assertThat(terminal.pause(1)).isNotEqualTo(Console.NO_KEY);
  }

  @Test
  void the_rule_book_turns_page_by_page() {
    FakeTerminal terminal = new FakeTerminal(lines("rules", "", "q", "rules"));
    List<String> said = play(terminal, setup(new EightsKit(), 2, 1), Language.DE);
    assertThat(said)
        .contains("1. Worum es geht", "2. Karten, Reihe und Stapel")
        .doesNotContain("3. Ein Wort buchstabieren");
  }

  @Test
  void an_invitation_asks_until_it_understands() {
    FakeTerminal terminal = new FakeTerminal(lines("chess", "2", "9", "3", "", "gentle"));
    Invitation invitation = new Invitation(terminal, Messages.strictlyIn(Language.EN));
    Kit<?, ?, ?> game = invitation.game();
    assertThat(game.info().slug()).isEqualTo("eight-and-half");
    assertThat(invitation.seats(game.info())).isEqualTo(3);
    assertThat(invitation.level()).isEqualTo("steady");
    assertThat(invitation.level()).isEqualTo("gentle");
    assertThat(terminal.said())
        .contains("Please answer with one of these: twenty-eight, eight-and-half, eights.");
  }
}
