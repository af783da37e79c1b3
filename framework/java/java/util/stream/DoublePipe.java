package java.util.stream;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** A stage whose elements are doubles. */
abstract class DoublePipe extends Pipe<Double, DoubleStream> implements DoubleStream {
  double value;

  DoublePipe(Pipe<?, ?> before, boolean keepsSize) {
    super(before, keepsSize);
  }

  /** Any stream, the app's own too, as a pipe that can be stepped. */
  static DoublePipe of(DoubleStream stream) {
    if (stream instanceof DoublePipe) return (DoublePipe) stream;
    Spliterator.OfDouble source = stream.spliterator();
    return new OfSpliterator(() -> source, source.characteristics(), stream.isParallel());
  }

  static DoubleStream iterated(double seed, DoubleUnaryOperator f) {
    Objects.requireNonNull(f);
    return new DoublePipe(null, false) {
      private boolean started;

      @Override
      boolean step() {
        value = started ? f.applyAsDouble(value) : seed;
        started = true;
        return true;
      }
    };
  }

  static DoubleStream generated(DoubleSupplier s) {
    Objects.requireNonNull(s);
    DoublePipe pipe = new DoublePipe(null, false) {
      @Override
      boolean step() {
        value = s.getAsDouble();
        return true;
      }
    };
    pipe.ordered = false;
    return pipe;
  }

