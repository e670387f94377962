package eightfold.messages;

import com.ibm.icu.util.ULocale;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A language in which there is a catalogue. */
public enum Language {
  EN,
  DE,
  FR,
  IT;

  private static final List<String> VARIABLES = List.of("LC_ALL", "LC_MESSAGES", "LANG");

  /** {@code de}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  ULocale locale() {
    return ULocale.forLanguageTag(code());
  }

  /** Reads {@code de}, {@code de-CH} or {@code de_CH.UTF-8}; empty if we do not speak it. */
  public static Optional<Language> of(String tag) {
    String code = tag.strip().split("[-_.@]", 2)[0];
    return Arrays.stream(values()).filter(it -> it.code().equalsIgnoreCase(code)).findFirst();
  }

  /**
   * The language of an environment: the first of LC_ALL, LC_MESSAGES and LANG that is set decides,
   * and what we do not speak becomes English.
   */
  public static Language from(Map<String, String> environment) {
    return VARIABLES.stream()
        .map(name -> environment.getOrDefault(name, ""))
        .filter(value -> !value.isBlank())
        .findFirst()
        .flatMap(Language::of)
        .orElse(EN);
  }
}
