package java.time.format;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.ValueRange;
import java.time.temporal.WeekFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;

/** One element of a {@link DateTimeFormatter}: it prints itself and reads itself. Names are English. */
abstract class FormatPart {
  /** False: nothing was printed, because the value is missing and optional. */
  abstract boolean print(Printing context, StringBuilder out);

  /** The position behind what was read, or the complement of the position of a mistake. */
  abstract int parse(Parsing context, CharSequence text, int at);

  /** What printing needs. */
  static final class Printing {
    final TemporalAccessor temporal;
    final DateTimeFormatter formatter;
    int optional;

    Printing(TemporalAccessor temporal, DateTimeFormatter formatter) {
      this.temporal = temporal;
      this.formatter = formatter;
    }

    Long value(TemporalField field) {
      if (optional > 0 && !temporal.isSupported(field)) return null;
      return temporal.getLong(field);
    }

    <R> R query(TemporalQuery<R> query, String what) {
      R result = temporal.query(query);
      if (result == null && optional == 0) {
        throw new DateTimeException("Unable to extract " + what + " from temporal " + temporal);
      }
      return result;
    }
  }

  /** What reading needs, and its result. */
  static final class Parsing {
    final DateTimeFormatter formatter;
    Parsed parsed = new Parsed();
    boolean caseSensitive = true;
    boolean strict = true;

    Parsing(DateTimeFormatter formatter) {
      this.formatter = formatter;
    }

    boolean matches(CharSequence text, int at, String wanted) {
      if (at + wanted.length() > text.length()) return false;
      for (int i = 0; i < wanted.length(); i++) {
        if (!same(text.charAt(at + i), wanted.charAt(i))) return false;
      }
      return true;
    }

    boolean same(char a, char b) {
      if (a == b) return true;
      return !caseSensitive && (Character.toUpperCase(a) == Character.toUpperCase(b)
          || Character.toLowerCase(a) == Character.toLowerCase(b));
    }

    /** The end, or the complement of the start if there is another value already. */
    int set(TemporalField field, long value, int start, int end) {
      Long old = parsed.fields.put(field, value);
      return old != null && old != value ? ~start : end;
    }
  }

  /** A sequence, of which nothing is printed or read if it is optional and does not fit. */
  static final class Composite extends FormatPart {
    final List<FormatPart> parts;
    final boolean optional;

    Composite(List<FormatPart> parts, boolean optional) {
      this.parts = parts;
      this.optional = optional;
    }

    @Override
    boolean print(Printing context, StringBuilder out) {
      int length = out.length();
      if (optional) context.optional++;
      try {
        for (FormatPart part : parts) {
          if (!part.print(context, out)) {
            out.setLength(length);
            return true;
          }
        }
      } finally {
        if (optional) context.optional--;
      }
      return true;
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
      Parsed before = context.parsed;
      if (optional) context.parsed = before.copy();
      int position = at;
      for (FormatPart part : parts) {
        position = part.parse(context, text, position);
        if (position < 0) break;
      }
      if (optional && position < 0) {
        context.parsed = before;
        return at;
      }
      return position;
    }
  }

  static final class Pad extends FormatPart {
    private final FormatPart part;
    private final int width;
    private final char fill;

    Pad(FormatPart part, int width, char fill) {
      this.part = part;
      this.width = width;
      this.fill = fill;
    }

    @Override
    boolean print(Printing context, StringBuilder out) {
      int start = out.length();
      if (!part.print(context, out)) return false;
      int length = out.length() - start;
      if (length > width) {
        throw new DateTimeException("Cannot print as output of " + length + " characters exceeds pad width of "
            + width);
      }
      for (int i = length; i < width; i++) out.insert(start, fill);
      return true;
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
      if (at == text.length()) return ~at;
      int end = at + width;
      if (end > text.length()) {
        if (context.strict) return ~at;
        end = text.length();
      }
      int start = at;
      while (start < end && context.same(text.charAt(start), fill)) start++;
      int result = part.parse(context, text.subSequence(0, end), start);
      return result != end && context.strict ? ~start : result;
    }
  }

