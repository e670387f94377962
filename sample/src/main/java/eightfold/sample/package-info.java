/**
 * Top Card, a small game that is played only by tests: everybody holds three cards, and the highest
 * card of each trick scores.
 */
@NullMarked
package eightfold.sample;

import org.jspecify.annotations.NullMarked;
