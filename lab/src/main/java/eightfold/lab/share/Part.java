package eightfold.lab.share;

import eightfold.core.Refusal;
import eightfold.core.Result;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One of several parts of a job whose steps are numbered from 0. Parts are counted from 1; each is
 * a run of steps that follow each other, and no two differ by more than one step.
 */
public record Part(int number, int count) {
  public static final Part WHOLE = new Part(1, 1);

  private static final int MOST = 100_000;
  private static final Pattern FORM = Pattern.compile("([0-9]{1,6})/([0-9]{1,6})");

  /** Reads {@code 2/8}, the second of eight. */
  public static Result<Part> read(String text) {
    Matcher form = FORM.matcher(text.trim());
    if (!form.matches()) {
      return refused("A part is written like 2/8, the second of eight, not {text}.", text);
    }
    int number = Integer.parseInt(form.group(1));
    int count = Integer.parseInt(form.group(2));
    if (count < 1 || count > MOST) {
      return refused("There can be 1 to 100000 parts, not as many as in {text}.", text);
    }
    if (number < 1 || number > count) {
      return refused("Parts are counted from 1 to their number, so there is no {text}.", text);
    }
    return new Result.Ok<>(new Part(number, count));
  }

  private static Result<Part> refused(String sentence, String text) {
    return new Result.Refused<>(
        Refusal.of("part", "part-form", sentence, Map.of("text", "\"" + text + "\"")));
  }

  /** The first step of this part if there are so many in all. */
  public long from(long steps) {
    return bound(number - 1, steps);
  }

  /** The first step that belongs to a later part. */
  public long to(long steps) {
    return bound(number, steps);
  }

  /** Rounded down; the steps times the number could be too much for a long. */
  private long bound(int parts, long steps) {
    return steps / count * parts + steps % count * parts / count;
  }

  @Override
  public String toString() {
    return number + "/" + count;
  }
}
