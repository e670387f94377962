package eightfold.cli;

import eightfold.lab.Summary;
import eightfold.lab.Sums;
import eightfold.lab.gauntlet.Job;
import eightfold.lab.share.Attachment;
import eightfold.lab.share.Share;
import eightfold.lab.share.Shares;
import eightfold.lab.share.Unfit;
import eightfold.lab.tournament.Head;
import eightfold.lab.tournament.ResultsFile;
import eightfold.lab.tournament.Standings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts the parts of a simulation, tournament or gauntlet together. */
@Command(
    name = "merge",
    description = {
      "Puts together what simulate, tournament or gauntlet have written with --part: prints and "
          + "writes what one run would have. All parts must be there, complete and of the same job; "
          + "nothing is written before that is known."
    },
    mixinStandardHelpOptions = true)
final class MergeCommand implements Callable<Integer> {
  private static final String BLOCKS = "blocks.jsonl";

  private final Surroundings world;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description =
          "The .jsonl files of all parts, in any order, or folders with a blocks.jsonl, "
              + "or with parts of a gauntlet.")
  private List<String> files = new ArrayList<>();

  @Option(
      names = "--out",
      paramLabel = "DIR|FILE",
      description =
          "Where results go: a .csv, .json or .html file, a .jsonl file with a line for each "
              + "block, or a folder for all four. May be repeated.")
  private List<String> out = new ArrayList<>();

  @Option(
      names = "--transcript",
      paramLabel = "FILE",
      description =
          "Write the games of all parts to this file, from the transcripts that lie beside the "
              + "parts' files.")
  private Optional<String> transcript = Optional.empty();

  MergeCommand(Surroundings world) {
    this.world = world;
  }

  @Override
  public Integer call() {
    Outputs outputs = new Outputs(out);
    transcript.map(Outputs::path).ifPresent(outputs::sparing);
    try {
      List<Share> shares = Shares.all(files.stream().flatMap(MergeCommand::read).toList());
      if (Job.of(shares.getFirst().head())) {
        gauntlet(shares, outputs);
      } else if (shares.getFirst().head().has("players")) {
        blocks(shares, outputs);
      } else {
        sums(shares);
      }
    } catch (Unfit e) {
      throw new BadInput(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw FileTrouble.unwritable(outputs.blocks().orElseThrow(), e);
    }
    return 0;
  }

  /** A folder may hold several parts of a gauntlet, and one of anything else. */
  private static Stream<Share> read(String name) {
    Path path = Outputs.path(name);
    if (!Files.isDirectory(path)) {
      return Stream.of(share(path));
    }
    try {
      List<Path> parts = GauntletFiles.parts(path);
      return parts.isEmpty()
          ? Stream.of(share(path.resolve(BLOCKS)))
          : parts.stream().map(MergeCommand::share);
    } catch (IOException e) {
      throw FileTrouble.unreadable(name, e);
    }
  }

  private static Share share(Path file) {
    try {
      return Share.read(file);
    } catch (IOException e) {
      throw FileTrouble.unreadable(file.toString(), e);
    }
  }

  private void gauntlet(List<Share> shares, Outputs outputs) throws IOException {
    Optional<Path> folder = out.stream().findFirst().map(Outputs::path);
    if (out.size() > 1 || !outputs.blocks().equals(folder.map(path -> path.resolve(BLOCKS)))) {
      throw new BadInput("A gauntlet goes to one folder.");
    }
    if (transcript.isPresent()) {
      throw new BadInput("A gauntlet has no transcripts.");
    }
    new GauntletFiles(Job.read(shares.getFirst()), world).merge(shares, folder);
  }

  /** A tournament, or a simulation whose players are named. */
  private void blocks(List<Share> shares, Outputs outputs) throws IOException {
    Head head = Head.of(shares.getFirst());
    Standings standings = new Standings(head.setup());
    for (Share share : shares) {
      ResultsFile.read(share, standings::add);
    }
    outputs.prepare();
    if (outputs.blocks().filter(Files::exists).isPresent()) {
      throw new BadInput("%s holds results already.".formatted(outputs.blocks().get()));
    }
    transcripts(shares);
    if (outputs.blocks().isPresent()) {
      try (ResultsFile results =
          ResultsFile.create(outputs.blocks().get(), Head.whole(head.setup()))) {
        for (Share share : shares) {
          results.addAll(share);
        }
      }
    }
    Head.Partial typed = head.partial().orElseThrow();
    StandingsText text = new StandingsText(standings);
    world.out().println(typed.title());
    (head.setup().rotated() ? text.tournament() : text.lineUp()).forEach(world.out()::println);
    outputs.write(standings, typed.command());
  }

  /** A simulation with random players. */
  private void sums(List<Share> shares) throws IOException {
    Summary summary = Sums.merge(shares);
    if (!out.isEmpty()) {
      throw new BadInput(
          "These parts hold sums only; name the players, like --players random, for more.");
    }
    transcripts(shares);
    SummaryText.print(shares.getFirst().head().path("title").asString(""), summary, world.out());
  }

  private void transcripts(List<Share> shares) {
    if (transcript.isEmpty()) {
      return;
    }
    Path target = Outputs.path(transcript.get());
    try (TranscriptFile file = TranscriptFile.open(target)) {
      for (Share share : shares) {
        Attachment attachment =
            share
                .transcript()
                .orElseThrow(
                    () ->
                        new Unfit("%s was written without --transcript.".formatted(share.file())));
        attachment.copyFrom(share.file(), file.bytes());
      }
      file.keep();
    } catch (IOException e) {
      throw FileTrouble.unwritable(target, e);
    }
  }
}
