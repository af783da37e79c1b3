package java.nio;

import java.util.Objects;

/** Every buffer of ints there is: a part of an array, or of the bytes of a byte buffer. */
final class HeapIntBuffer extends IntBuffer {
  private final byte[] bytes;
  private final boolean bigEndian;
  private final ByteBuffer source;

  HeapIntBuffer(int[] array, byte[] bytes, int offset, ByteBuffer source, boolean readOnly, int mark,
      int position, int limit, int capacity) {
    super(array, offset, readOnly, mark, position, limit, capacity);
    this.bytes = bytes;
    this.source = source;
    bigEndian = source != null && source.bigEndian;
  }

  private HeapIntBuffer(HeapIntBuffer of, int offset, boolean readOnly, int mark, int position, int limit,
      int capacity) {
    super(of.array, offset, readOnly, mark, position, limit, capacity);
    bytes = of.bytes;
    source = of.source;
    bigEndian = of.bigEndian;
  }

  @Override
  int at(int index) {
    return array != null ? array[offset + index] : Bits.getInt(bytes, offset + 4 * index, bigEndian);
  }

  @Override
  void set(int index, int value) {
    if (array != null) array[offset + index] = value;
    else Bits.putInt(bytes, offset + 4 * index, bigEndian, value);
  }

  private HeapIntBuffer view(int index, int length) {
    int start = offset + (array != null ? index : 4 * index);
    return new HeapIntBuffer(this, start, readOnly, -1, 0, length, length);
  }

  @Override
  public IntBuffer duplicate() {
    return new HeapIntBuffer(this, offset, readOnly, markValue(), position(), limit(), capacity());
  }

  @Override
  public IntBuffer asReadOnlyBuffer() {
    return new HeapIntBuffer(this, offset, true, markValue(), position(), limit(), capacity());
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
  public HeapIntBuffer slice() {
    return view(position(), remaining());
  }

  @Override
  public HeapIntBuffer slice(int index, int length) {
    Objects.checkFromIndexSize(index, length, limit());
    return view(index, length);
  }

  @Override
  public int get() {
    return at(advanceForGet(1));
  }

  @Override
  public IntBuffer put(int value) {
    set(advanceForPut(1), value);
    return this;
  }

  @Override
  public int get(int index) {
    return at(check(index, 1));
  }

  @Override
  public IntBuffer put(int index, int value) {
    set(checkForPut(index, 1), value);
    return this;
  }

  @Override
  public IntBuffer compact() {
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
