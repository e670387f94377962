package eightfold.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vertx.core.MultiMap;
import org.junit.jupiter.api.Test;

class AddressesTest {
  private static MultiMap forwarded(String hops) {
    return MultiMap.caseInsensitiveMultiMap().set("X-Forwarded-For", hops);
  }

  @Test
  void only_a_known_proxy_is_believed_and_only_its_own_word() {
    Addresses addresses = new Addresses("127.0.0.1, ::1");
    assertThat(addresses.of("127.0.0.1", forwarded("6.6.6.6, 1.2.3.4"))).isEqualTo("1.2.3.4");
    assertThat(addresses.of("5.5.5.5", forwarded("1.2.3.4"))).isEqualTo("5.5.5.5");
    assertThat(addresses.of("127.0.0.1", MultiMap.caseInsensitiveMultiMap()))
        .isEqualTo("127.0.0.1");
    assertThat(new Addresses("").of("127.0.0.1", forwarded("1.2.3.4"))).isEqualTo("127.0.0.1");
  }

  @Test
  void the_first_half_of_a_long_address_counts() {
    Addresses addresses = new Addresses("::1");
    String one = addresses.of("0:0:0:0:0:0:0:1", forwarded("2001:db8::1"));
    assertThat(one).isEqualTo(addresses.of("0:0:0:0:0:0:0:1", forwarded("2001:db8::2:3")));
    assertThat(one).isNotEqualTo(addresses.of("0:0:0:0:0:0:0:1", forwarded("2001:db9::1")));
    assertThat(addresses.of("0:0:0:0:0:0:0:1", forwarded("no:address"))).isEqualTo("no:address");
  }

  @Test
  void a_proxy_is_named_by_its_address() {
    assertThatThrownBy(() -> new Addresses("proxy.example")).hasMessageContaining("proxy.example");
  }
}
