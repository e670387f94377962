package eightfold.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import eightfold.games.Games;
import eightfold.kit.Budget;
import eightfold.kit.Lesson;
import java.util.List;
import java.util.stream.Stream;

/** The arrows between the modules, and what the engine must not touch. */
@AnalyzeClasses(packages = "eightfold", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  private static final String CORE = "eightfold.core..";
  private static final String KIT = "eightfold.kit..";
  private static final String JSON = "eightfold.json..";

  /** The package of each game's rules; its bots, its board and the rest lie below it. */
  private static final List<String> RULES =
      Games.all().stream().map(kit -> kit.getClass().getPackageName().replace(".kit", "")).toList();

  private static final String[] GAMES =
      RULES.stream().map(rules -> rules + "..").toArray(String[]::new);
  private static final String[] ENGINE = with(GAMES, CORE, KIT);
  private static final String WIRE = "eightfold.wire..";
  private static final String TABLE = "eightfold.table..";
  private static final String ADVICE = "eightfold.advice..";

  @ArchTest static final ArchRule core_stands_alone = only("core", "core");

  @ArchTest static final ArchRule json_stands_alone = only("json", "json");

  @ArchTest static final ArchRule a_kit_knows_only_core = only("kit", "core");

  @ArchTest
  static final ArchRule rules_know_only_core =
      CompositeArchRule.of(RULES.stream().map(rules -> only(rules, CORE)).toList());

  @ArchTest
  static final ArchRule a_game_knows_no_other =
      CompositeArchRule.of(RULES.stream().map(rules -> only(rules + "..", CORE, KIT)).toList());

  @ArchTest
  static final ArchRule games_knows_only_the_engine = only("eightfold.games..", with(ENGINE, JSON));

  @ArchTest
  static final ArchRule the_records_of_the_wire_know_only_core =
      noClasses()
          .that()
          .resideInAPackage("eightfold.wire")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage("eightfold..")
                  .and(not(resideInAnyPackage("eightfold.wire", CORE))));

  @ArchTest
  static final ArchRule their_json_knows_only_them_and_the_engine = only(WIRE, with(ENGINE, JSON));

  @ArchTest
  static final ArchRule advice_knows_the_games_only_by_their_list =
      only("advice", "core", "games", "kit", "wire");

  @ArchTest
  static final ArchRule lab_knows_the_games_only_by_their_list =
      only("lab", "core", "games", "kit", "wire", "advice");

  @ArchTest
  static final ArchRule messages_know_only_the_engine =
      only("eightfold.messages..", with(ENGINE, "games"));

  @ArchTest
  static final ArchRule a_table_knows_the_games_only_by_their_list =
      only("table", "core", "json", "games", "kit", "wire");

  @ArchTest
  static final ArchRule the_server_knows_nothing_of_lab_and_command_line =
      only("server", "core", "json", "games", "kit", "wire", "table", "advice");

  @ArchTest
  static final ArchRule the_command_line_knows_no_single_game =
      noClasses()
          .that()
          .resideInAPackage("eightfold.cli..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(GAMES);

  @ArchTest
  static final ArchRule the_wire_needs_no_reflection =
      noClasses()
          .that()
          .resideInAnyPackage(WIRE, JSON)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.lang.reflect..", "java.lang.invoke..", "java.util.concurrent..")
          .orShould()
          .dependOnClassesThat()
          .belongToAnyOf(ThreadLocal.class, ClassValue.class, java.util.ServiceLoader.class);

  @ArchTest
  static final ArchRule the_engine_the_wire_and_tables_need_nothing_but_java =
      classes()
          .that()
          .resideInAnyPackage(ENGINE)
          .or()
          .resideInAnyPackage(WIRE, JSON, "eightfold.games..", TABLE, ADVICE)
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage("eightfold..", "java..", "org.jspecify.annotations.."));

  @ArchTest
  static final ArchRule engine_and_tables_have_no_clock_no_threads_no_reflection_and_no_voice =
      noClasses()
          .that()
          .resideInAnyPackage(ENGINE)
          .or()
          .resideInAnyPackage(TABLE, ADVICE)
          .and()
          .doNotBelongToAnyOf(Lesson.class) // which is a file
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.lang.reflect..",
              "java.util.logging..",
              "java.time..",
              "java.util.concurrent..",
              "java.io..",
              "java.nio.file..",
              "java.nio.channels..",
              "java.net..")
          .orShould()
          .dependOnClassesThat()
          .belongToAnyOf(
              Thread.class,
              System.Logger.class,
              Runtime.class,
              java.util.Random.class,
              java.security.SecureRandom.class,
              java.util.SplittableRandom.class);

  @ArchTest
  static final ArchRule of_the_system_engine_and_tables_take_only_the_copying_of_arrays =
      noClasses()
          .that()
          .resideInAnyPackage(ENGINE)
          .or()
          .resideInAnyPackage(TABLE, ADVICE)
          .and()
          .doNotBelongToAnyOf(Budget.class) // which may be a time
          .should()
          .accessTargetWhere(
              describe(
                  "the target is in System and not arraycopy",
                  access ->
                      access.getTargetOwner().isEquivalentTo(System.class)
                          && !access.getName().equals("arraycopy")));

  @ArchTest
  static final ArchRule modules_have_no_cycles =
      slices().matching("eightfold.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule packages_have_no_cycles =
      slices().matching("eightfold.(**)").should().beFreeOfCycles();

  /** Modules by their name, or packages as ArchUnit writes them. */
  private static ArchRule only(String module, String... known) {
    String[] allowed =
        Stream.of(with(known, module))
            .map(name -> name.startsWith("eightfold.") ? name : "eightfold." + name + "..")
            .toArray(String[]::new);
    return noClasses()
        .that()
        .resideInAPackage(allowed[allowed.length - 1])
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("eightfold..").and(not(resideInAnyPackage(allowed))));
  }

  private static String[] with(String[] some, String... more) {
    return Stream.concat(Stream.of(some), Stream.of(more)).toArray(String[]::new);
  }
}
