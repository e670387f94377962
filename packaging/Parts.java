import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Lists all parts of what is installed: {@code sbom.cdx.json} (CycloneDX, from Maven's list, the client's packages, the
 * engine's class library and the runtime), {@code licences.txt} and the texts in {@code licences/}. A part without a
 * licence, or without its text, is an error.
 *
 * <p>Run by package.sh with the project's folder and the folder that is packed.
 */
final class Parts {
  private static final JsonMapper MAPPER = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
  private static final Pattern TEXT =
      Pattern.compile("(?i)(.*/)?(licen[cs]e|notice|copying)[^/]*|META-INF/licenses/.*");

  private final Path home;
  private final Path stage;
  private final ObjectNode bom;
  private final TreeMap<String, String> index = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
  private final List<String> troubles = new ArrayList<>();

  private Parts(Path home, Path stage) throws IOException {
    this.home = home;
    this.stage = stage;
    bom = (ObjectNode) MAPPER.readTree(Files.readString(home.resolve("cli/target/bom.json")));
  }

  public static void main(String[] args) throws IOException {
    Parts parts = new Parts(Path.of(args[0]), Path.of(args[1]));
    parts.libraries();
    parts.client();
    parts.engine();
    parts.runtime();
    parts.write();
    if (!parts.troubles.isEmpty()) {
      parts.troubles.forEach(System.err::println);
      System.exit(1);
    }
  }

  /** What Maven has listed, as far as it is there; our own modules are part of the program itself. */
  private void libraries() throws IOException {
    ArrayNode kept = MAPPER.createArrayNode();
    Set<String> listed = new LinkedHashSet<>();
    for (JsonNode component : bom.get("components")) {
      String name = component.get("name").asString() + "-" + component.get("version").asString();
      Path jar = stage.resolve("app/lib/" + name + ".jar");
      if (listed.add(jar.getFileName().toString())
          && Files.exists(jar)
          && !component.path("group").asString("").equals("eightfold")) {
        library(component, name, jar);
        withoutTexts((ObjectNode) component);
        kept.add(component);
      }
    }
    ObjectNode program = (ObjectNode) bom.get("metadata").get("component");
    withoutTexts(program);
    program.put("name", "eightfold");
    bom.set("components", kept);
    // It tells of our modules, too.
    bom.remove("dependencies");
    try (Stream<Path> jars = Files.list(stage.resolve("app/lib"))) {
      jars.map(jar -> jar.getFileName().toString())
          .filter(jar -> !listed.contains(jar))
          .forEach(jar -> troubles.add(jar + " is not in Maven's list."));
    }
  }

  private void library(JsonNode component, String name, Path jar) throws IOException {
    Path folder = Files.createDirectories(stage.resolve("licences/" + name));
    int texts = fromJar(jar, folder);
    if (texts == 0) {
      texts = fromList(component, folder);
    }
    note(name, licence(component), texts);
  }

  private static int fromJar(Path jar, Path folder) throws IOException {
    int texts = 0;
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : zip.stream().map(e -> (ZipEntry) e).toList()) {
        if (!entry.isDirectory() && !entry.getName().endsWith(".class") && TEXT.matcher(entry.getName()).matches()) {
          try (InputStream in = zip.getInputStream(entry)) {
            String flat = entry.getName().replaceFirst("^META-INF/", "").replace('/', '-');
            Files.write(folder.resolve(flat), in.readAllBytes());
            texts++;
          }
        }
      }
    }
    return texts;
  }

  /** The plugin adds the common texts of licences that it knows. */
  private static int fromList(JsonNode component, Path folder) throws IOException {
    int texts = 0;
    for (JsonNode licence : component.path("licenses")) {
      JsonNode text = licence.path("license").path("text");
      if (text.has("content")) {
        String content = text.get("content").asString();
        Files.write(
            folder.resolve("LICENSE-" + named(licence).replaceAll("[^A-Za-z0-9.-]+", "-")),
            text.path("encoding").asString("").equals("base64")
                ? Base64.getMimeDecoder().decode(content)
                : content.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        texts++;
      }
    }
    return texts;
  }

  private static void withoutTexts(ObjectNode component) {
    for (JsonNode licence : component.path("licenses")) {
      if (licence.path("license") instanceof ObjectNode named) {
        named.remove("text");
      }
    }
  }

  private static String licence(JsonNode component) {
    Set<String> names = new LinkedHashSet<>();
    component.path("licenses").forEach(licence -> names.add(named(licence)));
    return String.join(" or ", names);
  }

  private static String named(JsonNode licence) {
    JsonNode license = licence.path("license");
    return licence.path("expression").asString(license.path("id").asString(license.path("name").asString("")));
  }

  /** The packages of the client, as its build has noted them. */
  private void client() throws IOException {
    for (JsonNode part : MAPPER.readTree(Files.readString(home.resolve("web/dist/.vite/parts.json")))) {
      String name = part.get("name").asString();
      String version = part.get("version").asString();
      String licence = part.path("license").asString("");
      String label = name.replace("@", "").replace('/', '-') + "-" + version;
      Path folder = Files.createDirectories(stage.resolve("licences/" + label));
      int texts = 0;
      try (Stream<Path> files = Files.list(home.resolve("web/node_modules").resolve(name))) {
        for (Path file : files.filter(f -> TEXT.matcher(f.getFileName().toString()).matches()).toList()) {
          Files.copy(file, folder.resolve(file.getFileName().toString()));
          texts++;
        }
      }
      add("npm", name, version, licence, "pkg:npm/" + name.replace("@", "%40") + "@" + version);
      note(label, licence, texts);
    }
  }

  /** The games on the device contain a part of TeaVM's class library. */
  private void engine() throws IOException {
    String pom = Files.readString(home.resolve("offline/pom.xml"));
    Matcher version = Pattern.compile("<teavm.version>(.*)</teavm.version>").matcher(pom);
    if (!version.find()) {
      throw new IOException("offline/pom.xml does not say which TeaVM it takes");
    }
    String label = "teavm-classlib-" + version.group(1);
    Path folder = Files.createDirectories(stage.resolve("licences/" + label));
    Files.copy(home.resolve("LICENSE"), folder.resolve("LICENSE-Apache-2.0"));
    add(
        "org.teavm",
        "teavm-classlib",
        version.group(1),
        "Apache-2.0",
        "pkg:maven/org.teavm/teavm-classlib@" + version.group(1));
    note(label, "Apache-2.0", 1);
  }

  private void runtime() throws IOException {
    String release = Files.readString(stage.resolve("runtime/release"));
    Matcher version = Pattern.compile("JAVA_(?:RUNTIME_)?VERSION=\"(.*)\"").matcher(release);
    if (!version.find() || !Files.isDirectory(stage.resolve("runtime/legal"))) {
      throw new IOException("the runtime does not say what it is");
    }
    String licence = "GPL-2.0-only WITH Classpath-exception-2.0";
    add("", "openjdk", version.group(1), licence, "pkg:generic/openjdk@" + version.group(1));
    index.put("openjdk-" + version.group(1), licence + "; see runtime/legal");
  }

  private void add(String group, String name, String version, String licence, String purl) {
    ObjectNode component = ((ArrayNode) bom.get("components")).addObject();
    component.put("type", "library").put("bom-ref", purl);
    if (!group.isEmpty() && !group.equals("npm")) {
      component.put("group", group);
    }
    component.put("name", name).put("version", version);
    ArrayNode licences = component.putArray("licenses");
    if (licence.contains(" ")) {
      licences.addObject().put("expression", licence);
    } else {
      licences.addObject().putObject("license").put("id", licence);
    }
    component.put("purl", purl);
  }

  private void note(String label, String licence, int texts) {
    if (licence.isEmpty() || texts == 0) {
      troubles.add("%s has %s and %d texts of licences.".formatted(label, licence.isEmpty() ? "no licence" : licence, texts));
    }
    index.put(label, licence);
  }

  private void write() throws IOException {
    Files.writeString(stage.resolve("sbom.cdx.json"), MAPPER.writeValueAsString(bom) + "\n");
    StringBuilder list = new StringBuilder("Eightfold is under the Apache License 2.0; see LICENSE. It contains:\n\n");
    index.forEach((label, licence) -> list.append(label).append(": ").append(licence).append('\n'));
    list.append("\nTheir texts lie in licences/ and runtime/legal/.\n");
    Files.writeString(stage.resolve("licences.txt"), list);
  }
}
