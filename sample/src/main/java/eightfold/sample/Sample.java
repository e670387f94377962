package eightfold.sample;

import eightfold.core.Chance;
import eightfold.core.Clause;
import eightfold.core.Codec;
import eightfold.core.Credits;
import eightfold.core.Deal;
import eightfold.core.Decks;
import eightfold.core.Faces;
import eightfold.core.Game;
import eightfold.core.GameInfo;
import eightfold.core.Log;
import eightfold.core.OptionSpec;
import eightfold.core.Options;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.core.Rng;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Top Card. */
public final class Sample implements Game<SampleState, SampleMove, SampleView> {
  public static final Faces FACES = new Faces("1", "2", "3", "4", "5", "6", "7", "8");
  static final byte[] DECK = {
    0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7
  };
  static final int HAND = 3;

  private static final GameInfo INFO =
      new GameInfo(
          "sample",
          "Top Card",
          new Credits("an example", "", 0),
          2,
          6,
          List.of(new OptionSpec.Range("rounds", "S5", 1, 8, seats -> 3)),
          List.of(
              Clause.plain("S1", "The deck: 1 to 8, three of each"),
              Clause.plain("S2", "Everybody gets three cards"),
              Clause.plain("S3", "In turn everybody plays a card"),
              Clause.plain("S4", "The highest card scores and leads, the first of equals"),
              Clause.option("S5", "The number of rounds")));
  private static final SampleCodec CODEC = new SampleCodec();

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public SampleState newState(int seats, Options options) {
    return new SampleState(seats, options);
  }

  @Override
  public void deal(SampleState state, Chance chance, Log log) {
    state.startGame(chance, log);
  }

  @Override
  public SampleView view(SampleState state, int seat) {
    return Views.view(state, seat);
  }

  @Override
  public void sample(SampleView view, Rng rng, SampleState into) {
    Sampler.sample(view, rng, into);
  }

  @Override
  public Optional<Refusal> refuse(SampleState state, int seat, SampleMove move) {
    if (seat != state.toAct) {
      return Optional.of(Refusal.notYourTurn("S3", seat, state.toAct));
    }
    return state.find(seat, move.card()) >= 0
        ? Optional.empty()
        : Optional.of(
            Refusal.of(
                "S3",
                "not-in-hand",
                "You hold no {card}.",
                Map.of("card", FACES.text(move.card()))));
  }

  @Override
  public Codec<SampleMove> codec() {
    return CODEC;
  }

  @Override
  public Result<Deal> readDeal(int leader, List<String> row, List<String> deck) {
    return Decks.permutation(FACES, DECK, deck, "S1")
        .map(cards -> new Deal(leader, FACES.none(), cards));
  }
}
