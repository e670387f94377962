package eightfold.eights.bots;

import eightfold.conformance.Match;
import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.eights.Eights;
import eightfold.eights.EightsState;
import eightfold.eights.EightsView;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Tables, players and positions for tests. */
final class Playing {
  static final Eights GAME = new Eights();
  static final Match<EightsState, EightsView> MATCH = new Match<>(GAME, EightsRoster.ROSTER);

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
}
