package eightfold.offline;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import tools.jackson.databind.JsonNode;

/** Plays at a socket whatever is legal, and now and then does something else that may be done. */
final class Person {
  private final Recorder around;
  private final String socket;
  private JsonNode position = Recorder.JSON.readTree("{}");
  private String phase = "";
  private int number = 100;

  Person(Recorder around, String socket) {
    this.around = around;
    this.socket = socket;
  }

  String phase() {
    return phase;
  }

  void ask(String type, String fields) {
    around.text(
        socket,
        "{\"type\":\""
            + type
            + "\",\"id\":"
            + ++number
            + (fields.isEmpty() ? "" : "," + fields)
            + "}");
    listen();
  }

  void listen() {
    Queue<JsonNode> heard = around.heard(socket);
    while (!heard.isEmpty()) {
      JsonNode message = heard.remove();
      if (message.has("view")) {
        position = message;
      } else if (message.path("position").size() == 1) {
        position = message.path("position").path(0);
      }
      phase = message.path("table").path("phase").asString(phase);
    }
  }

  /** Plays one of the seats' moves; false if none of them is to act. */
  boolean play(List<Integer> seats) {
    listen();
    for (int seat : seats) {
      List<String> legal = new ArrayList<>();
      position
          .path("mine")
          .path(Integer.toString(seat))
          .path("legal")
          .forEach(move -> legal.add(move.stringValue()));
      if (!legal.isEmpty()) {
        int at = position.path("at").asInt();
        String move = legal.get(at * 7 % legal.size());
        ask("move", "\"seat\":%d,\"at\":%d,\"move\":\"%s\"".formatted(seat, at, move));
        besides(seat, at);
        return true;
      }
    }
    return false;
  }

  /** Plays a move of seat 0; false if it is not to act. */
  boolean follow(String move) {
    boolean turn = !position.path("mine").path("0").path("legal").isEmpty();
    if (turn) {
      ask("move", "\"seat\":0,\"at\":%d,\"move\":\"%s\"".formatted(at(), move));
    }
    return turn;
  }

  int at() {
    listen();
    return position.path("at").asInt();
  }

  private void besides(int seat, int at) {
    switch (at % 11) {
      case 1 -> ask("take-back", "\"seat\":" + seat);
      case 3 -> ask("order", "\"seat\":" + seat + ",\"order\":\"pass\"");
      case 4 -> ask("hint", "\"seat\":" + seat);
      case 5 -> ask("order", "\"seat\":" + seat + ",\"order\":\"none\"");
      case 6 -> ask("say", "\"seat\":" + seat + ",\"phrase\":\"thanks\"");
      case 7 -> {
        ask("pause", "\"on\":true");
        around.pass(5_000);
        ask("pause", "\"on\":false");
      }
      case 8 -> ask("help", "\"level\":\"" + (at % 2 == 0 ? "expert" : "helper") + "\"");
      case 9 -> ask("look", "");
      case 10 -> ask("move", "\"seat\":" + seat + ",\"at\":" + at + ",\"move\":\"nonsense\"");
      default -> {}
    }
  }
}
