package eightfold.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * Something that does not change and is asked for again and again: packed once, and not sent to
 * those who have it.
 *
 * @param type its content type
 * @param packed the same by content coding, best first; only what gains something
 * @param tag names the content
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Content(String type, byte[] plain, List<Packed> packed, String tag) {
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Packed(String coding, byte[] bytes) {}

  private static final int SMALL = 1024;
  private static final Set<String> PACKED_ALREADY =
      Set.of("image/png", "image/x-icon", "font/woff2");

  static Content of(String type, byte[] plain) {
    return of(type, plain, new byte[0]);
  }

  /**
   * @param brotli the same, packed by the build; empty if it was not
   */
  static Content of(String type, byte[] plain, byte[] brotli) {
    boolean worth = plain.length >= SMALL && !PACKED_ALREADY.contains(type);
    byte[] gzip = worth ? pack(plain) : new byte[0];
    List<Packed> packed =
        Stream.of(new Packed("br", brotli), new Packed("gzip", gzip))
            .filter(one -> one.bytes.length > 0 && one.bytes.length < plain.length)
            .toList();
    return new Content(type, plain, packed, tag(plain));
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
    Optional<Packed> chosen =
        packed.stream().filter(one -> accepts(request, one.coding)).findFirst();
    String entityTag = '"' + tag + chosen.map(one -> '-' + one.coding).orElse("") + '"';
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Content-Type", type);
    headers.put("Cache-Control", caching);
    headers.put("ETag", entityTag);
    if (!packed.isEmpty()) {
      headers.put("Vary", "Accept-Encoding");
    }
    if (request.header("If-None-Match").orElse("").contains(entityTag)) {
      return new Answer(304, headers, new byte[0]);
    }
    chosen.ifPresent(one -> headers.put("Content-Encoding", one.coding));
    return new Answer(200, headers, chosen.map(Packed::bytes).orElse(plain));
  }

  private static boolean accepts(Request request, String wanted) {
    for (String value : request.headers().getAll("Accept-Encoding")) {
      for (String coding : value.split(",", -1)) {
        String[] parts = coding.strip().split(";", 2);
        boolean refused = parts.length > 1 && Text.isNoWeight(parts[1].replace(" ", ""));
        if (parts[0].strip().equalsIgnoreCase(wanted) && !refused) {
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
