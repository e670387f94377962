package eightfold.server.load;

import java.util.List;
import java.util.Locale;

/**
 * What was measured.
 *
 * @param perCpuSecond acknowledged moves for each second of the server's processor time
 * @param p50 milliseconds from sending a move to its acknowledgement, for half of them
 * @param p99 the same for 99 of 100
 * @param firstError the first error, if there was any
 * @param residentMb the server's memory
 * @param heapMb its heap in use
 * @param games the ids of the games that ended, whose transcripts anybody can check
 */
public record Report(
    long moves,
    double perSecond,
    double perCpuSecond,
    double p50,
    double p99,
    int errors,
    String firstError,
    long residentMb,
    long heapMb,
    List<String> games) {
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%d moves acknowledged, %.0f a second, %.0f a server CPU second%n"
            + "send to acknowledgement: p50 %.2f ms, p99 %.2f ms%n"
            + "errors: %d %s%nserver memory: %d MB resident, %d MB heap in use%n"
            + "games played to their end: %d%s",
        moves,
        perSecond,
        perCpuSecond,
        p50,
        p99,
        errors,
        firstError,
        residentMb,
        heapMb,
        games.size(),
        games.isEmpty() ? "" : ", the last " + games.getLast());
  }
}
