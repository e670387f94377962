package eightfold.server;

import eightfold.core.Chance;
import eightfold.core.Game;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.games.Games;
import eightfold.games.TranscriptWriter;
import eightfold.wire.Body;
import eightfold.wire.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A game that somebody has played on their own device, at seat 0 against bots. */
record DeviceGame(String id, Body.Upload upload) {
  static DeviceGame of(String id, String slug, int seats, int seed) {
    StringBuilder lines = new StringBuilder();
    TranscriptWriter writer = new TranscriptWriter(line -> lines.append(line).append('\n'));
    Game<?, ?, ?> game = Games.find(slug).found().orElseThrow().game();
    Options options = game.info().options(seats, Map.of()).found().orElseThrow();
    play(game, seats, options, Chance.parse("%064x".formatted(seed)).found().orElseThrow(), writer);
    List<String> names = new ArrayList<>(List.of("Anna"));
    List<String> bots = new ArrayList<>(List.of(""));
    while (names.size() < seats) {
      names.add("");
      bots.add("steady");
    }
    return new DeviceGame(
        id, new Body.Upload(1_777_000_000_000L, names, bots, lines.toString(), List.of()));
  }

  private static <S extends State<S>> void play(
      Game<S, ?, ?> game, int seats, Options options, Chance chance, TranscriptWriter writer) {
    S state = game.newState(seats, options);
    Moves legal = new Moves();
    Rng players = new Rng(5);
    writer.head(game, seats, options, chance.text());
    game.deal(state, chance, writer);
    while (!state.over()) {
      state.legal(legal);
      long move = state.variant(legal.at(players.below(legal.size())), players);
      writer.move(state.toAct(), game.codec().text(move), legal.size());
      state.apply(move, writer);
    }
  }

  String path() {
    return "/api/games/" + id;
  }

  String body() {
    return new String(JsonWriter.bytes(upload), StandardCharsets.UTF_8);
  }

  DeviceGame named(String otherId) {
    return new DeviceGame(otherId, upload);
  }

  DeviceGame hinted(List<Integer> hints) {
    return new DeviceGame(
        id,
        new Body.Upload(upload.ended(), upload.names(), upload.bots(), upload.transcript(), hints));
  }

  DeviceGame with(String transcript) {
    return with(upload.names(), upload.bots(), transcript);
  }

  DeviceGame with(List<String> names, List<String> bots, String transcript) {
    return new DeviceGame(
        id, new Body.Upload(upload.ended(), names, bots, transcript, upload.hints()));
  }
}
