package eightfold.lab.gauntlet;

import eightfold.advice.Estimate;
import eightfold.lab.players.Entrant;
import eightfold.lab.tournament.Setup;
import eightfold.lab.tournament.Standings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What came of a player's encounters with many styles. Every one is played on the same deals. */
public final class Gauntlet {
  private final Map<String, Row> rows = new LinkedHashMap<>();
  private final Setup frame;
  private final String player;

  /**
   * What a style and the player do to each other.
   *
   * @param guest wins of the style among copies of the player
   * @param host wins of the player among copies of the style
   */
  public record Row(String style, Optional<Estimate> guest, Optional<Estimate> host, long games) {
    /** By how much the player falls short of a fair share, at the worse of the two tables. */
    public double worst(double fair) {
      double asHost = guest.map(wins -> wins.mean() - fair).orElse(Double.NEGATIVE_INFINITY);
      double asGuest = host.map(wins -> fair - wins.mean()).orElse(Double.NEGATIVE_INFINITY);
      return Math.max(asHost, asGuest);
    }
  }

  /**
   * @param frame says everything but who plays
   */
  public Gauntlet(Setup frame, Entrant player) {
    this.frame = frame;
    this.player = player.label();
  }

  /** Both encounters with every style. */
  public static List<Encounter> encounters(Setup frame, Entrant player, List<Entrant> styles) {
    List<Encounter> encounters = new ArrayList<>();
    for (Entrant style : styles) {
      encounters.add(Encounter.of(frame, player, style, true));
      encounters.add(Encounter.of(frame, player, style, false));
    }
    return encounters;
  }

  public void add(Encounter encounter, Standings standings) {
    if (standings.blocks() == 0) {
      return;
    }
    Row before =
        rows.getOrDefault(
            encounter.style(), new Row(encounter.style(), Optional.empty(), Optional.empty(), 0));
    Optional<Estimate> wins = Optional.of(standings.player(0).wins());
    rows.put(
        encounter.style(),
        new Row(
            encounter.style(),
            encounter.guest() ? wins : before.guest,
            encounter.guest() ? before.host : wins,
            before.games + standings.games()));
  }

  public Setup frame() {
    return frame;
  }

  public String player() {
    return player;
  }

  /** What an equal wins. */
  public double fair() {
    return 1.0 / frame.seats();
  }

  /** The worst for the player first. */
  public List<Row> rows() {
    return rows.values().stream()
        .sorted(Comparator.comparingDouble((Row row) -> row.worst(fair())).reversed())
        .toList();
  }
}
