package eightfold.cli;

import eightfold.core.Eyes;
import eightfold.core.Points;
import eightfold.core.State;
import eightfold.core.Table;
import eightfold.core.View;
import eightfold.games.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** A position in words and tables, for any game. */
final class PositionText {
  private final Position position;
  private final Table<?, ?, ?> table;
  private final State<?> state;

  PositionText(Position position) {
    this.position = position;
    table = position.table();
    state = table.state();
  }

  /** As a seat or a spectator sees it; if none is given, as the seat to act does. */
  List<String> seenBy(OptionalInt viewer) {
    int seat = viewer.orElse(state.over() ? Eyes.SPECTATOR : state.toAct());
    List<String> lines = head();
    lines.add(seat == Eyes.SPECTATOR ? "as spectators see it" : "as seat " + seat + " sees it");
    lines.addAll(described(table.view(seat)));
    if (seat == state.toAct()) {
      lines.addAll(legal());
    }
    return lines;
  }

  /** With all cards: what spectators see, what each seat sees beyond that, and the deck. */
  List<String> open() {
    List<String> lines = head();
    View open = table.view(Eyes.SPECTATOR);
    lines.addAll(described(open));
    for (int seat = 0; seat < state.seats(); seat++) {
      lines.add("seat " + seat + " sees besides");
      lines.addAll(beyond(leaves(open), leaves(table.view(seat))));
    }
    lines.add("deck of the round, top card first");
    lines.add("  " + String.join(" ", position.deck()));
    lines.addAll(legal());
    return lines;
  }

  private List<String> head() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s, %d seats, game %d of the file, after %d moves, round %d"
            .formatted(
                table.game().info().title(),
                state.seats(),
                position.game(),
                position.moves(),
                state.round()));
    lines.add("points " + Points.all(state));
    return lines;
  }

  private List<String> legal() {
    List<String> lines = new ArrayList<>();
    if (state.over()) {
      lines.add("the game is over");
      return lines;
    }
    List<String> moves = table.legal();
    lines.add("seat %d has %d legal moves".formatted(state.toAct(), moves.size()));
    moves.forEach(move -> lines.add("  " + move));
    return lines;
  }

  private static List<String> described(View view) {
    return view instanceof Record fields ? Pretty.lines(fields, "seat") : List.of("  " + view);
  }

  private static Map<String, String> leaves(View view) {
    return view instanceof Record fields ? Pretty.leaves(fields) : Map.of("", view.toString());
  }

  private static List<String> beyond(Map<String, String> open, Map<String, String> seen) {
    Columns columns = new Columns();
    seen.forEach(
        (path, value) -> {
          if (!path.equals("seat") && !value.equals(open.get(path))) {
            columns.add(path, value + " ");
          }
        });
    return columns.lines();
  }
}
