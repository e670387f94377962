/**
 * A game against bots in the terminal: drawn and coloured for people, plain over a pipe. All words
 * come from the message catalogue.
 */
@NullMarked
package eightfold.cli.play;

import org.jspecify.annotations.NullMarked;
