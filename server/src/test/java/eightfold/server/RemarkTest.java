package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * What the coach says of a round, at a table of the server: to one's own seat, and only after it.
 */
class RemarkTest extends AnnaAndBert {
  @ParameterizedTest
  @CsvSource({"twenty-eight, 3", "eight-and-half, 3", "eights, 3"})
  void decisions_of_the_last_round_are_valued_for_their_seat_alone(String game, int seats) {
    sitTogether(game, seats, "{}", "gentle", 1);
    assertThat(problem(anna, "?seat=0", 422)).isEqualTo("no-game");
    anna.request("start", "");
    bert.hear("started");
    assertThat(remark(anna, 0).get("size").intValue()).isZero();

    int moves = playRound(1);
    JsonNode told = remark(anna, 0);
    assertThat(told.get("size").intValue()).isPositive();
    for (JsonNode decision : told.get("decisions")) {
      assertThat(decision.get("round").intValue()).isEqualTo(1);
      assertThat(decision.get("number").intValue()).isLessThan(moves);
    }
    // The round that goes on is no part of it: what is known stays the same.
    moveOnce();
    assertThat(remark(anna, 0)).isEqualTo(told);
    assertThat(problem(bert, "?seat=0", 422)).isEqualTo("not-your-seat");
    assertThat(problem(anna, "?seat=2", 422)).isEqualTo("not-your-seat");
    assertThat(problem(anna, "?seat=9", 422)).isEqualTo("no-such-seat");
    assertThat(problem(anna, "", 400)).isEqualTo("bad-number");
    Visitor stranger = Visitor.known(server.port(), "");
    assertThat(problem(stranger, "?seat=0", 401)).isEqualTo("who-are-you");
  }

  @Test
  void after_the_last_round_it_is_about_that_one() {
    sitTogether("eights", 2, "{\"target\":\"5\"}", "", 1);
    anna.request("start", "");
    bert.hear("started");
    while (!anna.table.get("phase").stringValue().equals("over")) {
      moveOnce();
    }
    int last = anna.get(path("?seat=0")).at("/decisions/0/round").intValue();
    String game = anna.table.get("finished").stringValue();
    JsonNode all = anna.get("/api/games/" + game + "/quality?seat=0").get("decisions");
    assertThat(last).isEqualTo(all.get(all.size() - 1).get("round").intValue());
  }

  private int playRound(int round) {
    int moves = 0;
    while (anna.position.get("view").get("round").intValue() == round) {
      moveOnce();
      moves++;
    }
    return moves;
  }

  /** Whoever is to move does: people the first thing that they may. */
  private void moveOnce() {
    int seat = anna.toAct();
    if (seat < 0) {
      anna.hear("changed");
      return;
    }
    for (Visitor one : List.of(anna, bert)) {
      if (seat == (one == anna ? 0 : 1)) {
        one.move(seat, one.legal(seat).getFirst());
      }
    }
    for (Visitor one : List.of(anna, bert)) {
      if (seat != (one == anna ? 0 : 1)) {
        one.hear("played");
      }
    }
  }

  private String path(String query) {
    return "/api/tables/" + table + "/remark" + query;
  }

  private JsonNode remark(Visitor visitor, int seat) {
    return visitor.get(path("?seat=" + seat));
  }

  private String problem(Visitor visitor, String query, int status) {
    HttpResponse<String> answer = visitor.send("GET", path(query), "");
    assertThat(answer.statusCode()).isEqualTo(status);
    return answer.body().replaceFirst(".*\"code\":\"([a-z-]+)\".*", "$1");
  }
}
