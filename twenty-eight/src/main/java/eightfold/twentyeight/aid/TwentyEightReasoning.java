package eightfold.twentyeight.aid;

import eightfold.core.Reasoning;
import eightfold.twentyeight.Totals;
import eightfold.twentyeight.TwentyEightMove;
import eightfold.twentyeight.TwentyEightView;
import eightfold.twentyeight.TwentyEightView.Player;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What speaks for or against a move of 8-28: the odds of the next card, the others at a half. */
public final class TwentyEightReasoning {
  private static final int EIGHT = 8;

  private TwentyEightReasoning() {}

  public static Reasoning of(TwentyEightView view, TwentyEightMove move) {
    Map<String, String> details = new LinkedHashMap<>();
    List<String> reasons = new ArrayList<>();
    Player me = view.players().get(view.seat());
    int low = Totals.low(me.secret()) + Totals.low(me.open());
    int elevens = Totals.elevens(me.secret()) + Totals.elevens(me.open());
    int best = low <= EIGHT ? low : Totals.forTwentyEight(low, elevens, false);
    details.put("total", String.valueOf(best == Totals.NONE ? low : best));
    if (move == TwentyEightMove.TAKE || move == TwentyEightMove.DECLINE) {
      odds(TwentyEightAid.of(view, false), low, details, reasons);
    } else {
      rivals(view, move == TwentyEightMove.FOR8, details, reasons);
    }
    return new Reasoning(move.toString(), reasons, details);
  }

  private static void odds(
      TwentyEightAid aid, int low, Map<String, String> details, List<String> reasons) {
    for (TwentyEightAid.Next next : aid.next()) {
      details.put("cards", String.valueOf(next.cards()));
      details.put("over", String.valueOf(next.over()));
      details.put("eight", String.valueOf(next.eight()));
      details.put("hit", String.valueOf(next.hit()));
      if (next.hit() > 0) {
        reasons.add("hit");
      }
      reasons.add(low <= EIGHT ? "eight" : "over");
    }
  }

  /** How many others lie as close to the limit of this half, or closer. */
  private static void rivals(
      TwentyEightView view, boolean eight, Map<String, String> details, List<String> reasons) {
    int mine = counted(view, view.seat(), eight);
    int rivals = 0;
    for (int seat = 0; seat < view.players().size(); seat++) {
      rivals += seat != view.seat() && counted(view, seat, eight) >= mine ? 1 : 0;
    }
    details.put("rivals", String.valueOf(rivals));
    reasons.add("rivals");
  }

  private static int counted(TwentyEightView view, int seat, boolean eight) {
    Player player = view.players().get(seat);
    if (player.out()) {
      return Totals.NONE;
    }
    int low = Totals.low(player.secret()) + Totals.low(player.open());
    int elevens = Totals.elevens(player.secret()) + Totals.elevens(player.open());
    return eight
        ? Totals.forEight(low)
        : Totals.forTwentyEight(low, elevens, view.lowMayPlayFor28());
  }
}
