package java.lang;

import java.io.Serializable;
import java.io.UnsupportedEncodingException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Formatter;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Text that never changes. The algorithms are in {@link Chars}; the default charset is UTF-8. */
@antecede.Plain
public final class String implements Serializable, Comparable<String>, CharSequence {
  public static final Comparator<String> CASE_INSENSITIVE_ORDER = new CaseInsensitiveOrder();

  private final char[] value;
  /** 0 until it was asked for. */
  private int hash;

  private static final class CaseInsensitiveOrder implements Comparator<String>, Serializable {
    @Override
    public int compare(String a, String b) {
      return a.compareToIgnoreCase(b);
    }
  }

  // ---- Constructors ----

  public String() {
    value = new char[0];
  }

  public String(String original) {
    value = original.value;
    hash = original.hash;
  }

  public String(char[] chars) {
    value = Chars.copy(chars, 0, chars.length);
  }

  public String(char[] chars, int offset, int count) {
    Chars.checkCount(offset, count, chars.length);
    value = Chars.copy(chars, offset, offset + count);
  }

  /** Shares the array; the second argument only tells the constructor from the public one. */
  private String(char[] chars, boolean shared) {
    value = chars;
  }

  public String(int[] codePoints, int offset, int count) {
    value = Chars.fromCodePoints(codePoints, offset, count);
  }

  @Deprecated
  public String(byte[] bytes, int highByte, int offset, int count) {
    Chars.checkCount(offset, count, bytes.length);
    value = new char[count];
    for (int i = 0; i < count; i++) value[i] = (char) (highByte << 8 | bytes[offset + i] & 0xff);
  }

  @Deprecated
  public String(byte[] bytes, int highByte) {
    this(bytes, highByte, 0, bytes.length);
  }

  public String(byte[] bytes, int offset, int count, String charset) throws UnsupportedEncodingException {
    this(bytes, offset, count, charsetOf(charset));
  }

  public String(byte[] bytes, int offset, int count, Charset charset) {
    Objects.requireNonNull(charset);
    Chars.checkCount(offset, count, bytes.length);
    value = decode(bytes, offset, count, charset);
  }

  public String(byte[] bytes, String charset) throws UnsupportedEncodingException {
    this(bytes, 0, bytes.length, charset);
  }

  public String(byte[] bytes, Charset charset) {
    this(bytes, 0, bytes.length, charset);
  }

  public String(byte[] bytes, int offset, int count) {
    Chars.checkCount(offset, count, bytes.length);
    value = Chars.decodeUtf8(bytes, offset, count);
  }

  public String(byte[] bytes) {
    this(bytes, 0, bytes.length);
  }

  public String(StringBuffer buffer) {
    this(buffer.toString());
  }

  public String(StringBuilder builder) {
    this(builder.toString());
  }

  /** This text, if the array is its own, else a new one. */
  private String wrap(char[] chars) {
    return chars == value ? this : new String(chars, true);
  }

  // ---- Bytes ----

  private static Charset charsetOf(String name) throws UnsupportedEncodingException {
    try {
      return Charset.forName(Objects.requireNonNull(name));
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new UnsupportedEncodingException(name);
    }
  }

  private static char[] decode(byte[] bytes, int offset, int count, Charset charset) {
    switch (charset.name()) {
      case "UTF-8":
        return Chars.decodeUtf8(bytes, offset, count);
      case "ISO-8859-1":
        return Chars.decodeBytes(bytes, offset, count, false);
      case "US-ASCII":
        return Chars.decodeBytes(bytes, offset, count, true);
      default:
        CharBuffer chars = charset.decode(ByteBuffer.wrap(bytes, offset, count));
        char[] result = new char[chars.remaining()];
        chars.get(result);
        return result;
    }
  }

  public byte[] getBytes() {
    return Chars.encodeUtf8(value);
  }

  public byte[] getBytes(String charset) throws UnsupportedEncodingException {
    return getBytes(charsetOf(charset));
  }

  public byte[] getBytes(Charset charset) {
    switch (charset.name()) {
      case "UTF-8":
        return Chars.encodeUtf8(value);
      case "ISO-8859-1":
        return Chars.encodeBytes(value, 256);
      case "US-ASCII":
        return Chars.encodeBytes(value, 128);
      default:
        ByteBuffer bytes = charset.encode(CharBuffer.wrap(value));
        byte[] result = new byte[bytes.remaining()];
        bytes.get(result);
        return result;
    }
  }

  @Deprecated
  public void getBytes(int begin, int end, byte[] target, int at) {
    Chars.checkRange(begin, end, value.length);
    for (int i = begin; i < end; i++) target[at++] = (byte) value[i];
  }

  // ---- Characters ----

  @Override
  public int length() {
    return value.length;
  }

  public boolean isEmpty() {
    return value.length == 0;
  }

  public boolean isBlank() {
    return Chars.firstNonSpace(value, 0, value.length) == value.length;
  }

  @Override
  public char charAt(int index) {
    if (index < 0 || index >= value.length) Chars.checkIndex(index, value.length);
    return value[index];
  }

