package java.nio;

import java.util.Objects;

/** Every buffer of shorts there is: a part of an array, or of the bytes of a byte buffer. */
final class HeapShortBuffer extends ShortBuffer {
  private final byte[] bytes;
  private final boolean bigEndian;
  private final ByteBuffer source;

  HeapShortBuffer(short[] array, byte[] bytes, int offset, ByteBuffer source, boolean readOnly, int mark,
      int position, int limit, int capacity) {
    super(array, offset, readOnly, mark, position, limit, capacity);
    this.bytes = bytes;
    this.source = source;
    bigEndian = source != null && source.bigEndian;
  }

  private HeapShortBuffer(HeapShortBuffer of, int offset, boolean readOnly, int mark, int position, int limit,
      int capacity) {
    super(of.array, offset, readOnly, mark, position, limit, capacity);
    bytes = of.bytes;
    source = of.source;
    bigEndian = of.bigEndian;
  }

  @Override
  short at(int index) {
    return array != null ? array[offset + index] : Bits.getShort(bytes, offset + 2 * index, bigEndian);
  }

  @Override
  void set(int index, short value) {
    if (array != null) array[offset + index] = value;
    else Bits.putShort(bytes, offset + 2 * index, bigEndian, value);
  }

  private HeapShortBuffer view(int index, int length) {
    int start = offset + (array != null ? index : 2 * index);
    return new HeapShortBuffer(this, start, readOnly, -1, 0, length, length);
  }

  @Override
  public ShortBuffer duplicate() {
    return new HeapShortBuffer(this, offset, readOnly, markValue(), position(), limit(), capacity());
  }

  @Override
  public ShortBuffer asReadOnlyBuffer() {
    return new HeapShortBuffer(this, offset, true, markValue(), position(), limit(), capacity());
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
  public HeapShortBuffer slice() {
    return view(position(), remaining());
  }

  @Override
  public HeapShortBuffer slice(int index, int length) {
    Objects.checkFromIndexSize(index, length, limit());
    return view(index, length);
  }

  @Override
  public short get() {
    return at(advanceForGet(1));
  }

  @Override
  public ShortBuffer put(short value) {
    set(advanceForPut(1), value);
    return this;
  }

  @Override
  public short get(int index) {
    return at(check(index, 1));
  }

  @Override
  public ShortBuffer put(int index, short value) {
    set(checkForPut(index, 1), value);
    return this;
  }

  @Override
  public ShortBuffer compact() {
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
