package java.nio;

import java.util.Objects;

/** Every buffer of doubles there is: a part of an array, or of the bytes of a byte buffer. */
final class HeapDoubleBuffer extends DoubleBuffer {
  private final byte[] bytes;
  private final boolean bigEndian;
  private final ByteBuffer source;

  HeapDoubleBuffer(double[] array, byte[] bytes, int offset, ByteBuffer source, boolean readOnly, int mark,
      int position, int limit, int capacity) {
    super(array, offset, readOnly, mark, position, limit, capacity);
    this.bytes = bytes;
    this.source = source;
    bigEndian = source != null && source.bigEndian;
  }

  private HeapDoubleBuffer(HeapDoubleBuffer of, int offset, boolean readOnly, int mark, int position, int limit,
      int capacity) {
    super(of.array, offset, readOnly, mark, position, limit, capacity);
    bytes = of.bytes;
    source = of.source;
    bigEndian = of.bigEndian;
  }

  @Override
  double at(int index) {
    return array != null ? array[offset + index] : Bits.getDouble(bytes, offset + 8 * index, bigEndian);
  }

  @Override
  void set(int index, double value) {
    if (array != null) array[offset + index] = value;
    else Bits.putDouble(bytes, offset + 8 * index, bigEndian, value);
  }

  private HeapDoubleBuffer view(int index, int length) {
    int start = offset + (array != null ? index : 8 * index);
    return new HeapDoubleBuffer(this, start, readOnly, -1, 0, length, length);
  }

  @Override
  public DoubleBuffer duplicate() {
    return new HeapDoubleBuffer(this, offset, readOnly, markValue(), position(), limit(), capacity());
  }

  @Override
  public DoubleBuffer asReadOnlyBuffer() {
    return new HeapDoubleBuffer(this, offset, true, markValue(), position(), limit(), capacity());
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
  public HeapDoubleBuffer slice() {
    return view(position(), remaining());
  }

  @Override
  public HeapDoubleBuffer slice(int index, int length) {
    Objects.checkFromIndexSize(index, length, limit());
    return view(index, length);
  }

  @Override
  public double get() {
    return at(advanceForGet(1));
  }

  @Override
  public DoubleBuffer put(double value) {
    set(advanceForPut(1), value);
    return this;
  }

  @Override
  public double get(int index) {
    return at(check(index, 1));
  }

  @Override
  public DoubleBuffer put(int index, double value) {
    set(checkForPut(index, 1), value);
    return this;
  }

  @Override
  public DoubleBuffer compact() {
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
