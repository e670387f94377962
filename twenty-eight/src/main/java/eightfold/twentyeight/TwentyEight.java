package eightfold.twentyeight;

import eightfold.core.Chance;
import eightfold.core.Codec;
import eightfold.core.Credits;
import eightfold.core.Deal;
import eightfold.core.Decks;
import eightfold.core.Game;
import eightfold.core.GameInfo;
import eightfold.core.Log;
import eightfold.core.OptionSpec;
import eightfold.core.Options;
import eightfold.core.Refusal;
import eightfold.core.Result;
import eightfold.core.Rng;
import java.util.List;
import java.util.Optional;

/**
 * 8-28. Every card-giver's turn puts a gem in the middle and offers the top card round the table;
 * when nobody takes it, the highest total up to 8 and the highest up to 28 share the gems.
 *
 * <p>Packed moves: 0 take, 1 decline, 2 for8, 3 for28.
 */
public final class TwentyEight implements Game<TwentyEightState, TwentyEightMove, TwentyEightView> {
  private static final GameInfo INFO =
      new GameInfo(
          "twenty-eight",
          "8-28",
          new Credits("David L. Hoyt, Colin Morgan, Mike Hirtle", "Zoch 2015", 8),
          3,
          6,
          List.of(
              new OptionSpec.SeatOrChance("firstGiver", "T5"),
              new OptionSpec.Flag("passIsFinal", "T12", false),
              new OptionSpec.Flag("lowMayPlayFor28", "T18", false)),
          Clauses.ALL);
  private static final TwentyEightCodec CODEC = new TwentyEightCodec();

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public TwentyEightState newState(int seats, Options options) {
    return new TwentyEightState(seats, options);
  }

  @Override
  public void deal(TwentyEightState state, Chance chance, Log log) {
    Dealing.game(state, chance, log);
  }

  @Override
  public TwentyEightView view(TwentyEightState state, int seat) {
    return Views.view(state, seat);
  }

  @Override
  public void sample(TwentyEightView view, Rng rng, TwentyEightState into) {
    Sampler.sample(view, rng, into);
  }

  @Override
  public Optional<Refusal> refuse(TwentyEightState state, int seat, TwentyEightMove move) {
    return Refusals.of(state, seat, move);
  }

  @Override
  public Codec<TwentyEightMove> codec() {
    return CODEC;
  }

  @Override
  public Result<Deal> readDeal(int leader, List<String> row, List<String> deck) {
    return Decks.permutation(Deck.FACES, Deck.CARDS, deck, "T1")
        .map(cards -> new Deal(leader, Deck.FACES.none(), cards));
  }
}
