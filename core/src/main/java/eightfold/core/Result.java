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

  /** The value; what becomes of a refusal is thrown. */
  default <X extends RuntimeException> T orElseThrow(Function<Refusal, X> trouble) {
    return switch (this) {
      case Ok<T> ok -> ok.value;
      case Refused<T> refused -> throw trouble.apply(refused.refusal);
    };
  }

  default <U> Result<U> map(Function<T, U> change) {
    return then(value -> new Ok<>(change.apply(value)));
  }

  default <U> Result<U> then(Function<T, Result<U>> next) {
    return switch (this) {
      case Ok<T> ok -> next.apply(ok.value);
      case Refused<T> refused -> new Refused<>(refused.refusal);
    };
  }
}
