package eightfold.server.wire;

import eightfold.core.History;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/**
 * How a record class is written: its fields' names and how to read them. Made once a class. A
 * view's {@link History} is left out, since clients hear the events.
 */
final class Shape {
  private static final ClassValue<Shape> SHAPES =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
          return new Shape(type);
        }
      };

  private static final ClassValue<String[]> CONSTANTS =
      new ClassValue<>() {
        @Override
        protected String[] computeValue(Class<?> type) {
          return Arrays.stream(type.getEnumConstants())
              .map(constant -> kebab((Enum<?>) constant))
              .toArray(String[]::new);
        }
      };

  final String kind;
  final String[] names;

  /** Each name as it stands in JSON, with quotes and colon. */
  final byte[][] heads;

  private final MethodHandle[] readers;

  private Shape(Class<?> type) {
    RecordComponent[] parts = parts(type);
    kind = kebab(type.getSimpleName());
    names = new String[parts.length];
    heads = new byte[parts.length][];
    readers = new MethodHandle[parts.length];
    for (int i = 0; i < parts.length; i++) {
      names[i] = parts[i].getName();
      heads[i] = ('"' + names[i] + "\":").getBytes(StandardCharsets.US_ASCII);
      readers[i] = reader(parts[i]);
    }
  }

  /** The fields that are written. */
  static RecordComponent[] parts(Class<?> type) {
    return Arrays.stream(type.getRecordComponents())
        .filter(part -> !part.isAnnotationPresent(History.class))
        .toArray(RecordComponent[]::new);
  }

  static Shape of(Class<?> type) {
    return SHAPES.get(type);
  }

  Object read(Object source, int field) {
    try {
      return (Object) readers[field].invokeExact(source);
    } catch (Throwable e) {
      throw new IllegalStateException("a record cannot be read: " + kind, e);
    }
  }

  private static MethodHandle reader(RecordComponent part) {
    try {
      part.getAccessor().setAccessible(true);
      return MethodHandles.lookup()
          .unreflect(part.getAccessor())
          .asType(MethodType.methodType(Object.class, Object.class));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** {@code WentOut} becomes {@code went-out}. */
  static String kebab(String name) {
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  /** {@code FOR_ALL} becomes {@code for-all}. */
  static String constant(Enum<?> value) {
    return CONSTANTS.get(value.getDeclaringClass())[value.ordinal()];
  }

  private static String kebab(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
