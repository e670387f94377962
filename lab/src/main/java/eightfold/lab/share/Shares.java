package eightfold.lab.share;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** All parts of one job. */
public final class Shares {
  private Shares() {}

  /** Puts them into their order, and makes sure that none is missing, doubled or foreign. */
  public static List<Share> all(List<Share> found) throws Unfit {
    List<Share> shares = new ArrayList<>(found);
    for (Share share : shares) {
      agree(shares.getFirst(), share);
    }
    shares.sort(Comparator.comparingInt(share -> share.part().number()));
    for (int i = 1; i < shares.size(); i++) {
      if (shares.get(i).part().equals(shares.get(i - 1).part())) {
        throw new Unfit(
            "%s and %s are both part %s."
                .formatted(shares.get(i - 1).file(), shares.get(i).file(), shares.get(i).part()));
      }
    }
    complete(shares);
    return shares;
  }

  private static void agree(Share first, Share other) throws Unfit {
    Optional<String> difference = Share.difference(first.head(), other.head());
    if (first.part().count() != other.part().count()) {
      difference =
          Optional.of("the part is %s there and %s here".formatted(first.part(), other.part()));
    }
    if (difference.isPresent()) {
      throw new Unfit(
          "%s and %s do not belong together: %s."
              .formatted(first.file(), other.file(), difference.get()));
    }
  }

  private static void complete(List<Share> shares) throws Unfit {
    int count = shares.getFirst().part().count();
    Set<Integer> there =
        shares.stream().map(share -> share.part().number()).collect(Collectors.toSet());
    List<Integer> missing =
        IntStream.rangeClosed(1, count).filter(n -> !there.contains(n)).boxed().toList();
    if (!missing.isEmpty()) {
      throw new Unfit(
          "Of %d parts %d %s missing: %s."
              .formatted(count, missing.size(), missing.size() == 1 ? "is" : "are", few(missing)));
    }
  }

  private static String few(List<Integer> numbers) {
    return numbers.stream().limit(10).map(String::valueOf).collect(Collectors.joining(", "))
        + (numbers.size() > 10 ? " …" : "");
  }
}
