package eightfold.twentyeight;

import eightfold.core.Chance;
import eightfold.core.Codec;
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
          "David L. Hoyt, Colin Morgan, Mike Hirtle",
          3,
          6,
          List.of(
              new OptionSpec.SeatOrChance("firstGiver", "T5"),
              new OptionSpec.Flag("passIsFinal", "T12", false),
              new OptionSpec.Flag("lowMayPlayFor28", "T18", false)),
          Clauses.ALL);
  private static final MoveCodec CODEC = new MoveCodec();

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
    Offers.startGame(state, chance, log);
  }

  @Override
  public TwentyEightView view(TwentyEightState state, int seat) {
    return Describe.view(state, seat);
  }

  @Override
  public void sample(TwentyEightView view, Rng rng, TwentyEightState into) {
    Sampler.sample(view, rng, into);
  }

  @Override
  public Optional<Refusal> refuse(TwentyEightState state, int seat, TwentyEightMove move) {
    if (seat != state.toAct) {
      return Optional.of(Refusal.notYourTurn(state.choosing ? "T19" : "T7", seat, state.toAct));
    }
    return switch (move) {
      case TAKE, DECLINE ->
          state.choosing
              ? Optional.of(
                  Refusal.of(
                      "T19",
                      "choose-a-half",
                      "The round is over; choose whether you play for 8 or for 28."))
              : Optional.empty();
      case FOR8, FOR28 ->
          state.choosing
              ? Optional.empty()
              : Optional.of(
                  Refusal.of(
                      "T19",
                      "no-half-yet",
                      "Halves are chosen when the round is over; take the card or decline."));
    };
  }

  @Override
  public Codec<TwentyEightMove> codec() {
    return CODEC;
  }

  @Override
  public Result<Deal> readDeal(int leader, List<String> row, List<String> deck) {
    return Decks.permutation(Deck.FACES, Deck.CARDS, deck, "T1")
        .then(cards -> new Result.Ok<>(new Deal(leader, Deck.FACES.none(), cards)));
  }
}
