package java.util.stream;

import java.util.Arrays;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** A stage whose elements are ints. */
abstract class IntPipe extends Pipe<Integer, IntStream> implements IntStream {
  int value;

  IntPipe(Pipe<?, ?> before, boolean keepsSize) {
    super(before, keepsSize);
  }

  /** Any stream, the app's own too, as a pipe that can be stepped. */
  static IntPipe of(IntStream stream) {
    if (stream instanceof IntPipe) return (IntPipe) stream;
    Spliterator.OfInt source = stream.spliterator();
    return new OfSpliterator(() -> source, source.characteristics(), stream.isParallel());
  }

  static IntStream iterated(int seed, IntUnaryOperator f) {
    Objects.requireNonNull(f);
    return new IntPipe(null, false) {
      private boolean started;

      @Override
      boolean step() {
        value = started ? f.applyAsInt(value) : seed;
        started = true;
        return true;
      }
    };
  }

  static IntStream generated(IntSupplier s) {
    Objects.requireNonNull(s);
    IntPipe pipe = new IntPipe(null, false) {
      @Override
      boolean step() {
        value = s.getAsInt();
        return true;
      }
    };
    pipe.ordered = false;
    return pipe;
  }

  /** All numbers from the first to the last, which is not less. */
  static IntStream ranged(int first, int last) {
    return new IntPipe(null, false) {
      private int next = first;
      private boolean ended;

      @Override
      boolean step() {
        if (ended) return false;
        value = next;
        ended = next++ == last;
        return true;
      }

      @Override
      long size() {
        long left = (long) last - next + 1;
        return ended ? 0 : left > 0 ? left : -1;
      }
    };
  }

  static IntStream joined(IntStream a, IntStream b) {
    Objects.requireNonNull(a);
    Objects.requireNonNull(b);
    IntPipe first = of(a).linked();
    IntPipe second = of(b).linked();
    IntPipe pipe = new IntPipe(null, false) {
      @Override
      boolean step() {
        if (first.step()) value = first.value;
        else if (second.step()) value = second.value;
        else return false;
        return true;
      }

      @Override
      long size() {
        long one = first.size(), two = second.size();
        return one < 0 || two < 0 || one + two < 0 ? -1 : one + two;
      }

      @Override
      void end() {
        first.end();
        second.end();
      }
    };
    pipe.shared.parallel = a.isParallel() || b.isParallel();
    pipe.ordered = first.ordered && second.ordered;
    pipe.onClose(a::close);
    pipe.onClose(b::close);
    return pipe;
  }

  /** This, used up by the caller. */
  final IntPipe linked() {
    use();
    return this;
  }

  @Override
  final IntStream self() {
    return this;
  }

  @Override
  final IntStream inAnyOrder() {
    IntPipe from = linked();
    IntPipe pipe = new IntPipe(from, true) {
      @Override
      boolean step() {
        if (!from.step()) return false;
        value = from.value;
        return true;
      }
    };
    pipe.ordered = false;
    return pipe;
  }

  @Override
  public IntStream filter(IntPredicate predicate) {
    Objects.requireNonNull(predicate);
    IntPipe from = linked();
    return new IntPipe(from, false) {
      @Override
      boolean step() {
        while (from.step()) {
          value = from.value;
          if (predicate.test(value)) return true;
        }
        return false;
      }
    };
  }

  @Override
  public IntStream map(IntUnaryOperator mapper) {
    Objects.requireNonNull(mapper);
    IntPipe from = linked();
    return new IntPipe(from, true) {
      @Override
      boolean step() {
        if (!from.step()) return false;
        value = mapper.applyAsInt(from.value);
        return true;
      }
    };
  }

  @Override
  public <U> Stream<U> mapToObj(IntFunction<? extends U> mapper) {
    Objects.requireNonNull(mapper);
    IntPipe from = linked();
    return new ObjectPipe<U>(from, true) {
      @Override
      boolean step() {
        if (!from.step()) return false;
        value = mapper.apply(from.value);
        return true;
      }
    };
  }

  @Override
  public LongStream mapToLong(IntToLongFunction mapper) {
    Objects.requireNonNull(mapper);
    IntPipe from = linked();
    return new LongPipe(from, true) {
      @Override
      boolean step() {
        if (!from.step()) return false;
        value = mapper.applyAsLong(from.value);
        return true;
      }
    };
  }

  @Override
  public DoubleStream mapToDouble(IntToDoubleFunction mapper) {
    Objects.requireNonNull(mapper);
    IntPipe from = linked();
    return new DoublePipe(from, true) {
      @Override
      boolean step() {
        if (!from.step()) return false;
        value = mapper.applyAsDouble(from.value);
        return true;
      }
    };
  }

