package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** Walks over arrays, collections and iterators for streams, and back. */
public final class Spliterators {
  private static final int FIRST_BATCH = 1 << 10;
  private static final int LARGEST_BATCH = 1 << 25;

  private Spliterators() {}

  public static <T> Spliterator<T> emptySpliterator() {
    return new OfArray<T>(new Object[0], 0, 0, 0);
  }

  public static Spliterator.OfInt emptyIntSpliterator() {
    return new OfIntArray(new int[0], 0, 0, 0);
  }

  public static Spliterator.OfLong emptyLongSpliterator() {
    return new OfLongArray(new long[0], 0, 0, 0);
  }

  public static Spliterator.OfDouble emptyDoubleSpliterator() {
    return new OfDoubleArray(new double[0], 0, 0, 0);
  }

  public static <T> Spliterator<T> spliterator(Object[] array, int additionalCharacteristics) {
    return new OfArray<T>(array, 0, array.length, additionalCharacteristics);
  }

  public static <T> Spliterator<T> spliterator(Object[] array, int fromIndex, int toIndex,
      int additionalCharacteristics) {
    checkRange(array.length, fromIndex, toIndex);
    return new OfArray<T>(array, fromIndex, toIndex, additionalCharacteristics);
  }

  public static Spliterator.OfInt spliterator(int[] array, int additionalCharacteristics) {
    return new OfIntArray(array, 0, array.length, additionalCharacteristics);
  }

  public static Spliterator.OfInt spliterator(int[] array, int fromIndex, int toIndex,
      int additionalCharacteristics) {
    checkRange(array.length, fromIndex, toIndex);
    return new OfIntArray(array, fromIndex, toIndex, additionalCharacteristics);
  }

  public static Spliterator.OfLong spliterator(long[] array, int additionalCharacteristics) {
    return new OfLongArray(array, 0, array.length, additionalCharacteristics);
  }

  public static Spliterator.OfLong spliterator(long[] array, int fromIndex, int toIndex,
      int additionalCharacteristics) {
    checkRange(array.length, fromIndex, toIndex);
    return new OfLongArray(array, fromIndex, toIndex, additionalCharacteristics);
  }

  public static Spliterator.OfDouble spliterator(double[] array, int additionalCharacteristics) {
    return new OfDoubleArray(array, 0, array.length, additionalCharacteristics);
  }

  public static Spliterator.OfDouble spliterator(double[] array, int fromIndex, int toIndex,
      int additionalCharacteristics) {
    checkRange(array.length, fromIndex, toIndex);
    return new OfDoubleArray(array, fromIndex, toIndex, additionalCharacteristics);
  }

  private static void checkRange(int length, int from, int to) {
    if (from > to) throw new ArrayIndexOutOfBoundsException("origin(" + from + ") > fence(" + to + ")");
    if (from < 0) throw new ArrayIndexOutOfBoundsException(from);
    if (to > length) throw new ArrayIndexOutOfBoundsException(to);
  }

  public static <T> Spliterator<T> spliterator(Collection<? extends T> c, int characteristics) {
    return new OfCollection<T>(c, characteristics);
  }

  public static <T> Spliterator<T> spliterator(Iterator<? extends T> iterator, long size, int characteristics) {
    return new OfIterator<T>(iterator, size, sized(characteristics));
  }

