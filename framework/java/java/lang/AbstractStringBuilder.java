package java.lang;

import antecede.Observable;
import java.util.stream.IntStream;

/** Text that grows: all that StringBuilder and StringBuffer have in common. */
@antecede.Plain
abstract class AbstractStringBuilder implements Appendable, CharSequence {
  private char[] value;
  /** Written by every change, also by one that keeps the length. */
  @Observable private int count;

  /** For serialization only. */
  AbstractStringBuilder() {
    this(16);
  }

  AbstractStringBuilder(int capacity) {
    value = new char[capacity];
  }

  // ---- Appending and inserting, for the subclasses ----

  private int grow(int by) {
    int end = count;
    if (by > value.length - end) setCapacity(end + by);
    count = end + by;
    return end;
  }

  private void setCapacity(int needed) {
    if (needed < 0) throw new OutOfMemoryError("Required length exceeds implementation limit");
    char[] larger = new char[Math.max(needed, value.length * 2 + 2)];
    System.arraycopy(value, 0, larger, 0, count);
    value = larger;
  }

  final void add(String text) {
    if (text == null) text = "null";
    int length = text.length();
    int at = grow(length);
    text.getChars(0, length, value, at);
  }

  final void add(char c) {
    int at = grow(1);
    value[at] = c;
  }

  final void add(char[] text, int offset, int length) {
    if (offset < 0 || length < 0 || offset > text.length - length) {
      throw new IndexOutOfBoundsException("offset " + offset + ", count " + length + ", length " + text.length);
    }
    int at = grow(length);
    System.arraycopy(text, offset, value, at, length);
  }

  final void add(CharSequence text, int start, int end) {
    if (text == null) text = "null";
    if (start < 0 || start > end || end > text.length()) {
      throw new IndexOutOfBoundsException("start " + start + ", end " + end + ", length " + text.length());
    }
    int at = grow(end - start);
    copyFrom(text, start, end, at);
  }

  private void copyFrom(CharSequence text, int start, int end, int at) {
    if (text instanceof String) {
      ((String) text).getChars(start, end, value, at);
    } else if (text instanceof AbstractStringBuilder) {
      ((AbstractStringBuilder) text).getChars(start, end, value, at);
    } else {
      for (int i = start; i < end; i++) value[at++] = text.charAt(i);
    }
  }

  final void add(long number) {
    char[] buffer = new char[20];
    int start = IntegerText.decimal(number, buffer);
    add(buffer, start, 20 - start);
  }

  final void addCodePoint(int codePoint) {
    if (codePoint >= 0 && codePoint < 0x10000) {
      add((char) codePoint);
    } else {
      add(Character.toChars(codePoint), 0, 2);
    }
  }

  /** Makes room at an offset. */
  private void open(int offset, int length) {
    Chars.checkOffset(offset, count);
    int end = grow(length);
    System.arraycopy(value, offset, value, offset + length, end - offset);
  }

  final void put(int offset, String text) {
    if (text == null) text = "null";
    open(offset, text.length());
    text.getChars(0, text.length(), value, offset);
  }

  final void put(int offset, char[] text, int start, int length) {
    Chars.checkOffset(offset, count);
    Chars.checkCount(start, length, text.length);
    open(offset, length);
    System.arraycopy(text, start, value, offset, length);
  }

  final void put(int offset, CharSequence text, int start, int end) {
    if (text == null) text = "null";
    Chars.checkOffset(offset, count);
    if (start < 0 || start > end || end > text.length()) {
      throw new IndexOutOfBoundsException("start " + start + ", end " + end + ", length " + text.length());
    }
    if (text == this) text = text.toString();
    open(offset, end - start);
    copyFrom(text, start, end, offset);
  }

  final void cut(int start, int end) {
    if (end > count) end = count;
    Chars.checkRange(start, end, count);
    System.arraycopy(value, end, value, start, count - end);
    count -= end - start;
  }

