package eightfold.wire;

import java.util.Locale;
import java.util.Optional;

/** How much help a client wants with its decisions. */
public enum Helper {
  /** None. */
  CALM,
  /** Totals, odds, best spellings. */
  HELPER,
  /** The unseen cards, too. */
  EXPERT;

  /** By its name in lower case. */
  public static Optional<Helper> find(String level) {
    for (Helper helper : values()) {
      if (helper.name().toLowerCase(Locale.ROOT).equals(level)) {
        return Optional.of(helper);
      }
    }
    return Optional.empty();
  }
}
