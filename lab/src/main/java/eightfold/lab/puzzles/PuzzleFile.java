package eightfold.lab.puzzles;

import eightfold.core.Reasoning;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;
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

  /** Where the puzzles of a game lie among the resources of its module. */
  public static String resource(String slug) {
    return "puzzles/" + slug + ".json";
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

  /** Reads {@link #text}; throws one of Jackson's exceptions if something is missing. */
  public static PuzzleFile read(String text) {
    JsonNode json = MAPPER.readTree(text);
    List<Puzzle> puzzles = new ArrayList<>();
    json.required("puzzles").forEach(one -> puzzles.add(puzzle(one)));
    return new PuzzleFile(
        json.required("game").stringValue(),
        json.required("seats").intValue(),
        texts(json.required("options")),
        Long.parseLong(json.required("seed").stringValue()),
        puzzles);
  }

  private static Puzzle puzzle(JsonNode json) {
    List<Puzzle.Answer> answers = new ArrayList<>();
    json.required("answers").forEach(one -> answers.add(answer(one)));
    return new Puzzle(
        Puzzle.Level.valueOf(json.required("level").stringValue().toUpperCase(Locale.ROOT)),
        json.required("seat").intValue(),
        json.required("deal").stringValue(),
        json.required("moves").stringValue(),
        answers);
  }

  private static Puzzle.Answer answer(JsonNode json) {
    List<String> reasons = new ArrayList<>();
    json.required("reasons").forEach(reason -> reasons.add(reason.stringValue()));
    return new Puzzle.Answer(
        json.required("move").stringValue(),
        json.required("wins").intValue(),
        new Reasoning(
            json.required("kind").stringValue(), reasons, texts(json.required("details"))));
  }

  private static Map<String, String> texts(JsonNode json) {
    Map<String, String> texts = new LinkedHashMap<>();
    json.forEachEntry((name, value) -> texts.put(name, value.stringValue()));
    return texts;
  }
}
