package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher script with a project, a JDK and a Maven that only pretend. */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class LauncherTest {
  private static final String NODE =
      """
      [ "$1" != --version ] || exec echo v20.19.0
      case $1 in *proxy.mjs) exec echo "proxy?" ;; esac
      shift; echo "browser? $*"; [ ! -e no-browser ] || exit 2
      """;

  private @TempDir Path folder;
  private final Map<String, String> environment = new HashMap<>();
  private String path = "";

  @BeforeEach
  void prepare() throws IOException {
    Path home = Files.createDirectories(folder.resolve("my project"));
    Files.copy(Path.of("..", "eightfold"), home.resolve("eightfold"));
    home.resolve("eightfold").toFile().setExecutable(true);
    Files.createDirectories(home.resolve("cli/src/main"));
    Files.writeString(home.resolve("pom.xml"), "");
    Files.writeString(home.resolve("cli/pom.xml"), "");
    path = folder.resolve("bin") + ":/usr/bin:/bin";
    script("bin/node", NODE);
    script("bin/npm", "");
    script("jdk/bin/javac", "");
    script("jdk/bin/java", "echo java\nfor a in \"$@\"; do echo \"<$a>\"; done");
    Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
    script(
        "bin/mvn",
        "echo \"mvn $*\"\n[ ! -e fail ] || exit 7\n"
            + "mkdir -p cli/target && : >cli/target/eightfold.jar");
  }

  private void script(String name, String body) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + body + "\n");
    file.toFile().setExecutable(true);
  }

  private record Done(int code, String out) {}

  private Done launch(String... args) throws IOException, InterruptedException {
    return launch(folder.resolve("my project/eightfold"), folder.resolve("jdk"), args);
  }

  private Done launch(Path launcher, Path jdk, String... args)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put("JAVA_HOME", jdk.toString());
    builder.environment().put("PATH", path);
    builder.environment().putAll(environment);
    builder.redirectErrorStream(true);
    Process process = builder.start();
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Done(process.waitFor(), out);
  }

  @Test
  void it_builds_once_and_passes_its_arguments_on() throws Exception {
    Done first = launch("simulate", "two words", "", "*");
    assertThat(first.code()).isZero();
    assertThat(first.out())
        .contains("building", "mvn -B -ntp -q", "<simulate>\n<two words>\n<>\n<*>\n");
    assertThat(launch("games").out()).doesNotContain("mvn").contains("<games>");
  }

  @Test
  void it_builds_again_when_a_source_is_newer() throws Exception {
    launch();
    Path source = folder.resolve("my project/cli/src/main/New.java");
    Files.writeString(source, "");
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));
    assertThat(launch("games").out()).contains("building");
  }

  @Test
  void it_works_through_a_symbolic_link() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("e8"), Path.of("my project/eightfold"));
    assertThat(launch(link, folder.resolve("jdk"), "games").out())
        .contains("-Deightfold.home=" + folder.toRealPath().resolve("my project"));
  }

  @Test
  void a_jdk_that_is_too_old_is_passed_over() throws Exception {
    Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"17.0.9\"\n");
    assertThat(launch("games").out()).doesNotContain("java\n<");
  }

  @Test
  void a_failing_build_is_said_and_not_forgotten() throws Exception {
    Files.writeString(folder.resolve("my project/fail"), "");
    Done failed = launch("games");
    assertThat(failed.code()).isEqualTo(1);
    assertThat(failed.out()).contains("the build failed.").doesNotContain("<games>");
    Files.delete(folder.resolve("my project/fail"));
    assertThat(launch("games").out()).contains("building", "<games>");
  }

  @Test
  void test_runs_everything_and_hands_back_the_code() throws Exception {
    assertThat(launch("test", "-pl", "core").out())
        .isEqualTo("browser? -pl core\nproxy?\nmvn -B -ntp verify -T 2 -pl core\n");
    Files.writeString(folder.resolve("my project/fail"), "");
    assertThat(launch("test").code()).isEqualTo(7);
  }

  @Test
  void a_quick_test_needs_no_browser() throws Exception {
    assertThat(launch("test", "--quick").out())
        .startsWith("mvn -B -ntp test -T 2 -pl !browser -DexcludedGroups=slow")
        .doesNotContain("browser?");
  }

  @Test
  void a_module_a_class_and_a_browser_test_can_be_tested_by_name() throws Exception {
    Path tests = Files.createDirectories(folder.resolve("my project/cli/src/test/java"));
    Files.writeString(tests.resolve("OneTest.java"), "");
    Files.writeString(tests.resolve("Helper.java"), "");
    assertThat(launch("test", "cli").out()).contains("test -pl cli -am -Dtest=OneTest ");
    assertThat(launch("test", "OneTest").out()).contains("test -pl cli -am -Dtest=OneTest ");
    Path browser = Files.createDirectories(folder.resolve("my project/web/e2e"));
    Files.writeString(browser.resolve("lobby.spec.ts"), "");
    script("bin/npm", "echo \"npm $*\"");
    assertThat(launch("test", "lobby").out())
        .containsSubsequence(
            "browser?", "test -pl offline -am -Dtest=ParityTest,TrialTest", "npm run e2e -- lobby");
    Files.createDirectories(folder.resolve("my project/offline/target/parity"));
    assertThat(launch("test", "lobby").out())
        .contains("npm run e2e -- lobby")
        .doesNotContain("ParityTest");
    Done unknown = launch("test", "loby");
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.out()).contains("no browser test loby", "Browser tests: lobby");
  }

  @Test
  void a_build_without_the_client_is_not_taken_for_a_whole_one() throws Exception {
    environment.put("EIGHTFOLD_CLIENT", "as-it-is");
    assertThat(launch("games").out()).contains("-Dclient.skip=true package");
    environment.clear();
    assertThat(launch("games").out()).contains("building").doesNotContain("client.skip");
  }

  @Test
  void without_a_browser_no_test_begins() throws Exception {
    Files.writeString(folder.resolve("no-browser"), "");
    assertThat(launch("test")).isEqualTo(new Done(2, "browser? \n"));
  }

  @Test
  void the_build_can_be_taken_as_it_is() throws Exception {
    environment.put("EIGHTFOLD_BUILD", "no");
    Done none = launch("games");
    assertThat(none.code()).isEqualTo(2);
    assertThat(none.out()).contains("there is no build yet").doesNotContain("mvn");
    Files.createDirectories(folder.resolve("my project/cli/target"));
    Files.writeString(folder.resolve("my project/cli/target/eightfold.jar"), "");
    environment.put("EIGHTFOLD_JAVA", "-Xmx256m -Xint");
    assertThat(launch("serve").out())
        .doesNotContain("mvn")
        .contains("<-XX:+UseSerialGC>", "<-Xmx256m>\n<-Xint>\n", "<serve>");
  }

  @Test
  void a_lock_whose_owner_is_gone_is_taken_over() throws Exception {
    Path lock = Files.createDirectories(folder.resolve("my project/target/build.lock"));
    Files.writeString(lock.resolve("pid"), "99999999\n");
    assertThat(launch("games").out()).contains("<games>");
    assertThat(lock).doesNotExist();
  }

  @Test
  void a_node_that_is_missing_or_too_old_is_said_plainly() throws Exception {
    script("bin/node", "echo v20.18.3");
    Done old = launch("games");
    assertThat(old.code()).isEqualTo(2);
    assertThat(old.out()).contains("Node.js 20.19 or newer is needed", "this is 20.18.3");
    script("bin/node", "echo v100.0.0");
    assertThat(launch("games").code()).isZero();
    Files.delete(folder.resolve("my project/cli/target/built"));
    Files.delete(folder.resolve("bin/node"));
    path = folder.resolve("bin").toString();
    for (String tool : "sed head dirname readlink mkdir cat rm mv find sort".split(" ")) {
      script("bin/" + tool, "PATH=/usr/bin:/bin; exec " + tool + " \"$@\"");
    }
    Done missing = launch("games");
    assertThat(missing.code()).isEqualTo(2);
    assertThat(missing.out()).contains("node was not found", "Install it");
  }

  @Test
  void after_a_build_the_server_is_rehearsed_and_what_java_learned_is_used() throws Exception {
    script(
        "jdk/bin/java",
        """
        for a in "$@"; do case $a in
        -XX:AOTCacheOutput=*) sleep 1; : >"${a#*=}"; exit ;;
        *) echo "<$a>" ;;
        esac; done
        """);
    String cache =
        "<-XX:AOTCache=" + folder.toRealPath().resolve("my project/cli/target/eightfold.aot") + ">";
    assertThat(launch("games").out()).contains(cache, "<games>").doesNotContain("SerialGC");
    assertThat(launch("--port", "1").out()).contains(cache, "<-XX:+UseSerialGC>", "<--port>\n<1>");
    Path jar = folder.resolve("my project/cli/target/eightfold.jar");
    Files.setLastModifiedTime(jar, FileTime.from(Instant.now().plusSeconds(5)));
    assertThat(launch("games").out()).doesNotContain("AOTCache");
  }

  @Test
  void package_builds_and_hands_over_to_its_script() throws Exception {
    script("my project/packaging/package.sh", "echo \"$JAVA_HOME, $SERVING, $*\"");
    Done done = launch("package", "--out", "there");
    assertThat(done.out())
        .contains("mvn -B -ntp -q -pl cli -am", " -Ppackage package")
        .endsWith("InlineSmallCode=1000, --out there\n")
        .contains(folder.resolve("jdk") + ", -XX:+UseSerialGC");
    assertThat(launch("package", "--help").out()).doesNotContain("mvn").endsWith(", --help\n");
    Files.writeString(folder.resolve("my project/fail"), "");
    assertThat(launch("package").out()).endsWith("the build failed.\n");
  }

  @Test
  void a_build_knows_its_commit() throws Exception {
    assertThat(launch("games").out()).contains("-Deightfold.commit= ");
    script(
        "bin/git",
        "case \"$*\" in *rev-parse*) echo abc ;; *status*) [ ! -e changed ] || echo M x ;; esac");
    Files.delete(folder.resolve("my project/cli/target/built"));
    assertThat(launch("games").out()).contains("-Deightfold.commit=abc ");
    Files.writeString(folder.resolve("changed"), "");
    Files.delete(folder.resolve("my project/cli/target/built"));
    assertThat(launch("games").out()).contains("-Deightfold.commit=abc with changes ");
  }

  @Test
  void what_is_installed_starts_with_its_own_java() throws Exception {
    Path home = folder.resolve("opt/eight fold");
    Files.createDirectories(home.resolve("bin"));
    Files.copy(Path.of("../packaging/eightfold"), home.resolve("bin/eightfold"));
    home.resolve("bin/eightfold").toFile().setExecutable(true);
    script("opt/eight fold/runtime/bin/java", "for a in \"$@\"; do echo \"<$a>\"; done");
    Path link =
        Files.createSymbolicLink(folder.resolve("e8"), Path.of("opt/eight fold/bin/eightfold"));
    environment.put("EIGHTFOLD_JAVA", "-Xmx256m -Xint");
    String own = folder.toRealPath().resolve("opt/eight fold").toString();
    Done games = launch(link, folder.resolve("nowhere"), "simulate", "two words");
    assertThat(games.code()).isZero();
    assertThat(games.out())
        .startsWith("<-XX:AOTCache=" + own + "/app/eightfold.aot>")
        .contains("<-Xmx256m>\n<-Xint>\n<-Deightfold.home=" + own + ">")
        .endsWith("<-jar>\n<" + own + "/app/eightfold.jar>\n<simulate>\n<two words>\n");
    assertThat(launch(link, folder.resolve("nowhere"), "--port", "1").out())
        .startsWith("<@SERVING@>");
    for (String command : List.of("test", "dev", "package")) {
      Done refused = launch(link, folder.resolve("nowhere"), command);
      assertThat(refused.code()).isEqualTo(2);
      assertThat(refused.out()).contains(command + " works in a folder with the sources only.");
    }
  }
}
