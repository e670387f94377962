package eightfold.wire.json;

import eightfold.core.View;
import eightfold.json.JsonBytes;
import java.util.List;

/**
 * Writes what one seat sees as the difference to what everybody sees, so that the large common part
 * is written once for all.
 *
 * <p>The patch of an object holds the fields that differ; the patch of a list of the same length is
 * an object from index to patch; everything else is replaced as a whole.
 */
public final class Patch {
  private Patch() {}

  /** Writes nothing and returns false if there is no difference. */
  public static boolean field(JsonBytes out, String name, Object base, Object own) {
    if (same(base, own)) {
      return false;
    }
    out.name(name);
    write(out, base, own);
    return true;
  }

  /** Views of different seats differ; to compare their histories would take long. */
  private static boolean same(Object base, Object own) {
    if (base instanceof View common && own instanceof View mine) {
      return common.seat() == mine.seat() && common.equals(mine);
    }
    return base.equals(own);
  }

  static void write(JsonBytes out, Object base, Object own) {
    if (base instanceof Record common && own instanceof Record mine) {
      Writers.patch(out, common, mine);
    } else if (base instanceof List<?> common && own instanceof List<?> mine) {
      list(out, common, mine);
    } else {
      JsonWriter.write(out, own);
    }
  }

  static void list(JsonBytes out, List<?> base, List<?> own) {
    if (base.isEmpty() || base.size() != own.size() || !(base.get(0) instanceof Record)) {
      JsonWriter.write(out, own);
      return;
    }
    out.open();
    for (int i = 0; i < base.size(); i++) {
      field(out, Integer.toString(i), base.get(i), own.get(i));
    }
    out.close();
  }
}
