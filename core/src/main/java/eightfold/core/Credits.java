package eightfold.core;

/**
 * Who made a game, and for whom.
 *
 * @param published publisher and year as far as they are known: {@code Zoch 2015}
 * @param age the youngest age that the box names; 0 if it names none
 */
public record Credits(String authors, String published, int age) {}
