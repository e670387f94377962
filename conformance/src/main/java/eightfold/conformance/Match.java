package eightfold.conformance;

import eightfold.core.Chance;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Points;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.kit.Roster;
import java.util.List;
import java.util.Map;

/** One player against copies of another: the same deals from every seat. */
public record Match<S extends State<S>, V extends View>(Game<S, ?, V> game, Roster<V> roster) {

  /** The share of wins of the first. */
  public double share(String hero, String others, int seats, int deals, int rollouts) {
    Budget budget = Budget.rollouts(rollouts);
    double wins = 0;
    for (int deal = 0; deal < deals; deal++) {
      for (int seat = 0; seat < seats; seat++) {
        List<Integer> winners = winners(hero, others, seats, deal, seat, budget);
        wins += winners.contains(seat) ? 1.0 / winners.size() : 0;
      }
    }
    return wins / (deals * seats);
  }

  private List<Integer> winners(
      String hero, String others, int seats, int deal, int seat, Budget budget) {
    Options options = game.info().options(seats, Map.of()).found().orElseThrow();
    Bot<V> one = roster.make(hero, seats, options).found().orElseThrow();
    Bot<V> rest = roster.make(others, seats, options).found().orElseThrow();
    S state = game.newState(seats, options);
    game.deal(state, Chance.fast(deal), Log.NONE);
    Rng rng = new Rng(deal * 10L + seat);
    Moves legal = new Moves();
    while (!state.over()) {
      state.legal(legal);
      Bot<V> bot = state.toAct() == seat ? one : rest;
      state.apply(bot.choose(game.view(state, state.toAct()), legal, rng, budget), Log.NONE);
    }
    return Points.winners(Points.all(state));
  }
}
