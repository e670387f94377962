package eightfold.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.core.Clause;
import eightfold.core.GameInfo;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

/** Is this rule tested? Compares a game's clauses with the clauses that its tests cite. */
public final class ClauseCoverage {
  private ClauseCoverage() {}

  /**
   * Every clause has a test, and no test cites a clause that does not exist.
   *
   * @param anchor any test class of the game's module
   */
  public static void everyClauseHasATest(GameInfo info, Class<?> anchor) {
    assertThat(cited(anchor)).as("clauses that tests of %s cite", info.slug()).isEqualTo(ids(info));
  }

  private static Set<String> ids(GameInfo info) {
    return info.clauses().stream().map(Clause::id).collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> cited(Class<?> anchor) {
    Set<String> cited = new TreeSet<>();
    for (Class<?> type : testClasses(anchor)) {
      for (Method method : type.getDeclaredMethods()) {
        Rule rule = method.getAnnotation(Rule.class);
        if (rule != null && AnnotationSupport.isAnnotated(method, Testable.class)) {
          cited.addAll(List.of(rule.value()));
        }
      }
    }
    return cited;
  }

  private static List<? extends Class<?>> testClasses(Class<?> anchor) {
    Path root =
        Path.of(URI.create(anchor.getProtectionDomain().getCodeSource().getLocation().toString()));
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith("Test.class"))
          .map(file -> root.relativize(file).toString())
          .map(name -> name.replace(".class", "").replace('/', '.').replace('\\', '.'))
          .map(ClauseCoverage::load)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("found as a file but not as a class: " + name, e);
    }
  }
}
