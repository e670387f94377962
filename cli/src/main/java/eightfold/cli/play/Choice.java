package eightfold.cli.play;

import org.jline.utils.AttributedString;

/**
 * An entry of the numbered list.
 *
 * @param move in notation
 * @param label what it means
 */
record Choice(String move, AttributedString label) {}
