package eightfold.generator;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import eightfold.games.Games;
import eightfold.kit.Kit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** What the comments in the sources say about records and their fields. */
final class Docs {
  private final Map<String, String> comments;

  private Docs(Map<String, String> comments) {
    this.comments = comments;
  }

  /** Reads the sources in the project's folder. */
  static Docs of(Path project) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path module : modules(project)) {
      try (Stream<Path> all = Files.walk(module)) {
        all.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
      }
    }
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null, manager, null, null, null, manager.getJavaFileObjectsFromPaths(files));
      Map<String, String> comments = new HashMap<>();
      for (CompilationUnitTree unit : task.parse()) {
        new Reader(DocTrees.instance(task), comments).scan(unit, unit.getPackageName() + ".");
      }
      return new Docs(comments);
    }
  }

  /** The sources of the modules that have records of the wire. */
  private static List<Path> modules(Path project) throws IOException {
    List<Path> modules = new ArrayList<>();
    modules.add(project.resolve("core/src/main/java"));
    modules.add(project.resolve("wire/src/main/java"));
    for (Kit<?, ?, ?> kit : Games.all()) {
      modules.add(project.resolve(kit.info().slug() + "/src/main/java"));
    }
    return modules;
  }

  private static final class Reader extends TreePathScanner<@Nullable Void, String> {
    private final DocTrees trees;
    private final Map<String, String> comments;

    Reader(DocTrees trees, Map<String, String> comments) {
      this.trees = trees;
      this.comments = comments;
    }

    @Override
    public @Nullable Void visitClass(ClassTree type, String home) {
      String comment = trees.getDocComment(getCurrentPath());
      if (comment != null) {
        comments.put(home + type.getSimpleName(), comment);
      }
      return super.visitClass(type, home + type.getSimpleName() + ".");
    }
  }

  /** What a record or an enum is; empty if nothing is said. */
  String of(Class<?> type) {
    return plain(comment(type).split("@param", 2)[0]);
  }

  /** What a field is; empty if nothing is said. */
  String of(Class<?> type, String field) {
    for (String part : comment(type).split("@param")) {
      if (part.strip().matches("(?s)" + field + "\\s.*")) {
        return plain(part.strip().substring(field.length()));
      }
    }
    return "";
  }

  private String comment(Class<?> type) {
    return comments.getOrDefault(String.valueOf(type.getCanonicalName()), "");
  }

  private static String plain(String comment) {
    return comment
        .replaceAll("\\{@\\w+\\s+#?([^}]*)}", "$1")
        .replaceAll("<[^>]*>", "")
        .replace("&amp;", "&")
        .replaceAll("\\s+", " ")
        .strip();
  }
}
