package eightfold.server.wire;

import eightfold.core.Move;
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
    if (base.equals(own)) {
      return false;
    }
    out.name(name);
    write(out, base, own);
    return true;
  }

  private static void write(JsonBytes out, Object base, Object own) {
    if (base instanceof Record && !(base instanceof Move) && base.getClass() == own.getClass()) {
      record(out, base, own);
    } else if (base instanceof List<?> one
        && own instanceof List<?> other
        && one.size() == other.size()
        && !one.isEmpty()
        && one.getFirst() instanceof Record) {
      list(out, one, other);
    } else {
      JsonWriter.write(out, own);
    }
  }

  private static void record(JsonBytes out, Object base, Object own) {
    Shape shape = Shape.of(base.getClass());
    out.open();
    for (int i = 0; i < shape.names.length; i++) {
      Object common = shape.read(base, i);
      Object mine = shape.read(own, i);
      if (common != mine && !common.equals(mine)) {
        out.head(shape.heads[i]);
        write(out, common, mine);
      }
    }
    out.close();
  }

  private static void list(JsonBytes out, List<?> base, List<?> own) {
    out.open();
    for (int i = 0; i < base.size(); i++) {
      field(out, Integer.toString(i), base.get(i), own.get(i));
    }
    out.close();
  }
}
