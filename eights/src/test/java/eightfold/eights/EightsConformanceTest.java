package eightfold.eights;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.ClauseCoverage;
import eightfold.conformance.GameConformance;
import eightfold.conformance.Setup;
import eightfold.core.Cards;
import eightfold.core.Game;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class EightsConformanceTest extends GameConformance<EightsState, EightsMove, EightsView> {
  private final Eights game = new Eights();

  @Override
  protected Game<EightsState, EightsMove, EightsView> game() {
    return game;
  }

  @Override
  protected int mostMoves(Setup setup) {
    int handsWithWords = setup.seats() * (setup.options().number("target") - 1) + 1;
    return EightsState.mostTurns(setup.seats()) * (handsWithWords + 1) * EightsState.PATIENCE;
  }

  /** An exchange concerns the same places of the deck, whatever cards lie there. */
  @Override
  protected EightsMove carryOver(EightsMove move, Cards deck, Cards permuted) {
    if (!(move instanceof EightsMove.Pass(Cards under))) {
      return move;
    }
    byte[] carried = under.toArray();
    boolean[] used = new boolean[deck.size()];
    for (int i = 0; i < carried.length; i++) {
      int place = 0;
      while (used[place] || deck.at(place) != carried[i]) {
        place++;
      }
      used[place] = true;
      carried[i] = permuted.at(place);
    }
    return new EightsMove.Pass(Cards.of(Deck.FACES, carried));
  }

  @Override
  protected void checkConservation(EightsState state) {
    Layout layout = state.layout;
    long found = layout.row;
    int count = Deck.SUITS;
    for (int seat = 0; seat < state.seats; seat++) {
      found |= layout.hands[seat];
      count += layout.held(seat);
      assertThat(layout.held(seat)).isLessThanOrEqualTo(state.handSize);
      assertThat(layout.stacked == 0 || layout.held(seat) == state.handSize).isTrue();
    }
    for (int i = 0; i < layout.stacked; i++) {
      found |= Deck.bit(layout.stacked(i));
      count++;
    }
    for (int suit = 0; suit < Deck.SUITS; suit++) {
      assertThat(Long.bitCount(layout.row & Deck.suitMask(suit))).isEqualTo(1);
    }
    assertThat(Long.bitCount(found)).isEqualTo(count);
    assertThat(laid(state)).isEqualTo(Deck.cards(~found).texts());
  }

  private static List<String> laid(EightsState state) {
    List<Byte> faces = new ArrayList<>();
    for (int i = 0; i < state.words; i++) {
      for (byte card : EightsCodec.laid(state.laid[i]).toArray()) {
        faces.add(card);
      }
    }
    Collections.sort(faces);
    return faces.stream().map(Deck.FACES::text).toList();
  }

  @Test
  void every_clause_has_a_test() {
    ClauseCoverage.everyClauseHasATest(game.info(), EightsConformanceTest.class);
  }
}
