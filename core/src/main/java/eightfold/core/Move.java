package eightfold.core;

/** What a player asks for, legal or not: a record or an enum, equal by content. */
public interface Move {}
