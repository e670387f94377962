/**
 * All the games under one roof, and what they share beyond the rules: the list of games,
 * transcripts (JSON Lines) and their replay.
 */
@NullMarked
package eightfold.games;

import org.jspecify.annotations.NullMarked;
