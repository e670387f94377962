package eightfold.messages;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Clause;
import eightfold.core.GameInfo;
import eightfold.core.OptionSpec;
import eightfold.games.Games;
import eightfold.kit.Kit;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every key is used and every key that is used exists. A key is used by its full name in the source
 * of the messages, the terminal or a board, or by one of the patterns that are computed here.
 */
class KeysTest {
  private static final Pattern KEY =
      Pattern.compile("\"((?:game|option|clause|event|card|ask|play|bot|rules)\\.[\\w.-]*\\w)\"");

  private final Messages english = Messages.strictlyIn(Language.EN);

  private static Set<String> literals() {
    Set<String> keys = new TreeSet<>();
    Stream<String> games = Games.all().stream().map(kit -> kit.info().slug());
    String[] modules =
        Stream.concat(Stream.of("messages", "cli", "kit"), games).toArray(String[]::new);
    Sources.of(modules).forEach(source -> collect(source, keys));
    return keys;
  }

  /** A sentence for every kind of event, and the words for its cards. */
  private static Set<String> narrated() {
    Set<String> keys = new TreeSet<>(Set.of("event.ended"));
    for (Kit<?, ?, ?> kit : Games.all()) {
      keys.add("card." + kit.info().slug());
      for (Class<?> event : kit.events().getPermittedSubclasses()) {
        String type = EventArguments.hyphened(event.getSimpleName());
        keys.add("event." + kit.info().slug() + "." + type);
      }
    }
    return keys;
  }

  private static void collect(String source, Set<String> keys) {
    Matcher found = KEY.matcher(source);
    while (found.find()) {
      keys.add(found.group(1));
    }
  }

  /** game, option, clause, bot, help and rules by what the games themselves list. */
  private Set<String> listed() {
    Set<String> keys = new TreeSet<>();
    for (Kit<?, ?, ?> kit : Games.all()) {
      GameInfo info = kit.info();
      keys.add("game." + info.slug() + ".title");
      keys.add("game." + info.slug() + ".tagline");
      keys.add("play.help." + info.slug());
      info.options().stream().map(OptionSpec::name).forEach(name -> keys.add("option." + name));
      for (Clause clause : info.clauses()) {
        keys.add("clause." + clause.id() + ".title");
        Stream.of("rule", "reading", "option") // see RuleBookTest
            .map(part -> "clause." + clause.id() + "." + part)
            .filter(english::has)
            .forEach(keys::add);
      }
      int chapters = new RuleBook(english, info).chapters().size();
      for (int number = 1; number <= chapters; number++) {
        keys.add("rules." + info.slug() + "." + number + ".title");
        keys.add("rules." + info.slug() + "." + number + ".text");
      }
    }
    for (String level : List.of("gentle", "steady", "sharp")) {
      keys.add("bot." + level);
      keys.add("bot." + level + ".about");
    }
    return keys;
  }

  @Test
  void no_key_is_unused_and_none_is_missing() {
    Set<String> used = new TreeSet<>(literals());
    used.addAll(narrated());
    used.addAll(listed());
    Set<String> known = new TreeSet<>(english.keys());
    known.removeIf(key -> key.startsWith("refusal.")); // see RefusalTextTest
    known.removeIf(key -> key.startsWith("advice.")); // see ReasoningTest
    known.removeIf(key -> key.matches("(web|table)\\..*")); // see the client's keys.test.ts
    assertThat(known).containsExactlyElementsOf(used);
  }

  @Test
  void titles_are_those_of_the_games() {
    for (Kit<?, ?, ?> game : Games.all()) {
      for (Language language : Language.values()) {
        Messages messages = Messages.strictlyIn(language);
        assertThat(messages.text("game." + game.info().slug() + ".title"))
            .isEqualTo(game.info().title());
      }
      RuleBook book = new RuleBook(english, game.info());
      assertThat(book.chapters()).hasSizeGreaterThan(3);
      for (Clause clause : game.info().clauses()) {
        RuleBook.Entry entry = book.clause(clause.id()).orElseThrow();
        assertThat(entry.title().replace('’', '\'')).isEqualTo(clause.title());
      }
      assertThat(book.clause("X1")).isEmpty();
    }
  }
}
