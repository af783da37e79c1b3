package java.util;

import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** An int, or none. */
public final class OptionalInt {
  private static final OptionalInt EMPTY = new OptionalInt(false, 0);

  private final boolean present;
  private final int value;

  private OptionalInt(boolean present, int value) {
    this.present = present;
    this.value = value;
  }

  public static OptionalInt empty() {
    return EMPTY;
  }

  public static OptionalInt of(int value) {
    return new OptionalInt(true, value);
  }

  public int getAsInt() {
    return orElseThrow();
  }

  public boolean isPresent() {
    return present;
  }

  public boolean isEmpty() {
    return !present;
  }

  public void ifPresent(IntConsumer action) {
    if (present) action.accept(value);
  }

  public void ifPresentOrElse(IntConsumer action, Runnable emptyAction) {
    if (present) action.accept(value);
    else emptyAction.run();
  }

  public IntStream stream() {
    return present ? IntStream.of(value) : IntStream.empty();
  }

  public int orElse(int other) {
    return present ? value : other;
  }

  public int orElseGet(IntSupplier supplier) {
    return present ? value : supplier.getAsInt();
  }

  public int orElseThrow() {
    if (!present) throw new NoSuchElementException("No value present");
    return value;
  }

  public <X extends Throwable> int orElseThrow(Supplier<? extends X> exceptionSupplier) throws X {
    if (!present) throw exceptionSupplier.get();
    return value;
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof OptionalInt)) return false;
    OptionalInt other = (OptionalInt) obj;
    return present == other.present && value == other.value;
  }

  @Override
  public int hashCode() {
    return present ? Integer.hashCode(value) : 0;
  }

  @Override
  public String toString() {
    return present ? "OptionalInt[" + value + "]" : "OptionalInt.empty";
  }
}
