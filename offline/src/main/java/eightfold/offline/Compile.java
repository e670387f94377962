package eightfold.offline;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Part of the build: compiles everything that {@link Wasm} needs to {@code engine.wasm}, unless
 * none of it has changed.
 */
final class Compile {
  private Compile() {}

  public static void main(String[] args) throws IOException, TeaVMToolException {
    Path folder = Path.of(args[0]);
    Path engine = folder.resolve("engine.wasm");
    Path note = folder.resolve("inputs");
    List<Path> path =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .toList();
    String inputs = inputs(path);
    if (Files.exists(engine) && Files.exists(note) && Files.readString(note).equals(inputs)) {
      return;
    }
    TeaVMTool tool = tool(path);
    tool.setTargetDirectory(folder.toFile());
    tool.setTargetFileName(engine.getFileName().toString());
    tool.generate();
    var problems = tool.getProblemProvider().getSevereProblems();
    if (!problems.isEmpty()) {
      Files.deleteIfExists(engine);
      problems.forEach(problem -> System.err.println(problem.getText() + problem.getLocation()));
      throw new IllegalStateException("the engine could not be compiled");
    }
    Files.writeString(note, inputs);
  }

  private static TeaVMTool tool(List<Path> path) throws IOException {
    URL[] urls = new URL[path.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = path.get(i).toUri().toURL();
    }
    TeaVMTool tool = new TeaVMTool();
    tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    tool.setMainClass(Wasm.class.getName());
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setObfuscated(true);
    tool.setClassLoader(new URLClassLoader(urls, Compile.class.getClassLoader()));
    tool.setClassPath(path.stream().map(Path::toFile).toList());
    return tool;
  }

  /** A line for each part of the class path: libraries by name, our own classes by content. */
  private static String inputs(List<Path> path) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (Path part : path) {
      lines.append(part.getFileName());
      if (Files.isDirectory(part)) {
        lines.append(' ').append(sum(part));
      }
      lines.append('\n');
    }
    return lines.toString();
  }

  private static String sum(Path folder) throws IOException {
    CRC32 sum = new CRC32();
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .filter(Files::isRegularFile)
          .sorted()
          .forEach(
              file -> {
                sum.update(file.toString().getBytes(StandardCharsets.UTF_8));
                try {
                  sum.update(Files.readAllBytes(file));
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
    return Long.toHexString(sum.getValue());
  }
}