  /** Changes how the following is read. */
  static final class Settings extends FormatPart {
    private final int kind;

    Settings(int kind) {
      this.kind = kind;
    }

    @Override
    boolean print(Printing context, StringBuilder out) {
      return true;
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
      if (kind < 2) context.caseSensitive = kind == 0;
      else context.strict = kind == 2;
      return at;
    }
  }

  static final class Default extends FormatPart {
    private final TemporalField field;
    private final long value;

    Default(TemporalField field, long value) {
      this.field = field;
      this.value = value;
    }

    @Override
    boolean print(Printing context, StringBuilder out) {
      return true;
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
      if (!context.parsed.fields.containsKey(field)) context.parsed.fields.put(field, value);
      return at;
    }
  }

  static final class Literal extends FormatPart {
    private final String literal;

    Literal(String literal) {
      this.literal = literal;
    }

    @Override
    boolean print(Printing context, StringBuilder out) {
      out.append(literal);
      return true;
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
      return context.matches(text, at, literal) ? at + literal.length() : ~at;
    }
  }

  /** A number. */
  static class Value extends FormatPart {
    final TemporalField field;
    final int min;
    final int max;
    final SignStyle sign;
    /** Digits that belong to numbers right behind it; -1: it has exactly its width. */
    int following;

    Value(TemporalField field, int min, int max, SignStyle sign) {
      this.field = field;
      this.min = min;
      this.max = max;
      this.sign = sign;
    }

    boolean hasFixedWidth(Parsing context) {
      return following == -1 || following > 0 && min == max && sign == SignStyle.NOT_NEGATIVE;
    }

    long shown(long value) {
      return value;
    }

    int store(Parsing context, long value, int start, int end) {
      return context.set(field, value, start, end);
    }

    @Override
    boolean print(Printing context, StringBuilder out) {
      Long value = context.value(field);
      if (value == null) return false;
      long number = shown(value);
      DecimalStyle style = context.formatter.getDecimalStyle();
      String digits = number == Long.MIN_VALUE ? "9223372036854775808" : Long.toString(Math.abs(number));
      if (digits.length() > max) {
        throw new DateTimeException("Field " + field + " cannot be printed as the value " + number
            + " exceeds the maximum print width of " + max);
      }
      if (number >= 0) {
        if (sign == SignStyle.ALWAYS || sign == SignStyle.EXCEEDS_PAD && digits.length() > min) {
          out.append(style.getPositiveSign());
        }
      } else if (sign == SignStyle.NOT_NEGATIVE) {
        throw new DateTimeException("Field " + field + " cannot be printed as the value " + number
            + " cannot be negative according to the SignStyle");
      } else if (sign != SignStyle.NEVER) {
        out.append(style.getNegativeSign());
      }
      for (int i = digits.length(); i < min; i++) out.append(style.getZeroDigit());
      out.append(style.convert(digits));
      return true;
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
      int length = text.length();
      if (at == length) return ~at;
      DecimalStyle style = context.formatter.getDecimalStyle();
      char first = text.charAt(at);
      boolean positive = first == style.getPositiveSign();
      boolean negative = first == style.getNegativeSign();
      int start = at;
      if (positive || negative) {
        if (!sign.accepts(positive, context.strict, min == max)) return ~at;
        start++;
      } else if (sign == SignStyle.ALWAYS && context.strict) {
        return ~at;
      }
      boolean fixed = hasFixedWidth(context);
      int least = context.strict || fixed ? min : 1;
      if (start + least > length) return ~start;
      int most = (context.strict || fixed ? max : 9) + Math.max(following, 0);
      int end = digits(text, start, most, style);
      if (end - start < least) return ~start;
      if (following > 0) end = digits(text, start, Math.max(least, end - start - following), style);
      BigDecimal number = BigDecimal.ZERO;
      for (int i = start; i < end; i++) {
        number = number.multiply(BigDecimal.TEN).add(BigDecimal.valueOf(style.digit(text.charAt(i))));
      }
      if (negative) {
        if (number.signum() == 0 && context.strict) return ~(start - 1);
        number = number.negate();
      } else if (sign == SignStyle.EXCEEDS_PAD && context.strict) {
        int count = end - start;
        if (positive && count <= min) return ~(start - 1);
        if (!positive && count > min) return ~start;
      }
      try {
        return store(context, number.longValueExact(), start, end);
      } catch (ArithmeticException e) {
        return ~start;
      }
    }

