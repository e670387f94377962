package eightfold.lab.puzzles;

import eightfold.core.Reasoning;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads what {@link PuzzleFile#text} has written. */
final class PuzzleReader {
  private PuzzleReader() {}

  static PuzzleFile read(String text) {
    JsonNode json = JsonMapper.shared().readTree(text);
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
