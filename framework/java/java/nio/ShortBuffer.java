package java.nio;

import antecede.Unlisted;
import java.util.Objects;

/** A buffer of shorts. */
public abstract class ShortBuffer extends Buffer implements Comparable<ShortBuffer> {
  final short[] array;
  final int offset;
  final boolean readOnly;

  ShortBuffer(short[] array, int offset, boolean readOnly, int mark, int position, int limit, int capacity) {
    super(mark, position, limit, capacity);
    this.array = array;
    this.offset = offset;
    this.readOnly = readOnly;
  }

  public static ShortBuffer allocate(int capacity) {
    if (capacity < 0) throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
    return wrap(new short[capacity]);
  }

  public static ShortBuffer wrap(short[] array, int start, int count) {
    if ((start | count | array.length - start - count) < 0) throw new IndexOutOfBoundsException();
    return new HeapShortBuffer(array, null, 0, null, false, -1, start, start + count, array.length);
  }

  public static ShortBuffer wrap(short[] array) {
    return wrap(array, 0, array.length);
  }

  abstract short at(int index);

  abstract void set(int index, short value);

  @Override
  public abstract ShortBuffer slice();

  @Override
  public abstract ShortBuffer slice(int index, int length);

  @Override
  public abstract ShortBuffer duplicate();

  public abstract ShortBuffer asReadOnlyBuffer();

  public abstract short get();

  public abstract ShortBuffer put(short value);

  public abstract short get(int index);

  public abstract ShortBuffer put(int index, short value);

  public ShortBuffer get(short[] target, int start, int count) {
    Objects.checkFromIndexSize(start, count, target.length);
    int at = advanceForGet(count);
    for (int i = 0; i < count; i++) target[start + i] = at(at + i);
    return this;
  }

  public ShortBuffer get(short[] target) {
    return get(target, 0, target.length);
  }

  public ShortBuffer get(int index, short[] target, int start, int count) {
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, target.length);
    for (int i = 0; i < count; i++) target[start + i] = at(index + i);
    return this;
  }

  public ShortBuffer get(int index, short[] target) {
    return get(index, target, 0, target.length);
  }

  public ShortBuffer put(ShortBuffer source) {
    if (readOnly) throw new ReadOnlyBufferException();
    if (source == this) throw new IllegalArgumentException("The source buffer is this buffer");
    int count = source.remaining();
    int at = advanceForPut(count);
    copy(source, source.advanceForGet(count), at, count);
    return this;
  }

  public ShortBuffer put(int index, ShortBuffer source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, source.limit());
    copy(source, start, index, count);
    return this;
  }

  public ShortBuffer put(short[] source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(start, count, source.length);
    int at = advanceForPut(count);
    for (int i = 0; i < count; i++) set(at + i, source[start + i]);
    return this;
  }

  public final ShortBuffer put(short[] source) {
    return put(source, 0, source.length);
  }

  public ShortBuffer put(int index, short[] source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, source.length);
    for (int i = 0; i < count; i++) set(index + i, source[start + i]);
    return this;
  }

  public ShortBuffer put(int index, short[] source) {
    return put(index, source, 0, source.length);
  }

  /** Copies through an array: the two buffers may share their elements. */
  private void copy(ShortBuffer source, int from, int to, int count) {
    short[] elements = new short[count];
    for (int i = 0; i < count; i++) elements[i] = source.at(from + i);
    for (int i = 0; i < count; i++) set(to + i, elements[i]);
  }

  @Override
  public final boolean hasArray() {
    return array != null && !readOnly;
  }

  @Override
  public final short[] array() {
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

  public abstract ShortBuffer compact();

  @Override
  public int hashCode() {
    int hash = 1;
    for (int i = limit() - 1; i >= position(); i--) hash = 31 * hash + (int) at(i);
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) return true;
    return other instanceof ShortBuffer && remaining() == ((ShortBuffer) other).remaining()
        && mismatch((ShortBuffer) other) < 0;
  }

  @Override
  public int compareTo(ShortBuffer other) {
    int at = mismatch(other);
    if (at < 0 || at == Math.min(remaining(), other.remaining())) return remaining() - other.remaining();
    return Short.compare(at(position() + at), other.at(other.position() + at));
  }

  public int mismatch(ShortBuffer other) {
    int count = Math.min(remaining(), other.remaining());
    for (int i = 0; i < count; i++) {
      short mine = at(position() + i);
      short theirs = other.at(other.position() + i);
      if (mine != theirs) return i;
    }
    return remaining() == other.remaining() ? -1 : count;
  }

  public abstract ByteOrder order();

  @Unlisted
  @Override
  public ShortBuffer position(int position) {
    super.position(position);
    return this;
  }

  @Unlisted
  @Override
  public ShortBuffer limit(int limit) {
    super.limit(limit);
    return this;
  }

  @Unlisted
  @Override
  public ShortBuffer mark() {
    super.mark();
    return this;
  }

  @Unlisted
  @Override
  public ShortBuffer reset() {
    super.reset();
    return this;
  }

  @Unlisted
  @Override
  public ShortBuffer clear() {
    super.clear();
    return this;
  }

  @Unlisted
  @Override
  public ShortBuffer flip() {
    super.flip();
    return this;
  }

  @Unlisted
  @Override
  public ShortBuffer rewind() {
    super.rewind();
    return this;
  }
}
