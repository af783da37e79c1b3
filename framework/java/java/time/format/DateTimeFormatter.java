package java.time.format;

import java.io.IOException;
import java.text.AttributedCharacterIterator;
import java.text.FieldPosition;
import java.text.Format;
import java.text.ParseException;
import java.text.ParsePosition;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Writes and reads dates and times. Names and predefined forms are English. */
public final class DateTimeFormatter {
  public static final DateTimeFormatter ISO_LOCAL_DATE = iso()
      .appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('-')
      .appendValue(ChronoField.MONTH_OF_YEAR, 2).appendLiteral('-').appendValue(ChronoField.DAY_OF_MONTH, 2)
      .toFormatter(ResolverStyle.STRICT, IsoChronology.INSTANCE);
  public static final DateTimeFormatter ISO_OFFSET_DATE = iso().parseCaseInsensitive().append(ISO_LOCAL_DATE)
      .appendOffsetId()
      .toFormatter(ResolverStyle.STRICT, IsoChronology.INSTANCE);
  public static final DateTimeFormatter ISO_DATE = iso().parseCaseInsensitive().append(ISO_LOCAL_DATE).optionalStart()
      .appendOffsetId()
      .toFormatter(ResolverStyle.STRICT, IsoChronology.INSTANCE);
  public static final DateTimeFormatter ISO_LOCAL_TIME = iso().appendValue(ChronoField.HOUR_OF_DAY, 2)
      .appendLiteral(':')
      .appendValue(ChronoField.MINUTE_OF_HOUR, 2).optionalStart().appendLiteral(':')
      .appendValue(ChronoField.SECOND_OF_MINUTE, 2)
      .optionalStart().appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true).toFormatter(ResolverStyle.STRICT, null);
  public static final DateTimeFormatter ISO_OFFSET_TIME = iso().parseCaseInsensitive().append(ISO_LOCAL_TIME)
      .appendOffsetId()
      .toFormatter(ResolverStyle.STRICT, null);
  public static final DateTimeFormatter ISO_TIME = iso().parseCaseInsensitive().append(ISO_LOCAL_TIME).optionalStart()
      .appendOffsetId()
      .toFormatter(ResolverStyle.STRICT, null);
  public static final DateTimeFormatter ISO_LOCAL_DATE_TIME = iso().parseCaseInsensitive().append(ISO_LOCAL_DATE)
      .appendLiteral('T')
      .append(ISO_LOCAL_TIME).toFormatter(ResolverStyle.STRICT, IsoChronology.INSTANCE);
  public static final DateTimeFormatter ISO_OFFSET_DATE_TIME = iso().parseCaseInsensitive()
      .append(ISO_LOCAL_DATE_TIME).parseLenient()
      .appendOffsetId().parseStrict().toFormatter(ResolverStyle.STRICT, IsoChronology.INSTANCE);
  public static final DateTimeFormatter ISO_ZONED_DATE_TIME = iso().append(ISO_OFFSET_DATE_TIME).optionalStart()
      .appendLiteral('[')
      .parseCaseSensitive().appendZoneRegionId().appendLiteral(']')
      .toFormatter(ResolverStyle.STRICT, IsoChronology.INSTANCE);
  public static final DateTimeFormatter ISO_DATE_TIME = iso().append(ISO_LOCAL_DATE_TIME).optionalStart()
      .appendOffsetId().optionalStart()
      .appendLiteral('[').parseCaseSensitive().appendZoneRegionId().appendLiteral(']')
      .toFormatter(ResolverStyle.STRICT, IsoChronology.INSTANCE);
  public static final DateTimeFormatter ISO_ORDINAL_DATE = iso().parseCaseInsensitive()
      .appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('-')
      .appendValue(ChronoField.DAY_OF_YEAR, 3).optionalStart()
      .appendOffsetId().toFormatter(ResolverStyle.STRICT, IsoChronology.INSTANCE);
  public static final DateTimeFormatter ISO_WEEK_DATE = iso().parseCaseInsensitive()
      .appendValue(IsoFields.WEEK_BASED_YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral("-W")
      .appendValue(IsoFields.WEEK_OF_WEEK_BASED_YEAR, 2).appendLiteral('-').appendValue(ChronoField.DAY_OF_WEEK, 1)
      .optionalStart()
      .appendOffsetId().toFormatter(ResolverStyle.STRICT, IsoChronology.INSTANCE);
  public static final DateTimeFormatter ISO_INSTANT = iso().parseCaseInsensitive().appendInstant()
      .toFormatter(ResolverStyle.STRICT, null);
  public static final DateTimeFormatter BASIC_ISO_DATE = iso().parseCaseInsensitive().appendValue(ChronoField.YEAR, 4)
      .appendValue(ChronoField.MONTH_OF_YEAR, 2).appendValue(ChronoField.DAY_OF_MONTH, 2).optionalStart()
      .parseLenient()
      .appendOffset("+HHMMss", "Z").parseStrict().toFormatter(ResolverStyle.STRICT, IsoChronology.INSTANCE);
  public static final DateTimeFormatter RFC_1123_DATE_TIME = rfc1123();

  private final FormatPart.Composite part;
  private final Locale locale;
  private final DecimalStyle decimalStyle;
  private final ResolverStyle resolverStyle;
  private final Set<TemporalField> resolverFields;
  private final Chronology chrono;
  private final ZoneId zone;

  DateTimeFormatter(FormatPart.Composite part, Locale locale, DecimalStyle decimalStyle, ResolverStyle resolverStyle,
      Set<TemporalField> resolverFields, Chronology chrono, ZoneId zone) {
    this.part = part;
    this.locale = locale;
    this.decimalStyle = decimalStyle;
    this.resolverStyle = resolverStyle;
    this.resolverFields = resolverFields;
    this.chrono = chrono;
    this.zone = zone;
  }

  private static DateTimeFormatterBuilder iso() {
    return new DateTimeFormatterBuilder();
  }

  private static DateTimeFormatter rfc1123() {
    Map<Long, String> days = new HashMap<>();
    Map<Long, String> months = new HashMap<>();
    for (int i = 0; i < 7; i++) days.put(i + 1L, "MonTueWedThuFriSatSun".substring(3 * i, 3 * i + 3));
    for (int i = 0; i < 12; i++) {
      months.put(i + 1L, "JanFebMarAprMayJunJulAugSepOctNovDec".substring(3 * i, 3 * i + 3));
    }
    return iso().parseCaseInsensitive().parseLenient().optionalStart().appendText(ChronoField.DAY_OF_WEEK, days)
        .appendLiteral(", ")
        .optionalEnd().appendValue(ChronoField.DAY_OF_MONTH, 1, 2, SignStyle.NOT_NEGATIVE).appendLiteral(' ')
        .appendText(ChronoField.MONTH_OF_YEAR, months).appendLiteral(' ').appendValue(ChronoField.YEAR, 4)
        .appendLiteral(' ')
        .appendValue(ChronoField.HOUR_OF_DAY, 2).appendLiteral(':').appendValue(ChronoField.MINUTE_OF_HOUR, 2)
        .optionalStart()
        .appendLiteral(':').appendValue(ChronoField.SECOND_OF_MINUTE, 2).optionalEnd().appendLiteral(' ')
        .appendOffset("+HHMM", "GMT")
        .toFormatter(ResolverStyle.SMART, IsoChronology.INSTANCE);
  }

  public static DateTimeFormatter ofPattern(String pattern) {
    return new DateTimeFormatterBuilder().appendPattern(pattern).toFormatter();
  }

  public static DateTimeFormatter ofPattern(String pattern, Locale locale) {
    return new DateTimeFormatterBuilder().appendPattern(pattern).toFormatter(locale);
  }

  public static DateTimeFormatter ofLocalizedDate(FormatStyle dateStyle) {
    Objects.requireNonNull(dateStyle, "dateStyle");
    return iso().appendLocalized(dateStyle, null).toFormatter(ResolverStyle.SMART, IsoChronology.INSTANCE);
  }

  public static DateTimeFormatter ofLocalizedTime(FormatStyle timeStyle) {
    Objects.requireNonNull(timeStyle, "timeStyle");
    return iso().appendLocalized(null, timeStyle).toFormatter(ResolverStyle.SMART, IsoChronology.INSTANCE);
  }

  public static DateTimeFormatter ofLocalizedDateTime(FormatStyle dateTimeStyle) {
    return ofLocalizedDateTime(dateTimeStyle, dateTimeStyle);
  }

  public static DateTimeFormatter ofLocalizedDateTime(FormatStyle dateStyle, FormatStyle timeStyle) {
    Objects.requireNonNull(dateStyle, "dateStyle");
    Objects.requireNonNull(timeStyle, "timeStyle");
    return iso().appendLocalized(dateStyle, timeStyle).toFormatter(ResolverStyle.SMART, IsoChronology.INSTANCE);
  }

  public static final TemporalQuery<Period> parsedExcessDays() {
    return temporal -> temporal instanceof Parsed ? ((Parsed) temporal).excessDays : Period.ZERO;
  }

  public static final TemporalQuery<Boolean> parsedLeapSecond() {
    return temporal -> temporal instanceof Parsed && ((Parsed) temporal).leapSecond;
  }

  FormatPart.Composite part() {
    return part;
  }

  Chronology chronology() {
    return chrono == null ? IsoChronology.INSTANCE : chrono;
  }

  public Locale getLocale() {
    return locale;
  }

  public DateTimeFormatter withLocale(Locale locale) {
    Objects.requireNonNull(locale);
    return new DateTimeFormatter(part, locale, decimalStyle, resolverStyle, resolverFields, chrono, zone);
  }

  public DateTimeFormatter localizedBy(Locale locale) {
    return withLocale(locale);
  }

  public DecimalStyle getDecimalStyle() {
    return decimalStyle;
  }

  public DateTimeFormatter withDecimalStyle(DecimalStyle decimalStyle) {
    Objects.requireNonNull(decimalStyle);
    return new DateTimeFormatter(part, locale, decimalStyle, resolverStyle, resolverFields, chrono, zone);
  }

  public Chronology getChronology() {
    return chrono;
  }

  public DateTimeFormatter withChronology(Chronology chrono) {
    return new DateTimeFormatter(part, locale, decimalStyle, resolverStyle, resolverFields, chrono, zone);
  }

  public ZoneId getZone() {
    return zone;
  }

  public DateTimeFormatter withZone(ZoneId zone) {
    return new DateTimeFormatter(part, locale, decimalStyle, resolverStyle, resolverFields, chrono, zone);
  }

  public ResolverStyle getResolverStyle() {
    return resolverStyle;
  }

  public DateTimeFormatter withResolverStyle(ResolverStyle resolverStyle) {
    Objects.requireNonNull(resolverStyle, "resolverStyle");
    return new DateTimeFormatter(part, locale, decimalStyle, resolverStyle, resolverFields, chrono, zone);
  }

  public Set<TemporalField> getResolverFields() {
    return resolverFields;
  }

  public DateTimeFormatter withResolverFields(TemporalField... resolverFields) {
    return withResolverFields(resolverFields == null ? null : new HashSet<>(Arrays.asList(resolverFields)));
  }

  public DateTimeFormatter withResolverFields(Set<TemporalField> resolverFields) {
    Set<TemporalField> fields = resolverFields == null ? null
        : Collections.unmodifiableSet(new HashSet<>(resolverFields));
    return new DateTimeFormatter(part, locale, decimalStyle, resolverStyle, fields, chrono, zone);
  }

  public String format(TemporalAccessor temporal) {
    StringBuilder out = new StringBuilder(32);
    formatTo(temporal, out);
    return out.toString();
  }

  public void formatTo(TemporalAccessor temporal, Appendable appendable) {
    Objects.requireNonNull(temporal, "temporal");
    Objects.requireNonNull(appendable, "appendable");
    StringBuilder out = new StringBuilder(32);
    part.print(new FormatPart.Printing(inZone(temporal), this), out);
    try {
      appendable.append(out);
    } catch (IOException e) {
      throw new DateTimeException(e.getMessage(), e);
    }
  }

  /** The moment as seen in the zone of this formatter, if it has one. */
  private TemporalAccessor inZone(TemporalAccessor temporal) {
    if (zone == null || zone.equals(temporal.query(TemporalQueries.zoneId()))) return temporal;
    if (temporal.isSupported(ChronoField.INSTANT_SECONDS)) return Instant.from(temporal).atZone(zone);
    boolean fixed = zone.normalized() instanceof ZoneOffset && temporal.isSupported(ChronoField.OFFSET_SECONDS);
    if (fixed && temporal.get(ChronoField.OFFSET_SECONDS) != zone.getRules().getOffset(Instant.EPOCH)
        .getTotalSeconds()) {
      throw new DateTimeException("Unable to apply override zone '" + zone
          + "' because the temporal object being formatted has a different"
          + " offset but does not represent an instant: " + temporal);
    }
    ZoneId there = zone;
    return new TemporalAccessor() {
      @Override
      public boolean isSupported(TemporalField field) {
        return temporal.isSupported(field);
      }

      @Override
      public long getLong(TemporalField field) {
        return temporal.getLong(field);
      }

      @SuppressWarnings("unchecked")
      @Override
      public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.zoneId()) return (R) there;
        return query == TemporalQueries.zone() ? query.queryFrom(this) : temporal.query(query);
      }
    };
  }

  public TemporalAccessor parse(CharSequence text) {
    Objects.requireNonNull(text, "text");
    try {
      return resolved(text, null);
    } catch (DateTimeParseException e) {
      throw e;
    } catch (RuntimeException e) {
      throw error(text, e);
    }
  }

  public TemporalAccessor parse(CharSequence text, ParsePosition position) {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(position, "position");
    try {
      return resolved(text, position);
    } catch (DateTimeParseException | IndexOutOfBoundsException e) {
      throw e;
    } catch (RuntimeException e) {
      throw error(text, e);
    }
  }

  public <T> T parse(CharSequence text, TemporalQuery<T> query) {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(query, "query");
    try {
      return resolved(text, null).query(query);
    } catch (DateTimeParseException e) {
      throw e;
    } catch (RuntimeException e) {
      throw error(text, e);
    }
  }

  public TemporalAccessor parseBest(CharSequence text, TemporalQuery<?>... queries) {
    Objects.requireNonNull(text, "text");
    if (queries.length < 2) throw new IllegalArgumentException("At least two queries must be specified");
    try {
      TemporalAccessor parsed = resolved(text, null);
      for (TemporalQuery<?> query : queries) {
        try {
          return (TemporalAccessor) parsed.query(query);
        } catch (RuntimeException e) {
          continue;
        }
      }
      throw new DateTimeException("Unable to convert temporal object using any of the specified queries");
    } catch (DateTimeParseException e) {
      throw e;
    } catch (RuntimeException e) {
      throw error(text, e);
    }
  }

  private static DateTimeParseException error(CharSequence text, RuntimeException cause) {
    return new DateTimeParseException("Text '" + shortened(text) + "' could not be parsed: "
        + cause.getMessage(), text, 0, cause);
  }

  private static String shortened(CharSequence text) {
    return text.length() > 64 ? text.subSequence(0, 64) + "..." : text.toString();
  }

  private TemporalAccessor resolved(CharSequence text, ParsePosition position) {
    ParsePosition pos = position != null ? position : new ParsePosition(0);
    Parsed parsed = unresolved(text, pos);
    boolean rest = position == null && pos.getIndex() < text.length();
    if (parsed == null || pos.getErrorIndex() >= 0 || rest) {
      if (pos.getErrorIndex() >= 0) {
        throw new DateTimeParseException("Text '" + shortened(text) + "' could not be parsed at index "
            + pos.getErrorIndex(), text, pos.getErrorIndex());
      }
      throw new DateTimeParseException("Text '" + shortened(text)
          + "' could not be parsed, unparsed text found at index " + pos.getIndex(),
          text, pos.getIndex());
    }
    return parsed.resolve(resolverStyle, resolverFields, zone, chrono);
  }

  private Parsed unresolved(CharSequence text, ParsePosition position) {
    Objects.requireNonNull(text, "text");
    if (position.getIndex() < 0 || position.getIndex() > text.length()) throw new IndexOutOfBoundsException();
    FormatPart.Parsing context = new FormatPart.Parsing(this);
    int end = part.parse(context, text, position.getIndex());
    if (end < 0) {
      position.setErrorIndex(~end);
      return null;
    }
    position.setIndex(end);
    return context.parsed;
  }

  public TemporalAccessor parseUnresolved(CharSequence text, ParsePosition position) {
    return unresolved(text, position);
  }

  public Format toFormat() {
    return new OldFormat(null);
  }

  public Format toFormat(TemporalQuery<?> parseQuery) {
    return new OldFormat(Objects.requireNonNull(parseQuery, "parseQuery"));
  }

  @Override
  public String toString() {
    return "DateTimeFormatter[" + locale + "]";
  }

  /** This formatter as one of java.text. */
  private final class OldFormat extends Format {
    private final transient TemporalQuery<?> query;

    OldFormat(TemporalQuery<?> query) {
      this.query = query;
    }

    @Override
    public StringBuffer format(Object obj, StringBuffer toAppendTo, FieldPosition pos) {
      if (!(obj instanceof TemporalAccessor)) {
        throw new IllegalArgumentException("Format target must implement TemporalAccessor");
      }
      pos.setBeginIndex(0);
      pos.setEndIndex(0);
      return toAppendTo.append(DateTimeFormatter.this.format((TemporalAccessor) obj));
    }

    @Override
    public AttributedCharacterIterator formatToCharacterIterator(Object obj) {
      return super.formatToCharacterIterator(obj);
    }

    @Override
    public Object parseObject(String text) throws ParseException {
      try {
        return query == null ? parse(text) : parse(text, query);
      } catch (DateTimeParseException e) {
        throw new ParseException(e.getMessage(), e.getErrorIndex());
      } catch (RuntimeException e) {
        throw (ParseException) new ParseException(e.getMessage(), 0).initCause(e);
      }
    }

    @Override
    public Object parseObject(String text, ParsePosition pos) {
      try {
        Parsed parsed = unresolved(text, pos);
        if (parsed == null) return null;
        TemporalAccessor result = parsed.resolve(resolverStyle, resolverFields, zone, chrono);
        return query == null ? result : result.query(query);
      } catch (RuntimeException e) {
        if (pos.getErrorIndex() < 0) pos.setErrorIndex(0);
        return null;
      }
    }
  }
}
