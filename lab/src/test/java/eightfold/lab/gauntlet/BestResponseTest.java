package eightfold.lab.gauntlet;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Options;
import eightfold.games.Games;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import eightfold.lab.players.Entrant;
import eightfold.lab.players.Entrants;
import eightfold.lab.players.Programs;
import eightfold.lab.tournament.Setup;
import eightfold.lab.tournament.Standings;
import eightfold.lab.tournament.Tournament;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BestResponseTest {
  private final Kit<?, ?, ?> kit = Games.find("twenty-eight").found().orElseThrow();
  private final Options options = kit.info().options(4, Map.of()).found().orElseThrow();
  private final Setup frame = new Setup(kit, 4, options, List.of(), true, 28, Budget.rollouts(1));
  private final Set<Long> seeds = new HashSet<>();

  private List<Entrant> players(String names) {
    return Entrants.read(names, kit.players(), 4, options).found().orElseThrow();
  }

  private Standings play(String name, Setup setup, long blocks)
      throws IOException, InterruptedException {
    seeds.add(setup.seed());
    Standings standings = new Standings(setup);
    new Tournament(setup, new Programs(1, line -> {}), 1, false, () -> false)
        .run(
            0,
            blocks,
            (block, text) -> {
              standings.add(block);
              return true;
            });
    return standings;
  }

  @Test
  void the_search_finds_who_gains_and_confirms_it_on_fresh_deals() throws Exception {
    BestResponse search = new BestResponse(frame, players("random").getFirst(), this::play);
    BestResponse.Step best =
        search.run(players("hoarder,random~50,stop-at:0/20,dumper,only-28"), 600, 120);
    assertThat(best.candidate()).isEqualTo("stop-at:0/20");
    assertThat(best.wins().low()).isGreaterThan(0.5);
    assertThat(best.games()).isEqualTo(120);
    assertThat(search.steps())
        .extracting(BestResponse.Step::round)
        .containsExactly(1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 0);
    assertThat(seeds).as("rounds with deals of their own").hasSize(4).doesNotContain(28L);
  }

  @Test
  void a_gauntlet_puts_the_worst_first_and_partners_sit_in_twos() throws Exception {
    Entrant player = players("threshold").getFirst();
    Gauntlet gauntlet = new Gauntlet(frame, player);
    List<List<String>> tables = new ArrayList<>();
    for (Encounter encounter : Gauntlet.encounters(frame, player, players("pair,random,steady"))) {
      tables.add(encounter.setup().labels());
      gauntlet.add(encounter, play(encounter.name(), encounter.setup(), 15));
    }
    assertThat(tables)
        .containsExactly(
            List.of("pair", "pair#2", "threshold"),
            List.of("threshold", "pair"),
            List.of("random", "threshold"),
            List.of("threshold", "random"),
            List.of("steady", "threshold"),
            List.of("threshold", "steady"));
    assertThat(gauntlet.rows())
        .hasSize(3)
        .last()
        .extracting(Gauntlet.Row::style)
        .isEqualTo("random");
    double first = gauntlet.rows().getFirst().worst(0.25);
    assertThat(first).isGreaterThanOrEqualTo(gauntlet.rows().get(1).worst(0.25));
  }
}
