package eightfold.advice;

import eightfold.core.Reasoning;

/**
 * How good a decision was, from what the player could know.
 *
 * @param number how many moves of the game were made before it
 * @param played in notation
 * @param other the strongest of the other moves, in notation
 * @param gain what the played move wins more than the other one; less than nothing if it cost
 * @param wins how often the played move wins; a shared win counts in part
 * @param otherWins how often the other one wins in the same worlds
 * @param worlds how many worlds both were tried in
 * @param why what the player could know for or against the played move
 */
public record Valued(
    int number,
    int round,
    String played,
    String other,
    Estimate gain,
    double wins,
    double otherWins,
    int worlds,
    Grade grade,
    Reasoning why,
    Reasoning otherWhy) {}
