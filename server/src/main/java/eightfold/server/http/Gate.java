package eightfold.server.http;

/** What everybody must pass who asks for something costly: own origin, and not too fast. */
final class Gate {
  private final Origins origins;
  private final Addresses addresses;
  private final Limits arrivals;

  Gate(Origins origins, Addresses addresses, Limits arrivals) {
    this.origins = origins;
    this.addresses = addresses;
    this.arrivals = arrivals;
  }

  void ownOrigin(Request request) {
    origins.check(request);
  }

  String address(Request request) {
    return addresses.of(request);
  }

  /** Counts something costly against the sender's address. */
  void arrival(Request request) {
    if (!arrivals.allows(address(request))) {
      throw new Refused(429, "too-fast", "Slowly, please: too many requests at once.");
    }
  }
}
