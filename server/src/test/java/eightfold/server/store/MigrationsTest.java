package eightfold.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Comparator;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteDataSource;

class MigrationsTest {
  @TempDir Path data;

  @Test
  void the_newest_version_is_that_of_the_last_script() throws IOException {
    for (Map.Entry<String, String> dialect : Migrations.NEWEST.entrySet()) {
      try (var scripts = Files.list(Path.of("src/main/resources/db", dialect.getKey()))) {
        int newest =
            scripts
                .map(script -> script.getFileName().toString())
                .map(name -> Integer.parseInt(name.substring(1, name.indexOf("__"))))
                .max(Comparator.naturalOrder())
                .orElseThrow();
        assertThat(dialect.getValue()).isEqualTo(Integer.toString(newest));
      }
    }
  }

  @Test
  void a_new_database_is_not_current_and_one_that_was_opened_is() throws SQLException {
    SQLiteDataSource source = new SQLiteDataSource();
    source.setUrl("jdbc:sqlite:" + data.resolve("eightfold.db"));
    assertThat(Migrations.isCurrent(source, "sqlite")).isFalse();
    new SqliteStore(data).close();
    assertThat(Migrations.isCurrent(source, "sqlite")).isTrue();
    try (Connection open = source.getConnection();
        Statement statement = open.createStatement()) {
      statement.executeUpdate("UPDATE flyway_schema_history SET version = '0'");
    }
    assertThat(Migrations.isCurrent(source, "sqlite")).isFalse();
  }
}
