package eightfold.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The arrows between the modules, and what the engine must not touch. */
@AnalyzeClasses(packages = "eightfold", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  private static final String CORE = "eightfold.core..";
  private static final String[] ENGINE = {
    CORE, "eightfold.twentyeight..", "eightfold.eightandhalf..", "eightfold.eights.."
  };
  private static final String WIRE = "eightfold.wire..";
  private static final String TABLE = "eightfold.table..";

  @ArchTest static final ArchRule core_stands_alone = only("core", "core");

  @ArchTest static final ArchRule twenty_eight_knows_only_core = only("twentyeight", "core");

  @ArchTest static final ArchRule eight_and_half_knows_only_core = only("eightandhalf", "core");

  @ArchTest static final ArchRule eights_knows_only_core = only("eights", "core");

  @ArchTest
  static final ArchRule games_knows_only_the_engine =
      only("games", "core", "twentyeight", "eightandhalf", "eights");

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
  static final ArchRule their_json_knows_only_them_and_the_engine =
      only("wire", "core", "twentyeight", "eightandhalf", "eights");

  @ArchTest
  static final ArchRule lab_knows_the_games_only_by_their_list =
      only("lab", "core", "games", "bots", "wire");

  @ArchTest
  static final ArchRule bots_know_only_the_engine =
      only("bots", "core", "twentyeight", "eightandhalf", "eights");

  @ArchTest
  static final ArchRule messages_know_only_the_engine =
      only("messages", "core", "twentyeight", "eightandhalf", "eights");

  @ArchTest
  static final ArchRule a_table_knows_the_games_only_by_their_list =
      only("table", "core", "games", "bots", "wire");

  @ArchTest
  static final ArchRule the_server_knows_nothing_of_lab_and_command_line =
      only("server", "core", "games", "bots", "wire", "table");

  @ArchTest
  static final ArchRule the_command_line_knows_a_single_game_only_where_it_draws_tables =
      noClasses()
          .that()
          .resideInAPackage("eightfold.cli")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "eightfold.twentyeight..", "eightfold.eightandhalf..", "eightfold.eights..");

  @ArchTest
  static final ArchRule the_wire_needs_no_reflection =
      noClasses()
          .that()
          .resideInAPackage(WIRE)
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
          .resideInAnyPackage(WIRE, TABLE)
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage("eightfold..", "java..", "org.jspecify.annotations.."));

  @ArchTest
  static final ArchRule engine_and_tables_have_no_clock_no_threads_no_reflection_and_no_voice =
      noClasses()
          .that()
          .resideInAnyPackage(ENGINE)
          .or()
          .resideInAPackage(TABLE)
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(
                      "java.lang.reflect..",
                      "java.util.logging..",
                      "java.time..",
                      "java.util.concurrent..",
                      "java.io..",
                      "java.nio.file..",
                      "java.nio.channels..",
                      "java.net..")
                  // Commits of tables count with them who is finished first, writer or teller.
                  .and(not(belongToAnyOf(AtomicInteger.class, TimeUnit.class))))
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
          .resideInAPackage(TABLE)
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
      slices()
          .matching("eightfold.(**)")
          .should()
          .beFreeOfCycles()
          // The list of all bots still lies beside what they have in common.
          .ignoreDependency(
              resideInAPackage("eightfold.bots"), resideInAPackage("eightfold.bots.*"));

  private static ArchRule only(String module, String... known) {
    String[] allowed = new String[known.length + 1];
    allowed[0] = "eightfold." + module + "..";
    for (int i = 0; i < known.length; i++) {
      allowed[i + 1] = "eightfold." + known[i] + "..";
    }
    return noClasses()
        .that()
        .resideInAPackage(allowed[0])
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("eightfold..").and(not(resideInAnyPackage(allowed))));
  }
}
