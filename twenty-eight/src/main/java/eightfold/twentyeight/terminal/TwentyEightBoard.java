package eightfold.twentyeight.terminal;

import eightfold.core.Cards;
import eightfold.core.Event;
import eightfold.core.Faces;
import eightfold.kit.terminal.Board;
import eightfold.kit.terminal.Choice;
import eightfold.kit.terminal.Grid;
import eightfold.kit.terminal.Ink;
import eightfold.kit.terminal.Line;
import eightfold.kit.terminal.Look;
import eightfold.kit.terminal.Panel;
import eightfold.kit.terminal.ScoreTable;
import eightfold.twentyeight.Half;
import eightfold.twentyeight.Totals;
import eightfold.twentyeight.TwentyEightEvent;
import eightfold.twentyeight.TwentyEightMove;
import eightfold.twentyeight.TwentyEightView;
import eightfold.twentyeight.TwentyEightView.Gems;
import eightfold.twentyeight.TwentyEightView.Player;
import eightfold.twentyeight.aid.TwentyEightAid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** 8-28 in the terminal. */
public final class TwentyEightBoard implements Board<TwentyEightMove, TwentyEightView> {
  private static final int NUMBER = 0x2450C4;
  private static final int ELEVEN = 0xB9283F;
  private static final int LIMIT = 28;

  private final Look look;
  private final Ink ink;
  private final Piles piles = new Piles();

  public TwentyEightBoard(Look look) {
    this.look = look;
    ink = look.ink();
  }

  @Override
  public List<Line> draw(TwentyEightView view, List<TwentyEightMove> legal) {
    String round = look.text("play.round", "round", view.round());
    Line title =
        Line.join(
            ink.amber(look.text("game.twenty-eight.title")),
            ink.text(" · " + round),
            view.lastRound() ? ink.danger(" · " + look.text("play.round.last")) : ink.text(""));
    return new Panel(look, title).part(middle(view)).part(players(view)).lines();
  }

  private List<Line> middle(TwentyEightView view) {
    String supply =
        look.text("play.label.supply", "blue", view.supply().blue(), "red", view.supply().red());
    String pile = look.text("play.label.pile", "count", view.pile());
    String worth = look.text("play.label.value", "points", view.middle().value());
    return List.of(
        Line.join(
            ink.bold(look.text("play.label.middle") + "  "),
            gems(view.middle()),
            ink.text("  " + worth)),
        ink.mute(supply + " · " + pile));
  }

  /** Blue gems are round and red ones pointed; ten at a time. */
  private Line gems(Gems gems) {
    List<Line> tens = new ArrayList<>();
    for (int left = gems.blue(); left > 0; left -= 10) {
      tens.add(ink.coloured("●".repeat(Math.min(10, left)), Ink.BLUE));
    }
    if (gems.red() > 0) {
      tens.add(ink.coloured("◆".repeat(gems.red()), Ink.RED));
    }
    return Line.row(" ", tens);
  }

  private List<Line> players(TwentyEightView view) {
    Grid grid = new Grid();
    grid.row(
        ink.mute("  " + look.text("play.label.player")),
        ink.mute(look.text("play.label.points")),
        ink.mute(look.text("play.label.secret")),
        ink.mute(look.text("play.label.open")),
        ink.mute(look.text("play.label.total")),
        ink.text(""));
    for (int seat = 0; seat < view.players().size(); seat++) {
      Player player = view.players().get(seat);
      grid.row(
          look.player(seat, view.toAct()),
          ink.text(String.valueOf(player.gems().value())),
          cards(player.secret()),
          cards(player.open()),
          ink.text(totals(player)),
          state(view, seat));
    }
    return grid.lines();
  }

  private Line cards(Cards cards) {
    List<Line> shown = new ArrayList<>();
    for (int i = 0; i < cards.size(); i++) {
      String name = cards.texts().get(i);
      shown.add(
          cards.at(i) == Faces.HIDDEN
              ? ink.card(name, Ink.PAPER, NUMBER)
              : ink.card(name, name.contains("/") ? ELEVEN : NUMBER, Ink.PAPER));
    }
    return Line.row(" ", shown);
  }

