package eightfold.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Serves the client: the files of a folder, or those built into the program. Addresses that look
 * like pages of the client get its index.
 */
final class Pages {
  private static final String INDEX = "/index.html";
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("wasm", "application/wasm"),
          Map.entry("txt", "text/plain; charset=utf-8"));

  private final Optional<Path> folder;
  private final Map<String, Content> known = new ConcurrentHashMap<>();

  Pages(String folder) {
    this.folder = folder.isEmpty() ? Optional.empty() : Optional.of(Path.of(folder));
  }

  Answer answer(Request request) {
    String path = request.path();
    if (!Text.isPlainPath(path) || path.contains("..") || path.startsWith("/api")) {
      throw new Refused(404, "not-found", "There is nothing here.");
    }
    String name = path.substring(path.lastIndexOf('/') + 1);
    boolean page = !name.contains(".");
    String file = page ? INDEX : path;
    return content(file)
        .orElseThrow(() -> new Refused(404, "not-found", "There is nothing here."))
        .answer(
            request,
            path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache");
  }

  /** The built-in files stay as they are; those of a folder may change at any time. */
  private Optional<Content> content(String file) {
    if (folder.isPresent()) {
      return load(file);
    }
    Content loaded = known.get(file);
    if (loaded != null) {
      return Optional.of(loaded);
    }
    Optional<Content> fresh = load(file);
    fresh.ifPresent(content -> known.put(file, content));
    return fresh;
  }

  private Optional<Content> load(String file) {
    return read(file)
        .map(bytes -> Content.of(type(file), bytes, packed(file).orElseGet(() -> new byte[0])));
  }

  /** The build puts what it has packed with Brotli beside a file; a file may be changed later. */
  private Optional<byte[]> packed(String file) {
    String brotli = file + ".br";
    return folder.isPresent() && changed(brotli).compareTo(changed(file)) < 0
        ? Optional.empty()
        : read(brotli);
  }

  private FileTime changed(String file) {
    try {
      return Files.getLastModifiedTime(folder.orElseThrow().resolve(file.substring(1)));
    } catch (IOException e) {
      return FileTime.fromMillis(0); // there is none
    }
  }

  private static String type(String file) {
    String ending = file.substring(file.lastIndexOf('.') + 1);
    return TYPES.getOrDefault(ending, "application/octet-stream");
  }

  private Optional<byte[]> read(String file) {
    try {
      if (folder.isPresent()) {
        Path path = folder.get().resolve(file.substring(1));
        return Files.isRegularFile(path) ? Optional.of(Files.readAllBytes(path)) : Optional.empty();
      }
      try (InputStream in = Pages.class.getResourceAsStream("/eightfold/web" + file)) {
        return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
      }
    } catch (IOException e) {
      throw new Refused(404, "not-found", "There is nothing here.");
    }
  }
}
