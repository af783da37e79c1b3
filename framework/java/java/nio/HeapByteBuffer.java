package java.nio;

import java.util.Objects;

/** Every byte buffer there is: a part of an array. */
final class HeapByteBuffer extends MappedByteBuffer {
  private final boolean direct;

  HeapByteBuffer(byte[] array, int offset, boolean readOnly, boolean direct, int mark, int position, int limit,
      int capacity) {
    super(array, offset, readOnly, mark, position, limit, capacity);
    this.direct = direct;
  }

  private HeapByteBuffer view(int index, int length) {
    return new HeapByteBuffer(array, offset + index, readOnly, direct, -1, 0, length, length);
  }

  @Override
  public ByteBuffer duplicate() {
    return new HeapByteBuffer(array, offset, readOnly, direct, markValue(), position(), limit(), capacity());
  }

  @Override
  public ByteBuffer asReadOnlyBuffer() {
    return new HeapByteBuffer(array, offset, true, direct, markValue(), position(), limit(), capacity());
  }

  @Override
  public boolean isDirect() {
    return direct;
  }

  @Override
  public HeapByteBuffer slice() {
    return view(position(), remaining());
  }

  @Override
  public HeapByteBuffer slice(int index, int length) {
    Objects.checkFromIndexSize(index, length, limit());
    return view(index, length);
  }

  @Override
  public byte get() {
    return at(advanceForGet(1));
  }

  @Override
  public ByteBuffer put(byte value) {
    set(advanceForPut(1), value);
    return this;
  }

  @Override
  public byte get(int index) {
    return at(check(index, 1));
  }

  @Override
  public ByteBuffer put(int index, byte value) {
    set(checkForPut(index, 1), value);
    return this;
  }

  @Override
  public ByteBuffer compact() {
    if (readOnly) throw new ReadOnlyBufferException();
    int count = remaining();
    System.arraycopy(array, offset + position(), array, offset, count);
    clear();
    position(count);
    return this;
  }

  @Override
  public boolean isReadOnly() {
    return readOnly;
  }

  @Override
  public char getChar() {
    return Bits.getChar(array, offset + advanceForGet(2), bigEndian);
  }

  @Override
  public ByteBuffer putChar(char value) {
    Bits.putChar(array, offset + advanceForPut(2), bigEndian, value);
    return this;
  }

  @Override
  public char getChar(int index) {
    return Bits.getChar(array, offset + check(index, 2), bigEndian);
  }

  @Override
  public ByteBuffer putChar(int index, char value) {
    Bits.putChar(array, offset + checkForPut(index, 2), bigEndian, value);
    return this;
  }

  @Override
  public CharBuffer asCharBuffer() {
    int length = remaining() / 2;
    return new HeapCharBuffer(null, array, null, offset + position(), this, readOnly, -1, 0, length, length);
  }

  @Override
  public short getShort() {
    return Bits.getShort(array, offset + advanceForGet(2), bigEndian);
  }

  @Override
  public ByteBuffer putShort(short value) {
    Bits.putShort(array, offset + advanceForPut(2), bigEndian, value);
    return this;
  }

  @Override
  public short getShort(int index) {
    return Bits.getShort(array, offset + check(index, 2), bigEndian);
  }

  @Override
  public ByteBuffer putShort(int index, short value) {
    Bits.putShort(array, offset + checkForPut(index, 2), bigEndian, value);
    return this;
  }

  @Override
  public ShortBuffer asShortBuffer() {
    int length = remaining() / 2;
    return new HeapShortBuffer(null, array, offset + position(), this, readOnly, -1, 0, length, length);
  }

  @Override
  public int getInt() {
    return Bits.getInt(array, offset + advanceForGet(4), bigEndian);
  }

  @Override
  public ByteBuffer putInt(int value) {
    Bits.putInt(array, offset + advanceForPut(4), bigEndian, value);
    return this;
  }

  @Override
  public int getInt(int index) {
    return Bits.getInt(array, offset + check(index, 4), bigEndian);
  }

  @Override
  public ByteBuffer putInt(int index, int value) {
    Bits.putInt(array, offset + checkForPut(index, 4), bigEndian, value);
    return this;
  }

  @Override
  public IntBuffer asIntBuffer() {
    int length = remaining() / 4;
    return new HeapIntBuffer(null, array, offset + position(), this, readOnly, -1, 0, length, length);
  }

  @Override
  public long getLong() {
    return Bits.getLong(array, offset + advanceForGet(8), bigEndian);
  }

  @Override
  public ByteBuffer putLong(long value) {
    Bits.putLong(array, offset + advanceForPut(8), bigEndian, value);
    return this;
  }

  @Override
  public long getLong(int index) {
    return Bits.getLong(array, offset + check(index, 8), bigEndian);
  }

  @Override
  public ByteBuffer putLong(int index, long value) {
    Bits.putLong(array, offset + checkForPut(index, 8), bigEndian, value);
    return this;
  }

  @Override
  public LongBuffer asLongBuffer() {
    int length = remaining() / 8;
    return new HeapLongBuffer(null, array, offset + position(), this, readOnly, -1, 0, length, length);
  }

  @Override
  public float getFloat() {
    return Bits.getFloat(array, offset + advanceForGet(4), bigEndian);
  }

  @Override
  public ByteBuffer putFloat(float value) {
    Bits.putFloat(array, offset + advanceForPut(4), bigEndian, value);
    return this;
  }

  @Override
  public float getFloat(int index) {
    return Bits.getFloat(array, offset + check(index, 4), bigEndian);
  }

  @Override
  public ByteBuffer putFloat(int index, float value) {
    Bits.putFloat(array, offset + checkForPut(index, 4), bigEndian, value);
    return this;
  }

  @Override
  public FloatBuffer asFloatBuffer() {
    int length = remaining() / 4;
    return new HeapFloatBuffer(null, array, offset + position(), this, readOnly, -1, 0, length, length);
  }

  @Override
  public double getDouble() {
    return Bits.getDouble(array, offset + advanceForGet(8), bigEndian);
  }

  @Override
  public ByteBuffer putDouble(double value) {
    Bits.putDouble(array, offset + advanceForPut(8), bigEndian, value);
    return this;
  }

  @Override
  public double getDouble(int index) {
    return Bits.getDouble(array, offset + check(index, 8), bigEndian);
  }

  @Override
  public ByteBuffer putDouble(int index, double value) {
    Bits.putDouble(array, offset + checkForPut(index, 8), bigEndian, value);
    return this;
  }

  @Override
  public DoubleBuffer asDoubleBuffer() {
    int length = remaining() / 8;
    return new HeapDoubleBuffer(null, array, offset + position(), this, readOnly, -1, 0, length, length);
  }
}