  /** The totals that a hand can have: {@code 7 or 17}; with a question mark for a hidden card. */
  private String totals(Player player) {
    boolean known = player.secret().at(0) != Faces.HIDDEN;
    if (!known && player.open().isEmpty()) {
      return "?";
    }
    List<String> totals = new ArrayList<>();
    int low = low(player);
    for (int i = 0; i <= elevens(player) && low + 10 * i <= LIMIT; i++) {
      totals.add(String.valueOf(low + 10 * i));
    }
    String text = totals.isEmpty() ? look.text("play.label.over") : or(totals);
    return known ? text : text + " + ?";
  }

  private String or(List<String> parts) {
    String first = String.join(", ", parts.subList(0, parts.size() - 1));
    return parts.size() == 1
        ? parts.getFirst()
        : look.text("play.label.or", "first", first, "last", parts.getLast());
  }

  private static int low(Player player) {
    boolean known = player.secret().at(0) != Faces.HIDDEN;
    return Totals.low(player.open()) + (known ? Totals.low(player.secret()) : 0);
  }

  private static int elevens(Player player) {
    return Totals.elevens(player.open()) + Totals.elevens(player.secret());
  }

  private Line state(TwentyEightView view, int seat) {
    Player player = view.players().get(seat);
    List<Line> words = new ArrayList<>();
    if (seat == view.giver()) {
      words.add(ink.amber(look.text("play.label.gives")));
    }
    if (player.out()) {
      words.add(ink.danger(look.text("play.label.out")));
    }
    if (player.passed()) {
      words.add(ink.mute(look.text("play.label.passed")));
    }
    if (player.half() != Half.NONE) {
      words.add(ink.bold(look.text("play.label.chose", "half", half(player.half()))));
    }
    return Line.row(", ", words);
  }

  private static String half(Half half) {
    return half == Half.EIGHT ? "eight" : "other";
  }

  @Override
  public String ask(TwentyEightView view, List<TwentyEightMove> legal) {
    return view.choosing()
        ? look.text("ask.twenty-eight.choose")
        : look.about(view.giver(), "ask.twenty-eight.offer");
  }

  @Override
  public List<Choice> choices(TwentyEightView view, List<TwentyEightMove> legal) {
    return legal.stream()
        .map(move -> new Choice(move.toString(), ink.text(label(view, move))))
        .toList();
  }

  private String label(TwentyEightView view, TwentyEightMove move) {
    Player me = view.players().get(view.seat());
    int low = low(me);
    return switch (move) {
      case TAKE -> look.text("ask.twenty-eight.take");
      case DECLINE -> look.text("ask.twenty-eight.decline");
      case FOR8 -> look.text("ask.twenty-eight.for8", "total", Totals.forEight(low));
      case FOR28 ->
          look.text(
              "ask.twenty-eight.for28",
              "total",
              Totals.forTwentyEight(low, elevens(me), view.lowMayPlayFor28()));
    };
  }

  @Override
  public Optional<List<Line>> score(Event event) {
    piles.see(event);
    if (!(event instanceof TwentyEightEvent.Settled settled)) {
      return Optional.empty();
    }
    List<Integer> gained =
        settled.given().stream().map(gems -> gems.get(0) + 2 * gems.get(1)).toList();
    return Optional.of(
        ScoreTable.of(look, settled.points())
            .column(look.text("play.label.cards"), piles.texts())
            .column(look.text("play.label.gained"), ScoreTable.signed(gained))
            .lines(look.text("play.round", "round", settled.round())));
  }

  @Override
  public String why(TwentyEightView view, List<TwentyEightMove> legal, TwentyEightMove move) {
    return TwentyEightAid.of(view, false).next().stream().findFirst().map(this::odds).orElse("");
  }

  private String odds(TwentyEightAid.Next next) {
    double cards = next.cards();
    return look.text("play.why.odds", "eight", next.eight() / cards, "over", next.over() / cards);
  }
}
