package eightfold.core;

/**
 * The order of the cards of one round.
 *
 * @param leader the round's first card-giver or dealer
 * @param row the cards laid out before the deal; empty in games without a row
 * @param deck the shuffled pile, top card first, before anything is dealt from it
 */
public record Deal(int leader, Cards row, Cards deck) {}
