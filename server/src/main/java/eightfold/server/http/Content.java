package eightfold.server.http;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
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

  /** Sends it as the request would have it. */
  void send(ServerRequest req, ServerResponse res, String caching) {
    boolean pack = packed.length > 0 && accepts(req);
    String entityTag = '"' + tag + (pack ? "-gzip\"" : "\"");
    res.header(HeaderNames.CONTENT_TYPE, type);
    res.header(HeaderNames.CACHE_CONTROL, caching);
    res.header(HeaderNames.ETAG, entityTag);
    if (packed.length > 0) {
      res.header(HeaderNames.VARY, "Accept-Encoding");
    }
    if (req.headers().first(HeaderNames.IF_NONE_MATCH).orElse("").contains(entityTag)) {
      res.status(304).send();
      return;
    }
    if (pack) {
      res.header(HeaderNames.CONTENT_ENCODING, "gzip");
    }
    res.send(pack ? packed : plain);
  }

  private static boolean accepts(ServerRequest req) {
    for (String value : req.headers().values(HeaderNames.ACCEPT_ENCODING)) {
      for (String coding : value.split(",", -1)) {
        String[] parts = coding.strip().split(";", 2);
        boolean refused = parts.length > 1 && parts[1].replace(" ", "").matches("q=0(\\.0*)?");
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