  public static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> iterator, int characteristics) {
    return new OfIterator<T>(iterator, Long.MAX_VALUE, unsized(characteristics));
  }

  public static Spliterator.OfInt spliterator(PrimitiveIterator.OfInt iterator, long size, int characteristics) {
    return new OfIntIterator(iterator, size, sized(characteristics));
  }

  public static Spliterator.OfInt spliteratorUnknownSize(PrimitiveIterator.OfInt iterator, int characteristics) {
    return new OfIntIterator(iterator, Long.MAX_VALUE, unsized(characteristics));
  }

  public static Spliterator.OfLong spliterator(PrimitiveIterator.OfLong iterator, long size, int characteristics) {
    return new OfLongIterator(iterator, size, sized(characteristics));
  }

  public static Spliterator.OfLong spliteratorUnknownSize(PrimitiveIterator.OfLong iterator, int characteristics) {
    return new OfLongIterator(iterator, Long.MAX_VALUE, unsized(characteristics));
  }

  public static Spliterator.OfDouble spliterator(PrimitiveIterator.OfDouble iterator,
      long size, int characteristics) {
    return new OfDoubleIterator(iterator, size, sized(characteristics));
  }

  public static Spliterator.OfDouble spliteratorUnknownSize(PrimitiveIterator.OfDouble iterator,
      int characteristics) {
    return new OfDoubleIterator(iterator, Long.MAX_VALUE, unsized(characteristics));
  }

  /** The elements of a sorted set in their order. */
  static <T> Spliterator<T> sorted(SortedSet<T> set, Comparator<? super T> comparator) {
    return new OfCollection<T>(set, Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED) {
      @Override
      public Comparator<? super T> getComparator() {
        return comparator;
      }
    };
  }

  private static int sized(int characteristics) {
    return (characteristics & Spliterator.CONCURRENT) != 0 ? characteristics
        : characteristics | Spliterator.SIZED | Spliterator.SUBSIZED;
  }

  private static int unsized(int characteristics) {
    return characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED);
  }

  private static <T> Comparator<? super T> natural(Spliterator<T> spliterator) {
    if (spliterator.hasCharacteristics(Spliterator.SORTED)) return null;
    throw new IllegalStateException();
  }

  static IntConsumer unboxedInt(Consumer<? super Integer> action) {
    Objects.requireNonNull(action);
    return action instanceof IntConsumer ? (IntConsumer) action : value -> action.accept(value);
  }

  static LongConsumer unboxedLong(Consumer<? super Long> action) {
    Objects.requireNonNull(action);
    return action instanceof LongConsumer ? (LongConsumer) action : value -> action.accept(value);
  }

  static DoubleConsumer unboxedDouble(Consumer<? super Double> action) {
    Objects.requireNonNull(action);
    return action instanceof DoubleConsumer ? (DoubleConsumer) action : value -> action.accept(value);
  }

  public static <T> Iterator<T> iterator(Spliterator<? extends T> spliterator) {
    Objects.requireNonNull(spliterator);
    class Adapter implements Iterator<T>, Consumer<T> {
      private boolean ready;
      private T next;

      @Override
      public void accept(T t) {
        ready = true;
        next = t;
      }

      @Override
      public boolean hasNext() {
        if (!ready) spliterator.tryAdvance(this);
        return ready;
      }

      @Override
      public T next() {
        if (!hasNext()) throw new NoSuchElementException();
        ready = false;
        T t = next;
        next = null;
        return t;
      }
    }
    return new Adapter();
  }

  public static PrimitiveIterator.OfInt iterator(Spliterator.OfInt spliterator) {
    Objects.requireNonNull(spliterator);
    class Adapter implements PrimitiveIterator.OfInt, IntConsumer {
      private boolean ready;
      private int next;

      @Override
      public void accept(int value) {
        ready = true;
        next = value;
      }

      @Override
      public boolean hasNext() {
        if (!ready) spliterator.tryAdvance((IntConsumer) this);
        return ready;
      }

      @Override
      public int nextInt() {
        if (!hasNext()) throw new NoSuchElementException();
        ready = false;
        return next;
      }
    }
    return new Adapter();
  }

  public static PrimitiveIterator.OfLong iterator(Spliterator.OfLong spliterator) {
    Objects.requireNonNull(spliterator);
    class Adapter implements PrimitiveIterator.OfLong, LongConsumer {
      private boolean ready;
      private long next;

      @Override
      public void accept(long value) {
        ready = true;
        next = value;
      }

      @Override
      public boolean hasNext() {
        if (!ready) spliterator.tryAdvance((LongConsumer) this);
        return ready;
      }

      @Override
      public long nextLong() {
        if (!hasNext()) throw new NoSuchElementException();
        ready = false;
        return next;
      }
    }
    return new Adapter();
  }

  public static PrimitiveIterator.OfDouble iterator(Spliterator.OfDouble spliterator) {
    Objects.requireNonNull(spliterator);
    class Adapter implements PrimitiveIterator.OfDouble, DoubleConsumer {
      private boolean ready;
      private double next;

      @Override
      public void accept(double value) {
        ready = true;
        next = value;
      }

      @Override
      public boolean hasNext() {
        if (!ready) spliterator.tryAdvance((DoubleConsumer) this);
        return ready;
      }

      @Override
      public double nextDouble() {
        if (!hasNext()) throw new NoSuchElementException();
        ready = false;
        return next;
      }
    }
    return new Adapter();
  }

  private static final class OfArray<T> implements Spliterator<T> {
    private final Object[] array;
    private int index;
    private final int end;
    private final int characteristics;

    OfArray(Object[] array, int index, int end, int characteristics) {
      this.array = array;
      this.index = index;
      this.end = end;
      this.characteristics = characteristics | Spliterator.SIZED | Spliterator.SUBSIZED;
    }

    @Override
    @SuppressWarnings("unchecked")
    public boolean tryAdvance(Consumer<? super T> action) {
      Objects.requireNonNull(action);
      if (index >= end) return false;
      action.accept((T) array[index++]);
      return true;
    }

    @Override
    @SuppressWarnings("unchecked")
    public void forEachRemaining(Consumer<? super T> action) {
      Objects.requireNonNull(action);
      while (index < end) action.accept((T) array[index++]);
    }

    @Override
    public Spliterator<T> trySplit() {
      int start = index;
      int middle = start + end >>> 1;
      if (start >= middle) return null;
      index = middle;
      return new OfArray<T>(array, start, middle, characteristics);
    }

    @Override
    public long estimateSize() {
      return end - index;
    }

    @Override
    public int characteristics() {
      return characteristics;
    }

    @Override
    public Comparator<? super T> getComparator() {
      return natural(this);
    }
  }

  private static final class OfIntArray implements Spliterator.OfInt {
    private final int[] array;
    private int index;
    private final int end;
    private final int characteristics;

    OfIntArray(int[] array, int index, int end, int characteristics) {
      this.array = array;
      this.index = index;
      this.end = end;
      this.characteristics = characteristics | Spliterator.SIZED | Spliterator.SUBSIZED;
    }

    @Override
    public boolean tryAdvance(IntConsumer action) {
      Objects.requireNonNull(action);
      if (index >= end) return false;
      action.accept(array[index++]);
      return true;
    }

    @Override
    public void forEachRemaining(IntConsumer action) {
      Objects.requireNonNull(action);
      while (index < end) action.accept(array[index++]);
    }

    @Override
    public Spliterator.OfInt trySplit() {
      int start = index;
      int middle = start + end >>> 1;
      if (start >= middle) return null;
      index = middle;
      return new OfIntArray(array, start, middle, characteristics);
    }

    @Override
    public long estimateSize() {
      return end - index;
    }

    @Override
    public int characteristics() {
      return characteristics;
    }

    @Override
    public Comparator<? super Integer> getComparator() {
      return natural(this);
    }
  }

  private static final class OfLongArray implements Spliterator.OfLong {
    private final long[] array;
    private int index;
    private final int end;
    private final int characteristics;

    OfLongArray(long[] array, int index, int end, int characteristics) {
      this.array = array;
      this.index = index;
      this.end = end;
      this.characteristics = characteristics | Spliterator.SIZED | Spliterator.SUBSIZED;
    }

    @Override
    public boolean tryAdvance(LongConsumer action) {
      Objects.requireNonNull(action);
      if (index >= end) return false;
      action.accept(array[index++]);
      return true;
    }

    @Override
    public void forEachRemaining(LongConsumer action) {
      Objects.requireNonNull(action);
      while (index < end) action.accept(array[index++]);
    }

    @Override
    public Spliterator.OfLong trySplit() {
      int start = index;
      int middle = start + end >>> 1;
      if (start >= middle) return null;
      index = middle;
      return new OfLongArray(array, start, middle, characteristics);
    }

    @Override
    public long estimateSize() {
      return end - index;
    }

    @Override
    public int characteristics() {
      return characteristics;
    }

    @Override
    public Comparator<? super Long> getComparator() {
      return natural(this);
    }
  }

  private static final class OfDoubleArray implements Spliterator.OfDouble {
    private final double[] array;
    private int index;
    private final int end;
    private final int characteristics;

    OfDoubleArray(double[] array, int index, int end, int characteristics) {
      this.array = array;
      this.index = index;
      this.end = end;
      this.characteristics = characteristics | Spliterator.SIZED | Spliterator.SUBSIZED;
    }

    @Override
    public boolean tryAdvance(DoubleConsumer action) {
      Objects.requireNonNull(action);
      if (index >= end) return false;
      action.accept(array[index++]);
      return true;
    }

    @Override
    public void forEachRemaining(DoubleConsumer action) {
      Objects.requireNonNull(action);
      while (index < end) action.accept(array[index++]);
    }

    @Override
    public Spliterator.OfDouble trySplit() {
      int start = index;
      int middle = start + end >>> 1;
      if (start >= middle) return null;
      index = middle;
      return new OfDoubleArray(array, start, middle, characteristics);
    }

    @Override
    public long estimateSize() {
      return end - index;
    }

    @Override
    public int characteristics() {
      return characteristics;
    }

    @Override
    public Comparator<? super Double> getComparator() {
      return natural(this);
    }
  }

  /** A spliterator by means of tryAdvance. It divides by taking a number of elements from the front. */
  public abstract static class AbstractSpliterator<T> implements Spliterator<T> {
    private long estimate;
    private final int characteristics;
    private int batch;

    protected AbstractSpliterator(long est, int additionalCharacteristics) {
      estimate = est;
      boolean sized = (additionalCharacteristics & Spliterator.SIZED) != 0;
      characteristics = sized ? additionalCharacteristics | Spliterator.SUBSIZED : additionalCharacteristics;
    }

    @Override
    public Spliterator<T> trySplit() {
      if (estimate <= 1) return null;
      int size = (int) Math.min(Math.min(batch + FIRST_BATCH, LARGEST_BATCH), estimate);
      Object[] taken = new Object[size];
      int[] count = new int[1];
      Consumer<T> take = element -> taken[count[0]] = element;
      while (count[0] < size && tryAdvance(take)) count[0]++;
      if (count[0] == 0) return null;
      batch = count[0];
      if (estimate != Long.MAX_VALUE) estimate -= count[0];
      return new OfArray<T>(taken, 0, count[0], characteristics);
    }

    @Override
    public long estimateSize() {
      return estimate;
    }

    @Override
    public int characteristics() {
      return characteristics;
    }
  }

  /** A spliterator of ints by means of tryAdvance. It divides by taking a number of elements from the front. */
  public abstract static class AbstractIntSpliterator implements Spliterator.OfInt {
    private long estimate;
    private final int characteristics;
    private int batch;

    protected AbstractIntSpliterator(long est, int additionalCharacteristics) {
      estimate = est;
      boolean sized = (additionalCharacteristics & Spliterator.SIZED) != 0;
      characteristics = sized ? additionalCharacteristics | Spliterator.SUBSIZED : additionalCharacteristics;
    }

    @Override
    public Spliterator.OfInt trySplit() {
      if (estimate <= 1) return null;
      int size = (int) Math.min(Math.min(batch + FIRST_BATCH, LARGEST_BATCH), estimate);
      int[] taken = new int[size];
      int[] count = new int[1];
      IntConsumer take = element -> taken[count[0]] = element;
      while (count[0] < size && tryAdvance(take)) count[0]++;
      if (count[0] == 0) return null;
      batch = count[0];
      if (estimate != Long.MAX_VALUE) estimate -= count[0];
      return new OfIntArray(taken, 0, count[0], characteristics);
    }

    @Override
    public long estimateSize() {
      return estimate;
    }

    @Override
    public int characteristics() {
      return characteristics;
    }
  }

  /** A spliterator of longs by means of tryAdvance. It divides by taking a number of elements from the front. */
  public abstract static class AbstractLongSpliterator implements Spliterator.OfLong {
    private long estimate;
    private final int characteristics;
    private int batch;

    protected AbstractLongSpliterator(long est, int additionalCharacteristics) {
      estimate = est;
      boolean sized = (additionalCharacteristics & Spliterator.SIZED) != 0;
      characteristics = sized ? additionalCharacteristics | Spliterator.SUBSIZED : additionalCharacteristics;
    }

    @Override
    public Spliterator.OfLong trySplit() {
      if (estimate <= 1) return null;
      int size = (int) Math.min(Math.min(batch + FIRST_BATCH, LARGEST_BATCH), estimate);
      long[] taken = new long[size];
      int[] count = new int[1];
      LongConsumer take = element -> taken[count[0]] = element;
      while (count[0] < size && tryAdvance(take)) count[0]++;
      if (count[0] == 0) return null;
      batch = count[0];
      if (estimate != Long.MAX_VALUE) estimate -= count[0];
      return new OfLongArray(taken, 0, count[0], characteristics);
    }

    @Override
    public long estimateSize() {
      return estimate;
    }

    @Override
    public int characteristics() {
      return characteristics;
    }
  }

  /** A spliterator of doubles by means of tryAdvance. It divides by taking a number of elements from the front. */
  public abstract static class AbstractDoubleSpliterator implements Spliterator.OfDouble {
    private long estimate;
    private final int characteristics;
    private int batch;

    protected AbstractDoubleSpliterator(long est, int additionalCharacteristics) {
      estimate = est;
      boolean sized = (additionalCharacteristics & Spliterator.SIZED) != 0;
      characteristics = sized ? additionalCharacteristics | Spliterator.SUBSIZED : additionalCharacteristics;
    }

    @Override
    public Spliterator.OfDouble trySplit() {
      if (estimate <= 1) return null;
      int size = (int) Math.min(Math.min(batch + FIRST_BATCH, LARGEST_BATCH), estimate);
      double[] taken = new double[size];
      int[] count = new int[1];
      DoubleConsumer take = element -> taken[count[0]] = element;
      while (count[0] < size && tryAdvance(take)) count[0]++;
      if (count[0] == 0) return null;
      batch = count[0];
      if (estimate != Long.MAX_VALUE) estimate -= count[0];
      return new OfDoubleArray(taken, 0, count[0], characteristics);
    }

    @Override
    public long estimateSize() {
      return estimate;
    }

    @Override
    public int characteristics() {
      return characteristics;
    }
  }

  private static final class OfIterator<T> extends AbstractSpliterator<T> {
    private final Iterator<? extends T> iterator;

    OfIterator(Iterator<? extends T> iterator, long size, int characteristics) {
      super(size, characteristics);
      this.iterator = Objects.requireNonNull(iterator);
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
      Objects.requireNonNull(action);
      if (!iterator.hasNext()) return false;
      action.accept(iterator.next());
      return true;
    }

    @Override
    public Comparator<? super T> getComparator() {
      return natural(this);
    }
  }

  private static final class OfIntIterator extends AbstractIntSpliterator {
    private final PrimitiveIterator.OfInt iterator;

    OfIntIterator(PrimitiveIterator.OfInt iterator, long size, int characteristics) {
      super(size, characteristics);
      this.iterator = Objects.requireNonNull(iterator);
    }

    @Override
    public boolean tryAdvance(IntConsumer action) {
      Objects.requireNonNull(action);
      if (!iterator.hasNext()) return false;
      action.accept(iterator.nextInt());
      return true;
    }

    @Override
    public Comparator<? super Integer> getComparator() {
      return natural(this);
    }
  }

  private static final class OfLongIterator extends AbstractLongSpliterator {
    private final PrimitiveIterator.OfLong iterator;

    OfLongIterator(PrimitiveIterator.OfLong iterator, long size, int characteristics) {
      super(size, characteristics);
      this.iterator = Objects.requireNonNull(iterator);
    }

    @Override
    public boolean tryAdvance(LongConsumer action) {
      Objects.requireNonNull(action);
      if (!iterator.hasNext()) return false;
      action.accept(iterator.nextLong());
      return true;
    }

    @Override
    public Comparator<? super Long> getComparator() {
      return natural(this);
    }
  }

  private static final class OfDoubleIterator extends AbstractDoubleSpliterator {
    private final PrimitiveIterator.OfDouble iterator;

    OfDoubleIterator(PrimitiveIterator.OfDouble iterator, long size, int characteristics) {
      super(size, characteristics);
      this.iterator = Objects.requireNonNull(iterator);
    }

    @Override
    public boolean tryAdvance(DoubleConsumer action) {
      Objects.requireNonNull(action);
      if (!iterator.hasNext()) return false;
      action.accept(iterator.nextDouble());
      return true;
    }

    @Override
    public Comparator<? super Double> getComparator() {
      return natural(this);
    }
  }

  /** Asks the collection for its iterator when it is first used. */
  private static class OfCollection<T> implements Spliterator<T> {
    private final Collection<? extends T> collection;
    private final int characteristics;
    private Spliterator<T> walk;

    OfCollection(Collection<? extends T> collection, int characteristics) {
      this.collection = Objects.requireNonNull(collection);
      this.characteristics = sized(characteristics);
    }

    private Spliterator<T> walk() {
      if (walk == null) walk = new OfIterator<T>(collection.iterator(), collection.size(), characteristics);
      return walk;
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
      Objects.requireNonNull(action);
      return walk().tryAdvance(action);
    }

    @Override
    public void forEachRemaining(Consumer<? super T> action) {
      Objects.requireNonNull(action);
      walk().forEachRemaining(action);
    }

    @Override
    public Spliterator<T> trySplit() {
      return walk().trySplit();
    }

    @Override
    public long estimateSize() {
      return walk().estimateSize();
    }

    @Override
    public int characteristics() {
      return characteristics;
    }

    @Override
    public Comparator<? super T> getComparator() {
      return natural(this);
    }
  }
}
