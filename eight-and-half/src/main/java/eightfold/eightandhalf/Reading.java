package eightfold.eightandhalf;

/**
 * How to read other people's turns: for each of several styles of play, how likely somebody of that
 * style and with certain cards in hand does what was seen.
 */
public interface Reading {
  /** Believes only what the rules prove: whoever collects holds nothing that fitted. */
  Reading PROOF =
      (style, hand, turns, index) ->
          turns.move(index) != HalfCodec.COLLECT
                  || !Legal.any(Handful.heap(hand), turns.value(index), turns.five(index))
              ? 1
              : 0;

  /**
   * How likely the turn is; positive if it is legal with these cards, 0 if it is not.
   *
   * @param hand the number of a hand (see {@link Handful}) that has the cards played in this turn
   */
  double chance(int style, int hand, HalfTurns turns, int index);

  default int styles() {
    return 1;
  }

  /** How many people play in this style, as a part of all. */
  default double share(int style) {
    return 1;
  }
}