  @Override
  public IntStream flatMap(IntFunction<? extends IntStream> mapper) {
    Objects.requireNonNull(mapper);
    IntPipe from = linked();
    return new IntPipe(from, false) {
      private IntStream part;
      private IntPipe inner;

      @Override
      boolean step() {
        while (true) {
          if (inner != null) {
            if (inner.step()) {
              value = inner.value;
              return true;
            }
            inner = null;
            part.close();
          }
          if (!from.step()) return false;
          part = mapper.apply(from.value);
          if (part != null) inner = of(part).linked();
        }
      }

      @Override
      void end() {
        if (inner != null) part.close();
        inner = null;
        super.end();
      }
    };
  }

  @Override
  public IntStream distinct() {
    IntPipe from = linked();
    return new IntPipe(from, false) {
      private final HashSet<Integer> seen = new HashSet<>();

      @Override
      boolean step() {
        while (from.step()) {
          value = from.value;
          if (seen.add(value)) return true;
        }
        return false;
      }
    };
  }

  @Override
  public IntStream sorted() {
    IntPipe from = linked();
    IntPipe pipe = new IntPipe(from, true) {
      private int[] array;
      private int next;

      @Override
      boolean step() {
        if (array == null) {
          array = from.rest();
          Arrays.sort(array);
        }
        if (next == array.length) return false;
        value = array[next++];
        return true;
      }
    };
    pipe.ordered = true;
    return pipe;
  }

  @Override
  public IntStream peek(IntConsumer action) {
    Objects.requireNonNull(action);
    IntPipe from = linked();
    return new IntPipe(from, true) {
      @Override
      boolean step() {
        if (!from.step()) return false;
        value = from.value;
        action.accept(value);
        return true;
      }
    };
  }

  @Override
  public IntStream limit(long maxSize) {
    checkCount(maxSize);
    IntPipe from = linked();
    return new IntPipe(from, true) {
      private long left = maxSize;

      @Override
      boolean step() {
        if (left == 0 || !from.step()) return false;
        left--;
        value = from.value;
        return true;
      }

      @Override
      long size() {
        return limited(from.size(), maxSize);
      }
    };
  }

  @Override
  public IntStream skip(long n) {
    checkCount(n);
    if (n == 0) return this;
    IntPipe from = linked();
    return new IntPipe(from, true) {
      private long left = n;

      @Override
      boolean step() {
        while (from.step()) {
          value = from.value;
          if (left == 0) return true;
          left--;
        }
        return false;
      }

      @Override
      long size() {
        return skipped(from.size(), n);
      }
    };
  }

  @Override
  public void forEach(IntConsumer action) {
    Objects.requireNonNull(action);
    use();
    while (step()) action.accept(value);
    end();
  }

  @Override
  public void forEachOrdered(IntConsumer action) {
    forEach(action);
  }

  @Override
  public int[] toArray() {
    use();
    return rest();
  }

  private int[] rest() {
    int[] array = new int[8];
    int count = 0;
    while (step()) {
      if (count == array.length) array = Arrays.copyOf(array, count * 2);
      array[count++] = value;
    }
    end();
    return count == array.length ? array : Arrays.copyOf(array, count);
  }

  @Override
  public int reduce(int identity, IntBinaryOperator op) {
    Objects.requireNonNull(op);
    use();
    int result = identity;
    while (step()) result = op.applyAsInt(result, value);
    end();
    return result;
  }

  @Override
  public OptionalInt reduce(IntBinaryOperator op) {
    Objects.requireNonNull(op);
    use();
    if (!step()) return OptionalInt.empty();
    int result = value;
    while (step()) result = op.applyAsInt(result, value);
    end();
    return OptionalInt.of(result);
  }

