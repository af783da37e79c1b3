package java.nio;

import antecede.Unlisted;
import java.util.Objects;

/** A buffer of longs. */
public abstract class LongBuffer extends Buffer implements Comparable<LongBuffer> {
  final long[] array;
  final int offset;
  final boolean readOnly;

  LongBuffer(long[] array, int offset, boolean readOnly, int mark, int position, int limit, int capacity) {
    super(mark, position, limit, capacity);
    this.array = array;
    this.offset = offset;
    this.readOnly = readOnly;
  }

  public static LongBuffer allocate(int capacity) {
    if (capacity < 0) throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
    return wrap(new long[capacity]);
  }

  public static LongBuffer wrap(long[] array, int start, int count) {
    if ((start | count | array.length - start - count) < 0) throw new IndexOutOfBoundsException();
    return new HeapLongBuffer(array, null, 0, null, false, -1, start, start + count, array.length);
  }

  public static LongBuffer wrap(long[] array) {
    return wrap(array, 0, array.length);
  }

  abstract long at(int index);

  abstract void set(int index, long value);

  @Override
  public abstract LongBuffer slice();

  @Override
  public abstract LongBuffer slice(int index, int length);

  @Override
  public abstract LongBuffer duplicate();

  public abstract LongBuffer asReadOnlyBuffer();

  public abstract long get();

  public abstract LongBuffer put(long value);

  public abstract long get(int index);

  public abstract LongBuffer put(int index, long value);

  public LongBuffer get(long[] target, int start, int count) {
    Objects.checkFromIndexSize(start, count, target.length);
    int at = advanceForGet(count);
    for (int i = 0; i < count; i++) target[start + i] = at(at + i);
    return this;
  }

  public LongBuffer get(long[] target) {
    return get(target, 0, target.length);
  }

  public LongBuffer get(int index, long[] target, int start, int count) {
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, target.length);
    for (int i = 0; i < count; i++) target[start + i] = at(index + i);
    return this;
  }

  public LongBuffer get(int index, long[] target) {
    return get(index, target, 0, target.length);
  }

  public LongBuffer put(LongBuffer source) {
    if (readOnly) throw new ReadOnlyBufferException();
    if (source == this) throw new IllegalArgumentException("The source buffer is this buffer");
    int count = source.remaining();
    int at = advanceForPut(count);
    copy(source, source.advanceForGet(count), at, count);
    return this;
  }

  public LongBuffer put(int index, LongBuffer source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, source.limit());
    copy(source, start, index, count);
    return this;
  }

  public LongBuffer put(long[] source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(start, count, source.length);
    int at = advanceForPut(count);
    for (int i = 0; i < count; i++) set(at + i, source[start + i]);
    return this;
  }

  public final LongBuffer put(long[] source) {
    return put(source, 0, source.length);
  }

  public LongBuffer put(int index, long[] source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, source.length);
    for (int i = 0; i < count; i++) set(index + i, source[start + i]);
    return this;
  }

  public LongBuffer put(int index, long[] source) {
    return put(index, source, 0, source.length);
  }

  /** Copies through an array: the two buffers may share their elements. */
  private void copy(LongBuffer source, int from, int to, int count) {
    long[] elements = new long[count];
    for (int i = 0; i < count; i++) elements[i] = source.at(from + i);
    for (int i = 0; i < count; i++) set(to + i, elements[i]);
  }

  @Override
  public final boolean hasArray() {
    return array != null && !readOnly;
  }

  @Override
  public final long[] array() {
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

  public abstract LongBuffer compact();

  @Override
  public int hashCode() {
    int hash = 1;
    for (int i = limit() - 1; i >= position(); i--) hash = 31 * hash + (int) at(i);
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) return true;
    return other instanceof LongBuffer && remaining() == ((LongBuffer) other).remaining()
        && mismatch((LongBuffer) other) < 0;
  }

  @Override
  public int compareTo(LongBuffer other) {
    int at = mismatch(other);
    if (at < 0 || at == Math.min(remaining(), other.remaining())) return remaining() - other.remaining();
    return Long.compare(at(position() + at), other.at(other.position() + at));
  }

  public int mismatch(LongBuffer other) {
    int count = Math.min(remaining(), other.remaining());
    for (int i = 0; i < count; i++) {
      long mine = at(position() + i);
      long theirs = other.at(other.position() + i);
      if (mine != theirs) return i;
    }
    return remaining() == other.remaining() ? -1 : count;
  }

  public abstract ByteOrder order();

  @Unlisted
  @Override
  public LongBuffer position(int position) {
    super.position(position);
    return this;
  }

  @Unlisted
  @Override
  public LongBuffer limit(int limit) {
    super.limit(limit);
    return this;
  }

  @Unlisted
  @Override
  public LongBuffer mark() {
    super.mark();
    return this;
  }

  @Unlisted
  @Override
  public LongBuffer reset() {
    super.reset();
    return this;
  }

  @Unlisted
  @Override
  public LongBuffer clear() {
    super.clear();
    return this;
  }

  @Unlisted
  @Override
  public LongBuffer flip() {
    super.flip();
    return this;
  }

  @Unlisted
  @Override
  public LongBuffer rewind() {
    super.rewind();
    return this;
  }
}
