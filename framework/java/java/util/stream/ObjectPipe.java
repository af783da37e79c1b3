package java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/** A stage whose elements are objects. */
abstract class ObjectPipe<T> extends Pipe<T, Stream<T>> implements Stream<T> {
  T value;

  ObjectPipe(Pipe<?, ?> before, boolean keepsSize) {
    super(before, keepsSize);
  }

  /** Any stream, the app's own too, as a pipe that can be stepped. */
  @SuppressWarnings("unchecked")
  static <T> ObjectPipe<T> of(Stream<? extends T> stream) {
    if (stream instanceof ObjectPipe) return (ObjectPipe<T>) stream;
    return new OfSpliterator<>((Spliterator<T>) stream.spliterator(), stream.isParallel());
  }

  static <T> Stream<T> iterated(T seed, UnaryOperator<T> f) {
    Objects.requireNonNull(f);
    return new ObjectPipe<T>(null, false) {
      private boolean started;

      @Override
      boolean step() {
        value = started ? f.apply(value) : seed;
        started = true;
        return true;
      }
    };
  }

  static <T> Stream<T> iterated(T seed, Predicate<? super T> hasNext, UnaryOperator<T> next) {
    Objects.requireNonNull(next);
    Objects.requireNonNull(hasNext);
    return new ObjectPipe<T>(null, false) {
      private boolean started;
      private boolean ended;

      @Override
      boolean step() {
        if (ended) return false;
        value = started ? next.apply(value) : seed;
        started = true;
        ended = !hasNext.test(value);
        return !ended;
      }
    };
  }

  static <T> Stream<T> generated(Supplier<? extends T> s) {
    Objects.requireNonNull(s);
    ObjectPipe<T> pipe = new ObjectPipe<T>(null, false) {
      @Override
      boolean step() {
        value = s.get();
        return true;
      }
    };
    pipe.ordered = false;
    return pipe;
  }

