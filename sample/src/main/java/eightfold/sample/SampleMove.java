package eightfold.sample;

import eightfold.core.Move;

/** Plays a card of this face. */
public record SampleMove(byte card) implements Move {}
