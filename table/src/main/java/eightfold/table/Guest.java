package eightfold.table;

/**
 * Who asks.
 *
 * @param name what they call themselves; empty if they have not said
 */
record Guest(long id, String name) {}