    private static int digits(CharSequence text, int start, int most, DecimalStyle style) {
      int end = start;
      while (end < text.length() && end - start < most && style.digit(text.charAt(end)) >= 0) end++;
      return end;
    }
  }

  /** The last digits of a number, which lies in a range from a base on. */
  static final class Reduced extends Value {
    private final int base;
    private final ChronoLocalDate baseDate;

    Reduced(TemporalField field, int min, int max, int base, ChronoLocalDate baseDate) {
      super(field, min, max, SignStyle.NOT_NEGATIVE);
      this.base = base;
      this.baseDate = baseDate;
    }

    private long base() {
      return baseDate == null ? base : baseDate.getLong(ChronoField.YEAR);
    }

    private static long power(int exponent) {
      long result = 1;
      for (int i = 0; i < exponent; i++) result *= 10;
      return result;
    }

    @Override
    long shown(long value) {
      boolean inRange = value >= base() && value < base() + power(min);
      return Math.abs(value) % power(inRange ? min : max);
    }

    @Override
    boolean hasFixedWidth(Parsing context) {
      return context.strict && super.hasFixedWidth(context);
    }

    @Override
    int store(Parsing context, long value, int start, int end) {
      long result = value;
      if (end - start == min && value >= 0) {
        long range = power(min);
        long last = base() % range;
        result = base() > 0 ? base() - last + value : base() - last - value;
        if (result < base()) result += range;
      }
      return context.set(field, result, start, end);
    }
  }

  /** A part of the range of a field, as digits behind a point. */
  static final class Fraction extends Value {
    private final boolean point;

    Fraction(TemporalField field, int min, int max, boolean point) {
      super(field, min, max, SignStyle.NOT_NEGATIVE);
      this.point = point;
    }

    @Override
    boolean hasFixedWidth(Parsing context) {
      return context.strict && min == max && !point;
    }

    @Override
    boolean print(Printing context, StringBuilder out) {
      Long value = context.value(field);
      if (value == null) return false;
      DecimalStyle style = context.formatter.getDecimalStyle();
      ValueRange range = field.range();
      range.checkValidValue(value, field);
      BigDecimal size = BigDecimal.valueOf(range.getMaximum() - range.getMinimum() + 1);
      BigDecimal fraction = BigDecimal.valueOf(value - range.getMinimum()).divide(size, 9, RoundingMode.FLOOR);
      fraction = fraction.signum() == 0 ? BigDecimal.ZERO : fraction.stripTrailingZeros();
      int scale = Math.min(Math.max(fraction.scale(), min), max);
      if (scale == 0) return true;
      if (point) out.append(style.getDecimalSeparator());
      out.append(style.convert(fraction.setScale(scale, RoundingMode.FLOOR).toPlainString().substring(2)));
      return true;
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
      DecimalStyle style = context.formatter.getDecimalStyle();
      int least = context.strict || hasFixedWidth(context) ? min : 0;
      int most = context.strict || hasFixedWidth(context) ? max : 9;
      int start = at;
      if (start == text.length()) return least > 0 ? ~at : at;
      if (point) {
        if (text.charAt(start) != style.getDecimalSeparator()) return least > 0 ? ~at : at;
        start++;
      }
      StringBuilder digits = new StringBuilder("0.");
      int end = start;
      while (end < text.length() && end - start < most && style.digit(text.charAt(end)) >= 0) {
        digits.append((char) ('0' + style.digit(text.charAt(end++))));
      }
      if (end - start < least || end == start && point) return ~start;
      ValueRange range = field.range();
      BigDecimal size = BigDecimal.valueOf(range.getMaximum() - range.getMinimum() + 1);
      BigDecimal value = new BigDecimal(digits.append('0').toString()).multiply(size).setScale(0, RoundingMode.FLOOR);
      return context.set(field, value.longValueExact() + range.getMinimum(), start, end);
    }
  }

