package java.nio;

import java.util.Objects;

/** Every buffer of chars there is: a part of an array, or of the bytes of a byte buffer, or a text. */
final class HeapCharBuffer extends CharBuffer {
  private final byte[] bytes;
  private final CharSequence text;
  private final boolean bigEndian;
  private final ByteBuffer source;

  HeapCharBuffer(char[] array, byte[] bytes, CharSequence text, int offset, ByteBuffer source, boolean readOnly,
      int mark, int position, int limit, int capacity) {
    super(array, offset, readOnly, mark, position, limit, capacity);
    this.bytes = bytes;
    this.text = text;
    this.source = source;
    bigEndian = source != null && source.bigEndian;
  }

  private HeapCharBuffer(HeapCharBuffer of, int offset, boolean readOnly, int mark, int position, int limit,
      int capacity) {
    super(of.array, offset, readOnly, mark, position, limit, capacity);
    bytes = of.bytes;
    text = of.text;
    source = of.source;
    bigEndian = of.bigEndian;
  }

  @Override
  char at(int index) {
    if (text != null) return text.charAt(offset + index);
    return array != null ? array[offset + index] : Bits.getChar(bytes, offset + 2 * index, bigEndian);
  }

  @Override
  void set(int index, char value) {
    if (array != null) array[offset + index] = value;
    else Bits.putChar(bytes, offset + 2 * index, bigEndian, value);
  }

  private HeapCharBuffer view(int index, int length) {
    int start = offset + (array != null || text != null ? index : 2 * index);
    return new HeapCharBuffer(this, start, readOnly, -1, 0, length, length);
  }

  @Override
  public CharBuffer duplicate() {
    return new HeapCharBuffer(this, offset, readOnly, markValue(), position(), limit(), capacity());
  }

  @Override
  public CharBuffer asReadOnlyBuffer() {
    return new HeapCharBuffer(this, offset, true, markValue(), position(), limit(), capacity());
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
  public HeapCharBuffer slice() {
    return view(position(), remaining());
  }

  @Override
  public HeapCharBuffer slice(int index, int length) {
    Objects.checkFromIndexSize(index, length, limit());
    return view(index, length);
  }

  @Override
  public char get() {
    return at(advanceForGet(1));
  }

  @Override
  public CharBuffer put(char value) {
    set(advanceForPut(1), value);
    return this;
  }

  @Override
  public char get(int index) {
    return at(check(index, 1));
  }

  @Override
  public CharBuffer put(int index, char value) {
    set(checkForPut(index, 1), value);
    return this;
  }

  @Override
  public CharBuffer compact() {
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

  @Override
  public CharBuffer subSequence(int start, int end) {
    if (start < 0 || end > length() || start > end) throw new IndexOutOfBoundsException();
    return new HeapCharBuffer(this, offset, readOnly, -1, position() + start, position() + end, capacity());
  }
}
