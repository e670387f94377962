package eightfold.generator;

import eightfold.core.Cards;
import eightfold.core.Derived;
import eightfold.core.Ended;
import eightfold.core.Event;
import eightfold.core.History;
import eightfold.core.Move;
import eightfold.games.Games;
import eightfold.kit.Kit;
import eightfold.wire.Ask;
import eightfold.wire.Body;
import eightfold.wire.Entry;
import eightfold.wire.GameSummary;
import eightfold.wire.IfPresent;
import eightfold.wire.Tell;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
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
      Class<?> game,
      Class<?> move,
      Class<?> view,
      Class<? extends Event> event,
      Class<?> aid,
      Class<?> effects) {
    /** Its own events and the end, which all games share. */
    List<Class<?>> events() {
      List<Class<?>> events = new ArrayList<>(members(event));
      events.add(Ended.class);
      return events;
    }
  }

  static final List<Title> TITLES = kits().stream().map(Wire::title).toList();

  /** Requests over HTTP; with the messages and the log's entries all that is read. */
  static final List<Class<?>> REQUESTS =
      List.of(
          Body.Arrive.class,
          Body.Enter.class,
          Body.Open.class,
          Body.Learn.class,
          Body.PlayDaily.class,
          Body.Upload.class);

  private Wire() {}

  /** All games, and one that only tests know, if there is one: see the table's build. */
  private static List<Kit<?, ?, ?>> kits() {
    List<Kit<?, ?, ?>> kits = new ArrayList<>(Games.all());
    String more = System.getProperty("generator.kit", "");
    if (!more.isEmpty()) {
      try {
        kits.add(Class.forName(more).asSubclass(Kit.class).getConstructor().newInstance());
      } catch (ReflectiveOperationException e) {
        throw new IllegalArgumentException("not a kit: " + more, e);
      }
    }
    return kits;
  }

  private static Title title(Kit<?, ?, ?> kit) {
    Class<?> view = type(kit, 2);
    return new Title(
        view.getSimpleName().replaceFirst("View$", ""),
        kit.game().getClass(),
        type(kit, 1),
        view,
        kit.events(),
        returned(kit, "aid"),
        returned(kit, "effects"));
  }

  private static Class<?> returned(Kit<?, ?, ?> kit, String method) {
    return Arrays.stream(kit.getClass().getMethods())
        .filter(each -> each.getName().equals(method) && !each.isBridge())
        .findFirst()
        .orElseThrow()
        .getReturnType();
  }

  /** State, move or view of a kit, by their order. */
  private static Class<?> type(Kit<?, ?, ?> kit, int index) {
    ParameterizedType types = (ParameterizedType) kit.getClass().getGenericInterfaces()[0];
    return (Class<?>) types.getActualTypeArguments()[index];
  }

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
      roots.add(title.effects);
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
      all(plain).forEach(part -> collect(part.type(), found));
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

  /**
   * A field of a record on the wire.
   *
   * @param history left out for those who hear the events
   * @param ifPresent left out if there is nothing to tell
   */
  record Part(String name, Type type, boolean history, boolean ifPresent) {
    Class<?> raw() {
      return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type);
    }
  }

  /** All fields: the record's own, then what is derived from them. */
  static List<Part> all(Class<?> type) {
    List<Part> parts = new ArrayList<>();
    for (RecordComponent part : type.getRecordComponents()) {
      parts.add(
          new Part(
              part.getName(),
              part.getGenericType(),
              part.isAnnotationPresent(History.class),
              part.isAnnotationPresent(IfPresent.class)));
    }
    Arrays.stream(type.getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(Derived.class))
        .sorted(Comparator.comparing(Method::getName))
        .forEach(it -> parts.add(new Part(it.getName(), it.getGenericReturnType(), false, false)));
    return parts;
  }

  /** The fields that clients get: a view's history is left out, since they hear the events. */
  static List<Part> parts(Class<?> type) {
    return all(type).stream().filter(part -> !part.history()).toList();
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
