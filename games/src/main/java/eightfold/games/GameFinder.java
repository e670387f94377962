package eightfold.games;

import eightfold.core.Result;
import eightfold.kit.Kit;

/** Where games are found by their slugs; usually {@link Games#find}. */
@FunctionalInterface
public interface GameFinder {
  Result<Kit<?, ?, ?>> find(String slug);
}
