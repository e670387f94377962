package eightfold.core;

/**
 * Figures that help a seat to decide, worked out from nothing but its own view; so they tell
 * nothing that an attentive player could not count.
 */
public interface Aid {}
