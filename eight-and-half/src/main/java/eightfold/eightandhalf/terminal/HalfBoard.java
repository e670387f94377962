package eightfold.eightandhalf.terminal;

import eightfold.core.Cards;
import eightfold.core.Event;
import eightfold.core.Faces;
import eightfold.eightandhalf.Deck;
import eightfold.eightandhalf.HalfEvent;
import eightfold.eightandhalf.HalfMove;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.HalfView.SeatView;
import eightfold.eightandhalf.PileValue;
import eightfold.kit.terminal.Board;
import eightfold.kit.terminal.Choice;
import eightfold.kit.terminal.Grid;
import eightfold.kit.terminal.Ink;
import eightfold.kit.terminal.Line;
import eightfold.kit.terminal.Look;
import eightfold.kit.terminal.Panel;
import eightfold.kit.terminal.ScoreTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Eight &amp; Half in the terminal. */
public final class HalfBoard implements Board<HalfMove, HalfView> {
  private static final int BACK = 0x6A3A9C;
  private static final int PALE_GOLD = 0xFFF0BF;
  private static final int MOST_SHOWN = 12;

  private final Look look;
  private final Ink ink;
  private final HalfMoves moves;

  public HalfBoard(Look look) {
    this.look = look;
    ink = look.ink();
    moves = new HalfMoves(look);
  }

  @Override
  public List<Line> draw(HalfView view, List<HalfMove> legal) {
    String round = look.text("play.round.of", "round", view.round(), "rounds", view.rounds());
    Line title =
        Line.join(ink.amber(look.text("game.eight-and-half.title")), ink.text(" · " + round));
    Panel panel = new Panel(look, title).part(pile(view)).part(players(view));
    if (view.seat() >= 0) {
      Cards hand = view.players().get(view.seat()).hand();
      panel.part(
          hand.isEmpty()
              ? List.of()
              : List.of(Line.join(ink.bold(look.text("play.label.yours") + "  "), cards(hand, 0))));
    }
    return panel.lines();
  }

  private List<Line> pile(HalfView view) {
    if (view.pile().isEmpty()) {
      return List.of(ink.text(look.text("play.pile.empty")));
    }
    int hidden = Math.max(0, view.pile().size() - MOST_SHOWN);
    String at =
        look.text(
            "play.pile.at", "value", PileValue.text(view.value()), "count", view.pile().size());
    List<Line> lines = new ArrayList<>();
    lines.add(
        Line.join(
            ink.bold(at + "  "), ink.mute(hidden > 0 ? "… " : ""), cards(view.pile(), hidden)));
    int police = PileValue.policeman(view.value());
    if (view.lawbreaker() >= 0 && police != PileValue.NOBODY) {
      lines.add(ink.danger(look.about(view.lawbreaker(), "play.pile.law", "police", police)));
    }
    if (view.five()) {
      lines.add(ink.amber(look.text("play.pile.five")));
    }
    return lines;
  }

  private List<Line> players(HalfView view) {
    Grid grid = new Grid();
    grid.row(
        ink.mute("  " + look.text("play.label.player")),
        ink.mute(look.text("play.label.points")),
        ink.mute(look.text("play.label.open")),
        ink.mute(look.text("play.label.blind")),
        ink.mute(look.text("play.label.hand")),
        ink.mute(look.text("play.label.bank")),
        ink.mute(look.text("play.label.burned")),
        ink.text(""));
    for (int seat = 0; seat < view.players().size(); seat++) {
      SeatView player = view.players().get(seat);
      grid.row(
          look.player(seat, view.toAct()),
          number(player.points()),
          cards(player.open(), 0),
          cards(player.blind(), 0),
          number(player.hand().size()),
          number(player.bank()),
          number(player.burned().size()),
          seat == view.lawbreaker() && PileValue.policeman(view.value()) != PileValue.NOBODY
              ? ink.danger(look.text("play.label.law"))
              : ink.text(""));
    }
    return grid.lines();
  }

  private Line number(int number) {
    return ink.text(String.valueOf(number));
  }

  private Line cards(Cards cards, int from) {
    return Line.row(
        " ", IntStream.range(from, cards.size()).mapToObj(i -> card(cards.at(i))).toList());
  }

  private Line card(byte card) {
    return switch (card) {
      case Faces.HIDDEN -> ink.card("?", Ink.PAPER, BACK);
      case Deck.EMPTY -> ink.mute(" – ");
      case Deck.GHOST -> ink.card("g", 0x4A5364, Ink.PAPER);
      case Deck.HALF -> ink.card("½", 0x6A3A9C, Ink.PAPER);
      case 0 -> ink.card("0", 0x1F6B3A, Ink.PAPER);
      case 5 -> ink.card("5", 0xA8480C, Ink.PAPER);
      case 9 -> ink.card("9", 0xB9283F, Ink.PAPER);
      default -> ink.card(Deck.FACES.text(card), 0x6B4E00, PALE_GOLD);
    };
  }

  @Override
  public String ask(HalfView view, List<HalfMove> legal) {
    return moves.ask(view, legal);
  }

  @Override
  public List<Choice> choices(HalfView view, List<HalfMove> legal) {
    return moves.choices(view, legal);
  }

  @Override
  public boolean numbersAreMoves() {
    return true;
  }

  @Override
  public Optional<List<Line>> score(Event event) {
    if (!(event instanceof HalfEvent.Scored scored)) {
      return Optional.empty();
    }
    List<Integer> gained = new ArrayList<>();
    for (int seat = 0; seat < scored.points().size(); seat++) {
      int vice = scored.vicePresidents().contains(seat) ? 1 : 0;
      gained.add(vice + (seat == scored.president() ? 2 : 0));
    }
    return Optional.of(
        ScoreTable.of(look, scored.points())
            .column(
                look.text("play.label.cards"),
                scored.cards().stream().map(String::valueOf).toList())
            .column(look.text("play.label.gained"), ScoreTable.signed(gained))
            .lines(look.text("play.round", "round", scored.round())));
  }

  @Override
  public String why(HalfView view, List<HalfMove> legal, HalfMove move) {
    return moves.why(view, legal, move);
  }
}
