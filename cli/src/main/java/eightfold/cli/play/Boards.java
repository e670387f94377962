package eightfold.cli.play;

import eightfold.core.Move;
import eightfold.core.Options;
import eightfold.core.View;
import eightfold.eights.EightsView;
import eightfold.kit.Bot;
import eightfold.kit.Kit;
import eightfold.kit.Roster;

/** Finds the board of a game. */
final class Boards {
  private Boards() {}

  @SuppressWarnings("unchecked") // the slug decides the types
  static <M extends Move, V extends View> Board<M, V> of(
      Kit<?, M, V> game, int seats, Options options, Look look) {
    String slug = game.info().slug();
    return (Board<M, V>)
        switch (slug) {
          case "twenty-eight" -> new TwentyEightBoard(look);
          case "eight-and-half" -> new HalfBoard(look);
          case "eights" ->
              new EightsBoard(
                  look,
                  (Bot<EightsView>)
                      game.roster().make(Roster.STEADY, seats, options).found().orElseThrow());
          default -> throw new IllegalArgumentException("no board for " + slug);
        };
  }
}
