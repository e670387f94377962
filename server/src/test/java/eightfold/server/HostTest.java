package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who has the say at a table when its host has gone. */
@Tag("slow")
class HostTest extends AnnaAndBert {
  /** A game that is over at once, as far as one can hurry it. */
  private void playThrough() {
    anna.request("start", "");
    bert.hear("started");
    bert.hear("changed");
    while (!bert.over()) {
      Visitor mover = anna.toAct() == 0 ? anna : bert;
      int seat = anna.toAct();
      mover.move(seat, mover.legal(seat).getFirst());
      int at = mover.at();
      Visitor other = mover == anna ? bert : anna;
      other.hear(node -> node.has("view") && other.at() == at);
      if (mover.position.get("view").get("toAct").intValue() < 0) {
        bert.hear("changed");
      }
    }
  }

  @Test
  void whoever_plays_again_has_the_say_when_the_host_has_gone() {
    sitTogether("eight-and-half", 2, "{\"rounds\":\"1\"}", "", 1);
    playThrough();
    anna.hangUp();
    bert.hear(node -> node.has("table") && !here(bert, 0));
    assertThat(bert.request("again", "").get("host").booleanValue()).isTrue();
    assertThat(bert.table.get("seats").get(0).get("kind").stringValue()).isEqualTo("empty");
    bert.request("bot", "\"seat\":0,\"bot\":\"random\"");
    assertThat(bert.request("start", "").get("type").stringValue()).isEqualTo("started");
  }

  private static boolean here(Visitor visitor, int seat) {
    return visitor.table.get("seats").get(seat).get("here").booleanValue();
  }

  @Test
  void the_say_passes_to_somebody_here_when_the_host_stays_away_from_the_lobby() {
    sitTogether("eights", 2, "{}", "", 1);
    anna.hangUp();
    bert.hear(node -> node.path("host").asBoolean(false));
    assertThat(bert.table.get("seats").get(1).get("host").booleanValue()).isTrue();
    anna.connect(table);
    assertThat(anna.hear("table").get("host").booleanValue()).isFalse();
  }

  @Test
  void the_say_waits_for_somebody_who_sits_down() throws InterruptedException {
    table = anna.open("eights", 3, "{}", "");
    anna.connect(table).hear("table");
    bert.connect(table).hear("table");
    anna.hangUp();
    bert.hear(node -> node.has("table") && !here(bert, 0));
    Thread.sleep(1100);
    bert.ask("sit", "\"seat\":1,\"name\":\"Bert\"");
    bert.hear(node -> node.path("host").asBoolean(false));
  }
}
