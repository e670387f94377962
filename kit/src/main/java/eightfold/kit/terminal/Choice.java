package eightfold.kit.terminal;

/**
 * An entry of the numbered list.
 *
 * @param move in notation
 * @param label what it means
 */
public record Choice(String move, Line label) {}
