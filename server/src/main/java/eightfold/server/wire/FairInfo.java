package eightfold.server.wire;

import java.util.List;

/**
 * The proof of fair deals.
 *
 * @param hash SHA-256 of the secret, in hexadecimal digits, published before the first deal
 * @param salts what the clients added, by seat; empty where nothing was added
 * @param secret the secret; empty until the game is over
 * @param seed what every deal follows from; empty until the game is over
 */
public record FairInfo(String hash, List<String> salts, String secret, String seed) {
  public FairInfo {
    salts = List.copyOf(salts);
  }
}
