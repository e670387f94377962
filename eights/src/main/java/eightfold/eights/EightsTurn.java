package eightfold.eights;

/**
 * What somebody did in the current hand, as everybody saw it: the cards that a pass put under the
 * stack are face down.
 */
public record EightsTurn(int seat, EightsMove move) {}
