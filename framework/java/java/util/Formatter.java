package java.util;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.File;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UnsupportedEncodingException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.Charset;
import java.text.DecimalFormatSymbols;
import java.time.DateTimeException;
import java.time.temporal.TemporalAccessor;

/** Prints objects by format strings as those of printf. */
@antecede.Plain
public final class Formatter implements Closeable, Flushable {
  private final Locale locale;
  private Appendable out;
  private boolean closed;
  private IOException lastException;

  public Formatter() {
    this(new StringBuilder(), Locale.getDefault(Locale.Category.FORMAT));
  }

  public Formatter(Appendable a) {
    this(a, Locale.getDefault(Locale.Category.FORMAT));
  }

  public Formatter(Locale l) {
    this(new StringBuilder(), l);
  }

  public Formatter(Appendable a, Locale l) {
    out = a == null ? new StringBuilder() : a;
    locale = l;
  }

  public Formatter(String fileName) throws FileNotFoundException {
    this(writer(new FileOutputStream(fileName)), Locale.getDefault(Locale.Category.FORMAT));
  }

  public Formatter(String fileName, String csn) throws FileNotFoundException, UnsupportedEncodingException {
    this(fileName, csn, Locale.getDefault(Locale.Category.FORMAT));
  }

  public Formatter(String fileName, String csn, Locale l) throws FileNotFoundException, UnsupportedEncodingException {
    this(new File(fileName), csn, l);
  }

  public Formatter(String fileName, Charset charset, Locale l) throws IOException {
    this(new File(fileName), charset, l);
  }

  public Formatter(File file) throws FileNotFoundException {
    this(writer(new FileOutputStream(file)), Locale.getDefault(Locale.Category.FORMAT));
  }

  public Formatter(File file, String csn) throws FileNotFoundException, UnsupportedEncodingException {
    this(file, csn, Locale.getDefault(Locale.Category.FORMAT));
  }

  public Formatter(File file, String csn, Locale l) throws FileNotFoundException, UnsupportedEncodingException {
    this(new FileOutputStream(file), csn, l);
  }

  public Formatter(File file, Charset charset, Locale l) throws IOException {
    this(new FileOutputStream(file), charset, l);
  }

  public Formatter(PrintStream ps) {
    this((Appendable) Objects.requireNonNull(ps), Locale.getDefault(Locale.Category.FORMAT));
  }

  public Formatter(OutputStream os) {
    this(writer(os), Locale.getDefault(Locale.Category.FORMAT));
  }

  public Formatter(OutputStream os, String csn) throws UnsupportedEncodingException {
    this(os, csn, Locale.getDefault(Locale.Category.FORMAT));
  }

  public Formatter(OutputStream os, String csn, Locale l) throws UnsupportedEncodingException {
    this(new BufferedWriter(new OutputStreamWriter(os, csn)), l);
  }

  public Formatter(OutputStream os, Charset charset, Locale l) {
    this(new BufferedWriter(new OutputStreamWriter(os, charset)), l);
  }

  private static Appendable writer(OutputStream os) {
    return new BufferedWriter(new OutputStreamWriter(os));
  }

  private void ensureOpen() {
    if (closed) throw new FormatterClosedException();
  }

  public Locale locale() {
    ensureOpen();
    return locale;
  }

  public Appendable out() {
    ensureOpen();
    return out;
  }

  @Override
  public String toString() {
    ensureOpen();
    return out.toString();
  }

  @Override
  public void flush() {
    ensureOpen();
    if (!(out instanceof Flushable)) return;
    try {
      ((Flushable) out).flush();
    } catch (IOException e) {
      lastException = e;
    }
  }

  @Override
  public void close() {
    if (closed) return;
    closed = true;
    if (!(out instanceof Closeable)) return;
    try {
      ((Closeable) out).close();
    } catch (IOException e) {
      lastException = e;
    }
  }

  public IOException ioException() {
    return lastException;
  }

  public Formatter format(String format, Object... args) {
    return format(locale, format, args);
  }

