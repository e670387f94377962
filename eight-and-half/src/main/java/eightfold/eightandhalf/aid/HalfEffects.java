package eightfold.eightandhalf.aid;

import eightfold.core.Cards;
import eightfold.core.Effects;
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
import java.util.List;

/**
 * What the plays of a seat lead to in Eight &amp; Half.
 *
 * @param plays from the hand or the open cards, if it is the seat's turn
 */
public record HalfEffects(List<Play> plays) implements Effects {

  /**
   * A play and what it leads to.
   *
   * @param value what the pile is worth then, in halves; 0 if it is gone
   * @param policeman the number that could catch whoever plays this, or −1
   * @param catches the seat that takes the pile for it (H17), or −1
   */
  public record Play(HalfMove move, int value, int policeman, int catches) {}

  public HalfEffects {
    plays = List.copyOf(plays);
  }

  public static HalfEffects of(HalfView view) {
    boolean play = view.phase() == Phase.PLAY || view.phase() == Phase.OPENING;
    return new HalfEffects(play && view.toAct() == view.seat() ? plays(view) : List.of());
  }

  @Override
  public boolean isEmpty() {
    return plays.isEmpty();
  }

  private static List<Play> plays(HalfView view) {
    List<Play> plays = new ArrayList<>();
    Moves legal = new Moves();
    SeatView me = view.players().get(view.seat());
    Legal.plays(source(me, view.phase()), view.value(), view.five(), legal);
    HalfCodec codec = new HalfCodec();
    for (int i = 0; i < legal.size(); i++) {
      if (codec.unpack(legal.at(i)) instanceof HalfMove.Play move) {
        plays.add(play(view, move));
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

  /** The cards at these places that are there and known. */
  static Cards lying(Cards places) {
    byte[] cards = new byte[places.size()];
    int count = 0;
    for (int i = 0; i < cards.length; i++) {
      if (places.at(i) != Deck.EMPTY && places.at(i) != Faces.HIDDEN) {
        cards[count++] = places.at(i);
      }
    }
    return Cards.copyOf(Deck.FACES, cards, 0, count);
  }

  private static Play play(HalfView view, HalfMove.Play move) {
    int face = move.cards().at(0);
    boolean pair = face != move.cards().at(move.cards().size() - 1);
    if (!pair && face == PileValue.policeman(view.value())) {
      return new Play(move, 0, PileValue.NOBODY, view.lawbreaker());
    }
    int value =
        pair ? PileValue.EIGHT_AND_HALF : PileValue.after(view.value(), face, move.cards().size());
    return new Play(move, value, PileValue.policeman(value), -1);
  }
}
