package java.lang;

import java.io.Serializable;
import java.util.stream.IntStream;

/** Text that grows; every method locks the buffer. {@code chars()} gives the text as it is now. */
public final class StringBuffer extends AbstractStringBuilder
    implements Appendable, CharSequence, Comparable<StringBuffer>, Serializable {
  public StringBuffer() {
    super(16);
  }

  public StringBuffer(int capacity) {
    super(capacity);
  }

  public StringBuffer(String text) {
    super(text.length() + 16);
    add(text);
  }

  public StringBuffer(CharSequence text) {
    super(text.length() + 16);
    add(text, 0, text.length());
  }

  public synchronized StringBuffer append(Object object) {
    add(String.valueOf(object));
    return this;
  }

  public synchronized StringBuffer append(String text) {
    add(text);
    return this;
  }

  public synchronized StringBuffer append(StringBuffer text) {
    add(text, 0, text == null ? 4 : text.length());
    return this;
  }

  @Override
  public synchronized StringBuffer append(CharSequence text) {
    add(text, 0, text == null ? 4 : text.length());
    return this;
  }

  @Override
  public synchronized StringBuffer append(CharSequence text, int start, int end) {
    add(text, start, end);
    return this;
  }

  public synchronized StringBuffer append(char[] text) {
    add(text, 0, text.length);
    return this;
  }

  public synchronized StringBuffer append(char[] text, int offset, int count) {
    add(text, offset, count);
    return this;
  }

  public synchronized StringBuffer append(boolean value) {
    add(value ? "true" : "false");
    return this;
  }

  @Override
  public synchronized StringBuffer append(char c) {
    add(c);
    return this;
  }

  public synchronized StringBuffer append(int number) {
    add((long) number);
    return this;
  }

  public synchronized StringBuffer append(long number) {
    add(number);
    return this;
  }

  public synchronized StringBuffer append(float number) {
    add(Float.toString(number));
    return this;
  }

  public synchronized StringBuffer append(double number) {
    add(Double.toString(number));
    return this;
  }

  public synchronized StringBuffer appendCodePoint(int codePoint) {
    addCodePoint(codePoint);
    return this;
  }

  public synchronized StringBuffer insert(int offset, char[] text, int start, int count) {
    put(offset, text, start, count);
    return this;
  }

  public synchronized StringBuffer insert(int offset, Object object) {
    put(offset, String.valueOf(object));
    return this;
  }

  public synchronized StringBuffer insert(int offset, String text) {
    put(offset, text);
    return this;
  }

  public synchronized StringBuffer insert(int offset, char[] text) {
    put(offset, text, 0, text.length);
    return this;
  }

  public synchronized StringBuffer insert(int offset, CharSequence text) {
    put(offset, text, 0, text == null ? 4 : text.length());
    return this;
  }

  public synchronized StringBuffer insert(int offset, CharSequence text, int start, int end) {
    put(offset, text, start, end);
    return this;
  }

  public synchronized StringBuffer insert(int offset, boolean value) {
    put(offset, value ? "true" : "false");
    return this;
  }

  public synchronized StringBuffer insert(int offset, char c) {
    put(offset, String.valueOf(c));
    return this;
  }

  public synchronized StringBuffer insert(int offset, int number) {
    put(offset, Integer.toString(number));
    return this;
  }

  public synchronized StringBuffer insert(int offset, long number) {
    put(offset, Long.toString(number));
    return this;
  }

  public synchronized StringBuffer insert(int offset, float number) {
    put(offset, Float.toString(number));
    return this;
  }

  public synchronized StringBuffer insert(int offset, double number) {
    put(offset, Double.toString(number));
    return this;
  }

  public synchronized StringBuffer delete(int start, int end) {
    cut(start, end);
    return this;
  }

  public synchronized StringBuffer deleteCharAt(int index) {
    cutCharAt(index);
    return this;
  }

  public synchronized StringBuffer replace(int start, int end, String text) {
    exchange(start, end, text);
    return this;
  }

  public synchronized StringBuffer reverse() {
    turnRound();
    return this;
  }

  @Override
  public synchronized int compareTo(StringBuffer other) {
    return compare(other);
  }

  @Override
  public synchronized int length() {
    return super.length();
  }

  @Override
  public synchronized int capacity() {
    return super.capacity();
  }

  @Override
  public synchronized void ensureCapacity(int minimum) {
    super.ensureCapacity(minimum);
  }

  @Override
  public synchronized void trimToSize() {
    super.trimToSize();
  }

  @Override
  public synchronized void setLength(int length) {
    super.setLength(length);
  }

  @Override
  public synchronized char charAt(int index) {
    return super.charAt(index);
  }

  @Override
  public synchronized void setCharAt(int index, char c) {
    super.setCharAt(index, c);
  }

  @Override
  public synchronized int codePointAt(int index) {
    return super.codePointAt(index);
  }

  @Override
  public synchronized int codePointBefore(int index) {
    return super.codePointBefore(index);
  }

  @Override
  public synchronized int codePointCount(int begin, int end) {
    return super.codePointCount(begin, end);
  }

  @Override
  public synchronized int offsetByCodePoints(int index, int offset) {
    return super.offsetByCodePoints(index, offset);
  }

  @Override
  public synchronized void getChars(int begin, int end, char[] target, int at) {
    super.getChars(begin, end, target, at);
  }

  @Override
  public synchronized String substring(int start) {
    return super.substring(start);
  }

  @Override
  public synchronized String substring(int start, int end) {
    return super.substring(start, end);
  }

  @Override
  public synchronized CharSequence subSequence(int start, int end) {
    return super.subSequence(start, end);
  }

  @Override
  public synchronized int indexOf(String what) {
    return super.indexOf(what);
  }

  @Override
  public synchronized int indexOf(String what, int from) {
    return super.indexOf(what, from);
  }

  @Override
  public synchronized int lastIndexOf(String what) {
    return super.lastIndexOf(what);
  }

  @Override
  public synchronized int lastIndexOf(String what, int from) {
    return super.lastIndexOf(what, from);
  }

  @Override
  public synchronized IntStream chars() {
    return super.chars();
  }

  @Override
  public synchronized IntStream codePoints() {
    return super.codePoints();
  }

  @Override
  public synchronized String toString() {
    return super.toString();
  }
}
