package eightfold.messages;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.util.ULocale;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which plurals of a message do not fit a language. A plural needs a form for every category that
 * some number up to {@link #MOST} falls into, and may have none that the language lacks. One that
 * only tells special numbers from all others, and does not show the number, needs no more.
 */
final class Plurals {
  /** No table counts further. In French a million has a category of its own. */
  private static final int MOST = 999;

  private Plurals() {}

  static List<String> faults(ULocale locale, String message) {
    MessagePattern parsed = new MessagePattern(message);
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < parsed.countParts(); i++) {
      Part part = parsed.getPart(i);
      if (part.getType() == Part.Type.ARG_START && part.getArgType() == ArgType.PLURAL) {
        check(PluralRules.forLocale(locale), parsed, i, faults);
      }
    }
    return faults;
  }

  private static void check(
      PluralRules rules, MessagePattern parsed, int start, List<String> faults) {
    Set<String> categories = new TreeSet<>();
    Set<Double> numbers = new HashSet<>();
    boolean shown = false;
    for (int i = start + 1; i < parsed.getLimitPartIndex(start); i++) {
      Part part = parsed.getPart(i);
      if (part.getType() == Part.Type.ARG_START) {
        i = parsed.getLimitPartIndex(i);
      } else if (part.getType() == Part.Type.REPLACE_NUMBER) {
        shown = true;
      } else if (part.getType() == Part.Type.ARG_SELECTOR) {
        String selector = parsed.getSubstring(part);
        if (selector.startsWith("=")) {
          numbers.add(Double.valueOf(selector.substring(1)));
        } else {
          categories.add(selector);
        }
      }
    }
    for (String category : categories) {
      if (!rules.getKeywords().contains(category)) {
        faults.add("no such category: " + category);
      }
    }
    if (numbers.isEmpty() || shown || categories.size() > 1) {
      missing(rules, categories, numbers).forEach(it -> faults.add("no form for: " + it));
    }
  }

  private static Set<String> missing(
      PluralRules rules, Set<String> categories, Set<Double> numbers) {
    Set<String> missing = new TreeSet<>();
    for (double number = 0; number <= MOST; number++) {
      if (!numbers.contains(number)) {
        missing.add(rules.select(number));
      }
    }
    missing.add("other");
    missing.removeAll(categories);
    return missing;
  }
}
