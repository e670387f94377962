package eightfold.messages;

import java.util.List;

/** What the narrators of the single games share: words, names and cards. */
record Voice(Messages messages, Viewpoint viewpoint, CardNames cards) {
  Voice(Messages messages, Viewpoint viewpoint) {
    this(messages, viewpoint, new CardNames(messages));
  }

  String text(String key, Args args) {
    return messages.text(key, args.map());
  }

  /** Arguments about the one who acts. */
  Args who(int seat) {
    return Args.of().who(viewpoint, seat);
  }

  /** A seat as part of a list: its name, or the word for you. */
  String name(int seat) {
    return seat == viewpoint.seat() ? messages.text("event.you") : viewpoint.name(seat);
  }

  String names(List<Integer> seats) {
    return cards.join(seats.stream().map(this::name).toList());
  }
}
