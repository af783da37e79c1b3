package android.util;

import java.util.Objects;

/** All values between two, these included. */
public final class Range<T extends Comparable<? super T>> {
  private final T lower;
  private final T upper;

  public Range(final T lower, final T upper) {
    this.lower = Objects.requireNonNull(lower, "lower must not be null");
    this.upper = Objects.requireNonNull(upper, "upper must not be null");
    if (lower.compareTo(upper) > 0) throw new IllegalArgumentException("lower must be less than or equal to upper");
  }

  public static <T extends Comparable<? super T>> Range<T> create(final T lower, final T upper) {
    return new Range<T>(lower, upper);
  }

  public T getLower() {
    return lower;
  }

  public T getUpper() {
    return upper;
  }

  private static <T extends Comparable<? super T>> T least(T a, T b) {
    return a.compareTo(b) <= 0 ? a : b;
  }

  private static <T extends Comparable<? super T>> T greatest(T a, T b) {
    return a.compareTo(b) >= 0 ? a : b;
  }

  public boolean contains(T value) {
    return value.compareTo(lower) >= 0 && value.compareTo(upper) <= 0;
  }

  public boolean contains(Range<T> range) {
    return range.lower.compareTo(lower) >= 0 && range.upper.compareTo(upper) <= 0;
  }

  public T clamp(T value) {
    return value.compareTo(lower) < 0 ? lower : value.compareTo(upper) > 0 ? upper : value;
  }

  public Range<T> intersect(Range<T> range) {
    return intersect(range.lower, range.upper);
  }

  public Range<T> intersect(T lower, T upper) {
    return new Range<T>(greatest(this.lower, lower), least(this.upper, upper));
  }

  public Range<T> extend(Range<T> range) {
    return extend(range.lower, range.upper);
  }

  public Range<T> extend(T lower, T upper) {
    return new Range<T>(least(this.lower, lower), greatest(this.upper, upper));
  }

  public Range<T> extend(T value) {
    return extend(value, value);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Range && lower.equals(((Range<?>) obj).lower) && upper.equals(((Range<?>) obj).upper);
  }

  @Override
  public int hashCode() {
    return Objects.hash(lower, upper);
  }

  @Override
  public String toString() {
    return "[" + lower + ", " + upper + "]";
  }
}
