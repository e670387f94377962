package eightfold.server;

import eightfold.table.Fairness;
import tools.jackson.databind.JsonNode;

/** Anna and Bert with a share of chance each. */
abstract class Chancers extends AnnaAndBert {
  static final String ANNAS = "aa".repeat(16);
  static final String BERTS = "bb".repeat(16);

  static String pledging(int seat, String salt) {
    return "\"seat\":%d,\"hash\":\"%s\"".formatted(seat, Fairness.sha256(salt));
  }

  static String revealing(int seat, String salt) {
    return "\"seat\":%d,\"salt\":\"%s\"".formatted(seat, salt);
  }

  void pledgeBoth(int bertsSeat) {
    anna.request("pledge", pledging(0, ANNAS));
    bert.request("pledge", pledging(bertsSeat, BERTS));
    anna.hear(node -> node.has("table") && pledge(anna, bertsSeat).equals(Fairness.sha256(BERTS)));
  }

  static JsonNode fair(Visitor visitor) {
    return visitor.table.get("fair");
  }

  static boolean revealing(Visitor visitor) {
    return fair(visitor).get("revealing").booleanValue();
  }

  static String pledge(Visitor visitor, int seat) {
    return fair(visitor).get("pledges").get(seat).stringValue();
  }

  static String type(JsonNode node) {
    return node.get("type").stringValue();
  }
}