  /** A name. */
  static final class Text extends FormatPart {
    private static final String[] MONTHS = {
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
          "December"
    };
    private static final String[] DAYS =
        {"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"};

    private final TemporalField field;
    private final TextStyle style;
    /** Null for the usual names. */
    private final Map<Long, String> names;

    Text(TemporalField field, TextStyle style, Map<Long, String> names) {
      this.field = field;
      this.style = style;
      this.names = names;
    }

    private String name(long value, TextStyle how) {
      if (names != null) return names.get(value);
      TextStyle normal = how.asNormal();
      int i = (int) value;
      if (field == ChronoField.MONTH_OF_YEAR && i >= 1 && i <= 12) return cut(MONTHS[i - 1], normal);
      if (field == ChronoField.DAY_OF_WEEK && i >= 1 && i <= 7) return cut(DAYS[i - 1], normal);
      if (field == ChronoField.AMPM_OF_DAY && (i == 0 || i == 1)) {
        return normal == TextStyle.NARROW ? i == 0 ? "a" : "p" : i == 0 ? "AM" : "PM";
      }
      if (field == ChronoField.ERA && (i == 0 || i == 1)) {
        if (normal == TextStyle.FULL) return i == 1 ? "Anno Domini" : "Before Christ";
        return normal == TextStyle.SHORT ? i == 1 ? "AD" : "BC" : i == 1 ? "A" : "B";
      }
      if (field == IsoFields.QUARTER_OF_YEAR && i >= 1 && i <= 4) {
        String ordinal = i == 1 ? "1st" : i == 2 ? "2nd" : i == 3 ? "3rd" : "4th";
        return normal == TextStyle.FULL ? ordinal + " quarter" : normal == TextStyle.SHORT ? "Q" + i : "" + i;
      }
      return null;
    }

    private static String cut(String name, TextStyle normal) {
      return normal == TextStyle.FULL ? name : name.substring(0, normal == TextStyle.SHORT ? 3 : 1);
    }

    private Value number() {
      return new Value(field, 1, 19, SignStyle.NORMAL);
    }

    @Override
    boolean print(Printing context, StringBuilder out) {
      Long value = context.value(field);
      if (value == null) return false;
      String name = name(value, style);
      if (name == null) return number().print(context, out);
      out.append(name);
      return true;
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
      TextStyle[] styles = context.strict || names != null ? new TextStyle[] {style} : TextStyle.values();
      int best = 0;
      long found = 0;
      boolean any = names != null;
      for (TextStyle how : styles) {
        for (long value = 0; names == null && value <= 12; value++) {
          String name = name(value, how);
          any = any || name != null;
          if (name != null && name.length() > best && context.matches(text, at, name)) {
            best = name.length();
            found = value;
          }
        }
      }
      if (names != null) {
        for (Map.Entry<Long, String> entry : names.entrySet()) {
          String name = entry.getValue();
          if (name.length() > best && context.matches(text, at, name)) {
            best = name.length();
            found = entry.getKey();
          }
        }
      }
      if (best > 0) return context.set(field, found, at, at + best);
      return any && context.strict ? ~at : number().parse(context, text, at);
    }
  }

  /** A moment: 2007-12-03T10:15:30.123Z. */
  static final class Moment extends FormatPart {
    private static final long SECONDS_OF_400_YEARS = 146097L * 86400;

    private final int digits;

