package java.nio;

import antecede.Unlisted;
import java.util.Objects;

/** A buffer of doubles. */
public abstract class DoubleBuffer extends Buffer implements Comparable<DoubleBuffer> {
  final double[] array;
  final int offset;
  final boolean readOnly;

  DoubleBuffer(double[] array, int offset, boolean readOnly, int mark, int position, int limit, int capacity) {
    super(mark, position, limit, capacity);
    this.array = array;
    this.offset = offset;
    this.readOnly = readOnly;
  }

  public static DoubleBuffer allocate(int capacity) {
    if (capacity < 0) throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
    return wrap(new double[capacity]);
  }

  public static DoubleBuffer wrap(double[] array, int start, int count) {
    if ((start | count | array.length - start - count) < 0) throw new IndexOutOfBoundsException();
    return new HeapDoubleBuffer(array, null, 0, null, false, -1, start, start + count, array.length);
  }

  public static DoubleBuffer wrap(double[] array) {
    return wrap(array, 0, array.length);
  }

  abstract double at(int index);

  abstract void set(int index, double value);

  @Override
  public abstract DoubleBuffer slice();

  @Override
  public abstract DoubleBuffer slice(int index, int length);

  @Override
  public abstract DoubleBuffer duplicate();

  public abstract DoubleBuffer asReadOnlyBuffer();

  public abstract double get();

  public abstract DoubleBuffer put(double value);

  public abstract double get(int index);

  public abstract DoubleBuffer put(int index, double value);

  public DoubleBuffer get(double[] target, int start, int count) {
    Objects.checkFromIndexSize(start, count, target.length);
    int at = advanceForGet(count);
    for (int i = 0; i < count; i++) target[start + i] = at(at + i);
    return this;
  }

  public DoubleBuffer get(double[] target) {
    return get(target, 0, target.length);
  }

  public DoubleBuffer get(int index, double[] target, int start, int count) {
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, target.length);
    for (int i = 0; i < count; i++) target[start + i] = at(index + i);
    return this;
  }

  public DoubleBuffer get(int index, double[] target) {
    return get(index, target, 0, target.length);
  }

  public DoubleBuffer put(DoubleBuffer source) {
    if (readOnly) throw new ReadOnlyBufferException();
    if (source == this) throw new IllegalArgumentException("The source buffer is this buffer");
    int count = source.remaining();
    int at = advanceForPut(count);
    copy(source, source.advanceForGet(count), at, count);
    return this;
  }

  public DoubleBuffer put(int index, DoubleBuffer source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, source.limit());
    copy(source, start, index, count);
    return this;
  }

  public DoubleBuffer put(double[] source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(start, count, source.length);
    int at = advanceForPut(count);
    for (int i = 0; i < count; i++) set(at + i, source[start + i]);
    return this;
  }

  public final DoubleBuffer put(double[] source) {
    return put(source, 0, source.length);
  }

  public DoubleBuffer put(int index, double[] source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, source.length);
    for (int i = 0; i < count; i++) set(index + i, source[start + i]);
    return this;
  }

  public DoubleBuffer put(int index, double[] source) {
    return put(index, source, 0, source.length);
  }

  /** Copies through an array: the two buffers may share their elements. */
  private void copy(DoubleBuffer source, int from, int to, int count) {
    double[] elements = new double[count];
    for (int i = 0; i < count; i++) elements[i] = source.at(from + i);
    for (int i = 0; i < count; i++) set(to + i, elements[i]);
  }

  @Override
  public final boolean hasArray() {
    return array != null && !readOnly;
  }

  @Override
  public final double[] array() {
    if (array == null) throw new UnsupportedOperationException();
    if (readOnly) throw new ReadOnlyBufferException();
    return array;
  }

  @Override
  public final int arrayOffset() {
    if (array == null) throw new UnsupportedOperationException();
    if (readOnly) throw new ReadOnlyBufferException();
    return offset;
  }

  public abstract DoubleBuffer compact();

  @Override
  public int hashCode() {
    int hash = 1;
    for (int i = limit() - 1; i >= position(); i--) hash = 31 * hash + (int) at(i);
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) return true;
    return other instanceof DoubleBuffer && remaining() == ((DoubleBuffer) other).remaining()
        && mismatch((DoubleBuffer) other) < 0;
  }

  @Override
  public int compareTo(DoubleBuffer other) {
    int at = mismatch(other);
    if (at < 0 || at == Math.min(remaining(), other.remaining())) return remaining() - other.remaining();
    // Zeros are equal whatever their sign, so they are no mismatch.
    return Double.compare(at(position() + at), other.at(other.position() + at));
  }

  public int mismatch(DoubleBuffer other) {
    int count = Math.min(remaining(), other.remaining());
    for (int i = 0; i < count; i++) {
      double mine = at(position() + i);
      double theirs = other.at(other.position() + i);
      if (mine != theirs && !(Double.isNaN(mine) && Double.isNaN(theirs))) return i;
    }
    return remaining() == other.remaining() ? -1 : count;
  }

  public abstract ByteOrder order();

  @Unlisted
  @Override
  public DoubleBuffer position(int position) {
    super.position(position);
    return this;
  }

  @Unlisted
  @Override
  public DoubleBuffer limit(int limit) {
    super.limit(limit);
    return this;
  }

  @Unlisted
  @Override
  public DoubleBuffer mark() {
    super.mark();
    return this;
  }

  @Unlisted
  @Override
  public DoubleBuffer reset() {
    super.reset();
    return this;
  }

  @Unlisted
  @Override
  public DoubleBuffer clear() {
    super.clear();
    return this;
  }

  @Unlisted
  @Override
  public DoubleBuffer flip() {
    super.flip();
    return this;
  }

  @Unlisted
  @Override
  public DoubleBuffer rewind() {
    super.rewind();
    return this;
  }
}
