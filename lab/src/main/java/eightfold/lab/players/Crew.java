package eightfold.lab.players;

import eightfold.core.Game;
import eightfold.core.Move;
import eightfold.core.Moves;
import eightfold.core.Options;
import eightfold.core.Refusal;
import eightfold.core.Rng;
import eightfold.core.State;
import eightfold.core.View;
import eightfold.kit.Bot;
import eightfold.kit.Budget;
import eightfold.kit.Kit;
import eightfold.kit.Partner;
import eightfold.lab.players.ProgramSeat.Verdict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The players of one thread, ready to play. Programs are started when they are first asked, one
 * process for each seat that they take, and ended with the crew.
 */
public final class Crew<S extends State<S>, M extends Move, V extends View>
    implements AutoCloseable {
  private final Game<S, M, V> game;
  private final int seats;
  private final Options options;
  private final Budget budget;
  private final Programs programs;
  private final Protocol<V> protocol;
  private final List<Member<V>> members = new ArrayList<>();
  private final List<String> names = new ArrayList<>();

  private sealed interface Member<V extends View> {
    record House<V extends View>(Bot<V> bot, Budget budget) implements Member<V> {}

    record Foreign<V extends View>(
        Entrant.Program entrant, Conduct conduct, Map<Integer, ProgramSeat<V>> seats)
        implements Member<V> {}
  }

  /**
   * @param entrants players that {@link Entrants} has found to exist
   * @param budget of those who have none of their own
   */
  public Crew(
      Kit<S, M, V> kit,
      int seats,
      Options options,
      List<Entrant> entrants,
      Budget budget,
      Programs programs) {
    game = kit.game();
    this.seats = seats;
    this.options = options;
    this.budget = budget;
    this.programs = programs;
    protocol = new Protocol<>(game);
    for (Entrant entrant : entrants) {
      names.add(entrant instanceof Entrant.House house ? house.name() : entrant.label());
      members.add(
          switch (entrant) {
            case Entrant.House house ->
                new Member.House<>(
                    kit.players().make(house.name(), seats, options).found().orElseThrow(),
                    house.budget().orElse(budget));
            case Entrant.Program program ->
                new Member.Foreign<>(program, new Conduct(), new HashMap<>());
          });
    }
  }

  /** Tells those who help each other where they sit: players with the same name are partners. */
  public void seated(int[] membersBySeat) {
    for (int member = 0; member < members.size(); member++) {
      if (members.get(member) instanceof Member.House<V> house
          && house.bot instanceof Partner<V> partner) {
        int friends = 0;
        for (int seat = 0; seat < membersBySeat.length; seat++) {
          friends |= names.get(membersBySeat[seat]).equals(names.get(member)) ? 1 << seat : 0;
        }
        partner.seated(friends);
      }
    }
  }

  /** The decision of a player on the seat to act; the view is that seat's. */
  public long decide(int member, S state, V view, Moves legal, Rng rng) {
    return switch (members.get(member)) {
      case Member.House<V>(Bot<V> bot, Budget own) -> bot.choose(view, legal, rng, own);
      case Member.Foreign<V> foreign -> {
        int seat = state.toAct();
        yield foreign
            .seats
            .computeIfAbsent(seat, s -> seat(foreign, s))
            .decide(view, legal, rng, move -> judge(state, seat, move));
      }
    };
  }

  private ProgramSeat<V> seat(Member.Foreign<V> foreign, int seat) {
    String hello = protocol.hello(seats, seat, options, budget, programs.timeoutMillis());
    return new ProgramSeat<>(foreign.entrant, programs, protocol, hello, foreign.conduct);
  }

  private Verdict judge(S state, int seat, String text) {
    Optional<M> move = game.codec().parse(text);
    if (move.isEmpty()) {
      return new Verdict.Illegal("this is not a move of the game");
    }
    Optional<Refusal> refusal = game.refuse(state, seat, move.get());
    return refusal
        .<Verdict>map(why -> new Verdict.Illegal(why.toString()))
        .orElseGet(() -> new Verdict.Legal(game.codec().pack(move.get())));
  }

  /** Tells the programs at the table how a game ended. */
  public void over(int[] membersBySeat, List<Integer> points, List<Integer> winners) {
    for (int seat = 0; seat < membersBySeat.length; seat++) {
      if (members.get(membersBySeat[seat]) instanceof Member.Foreign<V> foreign) {
        Optional.ofNullable(foreign.seats.get(seat))
            .ifPresent(program -> program.tell(Protocol.over(points, winners)));
      }
    }
  }

  /** What a player forfeited since the last call, by cause; nothing for our own. */
  public Map<Conduct.Cause, Integer> forfeits(int member) {
    return members.get(member) instanceof Member.Foreign<V> foreign
        ? foreign.conduct.collect()
        : Map.of();
  }

  @Override
  public void close() {
    for (Member<V> member : members) {
      if (member instanceof Member.Foreign<V> foreign) {
        foreign.seats.values().forEach(ProgramSeat::close);
      }
    }
  }
}
