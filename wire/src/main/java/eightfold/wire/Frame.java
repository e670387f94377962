package eightfold.wire;

import eightfold.core.Event;
import eightfold.core.View;
import java.util.List;
import java.util.Map;

/**
 * A position of a game that is shown again, and what led to it.
 *
 * @param seat whose move it was; −1 for the first deal
 * @param move in notation; empty for the first deal
 * @param points by seat
 * @param events as an onlooker sees them
 * @param view likewise
 * @param mine by seat: what only this seat knew
 */
public record Frame(
    int seat,
    String move,
    int round,
    List<Integer> points,
    List<Event> events,
    View view,
    Map<String, Tell.Mine> mine) {}
