package eightfold.eights;

import eightfold.core.Cards;
import eightfold.core.Codec;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** Moves as numbers (see {@link Packed}) and as text: {@code FIVE 2f 2i* 4v 3e / 2n}. */
public final class EightsCodec implements Codec<EightsMove> {
  private static final String PASS = "pass";

  @Override
  public long pack(EightsMove move) {
    return switch (move) {
      case EightsMove.Pass pass -> pack(pass);
      case EightsMove.Spell spell -> pack(spell);
    };
  }

  private static long pack(EightsMove.Pass pass) {
    long packed = Packed.PASS;
    for (int i = 0; i < pass.under().size(); i++) {
      packed = Packed.exchanging(packed, pass.under().at(i));
    }
    return packed;
  }

  private static long pack(EightsMove.Spell spell) {
    long packed = Packed.spell(spell.word().ordinal());
    boolean[] fromRow = spell.fromRow();
    for (int i = 0; i < fromRow.length; i++) {
      int suit = Deck.suit(spell.cards().at(i));
      packed |= fromRow[i] ? Packed.fromRow(i, suit) : Packed.fromHand(i, suit);
    }
    for (int i = 0; i < spell.replacements().size(); i++) {
      packed |= Packed.replacement(i, spell.replacements().at(i) & 7);
    }
    return packed;
  }

  @Override
  public EightsMove unpack(long move) {
    return Packed.isSpell(move) ? spell(move) : new EightsMove.Pass(under(move));
  }

  static EightsMove.Spell spell(long move) {
    long borrowed = 0;
    Cards cards = laid(move);
    for (int i = 0; i < cards.size(); i++) {
      borrowed |= Packed.isFromRow(move, i) ? Deck.bit(cards.at(i)) : 0;
    }
    Cards row = Deck.cards(borrowed);
    byte[] replacements = new byte[row.size()];
    for (int i = 0; i < replacements.length; i++) {
      replacements[i] = (byte) ((row.at(i) & ~7) | Packed.place(move, i));
    }
    return new EightsMove.Spell(
        Spelling.WORDS[Packed.word(move)], cards, row, Cards.of(Deck.FACES, replacements));
  }

  /** The faces of a spelled word, letter by letter. */
  static Cards laid(long move) {
    int word = Packed.word(move);
    byte[] cards = new byte[Spelling.length(word)];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = Spelling.face(word, i, Packed.suit(move, i));
    }
    return Cards.copyOf(Deck.FACES, cards, 0, cards.length);
  }

  static Cards under(long pass) {
    byte[] cards = new byte[Packed.exchanged(pass)];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = (byte) Packed.exchanged(pass, i);
    }
    return Cards.copyOf(Deck.FACES, cards, 0, cards.length);
  }

  @Override
  public String text(EightsMove move) {
    return switch (move) {
      case EightsMove.Pass(Cards under) -> under.isEmpty() ? PASS : PASS + " " + under;
      case EightsMove.Spell spell -> text(spell);
    };
  }

  private static String text(EightsMove.Spell spell) {
    StringBuilder text = new StringBuilder(spell.word().name());
    boolean[] fromRow = spell.fromRow();
    for (int i = 0; i < fromRow.length; i++) {
      text.append(' ').append(Deck.FACES.text(spell.cards().at(i))).append(fromRow[i] ? "*" : "");
    }
    if (!spell.replacements().isEmpty()) {
      text.append(" / ").append(spell.replacements());
    }
    return text.toString();
  }

  @Override
  public Optional<EightsMove> parse(String text) {
    String[] halves = text.toLowerCase(Locale.ROOT).replaceAll("\\s+\\*", "*").split("/", -1);
    String[] names = halves[0].strip().split("\\s+", 0);
    if (names[0].equals(PASS) && halves.length == 1) {
      return cards(names, 1, "").map(EightsMove.Pass::new);
    }
    for (Word word : Spelling.WORDS) {
      if (word.name().equalsIgnoreCase(names[0]) && halves.length <= 2) {
        String[] after = halves.length == 1 ? new String[0] : ("/ " + halves[1]).split("\\s+", 0);
        return spell(word, names, after);
      }
    }
    return Optional.empty();
  }

  private static Optional<EightsMove> spell(Word word, String[] names, String[] after) {
    List<String> starred = new ArrayList<>();
    for (int i = 1; i < names.length; i++) {
      if (names[i].endsWith("*")) {
        starred.add(names[i]);
      }
    }
    Optional<Cards> all = cards(names, 1, "*");
    Optional<Cards> row = cards(starred.toArray(new String[0]), 0, "*");
    Optional<Cards> replacements = cards(after, 1, "");
    return all.isEmpty() || row.isEmpty() || replacements.isEmpty()
        ? Optional.empty()
        : Optional.of(new EightsMove.Spell(word, all.get(), row.get(), replacements.get()));
  }

  /** The named cards, where each name may carry the mark; empty if one of them is no card. */
  private static Optional<Cards> cards(String[] names, int from, String mark) {
    byte[] cards = new byte[Math.max(0, names.length - from)];
    for (int i = 0; i < cards.length; i++) {
      String name = names[from + i];
      String bare = name.endsWith(mark) ? name.substring(0, name.length() - mark.length()) : name;
      OptionalInt card = Deck.FACES.parse(bare);
      if (card.isEmpty()) {
        return Optional.empty();
      }
      cards[i] = (byte) card.getAsInt();
    }
    return Optional.of(Cards.of(Deck.FACES, cards));
  }
}
