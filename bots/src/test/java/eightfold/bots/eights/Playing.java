package eightfold.bots.eights;

import eightfold.bots.Bot;
import eightfold.bots.Budget;
import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Points;
import eightfold.core.Rng;
import eightfold.eights.Eights;
import eightfold.eights.EightsState;
import eightfold.eights.EightsView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Tables, players and positions for tests. */
final class Playing {
  static final Eights GAME = new Eights();

  private Playing() {}

  static Options options(int seats) {
    return GAME.info().options(seats, Map.of()).found().orElseThrow();
  }

  static Options target(int seats, int target) {
    Map<String, String> given = Map.of("target", String.valueOf(target));
    return GAME.info().options(seats, given).found().orElseThrow();
  }

  static Bot<EightsView> bot(String name, int seats) {
    return bot(name, seats, options(seats));
  }

  static Bot<EightsView> bot(String name, int seats, Options options) {
    return EightsRoster.ROSTER.make(name, seats, options).found().orElseThrow();
  }

  static EightsState dealt(Options options, int seats, long seed) {
    EightsState state = GAME.newState(seats, options);
    GAME.deal(state, Chance.fast(seed), Log.NONE);
    return state;
  }

  /** Two players; seat 0 is to act with the first of these cards and others from the end. */
  static EightsState position(String row, String hand) {
    List<String> mine = List.of(hand.split(" "));
    List<String> rest = new ArrayList<>(cards());
    for (String card : (row + " " + hand).split(" ")) {
      rest.remove(card);
    }
    List<String> deck = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      deck.add(i < mine.size() ? mine.get(i) : rest.removeLast());
      deck.add(rest.removeFirst());
    }
    deck.addAll(rest);
    Deal deal = GAME.readDeal(1, List.of(row.split(" ")), deck).found().orElseThrow();
    EightsState state = GAME.newState(2, options(2));
    GAME.deal(state, Chance.scripted(List.of(deal)), Log.NONE);
    return state;
  }

  /** The faces of all cards. */
  private static List<String> cards() {
    EightsView view = GAME.view(dealt(options(2), 2, 1), 0);
    List<String> cards = new ArrayList<>();
    for (int card = 0; card < view.row().faces().size(); card++) {
      cards.add(view.row().faces().text(card));
    }
    return cards;
  }

  static String choice(String name, EightsState state, Budget budget) {
    Moves legal = new Moves();
    state.legal(legal);
    EightsView view = GAME.view(state, state.toAct());
    Bot<EightsView> bot = bot(name, state.seats());
    return GAME.codec().text(bot.choose(view, legal, new Rng(1), budget));
  }

  /** The share of wins of one player against copies of another, from every seat. */
  static double share(String hero, String others, int seats, int deals, Budget budget) {
    double wins = 0;
    for (int deal = 0; deal < deals; deal++) {
      for (int seat = 0; seat < seats; seat++) {
        List<Integer> winners = winners(hero, others, seats, deal, seat, budget);
        wins += winners.contains(seat) ? 1.0 / winners.size() : 0;
      }
    }
    return wins / (deals * seats);
  }

  private static List<Integer> winners(
      String hero, String others, int seats, int deal, int seat, Budget budget) {
    Bot<EightsView> one = bot(hero, seats);
    Bot<EightsView> rest = bot(others, seats);
    EightsState state = dealt(options(seats), seats, deal);
    Rng rng = new Rng(deal * 10L + seat);
    Moves legal = new Moves();
    while (!state.over()) {
      state.legal(legal);
      Bot<EightsView> bot = state.toAct() == seat ? one : rest;
      state.apply(bot.choose(GAME.view(state, state.toAct()), legal, rng, budget), Log.NONE);
    }
    return Points.winners(Points.all(state));
  }
}
