package eightfold.messages;

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
  public record Entry(String title, String text) {}

  /** The chapters in the order in which to read them. */
  public List<Entry> chapters() {
    List<Entry> chapters = new ArrayList<>();
    String prefix = "rules." + game.slug() + ".";
    for (int number = 1; messages.has(prefix + number + ".title"); number++) {
      chapters.add(entry(prefix + number));
    }
    return chapters;
  }

  /** The clause with this id, in any case; one without words of its own has only its title. */
  public Optional<Entry> clause(String id) {
    String wanted = id.toUpperCase(Locale.ROOT);
    return game.clauses().stream()
        .filter(clause -> clause.id().equals(wanted))
        .findFirst()
        .map(
            clause ->
                messages.has("clause." + clause.id() + ".title")
                    ? entry("clause." + clause.id())
                    : new Entry(clause.title(), ""));
  }

  private Entry entry(String key) {
    return new Entry(messages.text(key + ".title"), messages.text(key + ".text", labels));
  }
}
