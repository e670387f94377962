package eightfold.core;

import java.util.Optional;
import java.util.function.Function;

/** A value, or the reason why there is none. */
public sealed interface Result<T> {

  record Ok<T>(T value) implements Result<T> {}

  record Refused<T>(Refusal refusal) implements Result<T> {}

  default Optional<T> found() {
    return switch (this) {
      case Ok<T> ok -> Optional.of(ok.value);
      case Refused<T> refused -> Optional.empty();
    };
  }

  default Optional<Refusal> refused() {
    return switch (this) {
      case Ok<T> ok -> Optional.empty();
      case Refused<T> refused -> Optional.of(refused.refusal);
    };
  }

  default <U> Result<U> then(Function<T, Result<U>> next) {
    return switch (this) {
      case Ok<T> ok -> next.apply(ok.value);
      case Refused<T> refused -> new Refused<>(refused.refusal);
    };
  }
}
