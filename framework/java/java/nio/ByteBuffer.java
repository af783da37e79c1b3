package java.nio;

import antecede.Hidden;
import antecede.Unlisted;
import java.util.Objects;

/** A buffer of bytes, which can also be seen as numbers of either byte order. */
public abstract class ByteBuffer extends Buffer implements Comparable<ByteBuffer> {
  final byte[] array;
  final int offset;
  final boolean readOnly;
  boolean bigEndian = true;

  ByteBuffer(byte[] array, int offset, boolean readOnly, int mark, int position, int limit, int capacity) {
    super(mark, position, limit, capacity);
    this.array = array;
    this.offset = offset;
    this.readOnly = readOnly;
  }

  public static ByteBuffer allocate(int capacity) {
    if (capacity < 0) throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
    return new HeapByteBuffer(new byte[capacity], 0, false, false, -1, 0, capacity, capacity);
  }

  /** As on Android, a direct buffer has an array too. */
  public static ByteBuffer allocateDirect(int capacity) {
    if (capacity < 0) throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
    return new HeapByteBuffer(new byte[capacity], 0, false, true, -1, 0, capacity, capacity);
  }

  public static ByteBuffer wrap(byte[] array, int start, int count) {
    if ((start | count | array.length - start - count) < 0) throw new IndexOutOfBoundsException();
    return new HeapByteBuffer(array, 0, false, false, -1, start, start + count, array.length);
  }

  public static ByteBuffer wrap(byte[] array) {
    return wrap(array, 0, array.length);
  }

  /** A part of a file that was mapped into memory. */
  @Hidden
  public static MappedByteBuffer map(byte[] array, int start, int count, boolean readOnly) {
    return new HeapByteBuffer(array, start, readOnly, true, -1, 0, count, count);
  }

  final byte at(int index) {
    return array[offset + index];
  }

  final void set(int index, byte value) {
    array[offset + index] = value;
  }

  @Override
  public abstract ByteBuffer slice();

  @Override
  public abstract ByteBuffer slice(int index, int length);

  @Override
  public abstract ByteBuffer duplicate();

  public abstract ByteBuffer asReadOnlyBuffer();

  public abstract byte get();

  public abstract ByteBuffer put(byte value);

  public abstract byte get(int index);

  public abstract ByteBuffer put(int index, byte value);

  public ByteBuffer get(byte[] target, int start, int count) {
    Objects.checkFromIndexSize(start, count, target.length);
    int at = advanceForGet(count);
    System.arraycopy(array, offset + at, target, start, count);
    return this;
  }

  public ByteBuffer get(byte[] target) {
    return get(target, 0, target.length);
  }