  @Override
  public <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner) {
    Objects.requireNonNull(supplier);
    Objects.requireNonNull(accumulator);
    Objects.requireNonNull(combiner);
    use();
    R result = supplier.get();
    while (step()) accumulator.accept(result, value);
    end();
    return result;
  }

  @Override
  public int sum() {
    use();
    int sum = 0;
    while (step()) sum += value;
    end();
    return sum;
  }

  @Override
  public OptionalDouble average() {
    use();
    long sum = 0, count = 0;
    for (; step(); count++) sum += value;
    end();
    return count == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) sum / count);
  }

  @Override
  public OptionalInt min() {
    use();
    if (!step()) return OptionalInt.empty();
    int least = value;
    while (step()) least = Math.min(least, value);
    end();
    return OptionalInt.of(least);
  }

  @Override
  public OptionalInt max() {
    use();
    if (!step()) return OptionalInt.empty();
    int greatest = value;
    while (step()) greatest = Math.max(greatest, value);
    end();
    return OptionalInt.of(greatest);
  }

  @Override
  public long count() {
    use();
    long count = size();
    if (count >= 0) return count;
    count = 0;
    while (step()) count++;
    end();
    return count;
  }

  @Override
  public IntSummaryStatistics summaryStatistics() {
    use();
    IntSummaryStatistics statistics = new IntSummaryStatistics();
    while (step()) statistics.accept(value);
    end();
    return statistics;
  }

  @Override
  public boolean anyMatch(IntPredicate predicate) {
    Objects.requireNonNull(predicate);
    use();
    boolean found = false;
    while (!found && step()) found = predicate.test(value);
    end();
    return found;
  }

  @Override
  public boolean allMatch(IntPredicate predicate) {
    Objects.requireNonNull(predicate);
    use();
    boolean all = true;
    while (all && step()) all = predicate.test(value);
    end();
    return all;
  }

  @Override
  public boolean noneMatch(IntPredicate predicate) {
    return !anyMatch(predicate);
  }

  @Override
  public OptionalInt findFirst() {
    use();
    boolean found = step();
    end();
    return found ? OptionalInt.of(value) : OptionalInt.empty();
  }

  @Override
  public OptionalInt findAny() {
    return findFirst();
  }

  @Override
  public LongStream asLongStream() {
    return mapToLong(element -> element);
  }

  @Override
  public DoubleStream asDoubleStream() {
    return mapToDouble(element -> element);
  }

  @Override
  public Stream<Integer> boxed() {
    return mapToObj(Integer::valueOf);
  }

  @Override
  public PrimitiveIterator.OfInt iterator() {
    return new Iterator(linked());
  }

  @Override
  public Spliterator.OfInt spliterator() {
    return new Splitter(linked());
  }

  /** The elements of a pipe as an iterator. */
  private static final class Iterator implements PrimitiveIterator.OfInt {
    private final IntPipe pipe;
    private boolean ready;

    Iterator(IntPipe pipe) {
      this.pipe = pipe;
    }

    @Override
    public boolean hasNext() {
      if (!ready) ready = pipe.step();
      return ready;
    }

    @Override
    public int nextInt() {
      if (!hasNext()) throw new NoSuchElementException();
      ready = false;
      return pipe.value;
    }
  }

  /** The elements of a pipe as a spliterator that does not split. */
  private static final class Splitter implements Spliterator.OfInt {
    private final IntPipe pipe;

    Splitter(IntPipe pipe) {
      this.pipe = pipe;
    }

    @Override
    public boolean tryAdvance(IntConsumer action) {
      Objects.requireNonNull(action);
      if (!pipe.step()) return false;
      action.accept(pipe.value);
      return true;
    }

    @Override
    public Spliterator.OfInt trySplit() {
      return null;
    }

    @Override
    public long estimateSize() {
      long size = pipe.size();
      return size < 0 ? Long.MAX_VALUE : size;
    }

    @Override
    public int characteristics() {
      return (pipe.ordered ? ORDERED : 0) | (pipe.size() < 0 ? 0 : SIZED | SUBSIZED);
    }
  }

  /** The first elements of an array. */
  static final class OfArray extends IntPipe {
    private final int[] array;
    private final int count;
    private int next;

    OfArray(int[] array, int count) {
      super(null, false);
      this.array = array;
      this.count = count;
    }

    @Override
    boolean step() {
      if (next == count) return false;
      value = array[next++];
      return true;
    }

    @Override
    long size() {
      return count - next;
    }
  }

  /** The elements of a spliterator, which may be asked for as late as they are needed. */
  static final class OfSpliterator extends IntPipe implements IntConsumer {
    private final Supplier<? extends Spliterator.OfInt> supplier;
    private Spliterator.OfInt source;

    OfSpliterator(Supplier<? extends Spliterator.OfInt> supplier, int characteristics, boolean parallel) {
      super(null, false);
      this.supplier = supplier;
      shared.parallel = parallel;
      ordered = (characteristics & Spliterator.ORDERED) != 0;
    }

    private Spliterator.OfInt source() {
      if (source == null) source = supplier.get();
      return source;
    }

    @Override
    public void accept(int element) {
      value = element;
    }

    @Override
    boolean step() {
      return source().tryAdvance((IntConsumer) this);
    }

    @Override
    long size() {
      return source().getExactSizeIfKnown();
    }

    @Override
    public Spliterator.OfInt spliterator() {
      use();
      return source();
    }
  }
}
