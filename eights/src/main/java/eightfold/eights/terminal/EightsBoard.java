package eightfold.eights.terminal;

import eightfold.core.Cards;
import eightfold.core.Event;
import eightfold.core.Faces;
import eightfold.eights.EightsEvent;
import eightfold.eights.EightsMove;
import eightfold.eights.EightsView;
import eightfold.eights.Word;
import eightfold.kit.Bot;
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
import java.util.stream.Collectors;

/** Eights in the terminal. */
public final class EightsBoard implements Board<EightsMove, EightsView> {
  private static final int[] SUITS = {
    0x1340BE, 0x9A4D1F, 0x077759, 0xC90E98, 0xB48705, 0x33384C, 0x0897DE, 0x500B0E
  };
  private static final int INK = 0x1B1F2A;
  private static final String PASS = "pass";

  private final Look look;
  private final Ink ink;
  private final Bot<EightsView> judge;
  private List<Integer> before = List.of();

  public EightsBoard(Look look, Bot<EightsView> judge) {
    this.look = look;
    this.judge = judge;
    ink = look.ink();
  }

  @Override
  public List<Line> draw(EightsView view, List<EightsMove> legal) {
    String hand = look.text("play.hand", "round", view.round(), "target", view.target());
    Line title = Line.join(ink.amber(look.text("game.eights.title")), ink.text(" · " + hand));
    Grid cards = new Grid();
    cards.row(ink.bold(look.text("play.label.row")), cards(view.row()));
    if (!view.hand().isEmpty()) {
      cards.row(ink.bold(look.text("play.label.yours")), cards(view.hand()));
    }
    if (!legal.isEmpty()) {
      cards.row(ink.bold(look.text("play.label.words")), words(view, legal));
    }
    return new Panel(look, title).part(cards.lines()).part(players(view)).lines();
  }

  /** Cards of different suits stand apart. */
  private Line cards(Cards cards) {
    List<Line> shown = new ArrayList<>();
    char suit = ' ';
    for (int i = 0; i < cards.size(); i++) {
      String name = cards.texts().get(i);
      boolean next = i > 0 && name.charAt(0) != suit;
      suit = name.charAt(0);
      Line card =
          cards.at(i) == Faces.HIDDEN
              ? ink.mute(name)
              : ink.card(name, Ink.PAPER, SUITS[suit - '1']);
      shown.add(Line.join(ink.text(next ? " " : ""), card));
    }
    return Line.row(look.framed() ? "" : " ", shown);
  }

  /** All eight words with their points; those that cannot be spelled now are faint or left out. */
  private Line words(EightsView view, List<EightsMove> legal) {
    List<Word> possible =
        new Spellings(view, legal, (v, moves, rng, budget) -> moves.at(0)).words();
    List<Line> chips = new ArrayList<>();
    for (Word word : Word.values()) {
      String text = word.name() + " " + word.points();
      if (possible.contains(word)) {
        chips.add(ink.card(text, INK, Ink.AMBER));
      } else if (ink.colours()) {
        chips.add(ink.mute(text));
      }
    }
    return chips.isEmpty() ? ink.mute("–") : Line.row("  ", chips);
  }

  private List<Line> players(EightsView view) {
    Grid grid = new Grid();
    grid.row(
        ink.mute("  " + look.text("play.label.player")),
        ink.mute(look.text("play.label.points")),
        ink.mute(look.text("play.label.cards")),
        ink.mute(look.text("play.label.spelled")));
    for (int seat = 0; seat < view.seats().size(); seat++) {
      EightsView.Seat player = view.seats().get(seat);
      String laid =
          player.laid().stream().map(word -> word.word().name()).collect(Collectors.joining(" "));
      grid.row(
          look.player(seat, view.toAct()),
          ink.text(String.valueOf(player.points())),
          ink.text(String.valueOf(player.cards())),
          ink.text(laid));
    }
    List<Line> lines = new ArrayList<>(grid.lines());
    lines.add(ink.mute(look.text("play.label.stack", "count", view.stack().size())));
    return lines;
  }

  @Override
  public String ask(EightsView view, List<EightsMove> legal) {
    if (legal.size() > 1) {
      return look.text("ask.eights.turn");
    }
    return view.stack().isEmpty()
        ? look.text("ask.eights.nothing-left")
        : look.text("ask.eights.nothing");
  }

  @Override
  public List<Choice> choices(EightsView view, List<EightsMove> legal) {
    Spellings spellings = new Spellings(view, legal, judge);
    List<Choice> choices = new ArrayList<>();
    for (Word word : spellings.words()) {
      List<String> all = spellings.of(word);
      String rest =
          all.size() == 1
              ? ""
              : "  " + look.text("ask.eights.more", "count", all.size() - 1, "word", word.name());
      choices.add(
          new Choice(
              all.getFirst(),
              Line.join(
                  ink.amber(look.text("play.label.value", "points", word.points())),
                  ink.mute(rest))));
    }
    String pass = look.text("ask.eights.pass");
    String exchange = view.stack().isEmpty() ? "" : "  " + look.text("ask.eights.exchange");
    choices.add(new Choice(PASS, Line.join(ink.text(pass), ink.mute(exchange))));
    return choices;
  }

  @Override
  public List<Choice> more(EightsView view, List<EightsMove> legal, String what) {
    List<String> spellings = new Spellings(view, legal, judge).of(what);
    return spellings.stream().map(move -> new Choice(move, ink.text(""))).toList();
  }

  @Override
  public Optional<String> example() {
    return Optional.of(Word.FIVE.name());
  }

  @Override
  public Optional<String> meant(EightsView view, List<EightsMove> legal, String text) {
    return new Spellings(view, legal, judge).of(text).stream().findFirst();
  }

  @Override
  public Optional<List<Line>> score(Event event) {
    if (!(event instanceof EightsEvent.HandScored scored)) {
      return Optional.empty();
    }
    List<Integer> gained = new ArrayList<>();
    for (int seat = 0; seat < scored.points().size(); seat++) {
      gained.add(scored.points().get(seat) - (before.isEmpty() ? 0 : before.get(seat)));
    }
    before = scored.points();
    return Optional.of(
        ScoreTable.of(look, scored.points())
            .column(look.text("play.label.gained"), ScoreTable.signed(gained))
            .lines(look.text("play.hand.score", "round", scored.hand())));
  }

  @Override
  public String why(EightsView view, List<EightsMove> legal, EightsMove move) {
    if (legal.size() == 1 && view.stack().isEmpty()) {
      return look.text("play.why.forced");
    }
    List<Word> words = new Spellings(view, legal, (v, moves, rng, budget) -> moves.at(0)).words();
    return switch (move) {
      case EightsMove.Spell spell ->
          look.text(spell.word() == words.getFirst() ? "play.why.highest" : "play.why.keep");
      case EightsMove.Pass pass -> words.isEmpty() ? "" : look.text("play.why.wait");
    };
  }
}
