package eightfold.core;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game in progress behind a door that checks: text comes in, a refusal or nothing comes out, and
 * a refused move changes nothing.
 */
public final class Table<S extends State<S>, M extends Move, V extends View> {
  private final Game<S, M, V> game;
  private final Options options;
  private final S state;
  private final Moves legal = new Moves();

  private Table(Game<S, M, V> game, Options options, S state) {
    this.game = game;
    this.options = options;
    this.state = state;
  }

  /** Checks seats and options, and deals. */
  public static <S extends State<S>, M extends Move, V extends View> Result<Table<S, M, V>> open(
      Game<S, M, V> game, int seats, Map<String, String> options, Chance chance, Log log) {
    return game.info()
        .options(seats, options)
        .then(
            checked -> {
              S state = game.newState(seats, checked);
              game.deal(state, chance, log);
              return new Result.Ok<>(new Table<>(game, checked, state));
            });
  }

  public Game<S, M, V> game() {
    return game;
  }

  public Options options() {
    return options;
  }

  public S state() {
    return state;
  }

  public V view(int seat) {
    return game.view(state, seat);
  }

  /** The legal moves of the seat to act, in notation. */
  public List<String> legal() {
    state.legal(legal);
    return legal.stream().mapToObj(game.codec()::text).toList();
  }

  /** How many different moves there are now, as transcripts count them. */
  public int legalCount() {
    state.legal(legal);
    return legal.size();
  }

  /** Makes a move given in notation, or says why not. */
  public Optional<Refusal> play(int seat, String text, Log log) {
    Result<M> move = read(seat, text);
    if (move instanceof Result.Ok<M>(M legalMove)) {
      state.apply(game.codec().pack(legalMove), log);
    }
    return move.refused();
  }

  /** The move that this text stands for, provided that the seat may make it now. */
  public Result<M> read(int seat, String text) {
    if (seat < 0 || seat >= state.seats()) {
      return new Result.Refused<>(Refusal.unknownSeat(seat, state.seats()));
    }
    Optional<M> move = game.codec().parse(text);
    if (move.isEmpty()) {
      return new Result.Refused<>(
          Refusal.of(
              "move",
              "not-a-move",
              "{text} is not a move of this game.",
              Map.of("text", "\"" + shortened(text) + "\"")));
    }
    return game.refuse(state, seat, move.get())
        .<Result<M>>map(Result.Refused::new)
        .orElseGet(() -> new Result.Ok<>(move.get()));
  }

  private static String shortened(String text) {
    return text.length() <= 80 ? text : text.substring(0, 80) + "…";
  }
}
