package eightfold.eights;

import eightfold.core.Cards;
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
import java.util.OptionalInt;

/** Eights: 2 to 6 players spell ONE to EIGHT from their hands and a common row of eight cards. */
public final class Eights implements Game<EightsState, EightsMove, EightsView> {
  private static final String TARGET = "target";
  private static final GameInfo INFO =
      new GameInfo(
          "eights",
          "Eights",
          new Credits("Eric Pederson", "1999", 0),
          2,
          6,
          List.of(new OptionSpec.Range(TARGET, "E14", 1, 200, seats -> seats <= 3 ? 50 : 30)),
          Clauses.ALL);
  private static final EightsCodec CODEC = new EightsCodec();

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public EightsState newState(int seats, Options options) {
    return new EightsState(seats, options.number(TARGET));
  }

  @Override
  public void deal(EightsState state, Chance chance, Log log) {
    Dealing.game(state, chance, log);
  }

  @Override
  public EightsView view(EightsState state, int seat) {
    return Views.view(state, seat);
  }

  @Override
  public void sample(EightsView view, Rng rng, EightsState into) {
    Sampler.sample(view, rng, into);
  }

  @Override
  public Optional<Refusal> refuse(EightsState state, int seat, EightsMove move) {
    return Refusals.of(state, seat, move);
  }

  @Override
  public Codec<EightsMove> codec() {
    return CODEC;
  }

  /** The row is one card of each suit, by suit; the deck is all the rest. */
  @Override
  public Result<Deal> readDeal(int leader, List<String> row, List<String> deck) {
    return readRow(row)
        .then(
            cards ->
                Decks.permutation(Deck.FACES, rest(cards), deck, "E1")
                    .map(pile -> new Deal(leader, cards, pile)));
  }

  private static Result<Cards> readRow(List<String> row) {
    byte[] cards = new byte[row.size()];
    for (int i = 0; i < cards.length; i++) {
      OptionalInt card = Deck.FACES.parse(row.get(i));
      if (card.isEmpty()) {
        return new Result.Refused<>(Decks.unknownCard("E1", row.get(i)));
      }
      cards[i] = (byte) card.getAsInt();
      if (Deck.suit(cards[i]) != i) {
        return rowSuits();
      }
    }
    return cards.length == Deck.SUITS ? new Result.Ok<>(Cards.of(Deck.FACES, cards)) : rowSuits();
  }

  private static Result<Cards> rowSuits() {
    return new Result.Refused<>(
        Refusal.of("E3", "row-suits", "A row is one card of each suit, from 1 to 8."));
  }

  /** The faces of all cards but the row's. */
  private static byte[] rest(Cards row) {
    long left = -1L;
    for (int i = 0; i < row.size(); i++) {
      left = Deck.without(left, row.at(i));
    }
    return Deck.cards(left).toArray();
  }
}
