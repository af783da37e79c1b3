package java.nio;

import antecede.Unlisted;
import java.io.IOException;
import java.util.Objects;
import java.util.stream.IntStream;

/** A buffer of chars, which is also a text. */
public abstract class CharBuffer extends Buffer implements Comparable<CharBuffer>, Appendable, CharSequence,
    Readable {
  final char[] array;
  final int offset;
  final boolean readOnly;

  CharBuffer(char[] array, int offset, boolean readOnly, int mark, int position, int limit, int capacity) {
    super(mark, position, limit, capacity);
    this.array = array;
    this.offset = offset;
    this.readOnly = readOnly;
  }

  public static CharBuffer allocate(int capacity) {
    if (capacity < 0) throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
    return wrap(new char[capacity]);
  }

  public static CharBuffer wrap(char[] array, int start, int count) {
    if ((start | count | array.length - start - count) < 0) throw new IndexOutOfBoundsException();
    return new HeapCharBuffer(array, null, null, 0, null, false, -1, start, start + count, array.length);
  }

  public static CharBuffer wrap(char[] array) {
    return wrap(array, 0, array.length);
  }

  abstract char at(int index);

  abstract void set(int index, char value);

  @Override
  public abstract CharBuffer slice();

  @Override
  public abstract CharBuffer slice(int index, int length);

  @Override
  public abstract CharBuffer duplicate();

  public abstract CharBuffer asReadOnlyBuffer();

  public abstract char get();

  public abstract CharBuffer put(char value);

  public abstract char get(int index);

  public abstract CharBuffer put(int index, char value);

  public CharBuffer get(char[] target, int start, int count) {
    Objects.checkFromIndexSize(start, count, target.length);
    int at = advanceForGet(count);
    for (int i = 0; i < count; i++) target[start + i] = at(at + i);
    return this;
  }

  public CharBuffer get(char[] target) {
    return get(target, 0, target.length);
  }

  public CharBuffer get(int index, char[] target, int start, int count) {
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, target.length);
    for (int i = 0; i < count; i++) target[start + i] = at(index + i);
    return this;
  }

  public CharBuffer get(int index, char[] target) {
    return get(index, target, 0, target.length);
  }

  public CharBuffer put(CharBuffer source) {
    if (readOnly) throw new ReadOnlyBufferException();
    if (source == this) throw new IllegalArgumentException("The source buffer is this buffer");
    int count = source.remaining();
    int at = advanceForPut(count);
    copy(source, source.advanceForGet(count), at, count);
    return this;
  }

  public CharBuffer put(int index, CharBuffer source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, source.limit());
    copy(source, start, index, count);
    return this;
  }

  public CharBuffer put(char[] source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(start, count, source.length);
    int at = advanceForPut(count);
    for (int i = 0; i < count; i++) set(at + i, source[start + i]);
    return this;
  }

  public final CharBuffer put(char[] source) {
    return put(source, 0, source.length);
  }

  public CharBuffer put(int index, char[] source, int start, int count) {
    if (readOnly) throw new ReadOnlyBufferException();
    Objects.checkFromIndexSize(index, count, limit());
    Objects.checkFromIndexSize(start, count, source.length);
    for (int i = 0; i < count; i++) set(index + i, source[start + i]);
    return this;
  }

  public CharBuffer put(int index, char[] source) {
    return put(index, source, 0, source.length);
  }

  /** Copies through an array: the two buffers may share their elements. */
  private void copy(CharBuffer source, int from, int to, int count) {
    char[] elements = new char[count];
    for (int i = 0; i < count; i++) elements[i] = source.at(from + i);
    for (int i = 0; i < count; i++) set(to + i, elements[i]);
  }

  @Override
  public final boolean hasArray() {
    return array != null && !readOnly;
  }

  @Override
  public final char[] array() {
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

  public abstract CharBuffer compact();

  @Override
  public int hashCode() {
    int hash = 1;
    for (int i = limit() - 1; i >= position(); i--) hash = 31 * hash + (int) at(i);
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) return true;
    return other instanceof CharBuffer && remaining() == ((CharBuffer) other).remaining()
        && mismatch((CharBuffer) other) < 0;
  }

  @Override
  public int compareTo(CharBuffer other) {
    int at = mismatch(other);
    if (at < 0 || at == Math.min(remaining(), other.remaining())) return remaining() - other.remaining();
    return Character.compare(at(position() + at), other.at(other.position() + at));
  }

  public int mismatch(CharBuffer other) {
    int count = Math.min(remaining(), other.remaining());
    for (int i = 0; i < count; i++) {
      char mine = at(position() + i);
      char theirs = other.at(other.position() + i);
      if (mine != theirs) return i;
    }
    return remaining() == other.remaining() ? -1 : count;
  }

  public abstract ByteOrder order();

  @Override
  public final int length() {
    return remaining();
  }

  public final boolean isEmpty() {
    return remaining() == 0;
  }

  @Override
  public final char charAt(int index) {
    return get(position() + check(index, 1));
  }

  @Override
  public abstract CharBuffer subSequence(int start, int end);

  @Override
  public IntStream chars() {
    return CharSequence.super.chars();
  }

  @Override
  public int read(CharBuffer target) throws IOException {
    if (!hasRemaining()) return -1;
    int count = Math.min(remaining(), target.remaining());
    char[] chars = new char[count];
    get(chars);
    target.put(chars);
    return count;
  }

  public CharBuffer put(String text, int start, int end) {
    Objects.checkFromToIndex(start, end, text.length());
    int at = advanceForPut(end - start);
    for (int i = start; i < end; i++) set(at + i - start, text.charAt(i));
    return this;
  }

  public final CharBuffer put(String text) {
    return put(text, 0, text.length());
  }

  @Override
  public CharBuffer append(CharSequence text) {
    return put(String.valueOf(text));
  }

  @Override
  public CharBuffer append(CharSequence text, int start, int end) {
    return put((text == null ? "null" : text).subSequence(start, end).toString());
  }

  @Override
  public CharBuffer append(char value) {
    return put(value);
  }

  @Override
  public String toString() {
    char[] chars = new char[remaining()];
    for (int i = 0; i < chars.length; i++) chars[i] = at(position() + i);
    return new String(chars);
  }

  public static CharBuffer wrap(CharSequence text, int start, int end) {
    if (start < 0 || end > text.length() || start > end) throw new IndexOutOfBoundsException();
    return new HeapCharBuffer(null, null, text, 0, null, true, -1, start, end, text.length());
  }

  public static CharBuffer wrap(CharSequence text) {
    return wrap(text, 0, text.length());
  }

  @Unlisted
  @Override
  public CharBuffer position(int position) {
    super.position(position);
    return this;
  }

  @Unlisted
  @Override
  public CharBuffer limit(int limit) {
    super.limit(limit);
    return this;
  }

  @Unlisted
  @Override
  public CharBuffer mark() {
    super.mark();
    return this;
  }

  @Unlisted
  @Override
  public CharBuffer reset() {
    super.reset();
    return this;
  }

  @Unlisted
  @Override
  public CharBuffer clear() {
    super.clear();
    return this;
  }

  @Unlisted
  @Override
  public CharBuffer flip() {
    super.flip();
    return this;
  }

  @Unlisted
  @Override
  public CharBuffer rewind() {
    super.rewind();
    return this;
  }
}