  public Formatter format(Locale l, String format, Object... args) {
    ensureOpen();
    List<Object> parts = parse(format);
    int last = -1;
    int ordinary = -1;
    try {
      for (int i = 0; i < parts.size(); i++) {
        if (parts.get(i) instanceof String) {
          out.append((String) parts.get(i));
          continue;
        }
        FormatSpec spec = (FormatSpec) parts.get(i);
        Object argument = null;
        if (!spec.isText()) {
          if (!spec.has(FormatSpec.PREVIOUS)) last = spec.index > 0 ? spec.index - 1 : ++ordinary;
          if (last < 0 || spec.index < 0 || args != null && last >= args.length) {
            throw new MissingFormatArgumentException(spec.text);
          }
          argument = args == null ? null : args[last];
        }
        if (spec.conversion == 's' && argument instanceof Formattable) {
          printFormattable((Formattable) argument, spec, l);
        } else {
          out.append(new FormatPrinter(spec, l).print(argument));
        }
      }
    } catch (IOException e) {
      lastException = e;
    }
    return this;
  }

  private void printFormattable(Formattable argument, FormatSpec spec, Locale l) {
    Formatter target = l == locale ? this : new Formatter(out, l);
    int flags = (spec.has(FormatSpec.MINUS) ? FormattableFlags.LEFT_JUSTIFY : 0)
        | (spec.has(FormatSpec.UPPER) ? FormattableFlags.UPPERCASE : 0)
        | (spec.has(FormatSpec.HASH) ? FormattableFlags.ALTERNATE : 0);
    argument.formatTo(target, flags, spec.width, spec.precision);
  }

  /** Strings and {@link FormatSpec}. */
  private static List<Object> parse(String format) {
    List<Object> parts = new ArrayList<>();
    int at = 0;
    while (at < format.length()) {
      int percent = format.indexOf('%', at);
      if (percent != at) parts.add(format.substring(at, percent < 0 ? format.length() : percent));
      if (percent < 0) break;
      FormatSpec spec = new FormatSpec(format, percent + 1);
      parts.add(spec);
      at = spec.end;
    }
    return parts;
  }

  /** How large numbers are shown. */
  public enum BigDecimalLayoutForm {
    SCIENTIFIC,
    DECIMAL_FLOAT
  }

  /** Prints one argument. */
  private static final class FormatPrinter {
    private final FormatSpec spec;
    private final Locale locale;

    FormatPrinter(FormatSpec spec, Locale locale) {
      this.spec = spec;
      this.locale = locale;
    }

    private IllegalFormatConversionException mismatch(Object argument) {
      return new IllegalFormatConversionException(spec.conversion, argument.getClass());
    }

    String print(Object argument) {
      switch (spec.conversion) {
        case '%':
          return justify("%");
        case 'n':
          return System.lineSeparator();
        case 'b':
          return text(argument instanceof Boolean ? argument.toString() : String.valueOf(argument != null));
        case 's':
          spec.refuse(FormatSpec.HASH);
          return text(String.valueOf(argument));
        case 'h':
          return text(argument == null ? "null" : Integer.toHexString(argument.hashCode()));
        default:
          if (argument == null) return text("null");
          break;
      }
      switch (spec.conversion) {
        case 'c':
          return text(character(argument));
        case 't':
          return text(date(argument));
        case 'd':
        case 'o':
        case 'x':
          return integer(argument);
        default:
          return floating(argument);
      }
    }

    private String upper(String s) {
      return spec.has(FormatSpec.UPPER) ? s.toUpperCase() : s;
    }

    /** Cut to the precision, in upper case if asked for, padded. */
    private String text(String s) {
      String cut = spec.precision >= 0 && spec.precision < s.length() ? s.substring(0, spec.precision) : s;
      return justify(upper(cut));
    }

    private String justify(String s) {
      if (spec.width <= s.length()) return s;
      StringBuilder result = new StringBuilder();
      if (spec.has(FormatSpec.MINUS)) result.append(s);
      for (int i = s.length(); i < spec.width; i++) result.append(' ');
      return spec.has(FormatSpec.MINUS) ? result.toString() : result.append(s).toString();
    }

    private String character(Object argument) {
      if (argument instanceof Character) return argument.toString();
      if (!(argument instanceof Byte || argument instanceof Short || argument instanceof Integer)) {
        throw mismatch(argument);
      }
      int c = ((Number) argument).intValue();
      if (!Character.isValidCodePoint(c)) throw new IllegalFormatCodePointException(c);
      return new String(Character.toChars(c));
    }

