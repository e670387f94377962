package eightfold.eightandhalf.aid;

import eightfold.core.Aid;
import eightfold.core.Cards;
import eightfold.core.Faces;
import eightfold.core.Moves;
import eightfold.eightandhalf.Deck;
import eightfold.eightandhalf.HalfCodec;
import eightfold.eightandhalf.HalfMove;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.HalfView.Phase;
import eightfold.eightandhalf.HalfView.SeatView;
import eightfold.eightandhalf.Legal;
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
    List<Play> plays = new ArrayList<>();
    Moves legal = new Moves();
    Legal.plays(source(me, view.phase()), view.value(), view.five(), legal);
    HalfCodec codec = new HalfCodec();
    for (int i = 0; i < legal.size(); i++) {
      if (codec.unpack(legal.at(i)) instanceof HalfMove.Play move) {
        plays.add(play(view, move, me.unplayed() == move.cards().size(), unseen));
      }
    }
    return plays;
  }

  /** What the seat may play from, as a heap; nothing for blind cards, which nobody can foresee. */
  private static long source(SeatView seat, Phase phase) {
    if (seat.hand().isEmpty()) {
      return Deck.heap(lying(seat.open()));
    }
    long hand = Deck.heap(seat.hand());
    return phase == Phase.OPENING ? Legal.opening(hand) : hand;
  }

  private static Cards lying(Cards places) {
    byte[] cards = new byte[places.size()];
    int count = 0;
    for (int i = 0; i < cards.length; i++) {
      if (places.at(i) != Deck.EMPTY && places.at(i) != Faces.HIDDEN) {
        cards[count++] = places.at(i);
      }
    }
    return Cards.copyOf(Deck.FACES, cards, 0, count);
  }

  private static Play play(HalfView view, HalfMove.Play move, boolean last, long unseen) {
    int face = move.cards().at(0);
    boolean pair = face != move.cards().at(move.cards().size() - 1);
    if (!pair && face == PileValue.policeman(view.value())) {
      return new Play(move, 0, view.lawbreaker(), 0);
    }
    int value =
        pair ? PileValue.EIGHT_AND_HALF : PileValue.after(view.value(), face, move.cards().size());
    int next = (view.seat() + 1) % view.players().size();
    int police = PileValue.policeman(value);
    return new Play(move, value, -1, last ? 0 : chance(view.players().get(next), police, unseen));
  }

  /** The chance that a player can lay this face, in per cent. */
  private static int chance(SeatView player, int face, long unseen) {
    if (face == PileValue.NOBODY) {
      return 0;
    }
    if (!player.hand().isEmpty()) {
      return among(player.hand().size(), face, unseen);
    }
    long open = Deck.heap(lying(player.open()));
    if (open != 0) {
      return Deck.count(open, face) > 0 ? 100 : 0;
    }
    if (Deck.count(Deck.heap(lying(player.blind())), face) > 0) {
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
      seen += Deck.heap(player.burned()) + Deck.heap(lying(player.open()));
      seen += Deck.heap(lying(player.blind()));
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
