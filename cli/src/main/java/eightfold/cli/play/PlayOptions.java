package eightfold.cli.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the command line says about the game; the rest is asked or taken as usual. */
record PlayOptions(
    Optional<String> game,
    Optional<Integer> seats,
    List<String> bots,
    Optional<String> level,
    int seat,
    Optional<String> seed,
    Map<String, String> options) {}