    /** {@code digits}: of the fraction; -1 as many as needed, -2 in groups of three. */
    Moment(int digits) {
      this.digits = digits;
    }

    @Override
    boolean print(Printing context, StringBuilder out) {
      Long seconds = context.value(ChronoField.INSTANT_SECONDS);
      if (seconds == null) return false;
      boolean hasNano = context.temporal.isSupported(ChronoField.NANO_OF_SECOND);
      int nano = hasNano
          ? ChronoField.NANO_OF_SECOND.checkValidIntValue(context.temporal.getLong(ChronoField.NANO_OF_SECOND)) : 0;
      // A year of moments lies on each side of what dates can hold: it is printed as one 400 years nearer.
      int cycle = seconds < LocalDateTime.MIN.toEpochSecond(ZoneOffset.UTC) ? 1
          : seconds > LocalDateTime.MAX.toEpochSecond(ZoneOffset.UTC) ? -1 : 0;
      LocalDateTime time = LocalDateTime.ofEpochSecond(seconds + cycle * SECONDS_OF_400_YEARS, 0, ZoneOffset.UTC);
      String date = time.toString();
      if (cycle != 0) out.append(cycle < 0 ? "+" : "").append(time.getYear() - 400 * cycle);
      out.append(date, cycle == 0 ? 0 : date.indexOf('-', 1), date.length());
      if (time.getSecond() == 0) out.append(":00");
      String fraction = Integer.toString(1000000000 + nano).substring(1);
      int length = digits;
      if (digits == -2) length = nano == 0 ? 0 : nano % 1000000 == 0 ? 3 : nano % 1000 == 0 ? 6 : 9;
      if (digits == -1) {
        length = 9;
        while (length > 0 && fraction.charAt(length - 1) == '0') length--;
      }
      if (length > 0) out.append('.').append(fraction, 0, length);
      out.append('Z');
      return true;
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
      int least = Math.max(0, digits);
      int most = digits < 0 ? 9 : digits;
      DateTimeFormatter inner = new DateTimeFormatterBuilder().append(DateTimeFormatter.ISO_LOCAL_DATE)
          .appendLiteral('T')
          .appendValue(ChronoField.HOUR_OF_DAY, 2).appendLiteral(':').appendValue(ChronoField.MINUTE_OF_HOUR, 2)
          .appendLiteral(':')
          .appendValue(ChronoField.SECOND_OF_MINUTE, 2).appendFraction(ChronoField.NANO_OF_SECOND, least, most, true)
          .appendOffsetId()
          .toFormatter();
      Parsing sub = new Parsing(inner);
      sub.caseSensitive = context.caseSensitive;
      sub.strict = context.strict;
      int end = inner.part().parse(sub, text, at);
      if (end < 0) return end;
      Map<TemporalField, Long> fields = sub.parsed.fields;
      int hour = fields.get(ChronoField.HOUR_OF_DAY).intValue();
      int second = fields.get(ChronoField.SECOND_OF_MINUTE).intValue();
      int minute = fields.get(ChronoField.MINUTE_OF_HOUR).intValue();
      long nano = fields.containsKey(ChronoField.NANO_OF_SECOND) ? fields.get(ChronoField.NANO_OF_SECOND) : 0;
      int days = 0;
      if (hour == 24 && minute == 0 && second == 0 && nano == 0) {
        hour = 0;
        days = 1;
      } else if (hour == 23 && minute == 59 && second == 60) {
        context.parsed.leapSecond = true;
        second = 59;
      }
      long seconds;
      try {
        LocalDate date = LocalDate.of(fields.get(ChronoField.YEAR).intValue(),
            fields.get(ChronoField.MONTH_OF_YEAR).intValue(),
            fields.get(ChronoField.DAY_OF_MONTH).intValue());
        int offset = fields.get(ChronoField.OFFSET_SECONDS).intValue();
        seconds = date.plusDays(days).atTime(hour, minute, second).toEpochSecond(ZoneOffset.ofTotalSeconds(offset));
      } catch (RuntimeException e) {
        return ~at;
      }
      return context.set(ChronoField.NANO_OF_SECOND, nano, at,
          context.set(ChronoField.INSTANT_SECONDS, seconds, at, end));
    }
  }