  static <T> Stream<T> joined(Stream<? extends T> a, Stream<? extends T> b) {
    Objects.requireNonNull(a);
    Objects.requireNonNull(b);
    ObjectPipe<T> first = ObjectPipe.<T>of(a).linked();
    ObjectPipe<T> second = ObjectPipe.<T>of(b).linked();
    ObjectPipe<T> pipe = new ObjectPipe<T>(null, false) {
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
  final ObjectPipe<T> linked() {
    use();
    return this;
  }

  @Override
  final Stream<T> self() {
    return this;
  }

  @Override
  final Stream<T> inAnyOrder() {
    ObjectPipe<T> from = linked();
    ObjectPipe<T> pipe = new ObjectPipe<T>(from, true) {
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
  public Stream<T> filter(Predicate<? super T> predicate) {
    Objects.requireNonNull(predicate);
    ObjectPipe<T> from = linked();
    return new ObjectPipe<T>(from, false) {
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
  public <R> Stream<R> map(Function<? super T, ? extends R> mapper) {
    Objects.requireNonNull(mapper);
    ObjectPipe<T> from = linked();
    return new ObjectPipe<R>(from, true) {
      @Override
      boolean step() {
        if (!from.step()) return false;
        value = mapper.apply(from.value);
        return true;
      }
    };
  }

  @Override
  public IntStream mapToInt(ToIntFunction<? super T> mapper) {
    Objects.requireNonNull(mapper);
    ObjectPipe<T> from = linked();
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
  public LongStream mapToLong(ToLongFunction<? super T> mapper) {
    Objects.requireNonNull(mapper);
    ObjectPipe<T> from = linked();
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
  public DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper) {
    Objects.requireNonNull(mapper);
    ObjectPipe<T> from = linked();
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
  public <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> mapper) {
    Objects.requireNonNull(mapper);
    ObjectPipe<T> from = linked();
    return new ObjectPipe<R>(from, false) {
      private Stream<? extends R> part;
      private ObjectPipe<R> inner;

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
          if (part != null) inner = ObjectPipe.<R>of(part).linked();
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
  public IntStream flatMapToInt(Function<? super T, ? extends IntStream> mapper) {
    Objects.requireNonNull(mapper);
    ObjectPipe<T> from = linked();
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
          if (part != null) inner = IntPipe.of(part).linked();
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
  public LongStream flatMapToLong(Function<? super T, ? extends LongStream> mapper) {
    Objects.requireNonNull(mapper);
    ObjectPipe<T> from = linked();
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
          if (part != null) inner = LongPipe.of(part).linked();
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
  public DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> mapper) {
    Objects.requireNonNull(mapper);
    ObjectPipe<T> from = linked();
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
          if (part != null) inner = DoublePipe.of(part).linked();
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
  public <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> mapper) {
    Objects.requireNonNull(mapper);
    return flatMap(element -> {
      StreamBuilder<R> results = new StreamBuilder<R>();
      mapper.accept(element, results);
      return results.build();
    });
  }

  @Override
  public IntStream mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> mapper) {
    Objects.requireNonNull(mapper);
    return flatMapToInt(element -> {
      IntStreamBuilder results = new IntStreamBuilder();
      mapper.accept(element, results);
      return results.build();
    });
  }

  @Override
  public LongStream mapMultiToLong(BiConsumer<? super T, ? super LongConsumer> mapper) {
    Objects.requireNonNull(mapper);
    return flatMapToLong(element -> {
      LongStreamBuilder results = new LongStreamBuilder();
      mapper.accept(element, results);
      return results.build();
    });
  }

  @Override
  public DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super DoubleConsumer> mapper) {
    Objects.requireNonNull(mapper);
    return flatMapToDouble(element -> {
      DoubleStreamBuilder results = new DoubleStreamBuilder();
      mapper.accept(element, results);
      return results.build();
    });
  }

  @Override
  public Stream<T> distinct() {
    ObjectPipe<T> from = linked();
    return new ObjectPipe<T>(from, false) {
      private final HashSet<T> seen = new HashSet<>();

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
  public Stream<T> sorted() {
    return sortedBy(null);
  }

  @Override
  public Stream<T> sorted(Comparator<? super T> comparator) {
    Objects.requireNonNull(comparator);
    return sortedBy(comparator);
  }

  private Stream<T> sortedBy(Comparator<? super T> comparator) {
    ObjectPipe<T> from = linked();
    ObjectPipe<T> pipe = new ObjectPipe<T>(from, true) {
      private Buffer<T> buffer;
      private int next;

      @Override
      boolean step() {
        if (buffer == null) buffer = new Buffer<T>().addAll(from).sort(comparator);
        if (next == buffer.count) return false;
        value = buffer.get(next++);
        return true;
      }
    };
    pipe.ordered = true;
    return pipe;
  }

  @Override
  public Stream<T> peek(Consumer<? super T> action) {
    Objects.requireNonNull(action);
    ObjectPipe<T> from = linked();
    return new ObjectPipe<T>(from, true) {
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
  public Stream<T> limit(long maxSize) {
    checkCount(maxSize);
    ObjectPipe<T> from = linked();
    return new ObjectPipe<T>(from, true) {
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
  public Stream<T> skip(long n) {
    checkCount(n);
    if (n == 0) return this;
    ObjectPipe<T> from = linked();
    return new ObjectPipe<T>(from, true) {
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
  public Stream<T> takeWhile(Predicate<? super T> predicate) {
    Objects.requireNonNull(predicate);
    ObjectPipe<T> from = linked();
    return new ObjectPipe<T>(from, false) {
      private boolean ended;

      @Override
      boolean step() {
        if (ended || !from.step()) return false;
        value = from.value;
        ended = !predicate.test(value);
        return !ended;
      }
    };
  }

  @Override
  public Stream<T> dropWhile(Predicate<? super T> predicate) {
    Objects.requireNonNull(predicate);
    ObjectPipe<T> from = linked();
    return new ObjectPipe<T>(from, false) {
      private boolean started;

      @Override
      boolean step() {
        while (from.step()) {
          value = from.value;
          if (!started) started = !predicate.test(value);
          if (started) return true;
        }
        return false;
      }
    };
  }

  @Override
  public void forEach(Consumer<? super T> action) {
    Objects.requireNonNull(action);
    use();
    while (step()) action.accept(value);
    end();
  }

  @Override
  public void forEachOrdered(Consumer<? super T> action) {
    forEach(action);
  }

  @Override
  public Object[] toArray() {
    use();
    Buffer<T> buffer = new Buffer<T>().addAll(this);
    return buffer.copyTo(new Object[buffer.count]);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <A> A[] toArray(IntFunction<A[]> generator) {
    Objects.requireNonNull(generator);
    use();
    Buffer<T> buffer = new Buffer<T>().addAll(this);
    return (A[]) buffer.copyTo(generator.apply(buffer.count));
  }

  @Override
  @SuppressWarnings("unchecked")
  public List<T> toList() {
    return (List<T>) Collections.unmodifiableList(new ArrayList<>(Arrays.asList(toArray())));
  }

  @Override
  public T reduce(T identity, BinaryOperator<T> accumulator) {
    Objects.requireNonNull(accumulator);
    use();
    T result = identity;
    while (step()) result = accumulator.apply(result, value);
    end();
    return result;
  }

  @Override
  public Optional<T> reduce(BinaryOperator<T> accumulator) {
    Objects.requireNonNull(accumulator);
    use();
    if (!step()) return Optional.empty();
    T result = value;
    while (step()) result = accumulator.apply(result, value);
    end();
    return Optional.of(result);
  }

  @Override
  public <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner) {
    Objects.requireNonNull(accumulator);
    Objects.requireNonNull(combiner);
    use();
    U result = identity;
    while (step()) result = accumulator.apply(result, value);
    end();
    return result;
  }

  @Override
  public <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner) {
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
  @SuppressWarnings("unchecked")
  public <R, A> R collect(Collector<? super T, A, R> collector) {
    Supplier<A> supplier = collector.supplier();
    BiConsumer<A, ? super T> accumulator = collector.accumulator();
    use();
    A container = supplier.get();
    while (step()) accumulator.accept(container, value);
    end();
    if (collector.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH)) return (R) container;
    return collector.finisher().apply(container);
  }

  @Override
  public Optional<T> min(Comparator<? super T> comparator) {
    return reduce(BinaryOperator.minBy(comparator));
  }

  @Override
  public Optional<T> max(Comparator<? super T> comparator) {
    return reduce(BinaryOperator.maxBy(comparator));
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
  public boolean anyMatch(Predicate<? super T> predicate) {
    Objects.requireNonNull(predicate);
    use();
    boolean found = false;
    while (!found && step()) found = predicate.test(value);
    end();
    return found;
  }

  @Override
  public boolean allMatch(Predicate<? super T> predicate) {
    Objects.requireNonNull(predicate);
    use();
    boolean all = true;
    while (all && step()) all = predicate.test(value);
    end();
    return all;
  }

  @Override
  public boolean noneMatch(Predicate<? super T> predicate) {
    return !anyMatch(predicate);
  }

  @Override
  public Optional<T> findFirst() {
    use();
    boolean found = step();
    end();
    return found ? Optional.of(value) : Optional.empty();
  }

  @Override
  public Optional<T> findAny() {
    return findFirst();
  }

  @Override
  public Iterator<T> iterator() {
    return new Stepper<>(linked());
  }

  @Override
  public Spliterator<T> spliterator() {
    return new Stepper<>(linked());
  }

  /** The elements of a pipe as an iterator or a spliterator that does not split. */
  private static final class Stepper<T> implements Iterator<T>, Spliterator<T> {
    private final ObjectPipe<T> pipe;
    private boolean ready;

    Stepper(ObjectPipe<T> pipe) {
      this.pipe = pipe;
    }

    @Override
    public boolean hasNext() {
      if (!ready) ready = pipe.step();
      return ready;
    }

    @Override
    public T next() {
      if (!hasNext()) throw new NoSuchElementException();
      ready = false;
      return pipe.value;
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
      Objects.requireNonNull(action);
      if (!pipe.step()) return false;
      action.accept(pipe.value);
      return true;
    }

    @Override
    public void forEachRemaining(Consumer<? super T> action) {
      Objects.requireNonNull(action);
      while (hasNext()) action.accept(next());
    }

    @Override
    public Spliterator<T> trySplit() {
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

  /** The elements of a buffer that nobody fills any more. */
  static final class OfBuffer<T> extends ObjectPipe<T> {
    private final Buffer<T> buffer;
    private int next;

    OfBuffer(Buffer<T> buffer) {
      super(null, false);
      this.buffer = buffer;
    }

    @Override
    boolean step() {
      if (next == buffer.count) return false;
      value = buffer.get(next++);
      return true;
    }

    @Override
    long size() {
      return buffer.count - next;
    }
  }

  /** The elements of an array. */
  static final class OfArray<T> extends ObjectPipe<T> {
    private final T[] array;
    private int next;

    OfArray(T[] array) {
      super(null, false);
      this.array = Objects.requireNonNull(array);
    }

    @Override
    boolean step() {
      if (next == array.length) return false;
      value = array[next++];
      return true;
    }

    @Override
    long size() {
      return array.length - next;
    }
  }

  /** The elements of a spliterator, which may be asked for as late as they are needed. */
  static final class OfSpliterator<T> extends ObjectPipe<T> implements Consumer<T> {
    private Supplier<? extends Spliterator<T>> supplier;
    private Spliterator<T> source;

    OfSpliterator(Spliterator<T> source, boolean parallel) {
      super(null, false);
      this.source = source;
      shared.parallel = parallel;
      ordered = source.hasCharacteristics(Spliterator.ORDERED);
    }

    OfSpliterator(Supplier<? extends Spliterator<T>> supplier, int characteristics, boolean parallel) {
      super(null, false);
      this.supplier = supplier;
      shared.parallel = parallel;
      ordered = (characteristics & Spliterator.ORDERED) != 0;
    }

    private Spliterator<T> source() {
      if (source == null) source = supplier.get();
      return source;
    }

    @Override
    public void accept(T element) {
      value = element;
    }

    @Override
    boolean step() {
      return source().tryAdvance(this);
    }

    @Override
    long size() {
      return source().getExactSizeIfKnown();
    }

    @Override
    public void forEach(Consumer<? super T> action) {
      Objects.requireNonNull(action);
      use();
      source().forEachRemaining(action);
    }

    @Override
    public Spliterator<T> spliterator() {
      use();
      return source();
    }
  }
}
