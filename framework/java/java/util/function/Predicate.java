package java.util.function;

import java.util.Objects;

/** Tells whether a value has some property. */
@FunctionalInterface
public interface Predicate<T> {
  boolean test(T t);

  default Predicate<T> and(Predicate<? super T> other) {
    Objects.requireNonNull(other);
    return t -> test(t) && other.test(t);
  }

  default Predicate<T> negate() {
    return t -> !test(t);
  }

  default Predicate<T> or(Predicate<? super T> other) {
    Objects.requireNonNull(other);
    return t -> test(t) || other.test(t);
  }

  static <T> Predicate<T> isEqual(Object target) {
    return value -> target == null ? value == null : target.equals(value);
  }

  @SuppressWarnings("unchecked")
  static <T> Predicate<T> not(Predicate<? super T> target) {
    Objects.requireNonNull(target);
    return (Predicate<T>) target.negate();
  }
}