  /** An offset: +01:00. */
  static final class Offset extends FormatPart {
    static final String[] PATTERNS = {
      "+HH", "+HHmm", "+HH:mm", "+HHMM", "+HH:MM", "+HHMMss", "+HH:MM:ss", "+HHMMSS", "+HH:MM:SS", "+HHmmss",
          "+HH:mm:ss", "+H", "+Hmm",
      "+H:mm", "+HMM", "+H:MM", "+HMMss", "+H:MM:ss", "+HMMSS", "+H:MM:SS", "+Hmmss", "+H:mm:ss"
    };

    private final String none;
    private final boolean oneDigit;
    private final boolean colon;
    /** 0 absent, 1 if not zero, 2 always. */
    private final int minutes;
    private final int seconds;

    Offset(String pattern, String none) {
      int type = -1;
      for (int i = 0; i < PATTERNS.length; i++) {
        if (PATTERNS[i].equals(pattern)) type = i;
      }
      if (type < 0) throw new IllegalArgumentException("Invalid zone offset pattern: " + pattern);
      this.none = none;
      oneDigit = type > 10;
      colon = pattern.indexOf(':') >= 0;
      minutes = pattern.contains("MM") ? 2 : pattern.contains("mm") ? 1 : 0;
      seconds = pattern.contains("SS") ? 2 : pattern.contains("ss") ? 1 : 0;
    }

    @Override
    boolean print(Printing context, StringBuilder out) {
      Long value = context.value(ChronoField.OFFSET_SECONDS);
      if (value == null) return false;
      int total = Math.toIntExact(value);
      int h = Math.abs(total) / 3600 % 100;
      int m = Math.abs(total) / 60 % 60;
      int s = Math.abs(total) % 60;
      int start = out.length();
      if (total == 0) {
        out.append(none);
        return true;
      }
      out.append(total < 0 ? '-' : '+');
      if (h >= 10 || !oneDigit) two(out, h);
      else out.append(h);
      boolean withSeconds = seconds == 2 || seconds == 1 && s > 0;
      boolean withMinutes = minutes == 2 || minutes == 1 && (m > 0 || withSeconds);
      if (withMinutes) two(colon ? out.append(':') : out, m);
      if (withSeconds) two(colon ? out.append(':') : out, s);
      boolean zero = h == 0 && !(withMinutes && m > 0) && !(withSeconds && s > 0);
      if (zero) {
        out.setLength(start);
        out.append(none);
      }
      return true;
    }

    private static void two(StringBuilder out, int value) {
      out.append((char) ('0' + value / 10)).append((char) ('0' + value % 10));
    }

    private static int number(CharSequence text, int at, int count) {
      if (at + count > text.length()) return -1;
      int value = 0;
      for (int i = at; i < at + count; i++) {
        char c = text.charAt(i);
        if (c < '0' || c > '9') return -1;
        value = value * 10 + c - '0';
      }
      return value;
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
      if (at == text.length()) return none.isEmpty() ? context.set(ChronoField.OFFSET_SECONDS, 0, at, at) : ~at;
      boolean isNone = !none.isEmpty() && context.matches(text, at, none);
      char sign = text.charAt(at);
      if ((sign == '+' || sign == '-') && !isNone) {
        boolean strict = context.strict;
        int width = oneDigit && number(text, at + 1, 2) < 0
            || oneDigit && !colon && number(text, at + 1, 2) < 0 ? 1 : 2;
        int h = number(text, at + 1, width);
        int end = at + 1 + width;
        if (h < 0 && !strict) {
          width = 1;
          h = number(text, at + 1, 1);
          end = at + 2;
        }
        int[] rest = {0, 0};
        boolean good = h >= 0 && h <= 23;
        int[] needs = {minutes, seconds};
        for (int i = 0; good && i < 2; i++) {
          if (needs[i] == 0 && strict) break;
          boolean hasColon = end < text.length() && text.charAt(end) == ':';
          boolean wantsColon = strict ? colon : hasColon;
          int value = wantsColon ? hasColon ? number(text, end + 1, 2) : -1 : number(text, end, 2);
          if (value < 0) {
            if (needs[i] == 2 && strict) good = false;
            break;
          }
          if (value > 59) good = false;
          rest[i] = value;
          end += wantsColon ? 3 : 2;
        }
        if (good) {
          long total = h * 3600L + rest[0] * 60L + rest[1];
          return context.set(ChronoField.OFFSET_SECONDS, sign == '-' ? -total : total, at, end);
        }
      }
      if (isNone) return context.set(ChronoField.OFFSET_SECONDS, 0, at, at + none.length());
      return none.isEmpty() ? context.set(ChronoField.OFFSET_SECONDS, 0, at, at) : ~at;
    }
  }

