package eightfold.wire;

import java.util.List;

/**
 * The proof of fair deals.
 *
 * @param hash SHA-256 of the secret, in hexadecimal digits, published before the first deal
 * @param pledges SHA-256 of each seat's share of chance; empty where nothing is pledged
 * @param revealing whether the pledges are sealed, and the shares awaited
 * @param voided how often the pledges were sealed in vain since the last game
 * @param bots the seats that bots had when the pledges were sealed; their shares follow from the
 *     secret
 * @param salts the shares, by seat; all of them empty until all are in
 * @param secret the secret; empty until the game is over
 * @param seed what every deal follows from; empty until the game is over
 */
public record FairInfo(
    String hash,
    List<String> pledges,
    boolean revealing,
    int voided,
    List<Integer> bots,
    List<String> salts,
    String secret,
    String seed) {
  /** No proof at all: of a game that was dealt where it was played. */
  public static final FairInfo NONE =
      new FairInfo("", List.of(), false, 0, List.of(), List.of(), "", "");

  /** The same as long as the secret is kept: it was played, and others may still play it. */
  public FairInfo kept() {
    return new FairInfo(hash, pledges, revealing, voided, bots, salts, "", "");
  }

  public FairInfo {
    pledges = List.copyOf(pledges);
    bots = List.copyOf(bots);
    salts = List.copyOf(salts);
  }
}
