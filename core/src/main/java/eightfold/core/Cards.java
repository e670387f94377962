package eightfold.core;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/** An immutable row of cards that knows their names; equal by content. */
public final class Cards {
  private final Faces faces;
  private final byte[] cards;

  private Cards(Faces faces, byte[] cards) {
    this.faces = faces;
    this.cards = cards;
  }

  public static Cards of(Faces faces, byte... cards) {
    return new Cards(faces, cards.clone());
  }

  public static Cards copyOf(Faces faces, byte[] cards, int from, int to) {
    return from == to ? faces.none() : new Cards(faces, Arrays.copyOfRange(cards, from, to));
  }

  /** So many cards, all face down. */
  public static Cards hidden(Faces faces, int count) {
    byte[] backs = new byte[count];
    Arrays.fill(backs, Faces.HIDDEN);
    return new Cards(faces, backs);
  }

  public Faces faces() {
    return faces;
  }

  public int size() {
    return cards.length;
  }

  public boolean isEmpty() {
    return cards.length == 0;
  }

  public byte at(int index) {
    return cards[index];
  }

  public byte[] toArray() {
    return cards.clone();
  }

  public Cards sorted() {
    byte[] copy = cards.clone();
    Arrays.sort(copy);
    return new Cards(faces, copy);
  }

  /** The cards' names, as a list that reads through to this object. */
  public List<String> texts() {
    return new Names();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Cards that && faces == that.faces && Arrays.equals(cards, that.cards);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cards);
  }

  /** The names, separated by blanks. */
  @Override
  public String toString() {
    return String.join(" ", texts());
  }

  private final class Names extends AbstractList<String> implements RandomAccess {
    @Override
    public String get(int index) {
      return faces.text(cards[index]);
    }

    @Override
    public int size() {
      return cards.length;
    }
  }
}
