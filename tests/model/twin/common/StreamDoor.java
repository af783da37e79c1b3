package twin.java.util.stream;

import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Lets the tests reach what the model's Stream interfaces reach: here the JDK's interfaces stand in front of the
 * model's stages.
 */
public final class StreamDoor {
  private StreamDoor() {}

  @SafeVarargs
  public static <T> Stream<T> of(T... values) {
    return new ObjectPipe.OfArray<>(values);
  }

  public static <T> Stream.Builder<T> builder() {
    return new StreamBuilder<>();
  }

  public static <T> Stream<T> iterate(T seed, UnaryOperator<T> f) {
    return ObjectPipe.iterated(seed, f);
  }

  public static <T> Stream<T> iterate(T seed, Predicate<? super T> hasNext, UnaryOperator<T> f) {
    return ObjectPipe.iterated(seed, hasNext, f);
  }

  public static <T> Stream<T> generate(Supplier<T> s) {
    return ObjectPipe.generated(s);
  }

  public static <T> Stream<T> concat(Stream<? extends T> a, Stream<? extends T> b) {
    return ObjectPipe.joined(a, b);
  }

  public static IntStream ints(int... values) {
    return new IntPipe.OfArray(values, values.length);
  }

  public static LongStream longs(long... values) {
    return new LongPipe.OfArray(values, values.length);
  }

  public static DoubleStream doubles(double... values) {
    return new DoublePipe.OfArray(values, values.length);
  }

  public static IntStream range(int first, int last) {
    return IntPipe.ranged(first, last);
  }

  public static LongStream range(long first, long last) {
    return LongPipe.ranged(first, last);
  }

  public static IntStream iterate(int seed, IntUnaryOperator f) {
    return IntPipe.iterated(seed, f);
  }

  public static IntStream generate(IntSupplier s) {
    return IntPipe.generated(s);
  }

  public static IntStream concat(IntStream a, IntStream b) {
    return IntPipe.joined(a, b);
  }
}
