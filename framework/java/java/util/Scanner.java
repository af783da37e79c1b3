package java.util;

import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UnsupportedEncodingException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.CharBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.DecimalFormatSymbols;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Takes a text apart into tokens. Reads more only when a match could go on; {@link #tokens} and {@link #findAll} read
 * all at once.
 */
public final class Scanner implements Iterator<String>, Closeable {
  private static final Pattern WHITESPACE = Pattern.compile("\\p{javaWhitespace}+");
  private static final Pattern LINE = Pattern.compile(".*(\r\n|[\n\r\u2028\u2029\u0085])|.+$");
  private static final Pattern SEPARATOR = Pattern.compile("\r\n|[\n\r\u2028\u2029\u0085]");
  private static final Pattern ANY = Pattern.compile("(?s).*");

  private final Readable source;
  private final StringBuilder buffer = new StringBuilder();
  private int position;
  private boolean sourceAtEnd;
  private boolean closed;
  private IOException lastException;
  private Pattern delimiter = WHITESPACE;
  private Locale locale = Locale.getDefault(Locale.Category.FORMAT);
  private int radix = 10;
  private MatchResult match;
  /** Where the token that was last looked at ends. */
  private int tokenEnd;

  private Scanner(Readable source, Pattern pattern) {
    if (source == null) throw new NullPointerException("source");
    this.source = source;
    this.delimiter = pattern;
  }

  public Scanner(Readable source) {
    this(source, WHITESPACE);
  }

  public Scanner(InputStream source) {
    this(new InputStreamReader(source), WHITESPACE);
  }

  public Scanner(InputStream source, String charsetName) {
    this(reader(source, charsetName), WHITESPACE);
  }

  public Scanner(InputStream source, Charset charset) {
    this(new InputStreamReader(source, charset), WHITESPACE);
  }

  public Scanner(File source) throws FileNotFoundException {
    this(new FileInputStream(source));
  }

  public Scanner(File source, String charsetName) throws FileNotFoundException {
    this(new FileInputStream(source), charsetName);
  }

  public Scanner(File source, Charset charset) throws IOException {
    this(new FileInputStream(source), charset);
  }

  public Scanner(Path source) throws IOException {
    this(Files.newInputStream(source));
  }

  public Scanner(Path source, String charsetName) throws IOException {
    this(Files.newInputStream(source), charsetName);
  }

  public Scanner(Path source, Charset charset) throws IOException {
    this(Files.newInputStream(source), charset);
  }

  public Scanner(String source) {
    this(new java.io.StringReader(source), WHITESPACE);
  }

  public Scanner(ReadableByteChannel source) {
    this(Channels.newInputStream(source));
  }

  public Scanner(ReadableByteChannel source, String charsetName) {
    this(Channels.newInputStream(source), charsetName);
  }

  public Scanner(ReadableByteChannel source, Charset charset) {
    this(Channels.newInputStream(source), charset);
  }

  private static Readable reader(InputStream source, String charsetName) {
    Objects.requireNonNull(charsetName, "charsetName");
    try {
      return new InputStreamReader(source, charsetName);
    } catch (UnsupportedEncodingException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private void ensureOpen() {
    if (closed) throw new IllegalStateException("Scanner closed");
  }

  @Override
  public void close() {
    if (closed) return;
    closed = true;
    sourceAtEnd = true;
    if (!(source instanceof Closeable)) return;
    try {
      ((Closeable) source).close();
    } catch (IOException e) {
      lastException = e;
    }
  }

  public IOException ioException() {
    return lastException;
  }

  public Pattern delimiter() {
    return delimiter;
  }

  public Scanner useDelimiter(Pattern pattern) {
    delimiter = pattern;
    return this;
  }

  public Scanner useDelimiter(String pattern) {
    delimiter = Pattern.compile(pattern);
    return this;
  }

  public Locale locale() {
    return locale;
  }

  public Scanner useLocale(Locale locale) {
    this.locale = Objects.requireNonNull(locale);
    return this;
  }

  public int radix() {
    return radix;
  }

  public Scanner useRadix(int radix) {
    if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
      throw new IllegalArgumentException("radix:" + radix);
    }
    this.radix = radix;
    return this;
  }

  public Scanner reset() {
    delimiter = WHITESPACE;
    locale = Locale.getDefault(Locale.Category.FORMAT);
    radix = 10;
    return this;
  }

  public MatchResult match() {
    if (match == null) throw new IllegalStateException("No match result available");
    return match;
  }

  @Override
  public String toString() {
    return "java.util.Scanner[delimiters=" + delimiter + "][position=" + position + "][match valid=" + (match != null)
        + "][source closed="
        + closed + "]";
  }

  /** Reads some more; false at the end. */
  private boolean fill() {
    if (sourceAtEnd) return false;
    if (position > 1024) {
      buffer.delete(0, position);
      position = 0;
    }
    CharBuffer chars = CharBuffer.allocate(1024);
    int count;
    try {
      count = source.read(chars);
    } catch (IOException e) {
      lastException = e;
      count = -1;
    }
    if (count < 0) {
      sourceAtEnd = true;
      return false;
    }
    chars.flip();
    buffer.append(chars);
    return true;
  }

  private Matcher matcher(Pattern pattern, int start, int end) {
    return pattern.matcher(buffer).useTransparentBounds(true).useAnchoringBounds(false).region(start, end);
  }

  /** Where the next token begins, behind delimiters; -1 if there is none. {@link #tokenEnd} is where it ends. */
  private int findToken() {
    while (true) {
      Matcher skip = matcher(delimiter, position, buffer.length());
      boolean skipped = skip.lookingAt();
      if (skip.hitEnd() && !sourceAtEnd && fill()) continue;
      int start = skipped ? skip.end() : position;
      if (start == buffer.length()) {
        if (fill()) continue;
        return -1;
      }
      Matcher next = matcher(delimiter, start, buffer.length());
      boolean found = next.find();
      // An empty delimiter at the very start of a token does not end it.
      if (found && next.end() == start) found = next.find();
      if ((!found || next.hitEnd()) && !sourceAtEnd && fill()) continue;
      tokenEnd = found ? next.start() : buffer.length();
      return start;
    }
  }

  /** The next token if it matches, without taking it; null otherwise. */
  private String peek(Pattern pattern) {
    ensureOpen();
    match = null;
    int start = findToken();
    if (start < 0) return null;
    Matcher matcher = matcher(pattern, start, tokenEnd).useAnchoringBounds(true);
    if (!matcher.matches()) return null;
    match = matcher.toMatchResult();
    return matcher.group();
  }

  private String take(Pattern pattern) {
    String token = peek(pattern);
    if (token == null) throw mismatch();
    position = tokenEnd;
    return token;
  }

  @Override
  public boolean hasNext() {
    ensureOpen();
    return findToken() >= 0;
  }

  @Override
  public String next() {
    return take(ANY);
  }

  @Override
  public void remove() {
    throw new UnsupportedOperationException();
  }

  public boolean hasNext(String pattern) {
    return hasNext(Pattern.compile(pattern));
  }

  public String next(String pattern) {
    return next(Pattern.compile(pattern));
  }

  public boolean hasNext(Pattern pattern) {
    if (pattern == null) throw new NullPointerException();
    return peek(pattern) != null;
  }

  public String next(Pattern pattern) {
    if (pattern == null) throw new NullPointerException();
    return take(pattern);
  }

  public boolean hasNextLine() {
    return findHere(LINE, true) != null;
  }

  public String nextLine() {
    String line = findHere(LINE, true);
    if (line == null) throw new NoSuchElementException("No line found");
    position = match.end();
    String separator = match.group(1);
    return separator == null ? line : line.substring(0, line.length() - separator.length());
  }

  /** Matches at the position, or finds from there on; the position stays. */
  private String findHere(Pattern pattern, boolean anchored) {
    ensureOpen();
    match = null;
    while (true) {
      Matcher matcher = matcher(pattern, position, buffer.length());
      boolean found = anchored ? matcher.lookingAt() : matcher.find();
      if ((!found || matcher.hitEnd()) && !sourceAtEnd && fill()) continue;
      if (!found) return null;
      match = matcher.toMatchResult();
      return matcher.group();
    }
  }

  public String findInLine(String pattern) {
    return findInLine(Pattern.compile(pattern));
  }

  public String findInLine(Pattern pattern) {
    ensureOpen();
    if (pattern == null) throw new NullPointerException();
    String separator = findHere(SEPARATOR, false);
    int end = separator == null ? buffer.length() : match.start();
    match = null;
    Matcher matcher = matcher(pattern, position, end).useAnchoringBounds(true);
    if (position == end || !matcher.find()) return null;
    match = matcher.toMatchResult();
    position = matcher.end();
    return matcher.group();
  }

  public String findWithinHorizon(String pattern, int horizon) {
    return findWithinHorizon(Pattern.compile(pattern), horizon);
  }

  public String findWithinHorizon(Pattern pattern, int horizon) {
    ensureOpen();
    if (pattern == null) throw new NullPointerException();
    if (horizon < 0) throw new IllegalArgumentException("horizon < 0");
    match = null;
    while (true) {
      boolean limited = horizon > 0 && position + horizon <= buffer.length();
      int end = limited ? position + horizon : buffer.length();
      Matcher matcher = matcher(pattern, position, end);
      boolean found = matcher.find();
      if ((!found || matcher.hitEnd()) && !limited && !sourceAtEnd && fill()) continue;
      if (!found) return null;
      match = matcher.toMatchResult();
      position = matcher.end();
      return matcher.group();
    }
  }

  public Scanner skip(Pattern pattern) {
    if (findHere(pattern, true) == null) throw new NoSuchElementException();
    position = match.end();
    return this;
  }

  public Scanner skip(String pattern) {
    return skip(Pattern.compile(pattern));
  }

  public boolean hasNextBoolean() {
    String token = peek(ANY);
    return token != null && (token.equalsIgnoreCase("true") || token.equalsIgnoreCase("false"));
  }

  public boolean nextBoolean() {
    if (!hasNextBoolean()) throw mismatch();
    return Boolean.parseBoolean(next());
  }

  /** The next token is not of the wanted form. The delimiters before it are read all the same. */
  private RuntimeException mismatch() {
    int start = findToken();
    position = start < 0 ? buffer.length() : start;
    if (start < 0) return new NoSuchElementException();
    return new InputMismatchException("For input string: \"" + buffer.substring(start, tokenEnd) + "\"");
  }

  /** The token as an integer of that radix and no more than that many bits; null if it is none. */
  private BigInteger integer(int base, int bits) {
    if (base < Character.MIN_RADIX || base > Character.MAX_RADIX) throw new IllegalArgumentException("radix:" + base);
    String token = peek(ANY);
    if (token == null) return null;
    String digits = plain(token, base);
    if (digits == null || digits.indexOf('.') >= 0) return null;
    BigInteger value = new BigInteger(digits, base);
    return bits > 0 && value.bitLength() >= bits ? null : value;
  }

  /** A number without the locale's separators; null if it is none. Groups must have three digits. */
  private String plain(String token, int base) {
    if (token.isEmpty()) return null;
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(locale);
    StringBuilder result = new StringBuilder();
    int at = 0;
    if (token.charAt(0) == symbols.getMinusSign() || token.charAt(0) == '-') {
      result.append('-');
      at++;
    } else if (token.charAt(0) == '+') {
      at++;
    }
    int digits = 0;
    int sinceGroup = -1;
    boolean point = false;
    for (; at < token.length(); at++) {
      char c = token.charAt(at);
      int digit = Character.digit(c, base);
      if (digit >= 0) {
        result.append(Character.forDigit(digit, base));
        digits++;
        if (!point && sinceGroup >= 0 && ++sinceGroup > 3) return null;
      } else if (c == symbols.getGroupingSeparator() && !point) {
        if (digits == 0 || sinceGroup < 0 && digits > 3 || sinceGroup >= 0 && sinceGroup != 3) return null;
        sinceGroup = 0;
      } else if (c == symbols.getDecimalSeparator() && !point) {
        if (sinceGroup >= 0 && sinceGroup != 3) return null;
        point = true;
        result.append('.');
      } else {
        break;
      }
    }
    if (digits == 0 || !point && sinceGroup >= 0 && sinceGroup != 3) return null;
    if (at < token.length()) {
      String rest = token.substring(at);
      if (base != 10 || !EXPONENT.matcher(rest).matches()) return null;
      result.append('E').append(rest.substring(1));
      if (result.indexOf(".") < 0) result.insert(result.indexOf("E"), '.');
    }
    return result.toString();
  }

  private static final Pattern EXPONENT = Pattern.compile("[eE][+-]?\\d+");

  private BigInteger takeInteger(int base, int bits) {
    BigInteger value = integer(base, bits);
    if (value == null) throw mismatch();
    position = tokenEnd;
    return value;
  }

  public boolean hasNextByte() {
    return hasNextByte(radix);
  }

  public boolean hasNextByte(int radix) {
    return integer(radix, 8) != null;
  }

  public byte nextByte() {
    return nextByte(radix);
  }

  public byte nextByte(int radix) {
    return takeInteger(radix, 8).byteValue();
  }

  public boolean hasNextShort() {
    return hasNextShort(radix);
  }

  public boolean hasNextShort(int radix) {
    return integer(radix, 16) != null;
  }

  public short nextShort() {
    return nextShort(radix);
  }

  public short nextShort(int radix) {
    return takeInteger(radix, 16).shortValue();
  }

  public boolean hasNextInt() {
    return hasNextInt(radix);
  }

  public boolean hasNextInt(int radix) {
    return integer(radix, 32) != null;
  }

  public int nextInt() {
    return nextInt(radix);
  }

  public int nextInt(int radix) {
    return takeInteger(radix, 32).intValue();
  }

  public boolean hasNextLong() {
    return hasNextLong(radix);
  }

  public boolean hasNextLong(int radix) {
    return integer(radix, 64) != null;
  }

  public long nextLong() {
    return nextLong(radix);
  }

  public long nextLong(int radix) {
    return takeInteger(radix, 64).longValue();
  }

  public boolean hasNextBigInteger() {
    return hasNextBigInteger(radix);
  }

  public boolean hasNextBigInteger(int radix) {
    return integer(radix, 0) != null;
  }

  public BigInteger nextBigInteger() {
    return nextBigInteger(radix);
  }

  public BigInteger nextBigInteger(int radix) {
    return takeInteger(radix, 0);
  }

  /** The token as text of a floating point number; null if it is none. */
  private String floating() {
    String token = peek(ANY);
    if (token == null) return null;
    DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(locale);
    String unsigned = token.startsWith("-") || token.startsWith("+") ? token.substring(1) : token;
    if (unsigned.equals("NaN") || unsigned.equals(symbols.getNaN())) return "NaN";
    String sign = token.startsWith("-") ? "-" : "";
    if (unsigned.equals("Infinity") || unsigned.equals(symbols.getInfinity())) return sign + "Infinity";
    return plain(token, 10);
  }

  private String takeFloating() {
    String value = floating();
    if (value == null) throw mismatch();
    position = tokenEnd;
    return value;
  }

  public boolean hasNextFloat() {
    return floating() != null;
  }

  public float nextFloat() {
    return Float.parseFloat(takeFloating());
  }

  public boolean hasNextDouble() {
    return floating() != null;
  }

  public double nextDouble() {
    return Double.parseDouble(takeFloating());
  }

  public boolean hasNextBigDecimal() {
    String token = peek(ANY);
    return token != null && plain(token, 10) != null;
  }

  public BigDecimal nextBigDecimal() {
    if (!hasNextBigDecimal()) throw mismatch();
    BigDecimal value = new BigDecimal(plain(peek(ANY), 10));
    position = tokenEnd;
    return value;
  }

  public Stream<String> tokens() {
    ensureOpen();
    List<String> result = new ArrayList<>();
    while (hasNext()) result.add(next());
    return result.stream();
  }

  public Stream<MatchResult> findAll(Pattern pattern) {
    ensureOpen();
    Objects.requireNonNull(pattern);
    List<MatchResult> result = new ArrayList<>();
    while (findWithinHorizon(pattern, 0) != null) {
      result.add(match);
      if (match.end() == match.start() && findWithinHorizon("(?s).", 1) == null) break;
    }
    return result.stream();
  }

  public Stream<MatchResult> findAll(String patString) {
    return findAll(Pattern.compile(patString));
  }
}