  /** An offset as GMT+1 or GMT+01:00. */
  static final class LocalizedOffset extends FormatPart {
    private final boolean full;

    LocalizedOffset(TextStyle style) {
      full = style == TextStyle.FULL;
    }

    @Override
    boolean print(Printing context, StringBuilder out) {
      Long value = context.value(ChronoField.OFFSET_SECONDS);
      if (value == null) return false;
      out.append("GMT");
      int total = Math.toIntExact(value);
      if (total == 0) return true;
      int h = Math.abs(total) / 3600;
      int m = Math.abs(total) / 60 % 60;
      int s = Math.abs(total) % 60;
      out.append(total < 0 ? '-' : '+');
      if (full) Offset.two(out, h);
      else out.append(h);
      if (full || m != 0 || s != 0) Offset.two(out.append(':'), m);
      if (s != 0) Offset.two(out.append(':'), s);
      return true;
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
      if (!context.matches(text, at, "GMT")) return ~at;
      int next = at + 3;
      if (next == text.length() || text.charAt(next) != '+' && text.charAt(next) != '-') {
        return context.set(ChronoField.OFFSET_SECONDS, 0, at, next);
      }
      return new Offset(full ? "+HH:MM:ss" : "+H:mm:ss", "").parse(context, text, next);
    }
  }

  /** The name of a zone: its id, or in words. */
  static final class Zone extends FormatPart {
    private final TemporalQuery<ZoneId> query;
    private final String what;
    private final TextStyle style;

    /** {@code style}: null for the id. */
    Zone(TemporalQuery<ZoneId> query, String what, TextStyle style) {
      this.query = query;
      this.what = what;
      this.style = style;
    }

    @Override
    boolean print(Printing context, StringBuilder out) {
      ZoneId zone = context.query(query, what);
      if (zone == null) return false;
      if (style == null || zone instanceof ZoneOffset) {
        out.append(zone.getId());
        return true;
      }
      TimeZone old = TimeZone.getTimeZone(zone.getId());
      boolean daylight = false;
      if (context.temporal.isSupported(ChronoField.INSTANT_SECONDS)) {
        daylight = zone.getRules().isDaylightSavings(Instant.from(context.temporal));
      }
      out.append(old.getDisplayName(daylight, style.asNormal() == TextStyle.FULL ? TimeZone.LONG
          : TimeZone.SHORT, Locale.US));
      return true;
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
      if (at == text.length()) return ~at;
      char first = text.charAt(at);
      if (first == '+' || first == '-') return offset(context, text, at, at, "");
      String[] prefixes = {"UTC", "GMT", "UT"};
      int best = 0;
      String found = null;
      for (String id : TimeZone.getAvailableIDs()) {
        String[] names = {id, name(id, false), name(id, true)};
        for (String name : names) {
          if (name != null && name.length() > best && context.matches(text, at, name)) {
            best = name.length();
            found = id;
          }
        }
      }
      for (String prefix : prefixes) {
        if (best > prefix.length() || !context.matches(text, at, prefix)) continue;
        int end = at + prefix.length();
        if (end < text.length() && (text.charAt(end) == '+' || text.charAt(end) == '-')) {
          return offset(context, text, at, end, prefix);
        }
        context.parsed.zone = ZoneId.of(prefix);
        return end;
      }
      if (found != null) {
        context.parsed.zone = ZoneId.of(found);
        return at + best;
      }
      if (!context.same(first, 'Z')) return ~at;
      context.parsed.zone = ZoneOffset.UTC;
      return at + 1;
    }

