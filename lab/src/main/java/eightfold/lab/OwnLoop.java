package eightfold.lab;

import eightfold.core.Game;
import eightfold.core.Options;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.util.Objects;

/**
 * Gives each game its own copy of the class {@link RandomPlay}. The virtual machine collects its
 * type profiles by method; with one shared loop, measuring a second game would slow down the first.
 */
public final class OwnLoop {
  private OwnLoop() {}

  public static Loop of(Game<?, ?, ?> game, int seats, Options options, long seed) {
    try (InputStream in = RandomPlay.class.getResourceAsStream("RandomPlay.class")) {
      byte[] code = Objects.requireNonNull(in).readAllBytes();
      Class<?> copy = MethodHandles.lookup().defineHiddenClass(code, true).lookupClass();
      return (Loop)
          copy.getDeclaredConstructor(Game.class, int.class, Options.class, long.class)
              .newInstance(game, seats, options, seed);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the loop cannot be copied", e);
    }
  }
}