  public ByteBuffer get(int index, byte[] target, int start, int count) {
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, target.length);
    System.arraycopy(array, offset + index, target, start, count);
    return this;
  }

  public ByteBuffer get(int index, byte[] target) {
    return get(index, target, 0, target.length);
  }

  public ByteBuffer put(ByteBuffer source) {
    if (readOnly) throw new ReadOnlyBufferException();
    if (source == this) throw new IllegalArgumentException("The source buffer is this buffer");
    int count = source.remaining();
    int at = advanceForPut(count);
    copy(source, source.advanceForGet(count), at, count);
    return this;
  }

  public ByteBuffer put(int index, ByteBuffer source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, source.limit());
    copy(source, start, index, count);
    return this;
  }

  public ByteBuffer put(byte[] source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(start, count, source.length);
    int at = advanceForPut(count);
    System.arraycopy(source, start, array, offset + at, count);
    return this;
  }

  public final ByteBuffer put(byte[] source) {
    return put(source, 0, source.length);
  }

  public ByteBuffer put(int index, byte[] source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, source.length);
    System.arraycopy(source, start, array, offset + index, count);
    return this;
  }

  public ByteBuffer put(int index, byte[] source) {
    return put(index, source, 0, source.length);
  }

  private void copy(ByteBuffer source, int from, int to, int count) {
    System.arraycopy(source.array, source.offset + from, array, offset + to, count);
  }

  @Override
  public final boolean hasArray() {
    return !readOnly;
  }

  @Override
  public final byte[] array() {
    if (readOnly) throw new ReadOnlyBufferException();
    return array;
  }

  @Override
  public final int arrayOffset() {
    if (readOnly) throw new ReadOnlyBufferException();
    return offset;
  }

  public abstract ByteBuffer compact();

  @Override
  public int hashCode() {
    int hash = 1;
    for (int i = limit() - 1; i >= position(); i--) hash = 31 * hash + (int) at(i);
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) return true;
    return other instanceof ByteBuffer && remaining() == ((ByteBuffer) other).remaining()
        && mismatch((ByteBuffer) other) < 0;
  }

  @Override
  public int compareTo(ByteBuffer other) {
    int at = mismatch(other);
    if (at < 0 || at == Math.min(remaining(), other.remaining())) return remaining() - other.remaining();
    return Byte.compare(at(position() + at), other.at(other.position() + at));
  }

  public int mismatch(ByteBuffer other) {
    int count = Math.min(remaining(), other.remaining());
    for (int i = 0; i < count; i++) {
      byte mine = at(position() + i);
      byte theirs = other.at(other.position() + i);
      if (mine != theirs) return i;
    }
    return remaining() == other.remaining() ? -1 : count;
  }

  public final ByteOrder order() {
    return bigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
  }

  public final ByteBuffer order(ByteOrder order) {
    bigEndian = order == ByteOrder.BIG_ENDIAN;
    return this;
  }

  public final int alignmentOffset(int index, int unit) {
    if (index < 0) throw new IllegalArgumentException("Index less than zero: " + index);
    if (unit < 1 || (unit & unit - 1) != 0) {
      throw new IllegalArgumentException("Unit size not a power of two: " + unit);
    }
    if (unit > 8 && !isDirect()) {
      throw new UnsupportedOperationException("Unit size unsupported for non-direct buffer");
    }
    return offset + index & unit - 1;
  }

  public final ByteBuffer alignedSlice(int unit) {
    int before = alignmentOffset(position(), unit);
    int start = before == 0 ? position() : position() + unit - before;
    int end = limit() - alignmentOffset(limit(), unit);
    if (start > limit() || end < start) {
      start = position();
      end = start;
    }
    return slice(start, end - start);
  }

  public abstract char getChar();

  public abstract ByteBuffer putChar(char value);

  public abstract char getChar(int index);

  public abstract ByteBuffer putChar(int index, char value);

  public abstract CharBuffer asCharBuffer();

  public abstract short getShort();

  public abstract ByteBuffer putShort(short value);

  public abstract short getShort(int index);

  public abstract ByteBuffer putShort(int index, short value);

  public abstract ShortBuffer asShortBuffer();

  public abstract int getInt();

  public abstract ByteBuffer putInt(int value);

  public abstract int getInt(int index);

  public abstract ByteBuffer putInt(int index, int value);

  public abstract IntBuffer asIntBuffer();

  public abstract long getLong();

  public abstract ByteBuffer putLong(long value);

  public abstract long getLong(int index);

  public abstract ByteBuffer putLong(int index, long value);

  public abstract LongBuffer asLongBuffer();

  public abstract float getFloat();

  public abstract ByteBuffer putFloat(float value);

  public abstract float getFloat(int index);

  public abstract ByteBuffer putFloat(int index, float value);

  public abstract FloatBuffer asFloatBuffer();

  public abstract double getDouble();

  public abstract ByteBuffer putDouble(double value);

  public abstract double getDouble(int index);

  public abstract ByteBuffer putDouble(int index, double value);

  public abstract DoubleBuffer asDoubleBuffer();

  @Unlisted
  @Override
  public ByteBuffer position(int position) {
    super.position(position);
    return this;
  }

  @Unlisted
  @Override
  public ByteBuffer limit(int limit) {
    super.limit(limit);
    return this;
  }

  @Unlisted
  @Override
  public ByteBuffer mark() {
    super.mark();
    return this;
  }

  @Unlisted
  @Override
  public ByteBuffer reset() {
    super.reset();
    return this;
  }

  @Unlisted
  @Override
  public ByteBuffer clear() {
    super.clear();
    return this;
  }

  @Unlisted
  @Override
  public ByteBuffer flip() {
    super.flip();
    return this;
  }

  @Unlisted
  @Override
  public ByteBuffer rewind() {
    super.rewind();
    return this;
  }
}
