package eightfold.advice;

import eightfold.core.Reasoning;
import eightfold.json.JsonTree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A review as JSON, for clients. All figures are whole numbers: tenths of win points, and per cents
 * of wins.
 */
public final class ReviewJson {
  private ReviewJson() {}

  /**
   * What is known so far.
   *
   * @param done whether there is nothing left to find out
   */
  public static String of(Review<?, ?, ?> review, boolean done) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("size", (long) review.size());
    json.put("fine", (long) review.fine());
    json.put("done", done);
    json.put("decisions", review.valued().stream().map(ReviewJson::decision).toList());
    return JsonTree.text(json);
  }

  private static Map<String, Object> decision(Valued valued) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("number", (long) valued.number());
    json.put("round", (long) valued.round());
    json.put("played", valued.played());
    json.put("other", valued.other());
    json.put("gain", tenths(valued.gain().mean()));
    json.put("low", tenths(valued.gain().low()));
    json.put("high", tenths(valued.gain().high()));
    json.put("wins", Math.round(100 * valued.wins()));
    json.put("otherWins", Math.round(100 * valued.otherWins()));
    json.put("worlds", (long) valued.worlds());
    json.put("grade", valued.grade().name().toLowerCase(Locale.ROOT));
    json.put("why", why(valued.why()));
    json.put("otherWhy", why(valued.otherWhy()));
    return json;
  }

  private static long tenths(double share) {
    return Math.round(1000 * share);
  }

  private static Map<String, Object> why(Reasoning why) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("kind", why.kind());
    json.put("reasons", List.copyOf(why.reasons()));
    json.put("details", new LinkedHashMap<>(why.details()));
    return json;
  }
}
