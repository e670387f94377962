package eightfold.messages;

import eightfold.core.Clause;
import eightfold.core.GameInfo;
import eightfold.core.OptionSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The rules of one game: chapters to learn it from, and its clauses one by one. */
public final class RuleBook {
  private final Messages messages;
  private final GameInfo game;

  /** By option, what players know it by; clauses speak of options in these words. */
  private final Map<String, String> labels;

  public RuleBook(Messages messages, GameInfo game) {
    this.messages = messages;
    this.game = game;
    labels =
        game.options().stream()
            .map(OptionSpec::name)
            .collect(Collectors.toMap(name -> name, name -> label(messages, name)));
  }

  private static String label(Messages messages, String option) {
    String key = "option." + option;
    return messages.has(key) ? messages.text(key) : option;
  }

  /** A heading and what stands under it. */
  public record Chapter(String title, String text) {}

  /**
   * What a clause says, part by part; a part that it does not have is empty.
   *
   * @param rule what is published
   * @param reading how we read it where what is published is silent or ambiguous
   * @param option what the table chooses
   */
  public record Entry(String title, String rule, String reading, String option) {}

  /** The chapters in the order in which to read them. */
  public List<Chapter> chapters() {
    List<Chapter> chapters = new ArrayList<>();
    String prefix = "rules." + game.slug() + ".";
    for (int number = 1; messages.has(prefix + number + ".title"); number++) {
      chapters.add(
          new Chapter(
              messages.text(prefix + number + ".title"), messages.text(prefix + number + ".text")));
    }
    return chapters;
  }

  /** The clause with this id, in any case; one without words of its own has only its title. */
  public Optional<Entry> clause(String id) {
    String wanted = id.toUpperCase(Locale.ROOT);
    return game.clauses().stream()
        .filter(clause -> clause.id().equals(wanted))
        .findFirst()
        .map(this::entry);
  }

  private Entry entry(Clause clause) {
    String key = "clause." + clause.id();
    String title = messages.has(key + ".title") ? messages.text(key + ".title") : clause.title();
    return new Entry(title, part(key + ".rule"), part(key + ".reading"), part(key + ".option"));
  }

  private String part(String key) {
    return messages.has(key) ? messages.text(key, labels) : "";
  }
}
