package java.time.chrono;

import java.io.Serializable;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.ValueRange;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The calendar of ISO 8601: the Gregorian one, at all times. */
public final class IsoChronology extends AbstractChronology implements Serializable {
  public static final IsoChronology INSTANCE = new IsoChronology();

  private IsoChronology() {}

  @Override
  public String getId() {
    return "ISO";
  }

  @Override
  public String getCalendarType() {
    return "iso8601";
  }

  @Override
  public LocalDate date(Era era, int yearOfEra, int month, int dayOfMonth) {
    return date(prolepticYear(era, yearOfEra), month, dayOfMonth);
  }

  @Override
  public LocalDate date(int prolepticYear, int month, int dayOfMonth) {
    return LocalDate.of(prolepticYear, month, dayOfMonth);
  }

  @Override
  public LocalDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
    return dateYearDay(prolepticYear(era, yearOfEra), dayOfYear);
  }

  @Override
  public LocalDate dateYearDay(int prolepticYear, int dayOfYear) {
    return LocalDate.ofYearDay(prolepticYear, dayOfYear);
  }

  @Override
  public LocalDate dateEpochDay(long epochDay) {
    return LocalDate.ofEpochDay(epochDay);
  }

  @Override
  public LocalDate date(TemporalAccessor temporal) {
    return LocalDate.from(temporal);
  }

  @Override
  public LocalDateTime localDateTime(TemporalAccessor temporal) {
    return LocalDateTime.from(temporal);
  }

  @Override
  public ZonedDateTime zonedDateTime(TemporalAccessor temporal) {
    return ZonedDateTime.from(temporal);
  }

  @Override
  public ZonedDateTime zonedDateTime(Instant instant, ZoneId zone) {
    return ZonedDateTime.ofInstant(instant, zone);
  }

  @Override
  public LocalDate dateNow() {
    return dateNow(Clock.systemDefaultZone());
  }

  @Override
  public LocalDate dateNow(ZoneId zone) {
    return dateNow(Clock.system(zone));
  }

  @Override
  public LocalDate dateNow(Clock clock) {
    return LocalDate.now(clock);
  }

  @Override
  public boolean isLeapYear(long prolepticYear) {
    return (prolepticYear & 3) == 0 && (prolepticYear % 100 != 0 || prolepticYear % 400 == 0);
  }

  @Override
  public int prolepticYear(Era era, int yearOfEra) {
    if (!(era instanceof IsoEra)) throw new ClassCastException("Era must be IsoEra");
    return era == IsoEra.CE ? yearOfEra : 1 - yearOfEra;
  }

  @Override
  public IsoEra eraOf(int eraValue) {
    return IsoEra.of(eraValue);
  }

  @Override
  public List<Era> eras() {
    return Arrays.<Era>asList(IsoEra.values());
  }

  /** Takes year, month, day and the like out of the fields; null if they do not make a date. */
  @Override
  public LocalDate resolveDate(Map<TemporalField, Long> fieldValues, ResolverStyle resolverStyle) {
    Long epochDay = fieldValues.remove(ChronoField.EPOCH_DAY);
    if (epochDay != null) return LocalDate.ofEpochDay(epochDay);
    boolean lenient = resolverStyle == ResolverStyle.LENIENT;
    Long months = fieldValues.remove(ChronoField.PROLEPTIC_MONTH);
    if (months != null) {
      if (!lenient) ChronoField.PROLEPTIC_MONTH.checkValidValue(months);
      put(fieldValues, ChronoField.MONTH_OF_YEAR, Math.floorMod(months, 12L) + 1);
      put(fieldValues, ChronoField.YEAR, Math.floorDiv(months, 12L));
    }
    resolveYear(fieldValues, resolverStyle);
    if (!fieldValues.containsKey(ChronoField.YEAR)) return null;
    if (fieldValues.containsKey(ChronoField.MONTH_OF_YEAR)) {
      if (fieldValues.containsKey(ChronoField.DAY_OF_MONTH)) return yearMonthDay(fieldValues, resolverStyle);
      if (fieldValues.containsKey(ChronoField.ALIGNED_WEEK_OF_MONTH)) {
        return aligned(fieldValues, ChronoField.ALIGNED_WEEK_OF_MONTH, ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH,
            resolverStyle);
      }
    }
    if (fieldValues.containsKey(ChronoField.DAY_OF_YEAR)) {
      int year = ChronoField.YEAR.checkValidIntValue(fieldValues.remove(ChronoField.YEAR));
      long day = fieldValues.remove(ChronoField.DAY_OF_YEAR);
      if (lenient) return LocalDate.ofYearDay(year, 1).plusDays(Math.subtractExact(day, 1L));
      return LocalDate.ofYearDay(year, ChronoField.DAY_OF_YEAR.checkValidIntValue(day));
    }
    if (fieldValues.containsKey(ChronoField.ALIGNED_WEEK_OF_YEAR)) {
      return aligned(fieldValues, ChronoField.ALIGNED_WEEK_OF_YEAR, ChronoField.ALIGNED_DAY_OF_WEEK_IN_YEAR,
          resolverStyle);
    }
    return null;
  }

  private static void put(Map<TemporalField, Long> fields, ChronoField field, long value) {
    Long old = fields.get(field);
    if (old != null && old != value) {
      throw new DateTimeException("Conflict found: " + field + " " + old + " differs from " + field + " " + value);
    }
    fields.put(field, value);
  }

  private static void resolveYear(Map<TemporalField, Long> fields, ResolverStyle style) {
    Long yearOfEra = fields.remove(ChronoField.YEAR_OF_ERA);
    if (yearOfEra == null) {
      if (fields.containsKey(ChronoField.ERA)) ChronoField.ERA.checkValidValue(fields.get(ChronoField.ERA));
      return;
    }
    if (style != ResolverStyle.LENIENT) ChronoField.YEAR_OF_ERA.checkValidValue(yearOfEra);
    Long era = fields.remove(ChronoField.ERA);
    Long year = fields.get(ChronoField.YEAR);
    if (era == null) {
      if (style == ResolverStyle.STRICT && year == null) fields.put(ChronoField.YEAR_OF_ERA, yearOfEra);
      else put(fields, ChronoField.YEAR, year == null || year > 0 ? yearOfEra : Math.subtractExact(1L, yearOfEra));
    } else if (era == 1) {
      put(fields, ChronoField.YEAR, yearOfEra);
    } else if (era == 0) {
      put(fields, ChronoField.YEAR, Math.subtractExact(1L, yearOfEra));
    } else {
      throw new DateTimeException("Invalid value for era: " + era);
    }
  }

  private static LocalDate yearMonthDay(Map<TemporalField, Long> fields, ResolverStyle style) {
    int year = ChronoField.YEAR.checkValidIntValue(fields.remove(ChronoField.YEAR));
    long month = fields.remove(ChronoField.MONTH_OF_YEAR);
    long day = fields.remove(ChronoField.DAY_OF_MONTH);
    if (style == ResolverStyle.LENIENT) {
      return LocalDate.of(year, 1, 1).plusMonths(Math.subtractExact(month, 1L)).plusDays(Math.subtractExact(day, 1L));
    }
    int m = ChronoField.MONTH_OF_YEAR.checkValidIntValue(month);
    int d = ChronoField.DAY_OF_MONTH.checkValidIntValue(day);
    if (style == ResolverStyle.SMART) d = Math.min(d, LocalDate.of(year, m, 1).lengthOfMonth());
    return LocalDate.of(year, m, d);
  }

  /** Weeks that begin with the first day of the month or year. */
  private static LocalDate aligned(Map<TemporalField, Long> fields, ChronoField weekField, ChronoField dayField,
      ResolverStyle style) {
    boolean weekday = !fields.containsKey(dayField);
    if (weekday && !fields.containsKey(ChronoField.DAY_OF_WEEK)) return null;
    int year = ChronoField.YEAR.checkValidIntValue(fields.remove(ChronoField.YEAR));
    boolean byMonth = weekField == ChronoField.ALIGNED_WEEK_OF_MONTH;
    int month = byMonth ? ChronoField.MONTH_OF_YEAR.checkValidIntValue(fields.remove(ChronoField.MONTH_OF_YEAR)) : 1;
    long week = weekField.checkValidValue(fields.remove(weekField));
    ChronoField last = weekday ? ChronoField.DAY_OF_WEEK : dayField;
    long day = last.checkValidValue(fields.remove(last));
    LocalDate start = LocalDate.of(year, month, 1).plus(week - 1, ChronoUnit.WEEKS);
    if (!weekday) return start.plusDays(day - 1);
    return start.plusDays(Math.floorMod(day - start.getDayOfWeek().getValue(), 7L));
  }

  @Override
  public ValueRange range(ChronoField field) {
    return field.range();
  }

  @Override
  public Period period(int years, int months, int days) {
    return Period.of(years, months, days);
  }
}