  final void cutCharAt(int index) {
    Chars.checkIndex(index, count);
    cut(index, index + 1);
  }

  final void exchange(int start, int end, String text) {
    if (end > count) end = count;
    Chars.checkRange(start, end, count);
    int length = text.length();
    int tail = count - end;
    int delta = length - (end - start);
    if (delta > 0) grow(delta);
    System.arraycopy(value, end, value, start + length, tail);
    text.getChars(0, length, value, start);
    count = start + length + tail;
  }

  final void turnRound() {
    Chars.reverse(value, count);
    touch();
  }

  /** The text changed, but not its length. */
  private void touch() {
    int length = count;
    count = length;
  }

  // ---- The public methods that both classes have ----

  public int length() {
    return count;
  }

  public int capacity() {
    return value.length;
  }

  public void ensureCapacity(int minimum) {
    if (minimum > value.length) setCapacity(minimum);
  }

  public void trimToSize() {
    if (count < value.length) value = Chars.copy(value, 0, count);
  }

  public void setLength(int length) {
    if (length < 0) throw new StringIndexOutOfBoundsException(length);
    int old = count;
    if (length > old) {
      grow(length - old);
      for (int i = old; i < length; i++) value[i] = 0;
    } else {
      count = length;
    }
  }

  public char charAt(int index) {
    Chars.checkIndex(index, count);
    return value[index];
  }

  public void setCharAt(int index, char c) {
    Chars.checkIndex(index, count);
    value[index] = c;
    touch();
  }

  public int codePointAt(int index) {
    Chars.checkIndex(index, count);
    return Chars.codePointAt(value, index, count);
  }

  public int codePointBefore(int index) {
    if (index < 1 || index > count) throw new StringIndexOutOfBoundsException(index);
    return Chars.codePointBefore(value, index, 0);
  }

  public int codePointCount(int begin, int end) {
    if (begin < 0 || begin > end || end > count) throw new IndexOutOfBoundsException();
    return Chars.codePointCount(value, begin, end);
  }

  public int offsetByCodePoints(int index, int offset) {
    if (index < 0 || index > count) throw new IndexOutOfBoundsException();
    return Chars.offsetByCodePoints(value, 0, count, index, offset);
  }

  public void getChars(int begin, int end, char[] target, int at) {
    Chars.checkRange(begin, end, count);
    if (at < 0 || at > target.length - (end - begin)) {
      throw new IndexOutOfBoundsException("offset " + at + ", count " + (end - begin) + ", length " + target.length);
    }
    System.arraycopy(value, begin, target, at, end - begin);
  }

  public String substring(int start) {
    return substring(start, count);
  }

  public String substring(int start, int end) {
    Chars.checkRange(start, end, count);
    return new String(value, start, end - start);
  }

  public CharSequence subSequence(int start, int end) {
    return substring(start, end);
  }

  public int indexOf(String what) {
    return Chars.indexOf(value, count, what.toCharArray(), 0);
  }

  public int indexOf(String what, int from) {
    return Chars.indexOf(value, count, what.toCharArray(), from);
  }

  public int lastIndexOf(String what) {
    return Chars.lastIndexOf(value, count, what.toCharArray(), count);
  }

  public int lastIndexOf(String what, int from) {
    return Chars.lastIndexOf(value, count, what.toCharArray(), from);
  }

  public IntStream chars() {
    return antecede.Engine.isAbstract() ? IntStream.of(new int[] {0, 1}) : Chars.stream(this);
  }

  public IntStream codePoints() {
    return antecede.Engine.isAbstract() ? IntStream.of(new int[] {0, 1}) : Chars.codePoints(this);
  }

  @Override
  public String toString() {
    return new String(value, 0, count);
  }

  final int compare(AbstractStringBuilder other) {
    return this == other ? 0 : Chars.compare(value, count, other.value, other.count);
  }
}
