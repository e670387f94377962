package eightfold.server.http;

import io.vertx.core.MultiMap;
import java.net.InetAddress;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where a request comes from. Behind a proxy that is the last entry of {@code X-Forwarded-For},
 * which is believed only if the connection itself comes from the proxy. Of an IPv6 address the
 * first half counts, since people have all of the rest to themselves.
 */
final class Addresses {
  private final Set<String> proxies;

  /**
   * @param proxies addresses of proxies, with commas between; empty for none
   */
  Addresses(String proxies) {
    this.proxies =
        Stream.of(proxies.split(",", -1))
            .map(String::strip)
            .filter(proxy -> !proxy.isEmpty())
            .map(Addresses::literal)
            .map(InetAddress::getHostAddress)
            .collect(Collectors.toUnmodifiableSet());
  }

  String of(Request request) {
    return of(request.peer(), request.headers());
  }

  String of(String peer, MultiMap headers) {
    if (!proxies.isEmpty() && proxies.contains(peer)) {
      String hops = headers.get("X-Forwarded-For");
      String last = hops == null ? "" : hops.substring(hops.lastIndexOf(',') + 1).strip();
      if (!last.isEmpty()) {
        return half(last);
      }
    }
    return half(peer);
  }

  private static String half(String address) {
    if (!address.contains(":")) {
      return address;
    }
    try {
      byte[] bytes = literal(address).getAddress();
      return bytes.length == 4 ? address : java.util.HexFormat.of().formatHex(bytes, 0, 8);
    } catch (IllegalArgumentException e) {
      return address;
    }
  }

  private static InetAddress literal(String address) {
    try {
      return InetAddress.ofLiteral(address);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("not an address of a proxy: " + address, e);
    }
  }
}
