/**
 * Eights: spell number words from your hand and a row that everybody shares.
 *
 * <p>{@link eightfold.eights.Eights} is the way in. Inside, a set of cards is a {@code long} with
 * one bit a card and one byte a suit; at every border, of two cards with the same face, the lower
 * number stands for both.
 */
@NullMarked
package eightfold.eights;

import org.jspecify.annotations.NullMarked;
