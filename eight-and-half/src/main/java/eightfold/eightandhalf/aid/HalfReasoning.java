package eightfold.eightandhalf.aid;

import eightfold.core.Reasoning;
import eightfold.eightandhalf.HalfMove;
import eightfold.eightandhalf.HalfView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What speaks for or against a move of Eight &amp; Half: the catch, the chance to be caught. */
public final class HalfReasoning {
  private HalfReasoning() {}

  public static Reasoning of(HalfView view, HalfMove move) {
    return switch (move) {
      case HalfMove.Play play -> play(view, play);
      case HalfMove.Blind blind -> plain("blind");
      case HalfMove.Collect collect -> collect(view);
      case HalfMove.Swap swap -> swap(view, swap);
      case HalfMove.Keep keep -> plain("keep");
    };
  }

  private static Reasoning plain(String kind) {
    return new Reasoning(kind, List.of(), Map.of());
  }

  private static Reasoning swap(HalfView view, HalfMove.Swap move) {
    String own = open(view, view.seat(), move.place());
    String other = open(view, move.seat(), move.theirPlace());
    return new Reasoning("swap", List.of(), Map.of("laid", own, "got", other));
  }

  private static String open(HalfView view, int seat, int place) {
    return view.players().get(seat).open().texts().get(place - 1);
  }

  private static Reasoning collect(HalfView view) {
    Map<String, String> details = Map.of("pile", String.valueOf(view.pile().size()));
    return new Reasoning("collect", List.of("pile"), details);
  }

  private static Reasoning play(HalfView view, HalfMove.Play move) {
    Map<String, String> details = new LinkedHashMap<>();
    List<String> reasons = new ArrayList<>();
    details.put("laid", move.cards().toString());
    details.put("count", String.valueOf(move.cards().size()));
    for (HalfAid.Play play : HalfAid.of(view, false).plays()) {
      if (play.move().equals(move)) {
        boolean caught = play.catches() >= 0;
        details.put("value", halves(play.value()));
        details.put("pile", String.valueOf(view.pile().size() + move.cards().size()));
        details.put("risk", String.valueOf(play.risk()));
        if (caught) {
          reasons.add("caught");
        } else if (play.risk() > 0) {
          reasons.add("risk");
        }
      }
    }
    if (move.cards().size() > 1) {
      reasons.add("many");
    }
    boolean caught = reasons.contains("caught");
    return new Reasoning(caught ? "catch" : "play", reasons, details);
  }

  private static String halves(int value) {
    return value % 2 == 0 ? String.valueOf(value / 2) : (value == 1 ? "" : value / 2) + "½";
  }
}
