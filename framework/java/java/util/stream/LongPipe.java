package java.util.stream;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LongSummaryStatistics;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** A stage whose elements are longs. */
abstract class LongPipe extends Pipe<Long, LongStream> implements LongStream {
  long value;

  LongPipe(Pipe<?, ?> before, boolean keepsSize) {
    super(before, keepsSize);
  }

  /** Any stream, the app's own too, as a pipe that can be stepped. */
  static LongPipe of(LongStream stream) {
    if (stream instanceof LongPipe) return (LongPipe) stream;
    Spliterator.OfLong source = stream.spliterator();
    return new OfSpliterator(() -> source, source.characteristics(), stream.isParallel());
  }

  static LongStream iterated(long seed, LongUnaryOperator f) {
    Objects.requireNonNull(f);
    return new LongPipe(null, false) {
      private boolean started;

      @Override
      boolean step() {
        value = started ? f.applyAsLong(value) : seed;
        started = true;
        return true;
      }
    };
  }

  static LongStream generated(LongSupplier s) {
    Objects.requireNonNull(s);
    LongPipe pipe = new LongPipe(null, false) {
      @Override
      boolean step() {
        value = s.getAsLong();
        return true;
      }
    };
    pipe.ordered = false;
    return pipe;
  }

  /** All numbers from the first to the last, which is not less. */
  static LongStream ranged(long first, long last) {
    return new LongPipe(null, false) {
      private long next = first;
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

  static LongStream joined(LongStream a, LongStream b) {
    Objects.requireNonNull(a);
    Objects.requireNonNull(b);
    LongPipe first = of(a).linked();
    LongPipe second = of(b).linked();
    LongPipe pipe = new LongPipe(null, false) {
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
  final LongPipe linked() {
    use();
    return this;
  }

  @Override
  final LongStream self() {
    return this;
  }

  @Override
  final LongStream inAnyOrder() {
    LongPipe from = linked();
    LongPipe pipe = new LongPipe(from, true) {
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
  public LongStream filter(LongPredicate predicate) {
    Objects.requireNonNull(predicate);
    LongPipe from = linked();
    return new LongPipe(from, false) {
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
  public LongStream map(LongUnaryOperator mapper) {
    Objects.requireNonNull(mapper);
    LongPipe from = linked();
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
  public <U> Stream<U> mapToObj(LongFunction<? extends U> mapper) {
    Objects.requireNonNull(mapper);
    LongPipe from = linked();
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
  public IntStream mapToInt(LongToIntFunction mapper) {
    Objects.requireNonNull(mapper);
    LongPipe from = linked();
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
  public DoubleStream mapToDouble(LongToDoubleFunction mapper) {
    Objects.requireNonNull(mapper);
    LongPipe from = linked();
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
  public LongStream flatMap(LongFunction<? extends LongStream> mapper) {
    Objects.requireNonNull(mapper);
    LongPipe from = linked();
    return new LongPipe(from, false) {
      private LongStream part;
      private LongPipe inner;

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
  public LongStream distinct() {
    LongPipe from = linked();
    return new LongPipe(from, false) {
      private final HashSet<Long> seen = new HashSet<>();

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
  public LongStream sorted() {
    LongPipe from = linked();
    LongPipe pipe = new LongPipe(from, true) {
      private long[] array;
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
  public LongStream peek(LongConsumer action) {
    Objects.requireNonNull(action);
    LongPipe from = linked();
    return new LongPipe(from, true) {
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
  public LongStream limit(long maxSize) {
    checkCount(maxSize);
    LongPipe from = linked();
    return new LongPipe(from, true) {
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
  public LongStream skip(long n) {
    checkCount(n);
    if (n == 0) return this;
    LongPipe from = linked();
    return new LongPipe(from, true) {
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
  public void forEach(LongConsumer action) {
    Objects.requireNonNull(action);
    use();
    while (step()) action.accept(value);
    end();
  }

  @Override
  public void forEachOrdered(LongConsumer action) {
    forEach(action);
  }

  @Override
  public long[] toArray() {
    use();
    return rest();
  }

  private long[] rest() {
    long[] array = new long[8];
    int count = 0;
    while (step()) {
      if (count == array.length) array = Arrays.copyOf(array, count * 2);
      array[count++] = value;
    }
    end();
    return count == array.length ? array : Arrays.copyOf(array, count);
  }

  @Override
  public long reduce(long identity, LongBinaryOperator op) {
    Objects.requireNonNull(op);
    use();
    long result = identity;
    while (step()) result = op.applyAsLong(result, value);
    end();
    return result;
  }

  @Override
  public OptionalLong reduce(LongBinaryOperator op) {
    Objects.requireNonNull(op);
    use();
    if (!step()) return OptionalLong.empty();
    long result = value;
    while (step()) result = op.applyAsLong(result, value);
    end();
    return OptionalLong.of(result);
  }

  @Override
  public <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner) {
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
  public long sum() {
    use();
    long sum = 0;
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
  public OptionalLong min() {
    use();
    if (!step()) return OptionalLong.empty();
    long least = value;
    while (step()) least = Math.min(least, value);
    end();
    return OptionalLong.of(least);
  }

  @Override
  public OptionalLong max() {
    use();
    if (!step()) return OptionalLong.empty();
    long greatest = value;
    while (step()) greatest = Math.max(greatest, value);
    end();
    return OptionalLong.of(greatest);
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
  public LongSummaryStatistics summaryStatistics() {
    use();
    LongSummaryStatistics statistics = new LongSummaryStatistics();
    while (step()) statistics.accept(value);
    end();
    return statistics;
  }

  @Override
  public boolean anyMatch(LongPredicate predicate) {
    Objects.requireNonNull(predicate);
    use();
    boolean found = false;
    while (!found && step()) found = predicate.test(value);
    end();
    return found;
  }

  @Override
  public boolean allMatch(LongPredicate predicate) {
    Objects.requireNonNull(predicate);
    use();
    boolean all = true;
    while (all && step()) all = predicate.test(value);
    end();
    return all;
  }

  @Override
  public boolean noneMatch(LongPredicate predicate) {
    return !anyMatch(predicate);
  }

  @Override
  public OptionalLong findFirst() {
    use();
    boolean found = step();
    end();
    return found ? OptionalLong.of(value) : OptionalLong.empty();
  }

  @Override
  public OptionalLong findAny() {
    return findFirst();
  }

  @Override
  public DoubleStream asDoubleStream() {
    return mapToDouble(element -> element);
  }

  @Override
  public Stream<Long> boxed() {
    return mapToObj(Long::valueOf);
  }

  @Override
  public PrimitiveIterator.OfLong iterator() {
    return new Iterator(linked());
  }

  @Override
  public Spliterator.OfLong spliterator() {
    return new Splitter(linked());
  }

  /** The elements of a pipe as an iterator. */
  private static final class Iterator implements PrimitiveIterator.OfLong {
    private final LongPipe pipe;
    private boolean ready;

    Iterator(LongPipe pipe) {
      this.pipe = pipe;
    }

    @Override
    public boolean hasNext() {
      if (!ready) ready = pipe.step();
      return ready;
    }

    @Override
    public long nextLong() {
      if (!hasNext()) throw new NoSuchElementException();
      ready = false;
      return pipe.value;
    }
  }

  /** The elements of a pipe as a spliterator that does not split. */
  private static final class Splitter implements Spliterator.OfLong {
    private final LongPipe pipe;

    Splitter(LongPipe pipe) {
      this.pipe = pipe;
    }

    @Override
    public boolean tryAdvance(LongConsumer action) {
      Objects.requireNonNull(action);
      if (!pipe.step()) return false;
      action.accept(pipe.value);
      return true;
    }

    @Override
    public Spliterator.OfLong trySplit() {
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
  static final class OfArray extends LongPipe {
    private final long[] array;
    private final int count;
    private int next;

    OfArray(long[] array, int count) {
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
  static final class OfSpliterator extends LongPipe implements LongConsumer {
    private final Supplier<? extends Spliterator.OfLong> supplier;
    private Spliterator.OfLong source;

    OfSpliterator(Supplier<? extends Spliterator.OfLong> supplier, int characteristics, boolean parallel) {
      super(null, false);
      this.supplier = supplier;
      shared.parallel = parallel;
      ordered = (characteristics & Spliterator.ORDERED) != 0;
    }

    private Spliterator.OfLong source() {
      if (source == null) source = supplier.get();
      return source;
    }

    @Override
    public void accept(long element) {
      value = element;
    }

    @Override
    boolean step() {
      return source().tryAdvance((LongConsumer) this);
    }

    @Override
    long size() {
      return source().getExactSizeIfKnown();
    }

    @Override
    public Spliterator.OfLong spliterator() {
      use();
      return source();
    }
  }
}
