package java.lang;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** Text that grows, for use by one thread. */
public final class StringBuilder extends AbstractStringBuilder
    implements Appendable, CharSequence, Comparable<StringBuilder>, Serializable {
  private static final long serialVersionUID = 4383685877147921099L;

  public StringBuilder() {
    super(16);
  }

  public StringBuilder(int capacity) {
    super(capacity);
  }

  public StringBuilder(String text) {
    super(text.length() + 16);
    add(text);
  }

  public StringBuilder(CharSequence text) {
    super(text.length() + 16);
    add(text, 0, text.length());
  }

  public StringBuilder append(Object object) {
    add(String.valueOf(object));
    return this;
  }

  public StringBuilder append(String text) {
    add(text);
    return this;
  }

  public StringBuilder append(StringBuffer text) {
    add(text, 0, text == null ? 4 : text.length());
    return this;
  }

  @Override
  public StringBuilder append(CharSequence text) {
    add(text, 0, text == null ? 4 : text.length());
    return this;
  }

  @Override
  public StringBuilder append(CharSequence text, int start, int end) {
    add(text, start, end);
    return this;
  }

  public StringBuilder append(char[] text) {
    add(text, 0, text.length);
    return this;
  }

  public StringBuilder append(char[] text, int offset, int count) {
    add(text, offset, count);
    return this;
  }

  public StringBuilder append(boolean value) {
    add(value ? "true" : "false");
    return this;
  }

  @Override
  public StringBuilder append(char c) {
    add(c);
    return this;
  }

  public StringBuilder append(int number) {
    add((long) number);
    return this;
  }

  public StringBuilder append(long number) {
    add(number);
    return this;
  }

  public StringBuilder append(float number) {
    add(Float.toString(number));
    return this;
  }

  public StringBuilder append(double number) {
    add(Double.toString(number));
    return this;
  }

  public StringBuilder appendCodePoint(int codePoint) {
    addCodePoint(codePoint);
    return this;
  }

  public StringBuilder insert(int offset, char[] text, int start, int count) {
    put(offset, text, start, count);
    return this;
  }

  public StringBuilder insert(int offset, Object object) {
    put(offset, String.valueOf(object));
    return this;
  }

  public StringBuilder insert(int offset, String text) {
    put(offset, text);
    return this;
  }

  public StringBuilder insert(int offset, char[] text) {
    put(offset, text, 0, text.length);
    return this;
  }

  public StringBuilder insert(int offset, CharSequence text) {
    put(offset, text, 0, text == null ? 4 : text.length());
    return this;
  }

  public StringBuilder insert(int offset, CharSequence text, int start, int end) {
    put(offset, text, start, end);
    return this;
  }

  public StringBuilder insert(int offset, boolean value) {
    put(offset, value ? "true" : "false");
    return this;
  }

  public StringBuilder insert(int offset, char c) {
    put(offset, String.valueOf(c));
    return this;
  }

  public StringBuilder insert(int offset, int number) {
    put(offset, Integer.toString(number));
    return this;
  }

  public StringBuilder insert(int offset, long number) {
    put(offset, Long.toString(number));
    return this;
  }

  public StringBuilder insert(int offset, float number) {
    put(offset, Float.toString(number));
    return this;
  }

  public StringBuilder insert(int offset, double number) {
    put(offset, Double.toString(number));
    return this;
  }

  public StringBuilder delete(int start, int end) {
    cut(start, end);
    return this;
  }

  public StringBuilder deleteCharAt(int index) {
    cutCharAt(index);
    return this;
  }

  public StringBuilder replace(int start, int end, String text) {
    exchange(start, end, text);
    return this;
  }

  public StringBuilder reverse() {
    turnRound();
    return this;
  }

  @Override
  public int compareTo(StringBuilder other) {
    return compare(other);
  }

  @Override
  public String toString() {
    return super.toString();
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
    out.writeInt(length());
    char[] text = new char[capacity()];
    getChars(0, length(), text, 0);
    out.writeObject(text);
  }

  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    int length = in.readInt();
    add((char[]) in.readObject(), 0, length);
  }
}
