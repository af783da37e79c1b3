package java.nio;

import antecede.Unlisted;
import java.util.Objects;

/** A buffer of floats. */
public abstract class FloatBuffer extends Buffer implements Comparable<FloatBuffer> {
  final float[] array;
  final int offset;
  final boolean readOnly;

  FloatBuffer(float[] array, int offset, boolean readOnly, int mark, int position, int limit, int capacity) {
    super(mark, position, limit, capacity);
    this.array = array;
    this.offset = offset;
    this.readOnly = readOnly;
  }

  public static FloatBuffer allocate(int capacity) {
    if (capacity < 0) throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
    return wrap(new float[capacity]);
  }

  public static FloatBuffer wrap(float[] array, int start, int count) {
    if ((start | count | array.length - start - count) < 0) throw new IndexOutOfBoundsException();
    return new HeapFloatBuffer(array, null, 0, null, false, -1, start, start + count, array.length);
  }

  public static FloatBuffer wrap(float[] array) {
    return wrap(array, 0, array.length);
  }

  abstract float at(int index);

  abstract void set(int index, float value);

  @Override
  public abstract FloatBuffer slice();

  @Override
  public abstract FloatBuffer slice(int index, int length);

  @Override
  public abstract FloatBuffer duplicate();

  public abstract FloatBuffer asReadOnlyBuffer();

  public abstract float get();

  public abstract FloatBuffer put(float value);

  public abstract float get(int index);

  public abstract FloatBuffer put(int index, float value);

  public FloatBuffer get(float[] target, int start, int count) {
    Objects.checkFromIndexSize(start, count, target.length);
    int at = advanceForGet(count);
    for (int i = 0; i < count; i++) target[start + i] = at(at + i);
    return this;
  }

  public FloatBuffer get(float[] target) {
    return get(target, 0, target.length);
  }

  public FloatBuffer get(int index, float[] target, int start, int count) {
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, target.length);
    for (int i = 0; i < count; i++) target[start + i] = at(index + i);
    return this;
  }

  public FloatBuffer get(int index, float[] target) {
    return get(index, target, 0, target.length);
  }

  public FloatBuffer put(FloatBuffer source) {
    if (readOnly) throw new ReadOnlyBufferException();
    if (source == this) throw new IllegalArgumentException("The source buffer is this buffer");
    int count = source.remaining();
    int at = advanceForPut(count);
    copy(source, source.advanceForGet(count), at, count);
    return this;
  }

  public FloatBuffer put(int index, FloatBuffer source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, source.limit());
    copy(source, start, index, count);
    return this;
  }

  public FloatBuffer put(float[] source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(start, count, source.length);
    int at = advanceForPut(count);
    for (int i = 0; i < count; i++) set(at + i, source[start + i]);
    return this;
  }

  public final FloatBuffer put(float[] source) {
    return put(source, 0, source.length);
  }

  public FloatBuffer put(int index, float[] source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, source.length);
    for (int i = 0; i < count; i++) set(index + i, source[start + i]);
    return this;
  }

  public FloatBuffer put(int index, float[] source) {
    return put(index, source, 0, source.length);
  }

  /** Copies through an array: the two buffers may share their elements. */
  private void copy(FloatBuffer source, int from, int to, int count) {
    float[] elements = new float[count];
    for (int i = 0; i < count; i++) elements[i] = source.at(from + i);
    for (int i = 0; i < count; i++) set(to + i, elements[i]);
  }

  @Override
  public final boolean hasArray() {
    return array != null && !readOnly;
  }

  @Override
  public final float[] array() {
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

  public abstract FloatBuffer compact();

  @Override
  public int hashCode() {
    int hash = 1;
    for (int i = limit() - 1; i >= position(); i--) hash = 31 * hash + (int) at(i);
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) return true;
    return other instanceof FloatBuffer && remaining() == ((FloatBuffer) other).remaining()
        && mismatch((FloatBuffer) other) < 0;
  }

  @Override
  public int compareTo(FloatBuffer other) {
    int at = mismatch(other);
    if (at < 0 || at == Math.min(remaining(), other.remaining())) return remaining() - other.remaining();
    // Zeros are equal whatever their sign, so they are no mismatch.
    return Float.compare(at(position() + at), other.at(other.position() + at));
  }

  public int mismatch(FloatBuffer other) {
    int count = Math.min(remaining(), other.remaining());
    for (int i = 0; i < count; i++) {
      float mine = at(position() + i);
      float theirs = other.at(other.position() + i);
      if (mine != theirs && !(Float.isNaN(mine) && Float.isNaN(theirs))) return i;
    }
    return remaining() == other.remaining() ? -1 : count;
  }

  public abstract ByteOrder order();

  @Unlisted
  @Override
  public FloatBuffer position(int position) {
    super.position(position);
    return this;
  }

  @Unlisted
  @Override
  public FloatBuffer limit(int limit) {
    super.limit(limit);
    return this;
  }

  @Unlisted
  @Override
  public FloatBuffer mark() {
    super.mark();
    return this;
  }

  @Unlisted
  @Override
  public FloatBuffer reset() {
    super.reset();
    return this;
  }

  @Unlisted
  @Override
  public FloatBuffer clear() {
    super.clear();
    return this;
  }

  @Unlisted
  @Override
  public FloatBuffer flip() {
    super.flip();
    return this;
  }

  @Unlisted
  @Override
  public FloatBuffer rewind() {
    super.rewind();
    return this;
  }
}
