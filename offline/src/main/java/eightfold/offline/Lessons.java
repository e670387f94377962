package eightfold.offline;

import eightfold.games.Games;
import eightfold.kit.Lesson;
import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** Tells the compiler which files it must pack into the engine: the lessons of all games. */
public final class Lessons implements ResourcesPolicy {
  @Override
  public String[] supplyResources(Collection<? extends String> names) {
    return Games.slugs().stream().map(Lesson::file).toArray(String[]::new);
  }
}
