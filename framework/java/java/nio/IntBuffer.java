package java.nio;

import antecede.Unlisted;
import java.util.Objects;

/** A buffer of ints. */
public abstract class IntBuffer extends Buffer implements Comparable<IntBuffer> {
  final int[] array;
  final int offset;
  final boolean readOnly;

  IntBuffer(int[] array, int offset, boolean readOnly, int mark, int position, int limit, int capacity) {
    super(mark, position, limit, capacity);
    this.array = array;
    this.offset = offset;
    this.readOnly = readOnly;
  }

  public static IntBuffer allocate(int capacity) {
    if (capacity < 0) throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
    return wrap(new int[capacity]);
  }

  public static IntBuffer wrap(int[] array, int start, int count) {
    if ((start | count | array.length - start - count) < 0) throw new IndexOutOfBoundsException();
    return new HeapIntBuffer(array, null, 0, null, false, -1, start, start + count, array.length);
  }

  public static IntBuffer wrap(int[] array) {
    return wrap(array, 0, array.length);
  }

  abstract int at(int index);

  abstract void set(int index, int value);

  @Override
  public abstract IntBuffer slice();

  @Override
  public abstract IntBuffer slice(int index, int length);

  @Override
  public abstract IntBuffer duplicate();

  public abstract IntBuffer asReadOnlyBuffer();

  public abstract int get();

  public abstract IntBuffer put(int value);

  public abstract int get(int index);

  public abstract IntBuffer put(int index, int value);

  public IntBuffer get(int[] target, int start, int count) {
    Objects.checkFromIndexSize(start, count, target.length);
    int at = advanceForGet(count);
    for (int i = 0; i < count; i++) target[start + i] = at(at + i);
    return this;
  }

  public IntBuffer get(int[] target) {
    return get(target, 0, target.length);
  }

  public IntBuffer get(int index, int[] target, int start, int count) {
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, target.length);
    for (int i = 0; i < count; i++) target[start + i] = at(index + i);
    return this;
  }

  public IntBuffer get(int index, int[] target) {
    return get(index, target, 0, target.length);
  }

  public IntBuffer put(IntBuffer source) {
    if (readOnly) throw new ReadOnlyBufferException();
    if (source == this) throw new IllegalArgumentException("The source buffer is this buffer");
    int count = source.remaining();
    int at = advanceForPut(count);
    copy(source, source.advanceForGet(count), at, count);
    return this;
  }

  public IntBuffer put(int index, IntBuffer source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, source.limit());
    copy(source, start, index, count);
    return this;
  }

  public IntBuffer put(int[] source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(start, count, source.length);
    int at = advanceForPut(count);
    for (int i = 0; i < count; i++) set(at + i, source[start + i]);
    return this;
  }

  public final IntBuffer put(int[] source) {
    return put(source, 0, source.length);
  }

  public IntBuffer put(int index, int[] source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, source.length);
    for (int i = 0; i < count; i++) set(index + i, source[start + i]);
    return this;
  }

  public IntBuffer put(int index, int[] source) {
    return put(index, source, 0, source.length);
  }

  /** Copies through an array: the two buffers may share their elements. */
  private void copy(IntBuffer source, int from, int to, int count) {
    int[] elements = new int[count];
    for (int i = 0; i < count; i++) elements[i] = source.at(from + i);
    for (int i = 0; i < count; i++) set(to + i, elements[i]);
  }

  @Override
  public final boolean hasArray() {
    return array != null && !readOnly;
  }

  @Override
  public final int[] array() {
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

  public abstract IntBuffer compact();

  @Override
  public int hashCode() {
    int hash = 1;
    for (int i = limit() - 1; i >= position(); i--) hash = 31 * hash + (int) at(i);
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) return true;
    return other instanceof IntBuffer && remaining() == ((IntBuffer) other).remaining()
        && mismatch((IntBuffer) other) < 0;
  }

  @Override
  public int compareTo(IntBuffer other) {
    int at = mismatch(other);
    if (at < 0 || at == Math.min(remaining(), other.remaining())) return remaining() - other.remaining();
    return Integer.compare(at(position() + at), other.at(other.position() + at));
  }

  public int mismatch(IntBuffer other) {
    int count = Math.min(remaining(), other.remaining());
    for (int i = 0; i < count; i++) {
      int mine = at(position() + i);
      int theirs = other.at(other.position() + i);
      if (mine != theirs) return i;
    }
    return remaining() == other.remaining() ? -1 : count;
  }

  public abstract ByteOrder order();

  @Unlisted
  @Override
  public IntBuffer position(int position) {
    super.position(position);
    return this;
  }

  @Unlisted
  @Override
  public IntBuffer limit(int limit) {
    super.limit(limit);
    return this;
  }

  @Unlisted
  @Override
  public IntBuffer mark() {
    super.mark();
    return this;
  }

  @Unlisted
  @Override
  public IntBuffer reset() {
    super.reset();
    return this;
  }

  @Unlisted
  @Override
  public IntBuffer clear() {
    super.clear();
    return this;
  }

  @Unlisted
  @Override
  public IntBuffer flip() {
    super.flip();
    return this;
  }

  @Unlisted
  @Override
  public IntBuffer rewind() {
    super.rewind();
    return this;
  }
}
