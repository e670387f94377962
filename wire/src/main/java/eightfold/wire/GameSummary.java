package eightfold.wire;

import java.util.List;

/**
 * A finished game in a list.
 *
 * @param ended milliseconds since 1970
 * @param names by seat
 * @param bots by seat: the level; empty for people
 */
public record GameSummary(
    String id,
    String game,
    long ended,
    List<String> names,
    List<String> bots,
    List<Integer> points,
    List<Integer> winners,
    int moves) {}