    private String date(Object argument) {
      if (argument instanceof TemporalAccessor) {
        try {
          return DatePrinter.print((TemporalAccessor) argument, spec.suffix);
        } catch (DateTimeException missing) {
          throw new IllegalFormatConversionException(spec.suffix, argument.getClass());
        }
      }
      Calendar calendar;
      if (argument instanceof Calendar) {
        calendar = (Calendar) ((Calendar) argument).clone();
        calendar.setLenient(true);
      } else if (argument instanceof Long || argument instanceof Date) {
        calendar = Calendar.getInstance(locale == null ? Locale.US : locale);
        calendar.setTimeInMillis(argument instanceof Long ? (Long) argument : ((Date) argument).getTime());
      } else {
        throw new IllegalFormatConversionException(spec.suffix, argument.getClass());
      }
      return DatePrinter.print(calendar, spec.suffix);
    }

    private String sign(boolean negative) {
      if (negative) return spec.has(FormatSpec.PAREN) ? "(" : "-";
      return spec.has(FormatSpec.PLUS) ? "+" : spec.has(FormatSpec.SPACE) ? " " : "";
    }

    private String closing(boolean negative) {
      return negative && spec.has(FormatSpec.PAREN) ? ")" : "";
    }

    private String zeros(int count) {
      StringBuilder result = new StringBuilder();
      for (int i = 0; i < count; i++) result.append('0');
      return result.toString();
    }

    /** Digits with a point, in the locale's way, with groups if asked for, filled up with zeros if asked for. */
    private String localized(String digits, int width) {
      DecimalFormatSymbols symbols = locale == null
          || locale.equals(Locale.US) ? null : DecimalFormatSymbols.getInstance(locale);
      char zero = symbols == null ? '0' : symbols.getZeroDigit();
      int point = digits.indexOf('.');
      int whole = point < 0 ? digits.length() : point;
      StringBuilder result = new StringBuilder();
      for (int i = 0; i < digits.length(); i++) {
        if (i == point) {
          result.append(symbols == null ? '.' : symbols.getDecimalSeparator());
          continue;
        }
        result.append((char) (digits.charAt(i) - '0' + zero));
        if (spec.has(FormatSpec.COMMA) && i < whole - 1 && (whole - 1 - i) % 3 == 0) {
          result.append(symbols == null ? ',' : symbols.getGroupingSeparator());
        }
      }
      if (spec.has(FormatSpec.ZERO)) {
        StringBuilder padding = new StringBuilder();
        for (int i = result.length(); i < width; i++) padding.append(zero);
        result.insert(0, padding);
      }
      return result.toString();
    }

    private String integer(Object argument) {
      boolean big = argument instanceof BigInteger;
      boolean small = argument instanceof Byte || argument instanceof Short || argument instanceof Integer
          || argument instanceof Long;
      if (!big && !small) throw mismatch(argument);
      BigInteger value = big ? (BigInteger) argument : BigInteger.valueOf(((Number) argument).longValue());
      boolean negative = value.signum() < 0;
      String begin;
      String digits;
      if (spec.conversion == 'd') {
        String sign = sign(negative);
        String closing = closing(negative);
        digits = value.abs().toString();
        return justify(sign + localized(digits, spec.width - sign.length() - closing.length()) + closing);
      }
      if (big) {
        begin = sign(negative);
        digits = value.abs().toString(spec.conversion == 'o' ? 8 : 16);
      } else {
        spec.refuse(FormatSpec.PAREN | FormatSpec.SPACE | FormatSpec.PLUS);
        begin = "";
        int bits = argument instanceof Byte ? 8 : argument instanceof Short ? 16 : argument instanceof Integer ? 32
            : 64;
        long unsigned = bits == 64 ? value.longValue() : value.longValue() & (1L << bits) - 1;
        digits = spec.conversion == 'o' ? Long.toOctalString(unsigned) : Long.toHexString(unsigned);
      }
      if (spec.has(FormatSpec.HASH)) begin += spec.conversion == 'o' ? "0" : "0x";
      String end = big ? closing(negative) : "";
      if (spec.has(FormatSpec.ZERO)) {
        digits = zeros(spec.width - begin.length() - digits.length() - end.length()) + digits;
      }
      String all = begin + digits + end;
      return justify(spec.has(FormatSpec.UPPER) ? LocaleTag.upper(all) : all);
    }

