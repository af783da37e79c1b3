package java.util;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Bytes and numbers as hexadecimal text, with delimiter, prefix and suffix. */
public final class HexFormat {
  private static final HexFormat PLAIN = new HexFormat("", "", "", false);

  private final String delimiter;
  private final String prefix;
  private final String suffix;
  private final boolean upperCase;

  private HexFormat(String delimiter, String prefix, String suffix, boolean upperCase) {
    this.delimiter = Objects.requireNonNull(delimiter, "delimiter");
    this.prefix = Objects.requireNonNull(prefix, "prefix");
    this.suffix = Objects.requireNonNull(suffix, "suffix");
    this.upperCase = upperCase;
  }

  public static HexFormat of() {
    return PLAIN;
  }

  public static HexFormat ofDelimiter(String delimiter) {
    return new HexFormat(delimiter, "", "", false);
  }

  public HexFormat withDelimiter(String delimiter) {
    return new HexFormat(delimiter, prefix, suffix, upperCase);
  }

  public HexFormat withPrefix(String prefix) {
    return new HexFormat(delimiter, prefix, suffix, upperCase);
  }

  public HexFormat withSuffix(String suffix) {
    return new HexFormat(delimiter, prefix, suffix, upperCase);
  }

  public HexFormat withUpperCase() {
    return new HexFormat(delimiter, prefix, suffix, true);
  }

  public HexFormat withLowerCase() {
    return new HexFormat(delimiter, prefix, suffix, false);
  }

  public String delimiter() {
    return delimiter;
  }

  public String prefix() {
    return prefix;
  }

  public String suffix() {
    return suffix;
  }

  public boolean isUpperCase() {
    return upperCase;
  }

  public String formatHex(byte[] bytes) {
    return formatHex(bytes, 0, bytes.length);
  }

  public String formatHex(byte[] bytes, int fromIndex, int toIndex) {
    return formatHex(new StringBuilder(), bytes, fromIndex, toIndex).toString();
  }

  public <A extends Appendable> A formatHex(A out, byte[] bytes) {
    return formatHex(out, bytes, 0, bytes.length);
  }

