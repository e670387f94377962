package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.table.Fairness;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Shares of chance are pledged first and revealed then, and nobody sees one before the others. */
@Tag("slow")
class RevealTest extends Chancers {
  @Test
  void nobody_sees_a_share_before_all_are_in_and_then_the_cards_are_dealt() {
    sitTogether("eights", 3, "{}", "random", 1);
    pledgeBoth(1);
    JsonNode sealed = anna.request("start", "");
    assertThat(type(sealed)).isEqualTo("changed");
    assertThat(revealing(anna)).isTrue();
    assertThat(fair(anna).get("bots")).hasToString("[2]");
    bert.hear(node -> node.has("table") && revealing(bert));
    assertThat(type(anna.request("salt", revealing(0, ANNAS)))).isEqualTo("done");
    bert.request("look", "");
    anna.request("look", "");
    assertThat(bert.get("/api/tables/" + table).get("fair").get("salts"))
        .hasToString("[\"\",\"\",\"\"]");
    assertThat(anna.heard).noneMatch(text -> text.contains(ANNAS));
    assertThat(bert.heard).noneMatch(text -> text.contains(ANNAS));
    JsonNode started = bert.request("salt", revealing(1, BERTS));
    assertThat(type(started)).isEqualTo("started");
    assertThat(type(anna.hear())).isEqualTo("started");
    assertThat(type(anna.hear())).isEqualTo("changed");
    assertThat(fair(anna).get("salts").get(0).stringValue()).isEqualTo(ANNAS);
    assertThat(fair(anna).get("salts").get(1).stringValue()).isEqualTo(BERTS);
    assertThat(fair(anna).get("salts").get(2).stringValue()).hasSize(64);
    assertThat(revealing(anna)).isFalse();
  }

  @Test
  void a_finished_game_shows_that_everybody_kept_to_what_they_pledged() {
    table = anna.open("eight-and-half", 2, "{\"rounds\":\"1\"}", "random");
    anna.connect(table).hear("table");
    anna.request("pledge", pledging(0, ANNAS));
    anna.request("start", "");
    anna.request("salt", revealing(0, ANNAS));
    while (!anna.over()) {
      List<String> legal = anna.legal(0);
      if (anna.toAct() == 0 && !legal.isEmpty()) {
        anna.move(0, legal.getLast());
      } else {
        anna.hear();
      }
    }
    JsonNode fair = anna.get("/api/games/" + anna.table.get("finished").stringValue()).get("fair");
    assertThat(fair).isEqualTo(fair(anna));
    String secret = fair.get("secret").stringValue();
    String bots = Fairness.sha256(secret + ":bot:1");
    assertThat(fair.get("pledges").get(0).stringValue()).isEqualTo(Fairness.sha256(ANNAS));
    assertThat(fair.get("pledges").get(1).stringValue()).isEmpty();
    assertThat(fair.get("bots")).hasToString("[1]");
    assertThat(fair.get("salts").get(1).stringValue()).isEqualTo(bots);
    assertThat(fair.get("seed").stringValue())
        .isEqualTo(Fairness.sha256(secret + ":" + ANNAS + ":" + bots));
  }

  @Test
  void who_never_pledges_still_plays_and_holds_nobody_up() {
    sitTogether("eights", 2, "{}", "", 1);
    assertThat(type(anna.request("start", ""))).isEqualTo("started");
    assertThat(fair(anna).get("salts")).hasToString("[\"\",\"\"]");
  }

  @Test
  void a_share_counts_only_as_pledged_and_only_after_the_seal() {
    sitTogether("eights", 2, "{}", "", 1);
    assertThat(anna.problem("pledge", "\"seat\":0,\"hash\":\"abc\"")).isEqualTo("pledge-form");
    assertThat(anna.problem("pledge", pledging(1, ANNAS))).isEqualTo("not-your-seat");
    anna.request("pledge", pledging(0, ANNAS));
    assertThat(anna.problem("salt", revealing(0, ANNAS))).isEqualTo("not-revealing");
    anna.request("start", "");
    assertThat(anna.problem("salt", revealing(0, BERTS))).isEqualTo("salt-not-pledged");
    assertThat(anna.problem("salt", revealing(0, "xyz"))).isEqualTo("salt-form");
    assertThat(bert.problem("salt", revealing(1, BERTS))).isEqualTo("salt-not-pledged");
    assertThat(bert.problem("salt", revealing(0, ANNAS))).isEqualTo("not-your-seat");
    assertThat(type(anna.request("salt", revealing(0, ANNAS)))).isEqualTo("started");
    assertThat(anna.problem("salt", revealing(0, ANNAS))).isEqualTo("game-on");
    assertThat(anna.problem("pledge", pledging(0, ANNAS))).isEqualTo("game-on");
  }

