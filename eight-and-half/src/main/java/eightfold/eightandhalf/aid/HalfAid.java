package eightfold.eightandhalf.aid;

import eightfold.core.Aid;
import eightfold.eightandhalf.Deck;
import eightfold.eightandhalf.HalfMove;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.HalfView.Phase;
import eightfold.eightandhalf.HalfView.SeatView;
import eightfold.eightandhalf.PileValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What plays lead to in Eight &amp; Half, for the seat of a view. Chances are whole per cents and
 * take every card that the seat has not seen as equally likely everywhere.
 *
 * @param plays the seat's plays, if it is its turn
 * @param danger the chance that the player to act catches the seat, if it is the Lawbreaker; else 0
 * @param unseen how many of each card the seat has not seen, for experts; else empty
 */
public record HalfAid(List<Play> plays, int danger, Map<String, Integer> unseen) implements Aid {

  /**
   * A play and what it leads to.
   *
   * @param value what the pile is worth then, in halves
   * @param catches the seat that takes the pile for it (H17), or −1
   * @param risk the chance that the next player can catch whoever plays this
   */
  public record Play(HalfMove move, int value, int catches, int risk) {}

  public HalfAid {
    plays = List.copyOf(plays);
    unseen = Collections.unmodifiableMap(new LinkedHashMap<>(unseen));
  }

  public static HalfAid of(HalfView view, boolean expert) {
    long unseen = unseen(view);
    boolean play = view.phase() == Phase.PLAY || view.phase() == Phase.OPENING;
    boolean turn = play && view.toAct() == view.seat();
    boolean hunted = play && !turn && view.lawbreaker() == view.seat();
    int police = PileValue.policeman(view.value());
    return new HalfAid(
        turn ? plays(view, unseen) : List.of(),
        hunted ? chance(view.players().get(view.toAct()), police, unseen) : 0,
        expert ? named(unseen) : Map.of());
  }

  private static List<Play> plays(HalfView view, long unseen) {
    SeatView me = view.players().get(view.seat());
    SeatView next = view.players().get((view.seat() + 1) % view.players().size());
    List<Play> plays = new ArrayList<>();
    for (HalfEffects.Play play : HalfEffects.of(view).plays()) {
      boolean last = play.move() instanceof HalfMove.Play p && p.cards().size() == me.unplayed();
      int risk = last ? 0 : chance(next, play.policeman(), unseen);
      plays.add(new Play(play.move(), play.value(), play.catches(), risk));
    }
    return plays;
  }

  /** The chance that a player can lay this face, in per cent. */
  private static int chance(SeatView player, int face, long unseen) {
    if (face == PileValue.NOBODY) {
      return 0;
    }
    if (!player.hand().isEmpty()) {
      return among(player.hand().size(), face, unseen);
    }
    long open = Deck.heap(HalfEffects.lying(player.open()));
    if (open != 0) {
      return Deck.count(open, face) > 0 ? 100 : 0;
    }
    if (Deck.count(Deck.heap(HalfEffects.lying(player.blind())), face) > 0) {
      return 100;
    }
    return player.blind().texts().contains("?") ? among(1, face, unseen) : 0;
  }

  /** The chance that so many cards of the unseen ones include this face. */
  private static int among(int cards, int face, long unseen) {
    int all = Deck.size(unseen);
    int others = all - Deck.count(unseen, face);
    double none = 1;
    for (int i = 0; i < cards; i++) {
      none *= Math.max(0, others - i) / (double) (all - i);
    }
    return (int) Math.round(100 * (1 - none));
  }

  private static long unseen(HalfView view) {
    long seen = Deck.heap(view.pile());
    for (SeatView player : view.players()) {
      seen += Deck.heap(player.burned()) + Deck.heap(HalfEffects.lying(player.open()));
      seen += Deck.heap(HalfEffects.lying(player.blind()));
    }
    return Deck.ALL - seen - Deck.heap(view.players().get(view.seat()).hand());
  }

  private static Map<String, Integer> named(long heap) {
    Map<String, Integer> named = new LinkedHashMap<>();
    for (int face = 0; face < Deck.KINDS; face++) {
      named.put(Deck.FACES.text(face), Deck.count(heap, face));
    }
    return named;
  }
}