  public <A extends Appendable> A formatHex(A out, byte[] bytes, int fromIndex, int toIndex) {
    Objects.requireNonNull(out, "out");
    Objects.requireNonNull(bytes, "bytes");
    Objects.checkFromToIndex(fromIndex, toIndex, bytes.length);
    try {
      for (int i = fromIndex; i < toIndex; i++) {
        if (i > fromIndex) out.append(delimiter);
        out.append(prefix).append(toHighHexDigit(bytes[i])).append(toLowHexDigit(bytes[i])).append(suffix);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
    return out;
  }

  public byte[] parseHex(CharSequence string) {
    return parseHex(string, 0, string.length());
  }

  public byte[] parseHex(char[] chars, int fromIndex, int toIndex) {
    Objects.requireNonNull(chars, "chars");
    Objects.checkFromToIndex(fromIndex, toIndex, chars.length);
    return parseHex(new String(chars, fromIndex, toIndex - fromIndex));
  }

  public byte[] parseHex(CharSequence string, int fromIndex, int toIndex) {
    Objects.requireNonNull(string, "string");
    Objects.checkFromToIndex(fromIndex, toIndex, string.length());
    int length = toIndex - fromIndex;
    if (length == 0) return new byte[0];
    int part = prefix.length() + 2 + suffix.length();
    int stride = part + delimiter.length();
    if ((length - part) % stride != 0 || length < part) {
      throw new IllegalArgumentException("string is incorrect length for its format: "
          + string.subSequence(fromIndex, toIndex));
    }
    byte[] bytes = new byte[(length - part) / stride + 1];
    int at = fromIndex;
    for (int i = 0; i < bytes.length; i++) {
      if (i > 0) at = expect(string, at, delimiter);
      at = expect(string, at, prefix);
      bytes[i] = (byte) (fromHexDigit(string.charAt(at)) << 4 | fromHexDigit(string.charAt(at + 1)));
      at = expect(string, at + 2, suffix);
    }
    return bytes;
  }

  private static int expect(CharSequence string, int at, String literal) {
    int end = at + literal.length();
    if (!literal.contentEquals(string.subSequence(at, end))) {
      throw new IllegalArgumentException("found: \"" + string.subSequence(at, end) + "\", expected: \"" + literal
          + "\", index: " + at);
    }
    return end;
  }

  public char toLowHexDigit(int value) {
    char digit = Character.forDigit(value & 15, 16);
    return upperCase && digit >= 'a' ? (char) (digit - 32) : digit;
  }

  public char toHighHexDigit(int value) {
    return toLowHexDigit(value >> 4);
  }

  public <A extends Appendable> A toHexDigits(A out, byte value) {
    Objects.requireNonNull(out, "out");
    try {
      out.append(toHighHexDigit(value)).append(toLowHexDigit(value));
      return out;
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }

  public String toHexDigits(byte value) {
    return toHexDigits(value, 2);
  }

  public String toHexDigits(char value) {
    return toHexDigits(value, 4);
  }

  public String toHexDigits(short value) {
    return toHexDigits(value, 4);
  }

  public String toHexDigits(int value) {
    return toHexDigits(value, 8);
  }

  public String toHexDigits(long value) {
    return toHexDigits(value, 16);
  }

  public String toHexDigits(long value, int digits) {
    if (digits < 0 || digits > 16) throw new IllegalArgumentException("number of digits: " + digits);
    char[] text = new char[digits];
    for (int i = digits - 1; i >= 0; i--, value >>>= 4) text[i] = toLowHexDigit((int) value);
    return new String(text);
  }

  public static boolean isHexDigit(int ch) {
    return ch >= '0' && ch <= '9' || ch >= 'a' && ch <= 'f' || ch >= 'A' && ch <= 'F';
  }

  public static int fromHexDigit(int ch) {
    if (!isHexDigit(ch)) throw new NumberFormatException("not a hexadecimal digit: \"" + (char) ch + "\" = " + ch);
    return ch <= '9' ? ch - '0' : (ch | 32) - 'a' + 10;
  }

  public static int fromHexDigits(CharSequence string) {
    return fromHexDigits(string, 0, string.length());
  }

  public static int fromHexDigits(CharSequence string, int fromIndex, int toIndex) {
    return (int) digits(string, fromIndex, toIndex, 8);
  }

  public static long fromHexDigitsToLong(CharSequence string) {
    return fromHexDigitsToLong(string, 0, string.length());
  }

  public static long fromHexDigitsToLong(CharSequence string, int fromIndex, int toIndex) {
    return digits(string, fromIndex, toIndex, 16);
  }

  private static long digits(CharSequence string, int fromIndex, int toIndex, int limit) {
    Objects.requireNonNull(string, "string");
    Objects.checkFromToIndex(fromIndex, toIndex, string.length());
    if (toIndex - fromIndex > limit) {
      throw new IllegalArgumentException("string is too long: " + (toIndex - fromIndex) + ", limit: " + limit);
    }
    long value = 0;
    for (int i = fromIndex; i < toIndex; i++) value = value << 4 | fromHexDigit(string.charAt(i));
    return value;
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof HexFormat)) return false;
    HexFormat other = (HexFormat) o;
    return upperCase == other.upperCase && delimiter.equals(other.delimiter) && prefix.equals(other.prefix)
        && suffix.equals(other.suffix);
  }

  @Override
  public int hashCode() {
    return 31 * Objects.hash(delimiter, prefix, suffix) + Boolean.hashCode(upperCase);
  }

  @Override
  public String toString() {
    return "uppercase: " + upperCase + ", delimiter: \"" + delimiter + "\", prefix: \"" + prefix + "\", suffix: \""
        + suffix
        + "\"";
  }
}
