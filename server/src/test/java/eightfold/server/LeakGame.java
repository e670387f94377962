package eightfold.server;

import eightfold.core.Cards;
import eightfold.core.Chance;
import eightfold.core.Deal;
import eightfold.core.Event;
import eightfold.core.Eyes;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Noted;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A whole game that was played without a server: the deal of each round, the moves, and who had
 * come to know which card of the round before each of them.
 */
final class LeakGame<S extends State<S>, M extends Move, V extends View> {
  private final Game<S, M, V> game;
  private final int seats;
  private final Map<String, String> options;
  final List<Deal> deals = new ArrayList<>();
  final List<Integer> movers = new ArrayList<>();
  final List<String> moves = new ArrayList<>();

  /** By round: the index of the move that ends it. */
  final List<Integer> lasts = new ArrayList<>();

  private final List<int[]> eyes = new ArrayList<>();
  private int[] known = {};

  private LeakGame(Game<S, M, V> game, int seats, Map<String, String> options) {
    this.game = game;
    this.seats = seats;
    this.options = options;
  }

  /** Any moves to the end of the game. */
  static <S extends State<S>, M extends Move, V extends View> LeakGame<S, M, V> play(
      Game<S, M, V> game, int seats, Map<String, String> options, Rng rng) {
    LeakGame<S, M, V> whole = new LeakGame<>(game, seats, options);
    List<Event> events = new ArrayList<>();
    Table<S, M, V> table =
        Table.open(game, seats, options, Chance.fast(rng.nextLong()), events::add)
            .found()
            .orElseThrow();
    whole.note(events);
    S state = table.state();
    Moves legal = new Moves();
    while (!state.over()) {
      int round = state.round();
      state.legal(legal);
      long move = state.variant(legal.at(rng.below(legal.size())), rng);
      whole.look(state);
      whole.movers.add(state.toAct());
      whole.moves.add(game.codec().text(move));
      events.clear();
      state.apply(move, events::add);
      whole.note(events);
      if (state.over() || state.round() > round) {
        whole.lasts.add(whole.moves.size() - 1);
      }
    }
    return whole;
  }

  private void note(List<Event> events) {
    for (Event event : events) {
      if (event instanceof Noted noted && noted.note().containsKey("deck")) {
        deals.add(deal(noted.note()));
        known = new int[deals.getLast().deck().size()];
      }
    }
  }

  private void look(S state) {
    for (int position = 0; position < known.length; position++) {
      known[position] |= state.eyes(position);
    }
    eyes.add(known.clone());
  }

  private Deal deal(Map<String, Object> note) {
    Object first = note.get(note.containsKey("dealer") ? "dealer" : "giver");
    int leader = first instanceof Integer seat ? seat : 0;
    return game.readDeal(leader, texts(note, "row"), texts(note, "deck")).found().orElseThrow();
  }

  private static List<String> texts(Map<String, Object> note, String name) {
    return note.get(name) instanceof List<?> list
        ? list.stream().map(Object::toString).toList()
        : List.of();
  }

  /**
   * The deals with cards of one round exchanged that the observer does not come to know before a
   * move of that round, and under which all moves until then hold.
   */
  Optional<List<Deal>> exchanged(int round, int before, int observer, Rng rng) {
    Deal deal = deals.get(round);
    byte[] cards = deal.deck().toArray();
    int[] seen = eyes.get(before);
    List<Deal> others = new ArrayList<>(deals);
    int changes = 0;
    for (int attempt = 0; attempt < 200 && changes < 20; attempt++) {
      int one = rng.below(cards.length);
      int two = rng.below(cards.length);
      boolean hidden = !Eyes.see(seen[one], observer) && !Eyes.see(seen[two], observer);
      boolean differ = !text(deal, cards[one]).equals(text(deal, cards[two]));
      if (hidden && differ) {
        swap(cards, one, two);
        others.set(
            round, new Deal(deal.leader(), deal.row(), Cards.of(deal.deck().faces(), cards)));
        if (holds(others, round, before)) {
          changes++;
        } else {
          swap(cards, one, two);
        }
      }
    }
    others.set(round, new Deal(deal.leader(), deal.row(), Cards.of(deal.deck().faces(), cards)));
    return changes == 0 ? Optional.empty() : Optional.of(others);
  }

  private static String text(Deal deal, byte card) {
    return deal.deck().faces().text(card);
  }

  private static void swap(byte[] cards, int one, int two) {
    byte card = cards[one];
    cards[one] = cards[two];
    cards[two] = card;
  }

  /** Whether the same moves before one of a round are allowed, and rounds end where they ended. */
  private boolean holds(List<Deal> others, int in, int before) {
    Table<S, M, V> table =
        Table.open(game, seats, options, Chance.scripted(others), Log.NONE).found().orElseThrow();
    int ended = 0;
    for (int i = 0; i < before; i++) {
      int round = table.state().round();
      if (table.play(movers.get(i), moves.get(i), Log.NONE).isPresent() || table.state().over()) {
        return false;
      }
      boolean ends = table.state().round() > round;
      if (ends != lasts.contains(i)) {
        return false;
      }
      ended += ends ? 1 : 0;
    }
    return ended == in;
  }
}
