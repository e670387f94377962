package eightfold.offline;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Tells the compiler where it finds what its own library lacks: in the package {@code jdk}. */
public final class Lacking extends SimpleSubstitutionPolicy {
  private static final String HOME = "eightfold.offline.jdk";

  @Override
  public void contribute(SubstitutionSink sink) {
    substitute(sink, "java.security", "MessageDigest");
    substitute(sink, "java.util", "HexFormat");
    substitute(sink, "eightfold.table", "Names");
  }

  private static void substitute(SubstitutionSink sink, String home, String name) {
    sink.selectClasses(named(home + "." + name)).replacePackage(home, HOME);
  }
}