  public int codePointAt(int index) {
    Chars.checkIndex(index, value.length);
    return Chars.codePointAt(value, index, value.length);
  }

  public int codePointBefore(int index) {
    Chars.checkIndex(index - 1, value.length);
    return Chars.codePointBefore(value, index, 0);
  }

  public int codePointCount(int begin, int end) {
    if (begin < 0 || begin > end || end > value.length) throw new IndexOutOfBoundsException();
    return Chars.codePointCount(value, begin, end);
  }

  public int offsetByCodePoints(int index, int offset) {
    if (index < 0 || index > value.length) throw new IndexOutOfBoundsException();
    return Chars.offsetByCodePoints(value, 0, value.length, index, offset);
  }

  public void getChars(int begin, int end, char[] target, int at) {
    Chars.checkRange(begin, end, value.length);
    System.arraycopy(value, begin, target, at, end - begin);
  }

  public char[] toCharArray() {
    return Chars.copy(value, 0, value.length);
  }

  @Override
  @antecede.Followed
  public IntStream chars() {
    return antecede.Engine.isAbstract() ? IntStream.of(new int[] {0, 1}) : Chars.stream(this);
  }

  @Override
  @antecede.Followed
  public IntStream codePoints() {
    return antecede.Engine.isAbstract() ? IntStream.of(new int[] {0, 1}) : Chars.codePoints(this);
  }

  // ---- Comparison ----

  @Override
  public int hashCode() {
    if (hash == 0) hash = Chars.hash(value);
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || other instanceof String && Chars.equal(value, ((String) other).value);
  }

  public boolean contentEquals(StringBuffer buffer) {
    return equals(buffer.toString());
  }

  public boolean contentEquals(CharSequence text) {
    if (text.length() != value.length) return false;
    for (int i = 0; i < value.length; i++) {
      if (text.charAt(i) != value[i]) return false;
    }
    return true;
  }

  public boolean equalsIgnoreCase(String other) {
    return this == other
        || other != null && other.value.length == value.length && regionMatches(true, 0, other, 0, value.length);
  }

  @Override
  public int compareTo(String other) {
    return Chars.compare(value, value.length, other.value, other.value.length);
  }

  public int compareToIgnoreCase(String other) {
    return Chars.compareIgnoreCase(value, other.value);
  }

  public boolean regionMatches(int at, String other, int atOther, int count) {
    return Chars.regionMatches(false, value, at, other.value, atOther, count);
  }

  public boolean regionMatches(boolean ignoreCase, int at, String other, int atOther, int count) {
    return Chars.regionMatches(ignoreCase, value, at, other.value, atOther, count);
  }

  public boolean startsWith(String prefix, int at) {
    return Chars.regionMatches(false, value, at, prefix.value, 0, prefix.value.length);
  }

  public boolean startsWith(String prefix) {
    return startsWith(prefix, 0);
  }

  public boolean endsWith(String suffix) {
    return startsWith(suffix, value.length - suffix.value.length);
  }

  // ---- Search ----

  public int indexOf(int c) {
    return Chars.indexOf(value, value.length, c, 0);
  }

  public int indexOf(int c, int from) {
    return Chars.indexOf(value, value.length, c, from);
  }

  public int lastIndexOf(int c) {
    return Chars.lastIndexOf(value, value.length, c, value.length);
  }

  public int lastIndexOf(int c, int from) {
    return Chars.lastIndexOf(value, value.length, c, from);
  }

  public int indexOf(String what) {
    return Chars.indexOf(value, value.length, what.value, 0);
  }

  public int indexOf(String what, int from) {
    return Chars.indexOf(value, value.length, what.value, from);
  }

  public int lastIndexOf(String what) {
    return Chars.lastIndexOf(value, value.length, what.value, value.length);
  }

  public int lastIndexOf(String what, int from) {
    return Chars.lastIndexOf(value, value.length, what.value, from);
  }

  public boolean contains(CharSequence what) {
    return indexOf(what.toString()) >= 0;
  }

  public boolean matches(String regex) {
    return Pattern.matches(regex, this);
  }

  // ---- Parts and changed copies ----

  public String substring(int begin) {
    return substring(begin, value.length);
  }

  public String substring(int begin, int end) {
    Chars.checkRange(begin, end, value.length);
    return begin == 0 && end == value.length ? this : new String(Chars.copy(value, begin, end), true);
  }

  @Override
  public CharSequence subSequence(int begin, int end) {
    return substring(begin, end);
  }

  public String concat(String other) {
    return other.value.length == 0 ? this : new String(Chars.concat(value, other.value), true);
  }

  public String replace(char what, char with) {
    return wrap(Chars.replace(value, what, with));
  }

  public String replace(CharSequence what, CharSequence with) {
    return wrap(Chars.replace(value, what.toString().value, with.toString().value));
  }

  public String replaceAll(String regex, String replacement) {
    return Pattern.compile(regex).matcher(this).replaceAll(replacement);
  }

  public String replaceFirst(String regex, String replacement) {
    return Pattern.compile(regex).matcher(this).replaceFirst(replacement);
  }

