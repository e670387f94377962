package eightfold.offline;

import eightfold.advice.Review;
import eightfold.advice.Valued;
import eightfold.core.Chance;
import eightfold.core.Digest;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.games.TranscriptWriter;
import eightfold.kit.Kit;
import eightfold.kit.RolloutPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Values the decisions of a game that played itself, so that browsers can be shown to agree. */
final class ReviewTrial {
  private ReviewTrial() {}

  /** How many decisions were valued and in how many worlds, and a fingerprint of their values. */
  static String of(Kit<?, ?, ?> kit, int seats, int games) {
    Review<?, ?, ?> review = Review.of(transcript(kit, seats), 1, 0, 28).found().orElseThrow();
    review.step(games);
    long digest = Digest.START;
    int worlds = 0;
    for (Valued valued : review.valued()) {
      digest = Digest.fold(digest, valued.number());
      digest = Digest.fold(digest, valued.other().hashCode());
      digest = Digest.fold(digest, Math.round(1e6 * valued.gain().low()));
      digest = Digest.fold(digest, Math.round(1e6 * valued.wins()));
      digest = Digest.fold(digest, valued.grade().ordinal());
      worlds += valued.worlds();
    }
    return review.valued().size() + " " + worlds + " " + Long.toHexString(digest);
  }

  /** A game that played itself. */
  static <S extends State<S>, M extends Move, V extends View> String transcript(
      Kit<S, M, V> kit, int seats) {
    List<String> lines = new ArrayList<>();
    TranscriptWriter writer = new TranscriptWriter(lines::add);
    Options options = kit.info().options(seats, Map.of()).found().orElseThrow();
    writer.head(kit.game(), seats, options, "trial");
    S state = kit.game().newState(seats, options);
    kit.game().deal(state, Chance.fast(28), writer);
    RolloutPolicy<S> player = kit.rollouts(seats, options);
    Rng rng = new Rng(8);
    Moves legal = new Moves();
    while (!state.over()) {
      state.legal(legal);
      long move = rng.below(4) == 0 ? legal.at(rng.below(legal.size())) : player.choose(state, rng);
      writer.move(state.toAct(), kit.game().codec().text(move), legal.size());
      state.apply(move, writer);
    }
    return String.join("\n", lines);
  }
}
