package java.nio;

import java.util.Objects;

/** Every buffer of floats there is: a part of an array, or of the bytes of a byte buffer. */
final class HeapFloatBuffer extends FloatBuffer {
  private final byte[] bytes;
  private final boolean bigEndian;
  private final ByteBuffer source;

  HeapFloatBuffer(float[] array, byte[] bytes, int offset, ByteBuffer source, boolean readOnly, int mark,
      int position, int limit, int capacity) {
    super(array, offset, readOnly, mark, position, limit, capacity);
    this.bytes = bytes;
    this.source = source;
    bigEndian = source != null && source.bigEndian;
  }

  private HeapFloatBuffer(HeapFloatBuffer of, int offset, boolean readOnly, int mark, int position, int limit,
      int capacity) {
    super(of.array, offset, readOnly, mark, position, limit, capacity);
    bytes = of.bytes;
    source = of.source;
    bigEndian = of.bigEndian;
  }

  @Override
  float at(int index) {
    return array != null ? array[offset + index] : Bits.getFloat(bytes, offset + 4 * index, bigEndian);
  }

  @Override
  void set(int index, float value) {
    if (array != null) array[offset + index] = value;
    else Bits.putFloat(bytes, offset + 4 * index, bigEndian, value);
  }

  private HeapFloatBuffer view(int index, int length) {
    int start = offset + (array != null ? index : 4 * index);
    return new HeapFloatBuffer(this, start, readOnly, -1, 0, length, length);
  }

  @Override
  public FloatBuffer duplicate() {
    return new HeapFloatBuffer(this, offset, readOnly, markValue(), position(), limit(), capacity());
  }

  @Override
  public FloatBuffer asReadOnlyBuffer() {
    return new HeapFloatBuffer(this, offset, true, markValue(), position(), limit(), capacity());
  }

  @Override
  public boolean isDirect() {
    return source != null && source.isDirect();
  }

  @Override
  public ByteOrder order() {
    if (source == null) return ByteOrder.nativeOrder();
    return bigEndian ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
  }

  @Override
  public HeapFloatBuffer slice() {
    return view(position(), remaining());
  }

  @Override
  public HeapFloatBuffer slice(int index, int length) {
    Objects.checkFromIndexSize(index, length, limit());
    return view(index, length);
  }

  @Override
  public float get() {
    return at(advanceForGet(1));
  }

  @Override
  public FloatBuffer put(float value) {
    set(advanceForPut(1), value);
    return this;
  }

  @Override
  public float get(int index) {
    return at(check(index, 1));
  }

  @Override
  public FloatBuffer put(int index, float value) {
    set(checkForPut(index, 1), value);
    return this;
  }

  @Override
  public FloatBuffer compact() {
    if (readOnly) throw new ReadOnlyBufferException();
    int count = remaining();
    for (int i = 0; i < count; i++) set(i, at(position() + i));
    clear();
    position(count);
    return this;
  }

  @Override
  public boolean isReadOnly() {
    return readOnly;
  }
}
