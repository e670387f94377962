package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.config.Config;
import eightfold.table.Fairness;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** An attempt to deal is void if a pledged share of chance is not revealed. */
@Tag("slow")
class VoidDealTest extends Chancers {
  private static final int SECONDS = 3;

  @Override
  Config config() {
    return super.config().with("reveal", SECONDS);
  }

  /** Waits until an attempt is void; answers with what everybody is told about it. */
  private static JsonNode voided(Visitor visitor) {
    visitor.hear(node -> node.has("table") && fair(visitor).get("voided").intValue() > 0);
    JsonNode told = visitor.hear();
    assertThat(type(told)).isEqualTo("refused");
    assertThat(told.get("error").get("code").stringValue()).isEqualTo("not-revealed");
    return told.get("error").get("details");
  }

  @Test
  void a_missing_share_brings_another_secret_and_an_open_lobby() {
    sitTogether("eights", 2, "{}", "", 1);
    pledgeBoth(1);
    String hash = fair(anna).get("hash").stringValue();
    anna.request("start", "");
    anna.request("salt", revealing(0, ANNAS));
    JsonNode details = voided(anna);
    assertThat(details.get("seats").stringValue()).isEqualTo("1");
    assertThat(details.get("names").stringValue()).isEqualTo("Bert");
    assertThat(voided(bert)).isEqualTo(details);
    assertThat(fair(anna).get("hash").stringValue()).isNotEqualTo(hash);
    assertThat(fair(anna).get("pledges")).hasToString("[\"\",\"\"]");
    assertThat(revealing(anna)).isFalse();
    assertThat(bert.problem("salt", revealing(1, BERTS))).isEqualTo("not-revealing");
    assertThat(String.join("\n", bert.heard)).doesNotContain(ANNAS);
    pledgeBoth(1);
    anna.request("start", "");
    anna.ask("salt", revealing(0, ANNAS));
    bert.hear(node -> node.has("table") && revealing(bert));
    bert.ask("salt", revealing(1, BERTS));
    anna.hear("started");
    assertThat(fair(anna).get("voided").intValue()).isEqualTo(1);
  }

  @Test
  void an_attempt_is_void_as_soon_as_somebody_leaves_for_good() {
    sitTogether("eights", 2, "{}", "", 1);
    pledgeBoth(1);
    anna.request("start", "");
    bert.ask("leave", "");
    assertThat(voided(anna).get("names").stringValue()).isEqualTo("Bert");
    assertThat(anna.table.get("seats").get(1).get("kind").stringValue()).isEqualTo("empty");
    assertThat(anna.problem("salt", revealing(0, ANNAS))).isEqualTo("not-revealing");
    assertThat(type(anna.request("bot", "\"seat\":1,\"bot\":\"random\""))).isEqualTo("changed");
  }

  @Test
  void whoever_only_watches_may_leave() {
    sitTogether("eights", 2, "{}", "", 1);
    pledgeBoth(1);
    try (Visitor cara = Visitor.arrive(server.port(), "Cara")) {
      cara.connect(table).hear("table");
      anna.request("start", "");
      cara.request("leave", "");
      assertThat(revealing(cara)).isTrue();
    }
  }

  @Test
  void the_time_to_reveal_runs_anew_after_a_restart() {
    server.stop();
    server = Server.start(config().with("reveal", 600));
    anna = Visitor.known(server.port(), anna.token);
    bert = Visitor.known(server.port(), bert.token);
    sitTogether("eights", 2, "{}", "", 1);
    pledgeBoth(1);
    anna.request("start", "");
    server.stop();
    server = Server.start(config());
    anna = Visitor.known(server.port(), anna.token);
    bert = Visitor.known(server.port(), bert.token);
    anna.connect(table).hear("table");
    assertThat(revealing(anna)).isTrue();
    assertThat(voided(anna).get("seats").stringValue()).isEqualTo("0 1");
    assertThat(pledge(anna, 0)).isEmpty();
    anna.request("pledge", pledging(0, ANNAS));
    assertThat(pledge(anna, 0)).isEqualTo(Fairness.sha256(ANNAS));
  }
}