    private String floating(Object argument) {
      if (argument instanceof BigDecimal) {
        if (spec.conversion == 'a') throw mismatch(argument);
        BigDecimal value = (BigDecimal) argument;
        return number(value.signum() < 0, value.abs());
      }
      if (!(argument instanceof Double || argument instanceof Float)) throw mismatch(argument);
      double value = ((Number) argument).doubleValue();
      if (Double.isNaN(value)) return justify(upper("NaN"));
      boolean negative = value < 0 || value == 0 && 1 / value < 0;
      if (Double.isInfinite(value)) return justify(upper(sign(negative) + "Infinity" + closing(negative)));
      if (spec.conversion == 'a') return hex(Math.abs(value), negative);
      // The shortest digits that name the number are what gets rounded.
      return number(negative, new BigDecimal(Double.toString(Math.abs(value))));
    }

    private String number(boolean negative, BigDecimal value) {
      int precision = spec.precision == -1 ? 6 : spec.precision;
      char form = spec.conversion;
      if (form == 'g') {
        if (precision == 0) precision = 1;
        BigDecimal rounded = value.round(new MathContext(precision, RoundingMode.HALF_UP));
        int exponent = rounded.precision() - rounded.scale() - 1;
        if (value.signum() == 0) {
          form = 'f';
          precision--;
        } else if (exponent >= -4 && exponent < precision) {
          form = 'f';
          precision -= exponent + 1;
        } else {
          form = 'e';
          precision--;
        }
      }
      String digits;
      String tail = "";
      if (form == 'f') {
        digits = value.setScale(Math.max(0, precision), RoundingMode.HALF_UP).toPlainString();
      } else {
        BigDecimal rounded = value.signum() == 0 ? BigDecimal.ZERO
            : value.round(new MathContext(precision + 1, RoundingMode.HALF_UP));
        String all = rounded.unscaledValue().toString();
        int exponent = value.signum() == 0 ? 0 : all.length() - 1 - rounded.scale();
        all += zeros(precision + 1 - all.length());
        digits = precision == 0 ? all.substring(0, 1) : all.substring(0, 1) + "." + all.substring(1, precision + 1);
        String number = Integer.toString(Math.abs(exponent));
        tail = (exponent < 0 ? "e-" : "e+") + (number.length() < 2 ? "0" + number : number);
      }
      if (spec.has(FormatSpec.HASH) && digits.indexOf('.') < 0) digits += ".";
      String sign = sign(negative);
      String closing = closing(negative);
      String body = localized(digits, spec.width - sign.length() - closing.length() - tail.length());
      return justify(upper(sign + body + tail + closing));
    }

    private String hex(double value, boolean negative) {
      int precision = spec.precision == 0 ? 1 : spec.precision;
      String text = Double.toHexString(value).substring(2);
      int p = text.indexOf('p');
      String mantissa = text.substring(0, p);
      String exponent = text.substring(p);
      if (precision > 0 && precision < 13 && value != 0) {
        // The bits behind the first one, of which some are dropped, rounding half to even.
        int power = Math.getExponent(value);
        long bits = Double.doubleToLongBits(value) & (1L << 52) - 1;
        if (power < Double.MIN_EXPONENT) {
          int shift = Long.numberOfLeadingZeros(bits) - 11;
          bits <<= shift;
          power -= shift - 1;
        }
        bits |= 1L << 52;
        int dropped = 52 - 4 * precision;
        long kept = bits >> dropped;
        long rest = bits - (kept << dropped);
        long half = 1L << dropped - 1;
        if (rest > half || rest == half && (kept & 1) != 0) kept++;
        if (kept >> 4 * precision > 1) {
          kept >>= 1;
          power++;
        }
        String all = Long.toHexString(kept);
        mantissa = "1." + all.substring(1);
        exponent = "p" + power;
      }
      if (precision > 0) mantissa += zeros(precision + 2 - mantissa.length());
      String begin = sign(negative) + "0x";
      int padding = spec.has(FormatSpec.ZERO) ? spec.width - begin.length() - mantissa.length() - exponent.length()
          : 0;
      return justify(upper(begin + zeros(padding) + mantissa + exponent));
    }
  }
}
