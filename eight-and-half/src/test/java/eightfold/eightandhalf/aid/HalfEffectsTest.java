package eightfold.eightandhalf.aid;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Chance;
import eightfold.core.Event;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.eightandhalf.EightAndHalf;
import eightfold.eightandhalf.HalfCodec;
import eightfold.eightandhalf.HalfEvent;
import eightfold.eightandhalf.HalfMove;
import eightfold.eightandhalf.HalfState;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HalfEffectsTest {
  private static final EightAndHalf GAME = new EightAndHalf();
  private static final HalfCodec CODEC = new HalfCodec();

  @Test
  void what_is_foretold_is_what_happens() {
    int catches = 0;
    for (int seed = 1; seed <= 12; seed++) {
      int seats = 2 + seed % 4;
      HalfState state =
          GAME.newState(seats, GAME.info().options(seats, Map.of()).found().orElseThrow());
      GAME.deal(state, Chance.fast(seed), Log.NONE);
      Rng rng = new Rng(seed);
      Moves legal = new Moves();
      while (!state.over()) {
        state.legal(legal);
        Map<HalfMove, String> happens = new LinkedHashMap<>();
        for (int i = 0; i < legal.size(); i++) {
          if (CODEC.unpack(legal.at(i)) instanceof HalfMove.Play play) {
            happens.put(play, outcome(state, seats, legal.at(i)));
          }
        }
        Map<HalfMove, String> foretold = new LinkedHashMap<>();
        for (HalfEffects.Play play : HalfEffects.of(GAME.view(state, state.toAct())).plays()) {
          foretold.put(
              play.move(),
              play.catches() < 0 ? "value " + play.value() : "catch " + play.catches());
        }
        assertThat(foretold).isEqualTo(happens);
        catches += (int) happens.values().stream().filter(it -> it.startsWith("catch")).count();
        state.apply(state.variant(legal.at(rng.below(legal.size())), rng), Log.NONE);
      }
    }
    assertThat(catches).isGreaterThan(10);
  }

  private static String outcome(HalfState state, int seats, long move) {
    HalfState then =
        GAME.newState(seats, GAME.info().options(seats, Map.of()).found().orElseThrow());
    then.copyFrom(state);
    List<Event> events = new ArrayList<>();
    then.apply(move, events::add);
    for (Event event : events) {
      if (event instanceof HalfEvent.Caught caught) {
        return "catch " + caught.lawbreaker();
      }
    }
    return events.stream()
        .filter(HalfEvent.Played.class::isInstance)
        .map(event -> "value " + ((HalfEvent.Played) event).value())
        .findFirst()
        .orElseThrow();
  }
}