  @Test
  void a_share_that_is_revealed_twice_is_taken_once() {
    sitTogether("eights", 2, "{}", "", 1);
    pledgeBoth(1);
    anna.request("start", "");
    JsonNode first = anna.request("salt", revealing(0, ANNAS));
    JsonNode second = anna.request("salt", revealing(0, ANNAS));
    assertThat(second.get("n")).isEqualTo(first.get("n"));
    bert.request("salt", revealing(1, BERTS));
    assertThat(type(anna.hear())).isEqualTo("started");
  }

  @Test
  void nothing_changes_between_the_seal_and_the_deal() {
    sitTogether("eights", 3, "{}", "random", 1);
    pledgeBoth(1);
    anna.request("start", "");
    assertThat(anna.problem("pledge", pledging(0, BERTS))).isEqualTo("revealing");
    assertThat(anna.problem("start", "")).isEqualTo("revealing");
    assertThat(anna.problem("sit", "\"seat\":2,\"name\":\"Anna\"")).isEqualTo("revealing");
    assertThat(bert.problem("stand", "\"seat\":1")).isEqualTo("revealing");
    assertThat(anna.problem("swap", "\"seat\":0,\"with\":1")).isEqualTo("revealing");
    assertThat(anna.problem("bot", "\"seat\":2,\"bot\":\"none\"")).isEqualTo("revealing");
    assertThat(
            anna.problem(
                "arrange",
                "\"game\":\"eights\",\"seats\":3,\"options\":{},\"listed\":true,\"clock\":9"))
        .isEqualTo("revealing");
    anna.request("salt", revealing(0, ANNAS));
    assertThat(type(bert.request("salt", revealing(1, BERTS)))).isEqualTo("started");
  }

  @Test
  void the_last_pledge_before_the_seal_counts() {
    sitTogether("eights", 2, "{}", "", 1);
    anna.request("pledge", pledging(0, BERTS));
    anna.request("pledge", pledging(0, ANNAS));
    assertThat(pledge(anna, 0)).isEqualTo(Fairness.sha256(ANNAS));
    anna.request("start", "");
    assertThat(anna.problem("salt", revealing(0, BERTS))).isEqualTo("salt-not-pledged");
    assertThat(type(anna.request("salt", revealing(0, ANNAS)))).isEqualTo("started");
  }

  @Test
  void a_pledge_of_somebody_who_is_not_here_at_the_start_is_dropped() {
    sitTogether("eights", 3, "{}", "", 2);
    pledgeBoth(2);
    bert.hangUp();
    anna.hear(
        node -> node.has("table") && !anna.table.get("seats").get(2).get("here").booleanValue());
    anna.request("start", "");
    assertThat(fair(anna).get("pledges")).hasToString("[\"" + Fairness.sha256(ANNAS) + "\",\"\"]");
    assertThat(type(anna.request("salt", revealing(0, ANNAS)))).isEqualTo("started");
    assertThat(fair(anna).get("salts").get(1).stringValue()).isEmpty();
  }

  @Test
  void one_guest_reveals_for_all_their_seats() {
    table = anna.open("eights", 3, "{}", "");
    anna.connect(table).hear("table");
    anna.request("sit", "\"seat\":2,\"name\":\"Cara\"");
    anna.request("pledge", pledging(0, ANNAS));
    anna.request("pledge", pledging(2, BERTS));
    anna.request("start", "");
    assertThat(pledge(anna, 1)).isEqualTo(Fairness.sha256(BERTS));
    anna.request("salt", revealing(1, BERTS));
    assertThat(type(anna.request("salt", revealing(0, ANNAS)))).isEqualTo("started");
  }

  @Test
  void what_was_revealed_before_a_restart_counts_and_the_rest_is_awaited() {
    sitTogether("eights", 2, "{}", "", 1);
    pledgeBoth(1);
    anna.request("start", "");
    anna.request("salt", revealing(0, ANNAS));
    server.stop();
    server = Server.start(config());
    anna = Visitor.known(server.port(), anna.token);
    bert = Visitor.known(server.port(), bert.token);
    anna.connect(table).hear("table");
    bert.connect(table).hear("table");
    assertThat(revealing(bert)).isTrue();
    assertThat(String.join("\n", bert.heard)).doesNotContain(ANNAS);
    assertThat(type(bert.request("salt", revealing(1, BERTS)))).isEqualTo("started");
    assertThat(fair(bert).get("salts")).hasToString("[\"" + ANNAS + "\",\"" + BERTS + "\"]");
  }
}
