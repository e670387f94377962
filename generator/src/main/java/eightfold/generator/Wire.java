package eightfold.generator;

import eightfold.core.Aid;
import eightfold.core.Cards;
import eightfold.core.Ended;
import eightfold.core.Event;
import eightfold.core.Game;
import eightfold.core.History;
import eightfold.core.Move;
import eightfold.core.View;
import eightfold.eightandhalf.EightAndHalf;
import eightfold.eightandhalf.HalfAid;
import eightfold.eightandhalf.HalfEvent;
import eightfold.eightandhalf.HalfMove;
import eightfold.eightandhalf.HalfView;
import eightfold.eights.Eights;
import eightfold.eights.EightsAid;
import eightfold.eights.EightsEvent;
import eightfold.eights.EightsMove;
import eightfold.eights.EightsView;
import eightfold.twentyeight.TwentyEight;
import eightfold.twentyeight.TwentyEightAid;
import eightfold.twentyeight.TwentyEightEvent;
import eightfold.twentyeight.TwentyEightMove;
import eightfold.twentyeight.TwentyEightView;
import eightfold.wire.Ask;
import eightfold.wire.Body;
import eightfold.wire.Entry;
import eightfold.wire.GameSummary;
import eightfold.wire.Tell;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What travels, and by which names. */
final class Wire {
  /**
   * What a game sends.
   *
   * @param name stands before its events' names where they could be confused
   */
  record Title(
      String name,
      Class<? extends Game<?, ?, ?>> game,
      Class<? extends Move> move,
      Class<? extends View> view,
      Class<? extends Event> event,
      Class<? extends Aid> aid) {
    /** Its own events and the end, which all games share. */
    List<Class<?>> events() {
      List<Class<?>> events = new ArrayList<>(members(event));
      events.add(Ended.class);
      return events;
    }
  }

  static final List<Title> TITLES =
      List.of(
          new Title(
              "TwentyEight",
              TwentyEight.class,
              TwentyEightMove.class,
              TwentyEightView.class,
              TwentyEightEvent.class,
              TwentyEightAid.class),
          new Title(
              "Half",
              EightAndHalf.class,
              HalfMove.class,
              HalfView.class,
              HalfEvent.class,
              HalfAid.class),
          new Title(
              "Eights",
              Eights.class,
              EightsMove.class,
              EightsView.class,
              EightsEvent.class,
              EightsAid.class));

  /** Requests over HTTP; with the messages and the log's entries all that is read. */
  static final List<Class<?>> REQUESTS =
      List.of(Body.Arrive.class, Body.Enter.class, Body.Open.class, Body.Learn.class);

  private Wire() {}

  /** The records of a sealed interface, and of those below it. */
  static List<Class<?>> members(Class<?> sealed) {
    List<Class<?>> records = new ArrayList<>();
    for (Class<?> member : sealed.getPermittedSubclasses()) {
      records.addAll(member.isSealed() ? members(member) : List.of(member));
    }
    return records;
  }

  /** All records that are written, and those inside them. */
  static Set<Class<?>> written() {
    List<Class<?>> roots = new ArrayList<>();
    for (Title title : TITLES) {
      roots.add(title.view);
      roots.addAll(title.events());
      roots.add(title.aid);
    }
    for (Class<?> sealed : List.of(Tell.class, Body.class, Entry.class)) {
      roots.addAll(members(sealed));
    }
    roots.add(GameSummary.class);
    return records(roots);
  }

  /** These records and those inside them. */
  static Set<Class<?>> records(List<Class<?>> roots) {
    Set<Class<?>> found = new LinkedHashSet<>();
    roots.forEach(root -> collect(root, found));
    return found;
  }

  private static void collect(Type type, Set<Class<?>> found) {
    if (type instanceof ParameterizedType generic) {
      Arrays.stream(generic.getActualTypeArguments()).forEach(inner -> collect(inner, found));
    } else if (type instanceof Class<?> plain && isRow(plain) && found.add(plain)) {
      for (RecordComponent part : plain.getRecordComponents()) {
        collect(part.getGenericType(), found);
      }
    }
  }

  /** Whether it is written field by field. */
  static boolean isRow(Class<?> type) {
    return type.isRecord() && !Move.class.isAssignableFrom(type) && type != Cards.class;
  }

  /** The field that names the kind; empty if there is none. */
  static String tag(Class<?> type) {
    if (Entry.class.isAssignableFrom(type)) {
      return "kind";
    }
    boolean tagged =
        Event.class.isAssignableFrom(type)
            || Tell.class.isAssignableFrom(type)
            || Ask.class.isAssignableFrom(type);
    return tagged ? "type" : "";
  }

  /** The fields that clients get: a view's history is left out, since they hear the events. */
  static List<RecordComponent> parts(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .filter(part -> !part.isAnnotationPresent(History.class))
        .toList();
  }

  /** {@code WentOut} becomes {@code went-out}. */
  static String kind(Class<?> type) {
    return type.getSimpleName().replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  /** {@code FOR_ALL} becomes {@code for-all}. */
  static List<String> constants(Class<?> type) {
    return Arrays.stream(type.getEnumConstants())
        .map(constant -> ((Enum<?>) constant).name().toLowerCase(Locale.ROOT).replace('_', '-'))
        .toList();
  }
}
