package eightfold.core;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A toy game: players take 1 to 3 from a heap in turn; who takes the last gets a point. */
final class Countdown implements Game<Countdown.Heap, Countdown.Take, Countdown.Seen> {
  record Take(int count) implements Move {}

  record Seen(int seat, int toAct, int heap) implements View {}

  record Taken(int actor, int count) implements Event {
    @Override
    public Event seenBy(int seat) {
      return this;
    }
  }

  static final class Heap implements State<Heap> {
    final int seats;
    int heap;
    int toAct;
    int winner = OVER;

    Heap(int seats) {
      this.seats = seats;
    }

    @Override
    public int seats() {
      return seats;
    }

    @Override
    public int toAct() {
      return heap == 0 ? OVER : toAct;
    }

    @Override
    public int round() {
      return 1;
    }

    @Override
    public void legal(Moves out) {
      out.clear();
      for (int count = 1; count <= Math.min(3, heap); count++) {
        out.add(count);
      }
    }

    @Override
    public void apply(long move, Log log) {
      heap -= (int) move;
      log.add(new Taken(toAct, (int) move));
      winner = toAct;
      toAct = (toAct + 1) % seats;
    }

    @Override
    public void copyFrom(Heap other) {
      heap = other.heap;
      toAct = other.toAct;
    }

    @Override
    public int points(int seat) {
      return over() && seat == winner ? 1 : 0;
    }

    @Override
    public int deckSize() {
      return 0;
    }

    @Override
    public int eyes(int position) {
      return Eyes.EVERYBODY;
    }

    @Override
    public long digest() {
      return heap * 8L + toAct;
    }
  }

  @Override
  public GameInfo info() {
    return new GameInfo(
        "countdown",
        "Countdown",
        new Credits("nobody", "", 0),
        2,
        3,
        List.of(new OptionSpec.Range("heap", "C1", 1, 50, seats -> 5 * seats)),
        List.of(Clause.plain("C1", "A heap"), Clause.option("C2", "Turns")));
  }

  @Override
  public Heap newState(int seats, Options options) {
    Heap state = new Heap(seats);
    state.heap = options.number("heap");
    return state;
  }

  @Override
  public void deal(Heap state, Chance chance, Log log) {
    state.toAct = chance.below(state.seats);
  }

  @Override
  public Seen view(Heap state, int seat) {
    return new Seen(seat, state.toAct(), state.heap);
  }

  @Override
  public void sample(Seen view, Rng rng, Heap into) {
    into.heap = view.heap();
    into.toAct = view.toAct();
  }

  @Override
  public Optional<Refusal> refuse(Heap state, int seat, Take move) {
    if (seat != state.toAct()) {
      return Optional.of(Refusal.notYourTurn("C2", seat, state.toAct()));
    }
    return move.count() <= Math.min(3, state.heap)
        ? Optional.empty()
        : Optional.of(
            Refusal.of("C1", "too-many", "You cannot take {n}.", Map.of("n", "" + move.count())));
  }

  @Override
  public Codec<Take> codec() {
    return new Codec<>() {
      @Override
      public long pack(Take move) {
        return move.count();
      }

      @Override
      public Take unpack(long move) {
        return new Take((int) move);
      }

      @Override
      public String text(Take move) {
        return String.valueOf(move.count());
      }

      @Override
      public Optional<Take> parse(String text) {
        return text.matches("[1-9]")
            ? Optional.of(new Take(Integer.parseInt(text)))
            : Optional.empty();
      }
    };
  }

  @Override
  public Result<Deal> readDeal(int leader, List<String> row, List<String> deck) {
    return new Result.Refused<>(Refusal.of("C1", "no-cards", "There are no cards."));
  }
}
