package eightfold.messages;

import com.ibm.icu.text.MessageFormat;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The sentences of one language, safe for all threads. A pattern is parsed when it is first used;
 * after that a sentence costs a few microseconds.
 *
 * <p>A message that the language lacks is given in English. The strict kind, for tests, throws
 * instead, and also when an argument is missing.
 */
public final class Messages {
  private final Language language;
  private final Map<String, String> patterns;
  private final Map<String, String> english;
  private final boolean strict;
  private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

  private Messages(Language language, boolean strict) {
    this.language = language;
    this.strict = strict;
    patterns = Catalogue.read(language);
    english = language == Language.EN ? patterns : Catalogue.read(Language.EN);
  }

  public static Messages in(Language language) {
    return new Messages(language, false);
  }

  /** Throws where the other kind falls back. */
  public static Messages strictlyIn(Language language) {
    return new Messages(language, true);
  }

  public Set<String> keys() {
    return patterns.keySet();
  }

  public boolean has(String key) {
    return patterns.containsKey(key) || english.containsKey(key);
  }

  /** A message without arguments. */
  public String text(String key) {
    return text(key, Map.of());
  }

  /** A message with its arguments: texts and numbers by name. */
  public String text(String key, Map<String, ?> args) {
    String own = patterns.get(key);
    if (own == null && strict) {
      throw new IllegalArgumentException("no message " + key + " in " + language.code());
    }
    String pattern = own == null ? english.get(key) : own;
    if (pattern == null) {
      throw new IllegalArgumentException("no message " + key);
    }
    Language spoken = own == null ? Language.EN : language;
    MessageFormat format =
        formats.computeIfAbsent(key, it -> new MessageFormat(pattern, spoken.locale()));
    synchronized (format) {
      if (strict && !args.keySet().containsAll(format.getArgumentNames())) {
        throw new IllegalArgumentException(
            key + " needs " + format.getArgumentNames() + " and got " + args.keySet());
      }
      return format.format(args);
    }
  }
}
