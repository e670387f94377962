package eightfold.eightandhalf.terminal;

import eightfold.core.Cards;
import eightfold.core.Codec;
import eightfold.core.Faces;
import eightfold.eightandhalf.Deck;
import eightfold.eightandhalf.EightAndHalf;
import eightfold.eightandhalf.HalfMove;
import eightfold.eightandhalf.HalfView;
import eightfold.eightandhalf.HalfView.Phase;
import eightfold.eightandhalf.HalfView.SeatView;
import eightfold.eightandhalf.PileValue;
import eightfold.kit.terminal.Choice;
import eightfold.kit.terminal.Ink;
import eightfold.kit.terminal.Line;
import eightfold.kit.terminal.Look;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What can be done in Eight &amp; Half, and what it would mean. */
final class HalfMoves {
  private static final Codec<HalfMove> CODEC = new EightAndHalf().codec();
  private final Look look;

  HalfMoves(Look look) {
    this.look = look;
  }

  String ask(HalfView view, List<HalfMove> legal) {
    if (view.phase() == Phase.SWAP) {
      return look.text("ask.eight-and-half.swap");
    }
    return switch (legal.getFirst()) {
      case HalfMove.Blind blind -> look.text("ask.eight-and-half.blind");
      case HalfMove.Collect collect -> look.text("ask.eight-and-half.collect");
      default -> play(view, legal);
    };
  }

  private String play(HalfView view, List<HalfMove> legal) {
    if (view.phase() == Phase.OPENING && faces(legal).size() == 1) {
      return look.text("ask.eight-and-half.open");
    }
    return view.pile().isEmpty()
        ? look.text("ask.eight-and-half.new")
        : look.text("ask.eight-and-half.play", "value", PileValue.text(view.value()));
  }

  private static Set<Byte> faces(List<HalfMove> legal) {
    Set<Byte> faces = new HashSet<>();
    for (HalfMove move : legal) {
      if (move instanceof HalfMove.Play(Cards cards)) {
        faces.add(cards.at(0));
      }
    }
    return faces;
  }

  /** All moves; of swaps that give and get the same cards only the first. */
  List<Choice> choices(HalfView view, List<HalfMove> legal) {
    List<Choice> choices = new ArrayList<>();
    Set<Integer> swaps = new HashSet<>();
    for (HalfMove move : legal) {
      if (move instanceof HalfMove.Swap swap) {
        byte gave = gave(view, swap);
        byte got = got(view, swap);
        if (gave == got || !swaps.add(16 * gave + got)) {
          continue;
        }
      }
      choices.add(new Choice(CODEC.text(move), label(view, move)));
    }
    return choices;
  }

  private Line label(HalfView view, HalfMove move) {
    return switch (move) {
      case HalfMove.Play(Cards cards) -> play(view, cards);
      case HalfMove.Collect() ->
          look.ink()
              .text(look.text("ask.eight-and-half.move.collect", "count", view.pile().size()));
      case HalfMove.Blind(int place) -> blind(view, place);
      case HalfMove.Keep() -> look.ink().text(look.text("ask.eight-and-half.move.keep"));
      case HalfMove.Swap swap -> swap(view, swap);
    };
  }

  private Line play(HalfView view, Cards cards) {
    Ink ink = look.ink();
    String what = look.text("ask.eight-and-half.move.play", "cards", look.cards(cards));
    if (catches(view, cards)) {
      String effect =
          look.text(
              "ask.eight-and-half.move.catch",
              "name",
              look.name(view.lawbreaker()),
              "count",
              view.pile().size() + cards.size());
      return Line.join(ink.text(what + ", "), ink.amber(effect));
    }
    int after = after(view, cards);
    String value = PileValue.text(after);
    int police = PileValue.policeman(after);
    if (police != PileValue.NOBODY) {
      return Line.join(
          ink.text(what + ", "),
          ink.danger(
              look.text("ask.eight-and-half.move.uneven", "value", value, "police", police)));
    }
    boolean plain = cards.at(0) < Deck.HALF;
    String then = plain ? "" : look.text("ask.eight-and-half.move.value", "value", value);
    return plain ? ink.text(what) : Line.join(ink.text(what + ", "), ink.mute(then));
  }

  private static boolean pair(Cards cards) {
    return cards.at(0) != cards.at(cards.size() - 1);
  }

  private static boolean catches(HalfView view, Cards cards) {
    return view.lawbreaker() >= 0
        && !pair(cards)
        && cards.at(0) == PileValue.policeman(view.value());
  }

  private static int after(HalfView view, Cards cards) {
    return pair(cards)
        ? PileValue.EIGHT_AND_HALF
        : PileValue.after(view.value(), cards.at(0), cards.size());
  }

  private Line blind(HalfView view, int place) {
    String what = look.text("ask.eight-and-half.move.blind", "place", place);
    byte known = view.players().get(view.seat()).blind().at(place - 1);
    if (known == Faces.HIDDEN) {
      return look.ink().text(what);
    }
    String card = look.cards(Deck.FACES.one(known));
    return Line.join(
        look.ink().text(what + ", "),
        look.ink().mute(look.text("ask.eight-and-half.move.known", "card", card)));
  }

  private static byte gave(HalfView view, HalfMove.Swap swap) {
    return view.players().get(view.seat()).open().at(swap.place() - 1);
  }

  private static byte got(HalfView view, HalfMove.Swap swap) {
    return view.players().get(swap.seat()).open().at(swap.theirPlace() - 1);
  }

  private Line swap(HalfView view, HalfMove.Swap swap) {
    return look.ink()
        .text(
            look.text(
                "ask.eight-and-half.move.swap",
                "name",
                look.name(swap.seat()),
                "gave",
                look.cards(Deck.FACES.one(gave(view, swap))),
                "got",
                look.cards(Deck.FACES.one(got(view, swap)))));
  }

  String why(HalfView view, List<HalfMove> legal, HalfMove move) {
    if (legal.size() == 1) {
      return look.text("play.why.forced");
    }
    if (!(move instanceof HalfMove.Play(Cards cards))) {
      return "";
    }
    if (catches(view, cards)) {
      return look.text(
          "play.why.catch",
          "name",
          look.name(view.lawbreaker()),
          "count",
          view.pile().size() + cards.size());
    }
    if (cards.size() == left(view.players().get(view.seat()))) {
      return look.text("play.why.last");
    }
    return lowestNumber(legal, cards) ? look.text("play.why.low") : "";
  }

  private static int left(SeatView me) {
    return me.hand().size() + me.bank() + lying(me.open()) + lying(me.blind());
  }

  private static int lying(Cards places) {
    int lying = 0;
    for (int i = 0; i < places.size(); i++) {
      lying += places.at(i) == Deck.EMPTY ? 0 : 1;
    }
    return lying;
  }

  private static boolean lowestNumber(List<HalfMove> legal, Cards cards) {
    byte card = cards.at(0);
    return card > 0
        && card < Deck.HALF
        && !pair(cards)
        && faces(legal).size() > 1
        && faces(legal).stream().noneMatch(other -> other > 0 && other < card);
  }
}
