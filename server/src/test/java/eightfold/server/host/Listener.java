package eightfold.server.host;

import eightfold.table.Client;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Anna as a client without a connection: keeps what she hears. */
final class Listener implements Client {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();

  @Override
  public long guest() {
    return Tables.ANNA;
  }

  @Override
  public String name() {
    return "Anna";
  }

  @Override
  public void send(byte[] json) {
    heard.add(JSON.readTree(json));
  }

  @Override
  public void close(int code, String why) {
    heard.add(JSON.readTree("{\"type\":\"closed\"}"));
  }

  /** The next message of a type. */
  JsonNode hear(String type) throws InterruptedException {
    while (true) {
      JsonNode message = heard.poll(30, TimeUnit.SECONDS);
      if (message == null) {
        throw new AssertionError("nothing of type " + type);
      }
      if (message.path("type").asString("").equals(type)) {
        return message;
      }
    }
  }
}
