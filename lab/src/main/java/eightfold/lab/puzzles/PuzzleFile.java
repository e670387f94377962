package eightfold.lab.puzzles;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/**
 * A collection of puzzles as it is committed: JSON with a line for each puzzle.
 *
 * @param options of the game, where they are not the usual ones
 * @param seed of the hunt that found them
 */
public record PuzzleFile(
    String game, int seats, Map<String, String> options, long seed, List<Puzzle> puzzles) {
  private static final JsonMapper MAPPER = JsonMapper.shared();

  public PuzzleFile {
    options = Map.copyOf(options);
    puzzles = List.copyOf(puzzles);
  }

  public String text() {
    StringBuilder text = new StringBuilder();
    text.append("{\"game\":").append(MAPPER.writeValueAsString(game));
    text.append(",\"seats\":").append(seats);
    text.append(",\"options\":").append(MAPPER.writeValueAsString(options));
    text.append(",\"seed\":").append(MAPPER.writeValueAsString(Long.toString(seed)));
    text.append(",\"puzzles\":[");
    for (int i = 0; i < puzzles.size(); i++) {
      text.append(i == 0 ? "\n" : ",\n").append(line(puzzles.get(i)));
    }
    return text.append("\n]}\n").toString();
  }

  private static String line(Puzzle puzzle) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("level", puzzle.level().name().toLowerCase(Locale.ROOT));
    line.put("seat", puzzle.seat());
    line.put("deal", puzzle.deal());
    line.put("moves", puzzle.moves());
    line.put("answers", puzzle.answers().stream().map(PuzzleFile::answer).toList());
    return MAPPER.writeValueAsString(line);
  }

  private static Map<String, Object> answer(Puzzle.Answer answer) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("move", answer.move());
    json.put("wins", answer.wins());
    json.put("kind", answer.why().kind());
    json.put("reasons", answer.why().reasons());
    json.put("details", answer.why().details());
    return json;
  }
}