    private String name(String id, boolean daylight) {
      if (style == null) return null;
      String name = TimeZone.getTimeZone(id)
          .getDisplayName(daylight, style.asNormal() == TextStyle.FULL ? TimeZone.LONG : TimeZone.SHORT, Locale.US);
      return name.startsWith("GMT") ? null : name;
    }

    private static int offset(Parsing context, CharSequence text, int start, int at, String prefix) {
      Parsing sub = new Parsing(context.formatter);
      int end = new Offset("+HH:mm:ss", "Z").parse(sub, text, at);
      if (end < 0) return prefix.isEmpty() ? ~start : at;
      ZoneOffset offset = ZoneOffset.ofTotalSeconds(sub.parsed.fields.get(ChronoField.OFFSET_SECONDS).intValue());
      context.parsed.zone = prefix.isEmpty() ? offset : ZoneId.ofOffset(prefix, offset);
      return end;
    }
  }

  /** The name of the calendar system. */
  static final class Calendar extends FormatPart {
    @Override
    boolean print(Printing context, StringBuilder out) {
      java.time.chrono.Chronology chronology = context.query(TemporalQueries.chronology(), "Chronology");
      if (chronology == null) return false;
      out.append(chronology.getId());
      return true;
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
      if (!context.matches(text, at, "ISO")) return ~at;
      context.parsed.chronology = java.time.chrono.IsoChronology.INSTANCE;
      return at + 3;
    }
  }

  /** A form that depends on the locale: a style of date and time, or a field of its weeks. */
  static final class Localized extends FormatPart {
    private final FormatStyle dateStyle;
    private final FormatStyle timeStyle;
    private final char letter;
    private final int count;

    Localized(FormatStyle dateStyle, FormatStyle timeStyle, char letter, int count) {
      this.dateStyle = dateStyle;
      this.timeStyle = timeStyle;
      this.letter = letter;
      this.count = count;
    }

    private FormatPart part(DateTimeFormatter formatter) {
      if (letter == 0) {
        String pattern = DateTimeFormatterBuilder.getLocalizedDateTimePattern(dateStyle, timeStyle,
            formatter.chronology(), formatter.getLocale());
        return new DateTimeFormatterBuilder().appendPattern(pattern).toFormatter(formatter.getLocale()).part();
      }
      WeekFields weeks = WeekFields.of(formatter.getLocale());
      switch (letter) {
        case 'Y':
          if (count == 2) return new Reduced(weeks.weekBasedYear(), 2, 2, 0, LocalDate.of(2000, 1, 1));
          return new Value(weeks.weekBasedYear(), count, 19, count < 4 ? SignStyle.NORMAL : SignStyle.EXCEEDS_PAD);
        case 'w':
          return new Value(weeks.weekOfWeekBasedYear(), count, 2, SignStyle.NOT_NEGATIVE);
        case 'W':
          return new Value(weeks.weekOfMonth(), 1, 2, SignStyle.NOT_NEGATIVE);
        default:
          return new Value(weeks.dayOfWeek(), count, 2, SignStyle.NOT_NEGATIVE);
      }
    }

    @Override
    boolean print(Printing context, StringBuilder out) {
      return part(context.formatter).print(context, out);
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
      return part(context.formatter).parse(context, text, at);
    }
  }

  static List<FormatPart> list() {
    return new ArrayList<>();
  }
}