  public String[] split(String regex) {
    return split(regex, 0);
  }

  public String[] split(String regex, int limit) {
    int separator = plainSeparator(regex);
    return separator < 0 ? Pattern.compile(regex).split(this, limit) : splitAt((char) separator, limit);
  }

  /** The one character that the regular expression stands for, or -1. */
  private static int plainSeparator(String regex) {
    char[] chars = regex.value;
    boolean plain = chars.length == 1 && ".$|()[{^?*+\\".indexOf(chars[0]) < 0 && !Character.isSurrogate(chars[0]);
    if (plain) return chars[0];
    boolean escaped = chars.length == 2 && chars[0] == '\\' && chars[1] < 128;
    return escaped && !Character.isLetterOrDigit(chars[1]) ? chars[1] : -1;
  }

  private String[] splitAt(char separator, int limit) {
    ArrayList<String> parts = new ArrayList<>();
    int start = 0;
    for (int at = indexOf(separator); at >= 0; at = indexOf(separator, start)) {
      if (limit > 0 && parts.size() == limit - 1) break;
      parts.add(substring(start, at));
      start = at + 1;
    }
    parts.add(substring(start));
    int count = parts.size();
    if (limit == 0) {
      while (count > 1 && parts.get(count - 1).isEmpty()) count--;
      if (count == 1 && parts.get(0).isEmpty() && start > 0) count = 0;
    }
    String[] result = new String[count];
    for (int i = 0; i < count; i++) result[i] = parts.get(i);
    return result;
  }

  public static String join(CharSequence separator, CharSequence... parts) {
    StringBuilder result = new StringBuilder();
    String between = separator.toString();
    for (int i = 0; i < parts.length; i++) {
      if (i > 0) result.append(between);
      result.append(String.valueOf(parts[i]));
    }
    return result.toString();
  }

  public static String join(CharSequence separator, Iterable<? extends CharSequence> parts) {
    StringBuilder result = new StringBuilder();
    String between = separator.toString();
    boolean first = true;
    for (CharSequence part : parts) {
      if (!first) result.append(between);
      first = false;
      result.append(String.valueOf(part));
    }
    return result.toString();
  }

  public String toLowerCase() {
    return toLowerCase(Locale.getDefault());
  }

  public String toLowerCase(Locale locale) {
    return wrap(Chars.toLowerCase(value, locale.getLanguage()));
  }

  public String toUpperCase() {
    return toUpperCase(Locale.getDefault());
  }

  public String toUpperCase(Locale locale) {
    return wrap(Chars.toUpperCase(value, locale.getLanguage()));
  }

  public String trim() {
    return wrap(Chars.trim(value));
  }

  public String strip() {
    return wrap(Chars.strip(value, true, true));
  }

  public String stripLeading() {
    return wrap(Chars.strip(value, true, false));
  }

  public String stripTrailing() {
    return wrap(Chars.strip(value, false, true));
  }

  public Stream<String> lines() {
    ArrayList<String> lines = new ArrayList<>();
    for (int start = 0; start < value.length; ) {
      int end = Chars.lineEnd(value, start);
      lines.add(substring(start, end));
      start = Chars.nextLine(value, end);
    }
    return lines.stream();
  }

  public String indent(int spaces) {
    return wrap(Chars.indent(value, spaces));
  }

  public String stripIndent() {
    return wrap(Chars.stripIndent(value));
  }

  public String translateEscapes() {
    return wrap(Chars.translateEscapes(value));
  }

  public String repeat(int count) {
    return wrap(Chars.repeat(value, count));
  }

  public <R> R transform(Function<? super String, ? extends R> function) {
    return function.apply(this);
  }

  @Override
  public String toString() {
    return this;
  }

  public static String format(String format, Object... arguments) {
    return new Formatter().format(format, arguments).toString();
  }

  public static String format(Locale locale, String format, Object... arguments) {
    return new Formatter(locale).format(format, arguments).toString();
  }

  public String formatted(Object... arguments) {
    return new Formatter().format(this, arguments).toString();
  }

  // ---- From other values ----

  public static String valueOf(Object object) {
    return object == null ? "null" : object.toString();
  }

  public static String valueOf(char[] chars) {
    return new String(chars);
  }

  public static String valueOf(char[] chars, int offset, int count) {
    return new String(chars, offset, count);
  }

  public static String copyValueOf(char[] chars) {
    return new String(chars);
  }

  public static String copyValueOf(char[] chars, int offset, int count) {
    return new String(chars, offset, count);
  }

  public static String valueOf(boolean value) {
    return value ? "true" : "false";
  }

  public static String valueOf(char c) {
    return new String(new char[] {c}, true);
  }

  public static String valueOf(int number) {
    return Integer.toString(number);
  }

  public static String valueOf(long number) {
    return Long.toString(number);
  }

  public static String valueOf(float number) {
    return Float.toString(number);
  }

  public static String valueOf(double number) {
    return Double.toString(number);
  }

  /** The one text that stands for all equal ones; constants are among them. */
  public native String intern();
}