  static DoubleStream joined(DoubleStream a, DoubleStream b) {
    Objects.requireNonNull(a);
    Objects.requireNonNull(b);
    DoublePipe first = of(a).linked();
    DoublePipe second = of(b).linked();
    DoublePipe pipe = new DoublePipe(null, false) {
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
  final DoublePipe linked() {
    use();
    return this;
  }

  @Override
  final DoubleStream self() {
    return this;
  }

  @Override
  final DoubleStream inAnyOrder() {
    DoublePipe from = linked();
    DoublePipe pipe = new DoublePipe(from, true) {
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
  public DoubleStream filter(DoublePredicate predicate) {
    Objects.requireNonNull(predicate);
    DoublePipe from = linked();
    return new DoublePipe(from, false) {
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
  public DoubleStream map(DoubleUnaryOperator mapper) {
    Objects.requireNonNull(mapper);
    DoublePipe from = linked();
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
  public <U> Stream<U> mapToObj(DoubleFunction<? extends U> mapper) {
    Objects.requireNonNull(mapper);
    DoublePipe from = linked();
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
  public IntStream mapToInt(DoubleToIntFunction mapper) {
    Objects.requireNonNull(mapper);
    DoublePipe from = linked();
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
  public LongStream mapToLong(DoubleToLongFunction mapper) {
    Objects.requireNonNull(mapper);
    DoublePipe from = linked();
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
  public DoubleStream flatMap(DoubleFunction<? extends DoubleStream> mapper) {
    Objects.requireNonNull(mapper);
    DoublePipe from = linked();
    return new DoublePipe(from, false) {
      private DoubleStream part;
      private DoublePipe inner;

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
  public DoubleStream distinct() {
    DoublePipe from = linked();
    return new DoublePipe(from, false) {
      private final HashSet<Double> seen = new HashSet<>();

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
  public DoubleStream sorted() {
    DoublePipe from = linked();
    DoublePipe pipe = new DoublePipe(from, true) {
      private double[] array;
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
  public DoubleStream peek(DoubleConsumer action) {
    Objects.requireNonNull(action);
    DoublePipe from = linked();
    return new DoublePipe(from, true) {
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
  public DoubleStream limit(long maxSize) {
    checkCount(maxSize);
    DoublePipe from = linked();
    return new DoublePipe(from, true) {
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
  public DoubleStream skip(long n) {
    checkCount(n);
    if (n == 0) return this;
    DoublePipe from = linked();
    return new DoublePipe(from, true) {
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
  public void forEach(DoubleConsumer action) {
    Objects.requireNonNull(action);
    use();
    while (step()) action.accept(value);
    end();
  }

  @Override
  public void forEachOrdered(DoubleConsumer action) {
    forEach(action);
  }

  @Override
  public double[] toArray() {
    use();
    return rest();
  }

  private double[] rest() {
    double[] array = new double[8];
    int count = 0;
    while (step()) {
      if (count == array.length) array = Arrays.copyOf(array, count * 2);
      array[count++] = value;
    }
    end();
    return count == array.length ? array : Arrays.copyOf(array, count);
  }

  @Override
  public double reduce(double identity, DoubleBinaryOperator op) {
    Objects.requireNonNull(op);
    use();
    double result = identity;
    while (step()) result = op.applyAsDouble(result, value);
    end();
    return result;
  }

  @Override
  public OptionalDouble reduce(DoubleBinaryOperator op) {
    Objects.requireNonNull(op);
    use();
    if (!step()) return OptionalDouble.empty();
    double result = value;
    while (step()) result = op.applyAsDouble(result, value);
    end();
    return OptionalDouble.of(result);
  }

  @Override
  public <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner) {
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
  public double sum() {
    return summaryStatistics().getSum();
  }

  @Override
  public OptionalDouble average() {
    DoubleSummaryStatistics statistics = summaryStatistics();
    return statistics.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(statistics.getAverage());
  }

  @Override
  public OptionalDouble min() {
    use();
    if (!step()) return OptionalDouble.empty();
    double least = value;
    while (step()) least = Math.min(least, value);
    end();
    return OptionalDouble.of(least);
  }

  @Override
  public OptionalDouble max() {
    use();
    if (!step()) return OptionalDouble.empty();
    double greatest = value;
    while (step()) greatest = Math.max(greatest, value);
    end();
    return OptionalDouble.of(greatest);
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
  public DoubleSummaryStatistics summaryStatistics() {
    use();
    DoubleSummaryStatistics statistics = new DoubleSummaryStatistics();
    while (step()) statistics.accept(value);
    end();
    return statistics;
  }

  @Override
  public boolean anyMatch(DoublePredicate predicate) {
    Objects.requireNonNull(predicate);
    use();
    boolean found = false;
    while (!found && step()) found = predicate.test(value);
    end();
    return found;
  }

  @Override
  public boolean allMatch(DoublePredicate predicate) {
    Objects.requireNonNull(predicate);
    use();
    boolean all = true;
    while (all && step()) all = predicate.test(value);
    end();
    return all;
  }

  @Override
  public boolean noneMatch(DoublePredicate predicate) {
    return !anyMatch(predicate);
  }

  @Override
  public OptionalDouble findFirst() {
    use();
    boolean found = step();
    end();
    return found ? OptionalDouble.of(value) : OptionalDouble.empty();
  }

  @Override
  public OptionalDouble findAny() {
    return findFirst();
  }

  @Override
  public Stream<Double> boxed() {
    return mapToObj(Double::valueOf);
  }

  @Override
  public PrimitiveIterator.OfDouble iterator() {
    return new Iterator(linked());
  }

  @Override
  public Spliterator.OfDouble spliterator() {
    return new Splitter(linked());
  }

  /** The elements of a pipe as an iterator. */
  private static final class Iterator implements PrimitiveIterator.OfDouble {
    private final DoublePipe pipe;
    private boolean ready;

    Iterator(DoublePipe pipe) {
      this.pipe = pipe;
    }

    @Override
    public boolean hasNext() {
      if (!ready) ready = pipe.step();
      return ready;
    }

    @Override
    public double nextDouble() {
      if (!hasNext()) throw new NoSuchElementException();
      ready = false;
      return pipe.value;
    }
  }

  /** The elements of a pipe as a spliterator that does not split. */
  private static final class Splitter implements Spliterator.OfDouble {
    private final DoublePipe pipe;

    Splitter(DoublePipe pipe) {
      this.pipe = pipe;
    }

    @Override
    public boolean tryAdvance(DoubleConsumer action) {
      Objects.requireNonNull(action);
      if (!pipe.step()) return false;
      action.accept(pipe.value);
      return true;
    }

    @Override
    public Spliterator.OfDouble trySplit() {
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
  static final class OfArray extends DoublePipe {
    private final double[] array;
    private final int count;
    private int next;

    OfArray(double[] array, int count) {
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
  static final class OfSpliterator extends DoublePipe implements DoubleConsumer {
    private final Supplier<? extends Spliterator.OfDouble> supplier;
    private Spliterator.OfDouble source;

    OfSpliterator(Supplier<? extends Spliterator.OfDouble> supplier, int characteristics, boolean parallel) {
      super(null, false);
      this.supplier = supplier;
      shared.parallel = parallel;
      ordered = (characteristics & Spliterator.ORDERED) != 0;
    }

    private Spliterator.OfDouble source() {
      if (source == null) source = supplier.get();
      return source;
    }

    @Override
    public void accept(double element) {
      value = element;
    }

    @Override
    boolean step() {
      return source().tryAdvance((DoubleConsumer) this);
    }

    @Override
    long size() {
      return source().getExactSizeIfKnown();
    }

    @Override
    public Spliterator.OfDouble spliterator() {
      use();
      return source();
    }
  }
}
