package eightfold.games;

import eightfold.core.Deal;
import eightfold.core.Game;
import eightfold.core.Refusal;
import eightfold.core.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the deals of a transcript. */
final class DealLine {
  private DealLine() {}

  /** The deals of a game up to the first that makes no sense. */
  static List<Deal> script(Head head, List<Line> lines) {
    List<Deal> deals = new ArrayList<>();
    for (Line line : lines) {
      if (line instanceof Line.Parsed parsed && parsed.kind() == Line.Kind.DEAL) {
        Optional<Deal> deal = read(head, parsed.json()).found();
        if (deal.isEmpty()) {
          break;
        }
        deals.add(deal.get());
      }
    }
    return deals;
  }

  static Result<Deal> read(Head head, Map<?, ?> json) {
    Game<?, ?, ?> game = head.game();
    return Field.number(json, json.containsKey("dealer") ? "dealer" : "giver")
        .then(leader -> leader(head, leader))
        .then(leader -> row(json).then(row -> deck(game, leader, row, json)));
  }

  private static Result<Integer> leader(Head head, int leader) {
    return leader >= 0 && leader < head.seats()
        ? new Result.Ok<>(leader)
        : new Result.Refused<>(
            Refusal.of(
                "seat",
                "unknown-seat",
                "There is no seat {seat}; seats are 0 to {last}.",
                Map.of("seat", String.valueOf(leader), "last", String.valueOf(head.seats() - 1))));
  }

  private static Result<List<String>> row(Map<?, ?> json) {
    return json.containsKey("row") ? Field.texts(json, "row") : new Result.Ok<>(List.of());
  }

  private static Result<Deal> deck(
      Game<?, ?, ?> game, int leader, List<String> row, Map<?, ?> json) {
    return Field.texts(json, "deck").then(deck -> game.readDeal(leader, row, deck));
  }
}
