package eightfold.cli;

import eightfold.lab.share.Part;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The argument that says which part of a job to do. */
final class PartOption {
  @Option(
      names = "--part",
      paramLabel = "I/N",
      description =
          "Play only the I-th of N parts of the same games, counted from 1; the command merge "
              + "puts the parts together.")
  private Optional<String> text = Optional.empty();

  /** The part, if one was asked for. */
  Optional<Part> part() {
    return text.map(given -> BadInput.unless(Part.read(given)));
  }
}
