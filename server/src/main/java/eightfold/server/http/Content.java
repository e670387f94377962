package eightfold.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * Something that does not change and is asked for again and again: packed once, and not sent to
 * those who have it.
 *
 * @param type its content type
 * @param packed the same with gzip; empty if that gains nothing
 * @param tag names the content
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Content(String type, byte[] plain, byte[] packed, String tag) {
  private static final int SMALL = 1024;
  private static final Set<String> PACKED_ALREADY =
      Set.of("image/png", "image/x-icon", "font/woff2");

  static Content of(String type, byte[] plain) {
    boolean worth = plain.length >= SMALL && !PACKED_ALREADY.contains(type);
    byte[] packed = worth ? pack(plain) : new byte[0];
    return new Content(
        type, plain, packed.length < plain.length ? packed : new byte[0], tag(plain));
  }

  /** Packs as tightly as it can. */
  private static byte[] pack(byte[] plain) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(plain.length / 2);
    try (GZIPOutputStream out =
        new GZIPOutputStream(bytes) {
          {
            def.setLevel(Deflater.BEST_COMPRESSION);
          }
        }) {
      out.write(plain);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static String tag(byte[] plain) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(plain);
      return HexFormat.of().formatHex(hash, 0, 12);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** As the request would have it. */
  Answer answer(Request request, String caching) {
    boolean pack = packed.length > 0 && accepts(request);
    String entityTag = '"' + tag + (pack ? "-gzip\"" : "\"");
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Content-Type", type);
    headers.put("Cache-Control", caching);
    headers.put("ETag", entityTag);
    if (packed.length > 0) {
      headers.put("Vary", "Accept-Encoding");
    }
    if (request.header("If-None-Match").orElse("").contains(entityTag)) {
      return new Answer(304, headers, new byte[0]);
    }
    if (pack) {
      headers.put("Content-Encoding", "gzip");
    }
    return new Answer(200, headers, pack ? packed : plain);
  }

  private static boolean accepts(Request request) {
    for (String value : request.headers().getAll("Accept-Encoding")) {
      for (String coding : value.split(",", -1)) {
        String[] parts = coding.strip().split(";", 2);
        boolean refused = parts.length > 1 && Text.isNoWeight(parts[1].replace(" ", ""));
        if (parts[0].strip().equalsIgnoreCase("gzip") && !refused) {
          return true;
        }
      }
    }
    return false;
  }

  static Content json(byte[] plain) {
    return of("application/json", plain);
  }
}
