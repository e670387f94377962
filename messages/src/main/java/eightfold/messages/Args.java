package eightfold.messages;

import java.util.HashMap;
import java.util.Map;

/** The arguments of a message, put together one by one. */
final class Args {
  private final Map<String, Object> map = new HashMap<>();

  static Args of() {
    return new Args();
  }

  Args with(String name, Object value) {
    map.put(name, value);
    return this;
  }

  /** The one who acts: {@code who} and {@code name}. */
  Args who(Viewpoint viewpoint, int seat) {
    return with("who", viewpoint.who(seat)).with("name", viewpoint.name(seat));
  }

  /** The one who is acted upon: {@code whom} and {@code victim}. */
  Args whom(Viewpoint viewpoint, int seat) {
    return with("whom", viewpoint.who(seat)).with("victim", viewpoint.name(seat));
  }

  Map<String, Object> map() {
    return map;
  }
}
