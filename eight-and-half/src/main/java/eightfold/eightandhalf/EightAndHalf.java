package eightfold.eightandhalf;

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

/** Eight &amp; Half by Haim Shafir, for two to five players. */
public final class EightAndHalf implements Game<HalfState, HalfMove, HalfView> {
  private static final String KEEPS_FIVE = "ghostKeepsFive";
  private static final String ROUNDS = "rounds";

  private static final GameInfo INFO =
      new GameInfo(
          "eight-and-half",
          "Eight & Half",
          new Credits("Haim Shafir", "", 9),
          2,
          5,
          List.of(
              new OptionSpec.Flag(KEEPS_FIVE, "H12", true),
              new OptionSpec.Range(ROUNDS, "H22", 1, 12, seats -> 6)),
          Clauses.ALL);

  private static final HalfCodec CODEC = new HalfCodec();

  /**
   * No game has more moves than this. A play takes at least one of the 72 cards out of its source
   * for good, and a collection takes a pile that a play has begun, so that a round has at most 72
   * plays and as many collections; before it, every seat may at most answer to a swap once.
   */
  public static int mostMoves(int seats, int rounds) {
    return rounds * (2 * Deck.SIZE + seats);
  }

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public HalfState newState(int seats, Options options) {
    return new HalfState(seats, options.number(ROUNDS), options.flag(KEEPS_FIVE));
  }

  @Override
  public void deal(HalfState state, Chance chance, Log log) {
    Dealing.game(state, chance, log);
  }

  @Override
  public HalfView view(HalfState state, int seat) {
    return Views.view(state, seat);
  }

  @Override
  public void sample(HalfView view, Rng rng, HalfState into) {
    new Sampler(view, HandOdds.FAIR).draw(rng, into);
  }

  @Override
  public Optional<Refusal> refuse(HalfState state, int seat, HalfMove move) {
    return Refusals.of(state, seat, move);
  }

  @Override
  public Codec<HalfMove> codec() {
    return CODEC;
  }

  @Override
  public Result<Deal> readDeal(int leader, List<String> row, List<String> deck) {
    if (!row.isEmpty()) {
      return new Result.Refused<>(
          Refusal.of("row", "no-row", "Eight & Half is played without a row of cards."));
    }
    return Decks.permutation(Deck.FACES, Deck.FULL, deck, "H1")
        .map(cards -> new Deal(leader, Deck.FACES.none(), cards));
  }
}
