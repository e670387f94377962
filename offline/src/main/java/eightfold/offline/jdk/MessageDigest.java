package eightfold.offline.jdk;

import java.io.ByteArrayOutputStream;
import java.security.NoSuchAlgorithmException;

/** Stands for {@link java.security.MessageDigest}; knows SHA-256 (FIPS 180-4) and no other. */
public final class MessageDigest {
  private static final int[] START = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
  };
  private static final int[] ROUND = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
  };
  private static final int BLOCK = 64;

  private final ByteArrayOutputStream message = new ByteArrayOutputStream();

  private MessageDigest() {}

  public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
    if (!algorithm.equals("SHA-256")) {
      throw new NoSuchAlgorithmException(algorithm);
    }
    return new MessageDigest();
  }

  public void update(byte[] bytes) {
    message.write(bytes, 0, bytes.length);
  }

  public byte[] digest(byte[] bytes) {
    update(bytes);
    return digest();
  }

  public byte[] digest() {
    byte[] padded = pad(message.toByteArray());
    message.reset();
    int[] hash = START.clone();
    int[] words = new int[BLOCK];
    for (int at = 0; at < padded.length; at += BLOCK) {
      expand(padded, at, words);
      mix(hash, words);
    }
    byte[] bytes = new byte[32];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (hash[i >> 2] >>> (24 - 8 * (i & 3)));
    }
    return bytes;
  }

  private static byte[] pad(byte[] bytes) {
    byte[] padded = new byte[(bytes.length + 8) / BLOCK * BLOCK + BLOCK];
    System.arraycopy(bytes, 0, padded, 0, bytes.length);
    padded[bytes.length] = (byte) 0x80;
    long bits = 8L * bytes.length;
    for (int i = 1; i <= 8; i++) {
      padded[padded.length - i] = (byte) bits;
      bits >>>= 8;
    }
    return padded;
  }

  private static void expand(byte[] bytes, int at, int[] words) {
    for (int i = 0; i < 16; i++) {
      int b = at + 4 * i;
      words[i] =
          bytes[b] << 24
              | (bytes[b + 1] & 255) << 16
              | (bytes[b + 2] & 255) << 8
              | (bytes[b + 3] & 255);
    }
    for (int i = 16; i < BLOCK; i++) {
      int a = words[i - 15];
      int b = words[i - 2];
      int low = Integer.rotateRight(a, 7) ^ Integer.rotateRight(a, 18) ^ a >>> 3;
      int high = Integer.rotateRight(b, 17) ^ Integer.rotateRight(b, 19) ^ b >>> 10;
      words[i] = words[i - 16] + low + words[i - 7] + high;
    }
  }

  private static void mix(int[] hash, int[] words) {
    int[] v = hash.clone();
    for (int i = 0; i < BLOCK; i++) {
      int e = v[4];
      int a = v[0];
      int high =
          Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
      int first = v[7] + high + ((e & v[5]) ^ (~e & v[6])) + ROUND[i] + words[i];
      int low = Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
      int second = low + ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
      System.arraycopy(v, 0, v, 1, 7);
      v[4] += first;
      v[0] = first + second;
    }
    for (int i = 0; i < hash.length; i++) {
      hash[i] += v[i];
    }
  }
}
