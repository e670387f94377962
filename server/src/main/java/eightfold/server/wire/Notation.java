package eightfold.server.wire;

import eightfold.core.Codec;
import eightfold.core.Game;
import eightfold.core.Move;
import eightfold.games.Games;

/** Writes moves inside views in the notation of their game. */
final class Notation {
  private static final ClassValue<Codec<Move>> CODECS =
      new ClassValue<>() {
        @Override
        protected Codec<Move> computeValue(Class<?> type) {
          return codec(type.getPackageName());
        }
      };

  private Notation() {}

  static String text(Move move) {
    return CODECS.get(move.getClass()).text(move);
  }

  /** A game's moves live beside the game. */
  @SuppressWarnings("unchecked") // the package decides the type of the move
  private static Codec<Move> codec(String home) {
    for (Game<?, ?, ?> game : Games.all()) {
      if (game.getClass().getPackageName().equals(home)) {
        return (Codec<Move>) game.codec();
      }
    }
    throw new IllegalArgumentException("no game has moves in " + home);
  }
}
