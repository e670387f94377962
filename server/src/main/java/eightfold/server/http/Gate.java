package eightfold.server.http;

import eightfold.server.host.Hub;
import eightfold.table.Ids;
import java.time.Duration;

/** What everybody must pass who asks for something costly: own origin, and not too fast. */
final class Gate {
  private static final int WRONG_NAMES = 20;
  private static final Duration AFTER_WRONG_NAMES = Duration.ofSeconds(3);
  private static final int RENAMES = 10;
  private static final Duration AFTER_RENAMES = Duration.ofSeconds(5);
  private static final int UPLOADS = 20;
  private static final Duration AFTER_UPLOADS = Duration.ofSeconds(3);

  private final Origins origins;
  private final Addresses addresses;
  private final Limits arrivals;
  private final Limits wrongNames;
  private final Limits renames;
  private final Limits uploads;

  /**
   * @param arrivals new guests and tables a second and address; 0 for no limits at all
   */
  Gate(Origins origins, Addresses addresses, int arrivals) {
    this.origins = origins;
    this.addresses = addresses;
    this.arrivals = Limits.perSecond(arrivals, 10 * arrivals);
    boolean free = arrivals == 0;
    wrongNames = free ? Limits.none() : Limits.oneAfter(AFTER_WRONG_NAMES, WRONG_NAMES);
    uploads = free ? Limits.none() : Limits.oneAfter(AFTER_UPLOADS, UPLOADS);
    renames = free ? Limits.none() : Limits.oneAfter(AFTER_RENAMES, RENAMES);
  }

  void ownOrigin(Request request) {
    origins.check(request);
  }

  String address(Request request) {
    return addresses.of(request);
  }

  static Refused tooFast() {
    return new Refused(429, "too-fast", "Slowly, please: too many requests at once.");
  }

  /** Counts something costly against the sender's address. */
  void arrival(Request request) {
    if (!arrivals.allows(address(request))) {
      throw tooFast();
    }
  }

  /** Counts a guest's changes of its name or token. */
  void rename(long guest) {
    if (!renames.allows(guest)) {
      throw tooFast();
    }
  }

  /** Counts the games that a guest brings, by guest and by address. */
  void upload(Request request, long guest) {
    arrival(request);
    if (!uploads.allows(guest)) {
      throw tooFast();
    }
  }

  /**
   * A table by its id or its code. Names of which there is no table are counted against the
   * sender's address, and who has guessed too often is not even told whether there is one. Ids are
   * too long to be guessed, so whoever knows one is never kept out by a neighbour's guesses. A
   * table that is another guest's alone is none.
   */
  long table(Request request, String name, Hub hub, long guest) {
    String address = address(request);
    boolean allowed = wrongNames.allows(address);
    if (!allowed && Ids.parse(name).isEmpty()) {
      throw tooFast();
    }
    long table =
        hub.find(name)
            .filter(found -> hub.admits(found, guest))
            .orElseThrow(
                () ->
                    allowed
                        ? new Refused(404, "unknown-table", "There is no such table.")
                        : tooFast());
    if (allowed) {
      wrongNames.forgive(address);
    }
    return table;
  }
}
