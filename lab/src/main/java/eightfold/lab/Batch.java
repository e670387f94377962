package eightfold.lab;

import eightfold.core.Chance;
import eightfold.core.Event;
import eightfold.core.Game;
import eightfold.core.Log;
import eightfold.core.Moves;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.games.TranscriptWriter;

/** A few consecutive games of a plan, played by one thread with one state. */
final class Batch<S extends State<S>> implements Log {
  private final Plan plan;
  private final Game<S, ?, ?> game;
  private final boolean written;
  private final S state;
  private final StringBuilder text = new StringBuilder();
  private final TranscriptWriter transcript =
      new TranscriptWriter(line -> text.append(line).append('\n'));
  private final Summary summary;
  private final Moves moves = new Moves();
  private final Rng players = new Rng(0);
  private final Chance chance = Chance.fast(0);

  private Batch(Plan plan, Game<S, ?, ?> game, boolean written) {
    this.plan = plan;
    this.game = game;
    this.written = written;
    state = game.newState(plan.seats(), plan.options());
    summary = new Summary(plan.seats());
  }

  /**
   * What a batch brings.
   *
   * @param text the transcripts of its games, or nothing if none are wanted
   */
  record Harvest(Summary summary, String text) {}

  static Harvest play(Plan plan, boolean written, long from, long to) {
    return new Batch<>(plan, plan.kit().game(), written).play(from, to);
  }

  private Harvest play(long from, long to) {
    for (long k = from; k < to; k++) {
      chance.reseed(plan.dealSeed(k));
      players.reseed(plan.playerSeed(k));
      playOne();
    }
    return new Harvest(summary, text.toString());
  }

  private void playOne() {
    if (written) {
      transcript.head(game, plan.seats(), plan.options(), chance.text());
    }
    game.deal(state, chance, this);
    int made = 0;
    while (!state.over()) {
      state.legal(moves);
      long move = state.variant(moves.at(players.below(moves.size())), players);
      if (written) {
        transcript.move(state.toAct(), game.codec().text(move), moves.size());
      }
      state.apply(move, this);
      made++;
    }
    summary.addGame(state, made);
  }

  @Override
  public void add(Event event) {
    summary.addEvent(event);
    if (written) {
      transcript.add(event);
    }
  }
}
