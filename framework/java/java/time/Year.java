package java.time;

import java.io.Serializable;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.SignStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.Objects;

/** A year. */
public final class Year implements Temporal, TemporalAdjuster, Comparable<Year>, Serializable {
  public static final int MIN_VALUE = -999999999;
  public static final int MAX_VALUE = 999999999;

  private final int year;

  private Year(int year) {
    this.year = year;
  }

  /** At least four digits; a plus before more than that, if wanted. */
  static void append(StringBuilder text, int year, boolean plus) {
    int positive = Math.abs(year);
    if (positive < 1000) {
      text.append(year < 0 ? "-" : "").append(Integer.toString(10000 + positive).substring(1));
    } else {
      text.append(year > 9999 && plus ? "+" : "").append(year);
    }
  }

  public static Year now() {
    return now(Clock.systemDefaultZone());
  }

  public static Year now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static Year now(Clock clock) {
    return of(LocalDate.now(clock).getYear());
  }

  public static Year of(int isoYear) {
    ChronoField.YEAR.checkValidValue(isoYear);
    return new Year(isoYear);
  }

  public static Year from(TemporalAccessor temporal) {
    if (temporal instanceof Year) return (Year) temporal;
    Objects.requireNonNull(temporal, "temporal");
    try {
      TemporalAccessor source = IsoChronology.INSTANCE.equals(Chronology.from(temporal)) ? temporal
          : LocalDate.from(temporal);
      return of(source.get(ChronoField.YEAR));
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain Year from TemporalAccessor: " + temporal + " of type "
          + temporal.getClass().getName(), e);
    }
  }

  public static Year parse(CharSequence text) {
    return parse(text, new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD)
        .toFormatter());
  }

  public static Year parse(CharSequence text, DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.parse(text, Year::from);
  }

  public static boolean isLeap(long year) {
    return IsoChronology.INSTANCE.isLeapYear(year);
  }

  public int getValue() {
    return year;
  }

  @Override
  public boolean isSupported(TemporalField field) {
    if (!(field instanceof ChronoField)) return field != null && field.isSupportedBy(this);
    return field == ChronoField.YEAR || field == ChronoField.YEAR_OF_ERA || field == ChronoField.ERA;
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit != null && unit.isSupportedBy(this);
    return unit.isDateBased() && ((ChronoUnit) unit).compareTo(ChronoUnit.YEARS) >= 0;
  }

  @Override
  public ValueRange range(TemporalField field) {
    if (field == ChronoField.YEAR_OF_ERA) return ValueRange.of(1, year <= 0 ? 1000000000 : 999999999);
    return Temporal.super.range(field);
  }

  @Override
  public int get(TemporalField field) {
    return range(field).checkValidIntValue(getLong(field), field);
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    switch ((ChronoField) field) {
      case YEAR_OF_ERA:
        return year < 1 ? 1 - year : year;
      case YEAR:
        return year;
      case ERA:
        return year < 1 ? 0 : 1;
      default:
        throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    }
  }

  public boolean isLeap() {
    return isLeap(year);
  }

  public boolean isValidMonthDay(MonthDay monthDay) {
    return monthDay != null && monthDay.isValidYear(year);
  }

  public int length() {
    return isLeap() ? 366 : 365;
  }

  @Override
  public Year with(TemporalAdjuster adjuster) {
    return (Year) adjuster.adjustInto(this);
  }

  @Override
  public Year with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    ((ChronoField) field).checkValidValue(newValue);
    switch ((ChronoField) field) {
      case YEAR_OF_ERA:
        return of((int) (year < 1 ? 1 - newValue : newValue));
      case YEAR:
        return of((int) newValue);
      case ERA:
        return getLong(ChronoField.ERA) == newValue ? this : of(1 - year);
      default:
        throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    }
  }

  @Override
  public Year plus(TemporalAmount amountToAdd) {
    return (Year) amountToAdd.addTo(this);
  }

  @Override
  public Year plus(long amountToAdd, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit.addTo(this, amountToAdd);
    switch ((ChronoUnit) unit) {
      case YEARS:
        return plusYears(amountToAdd);
      case DECADES:
        return plusYears(Math.multiplyExact(amountToAdd, 10L));
      case CENTURIES:
        return plusYears(Math.multiplyExact(amountToAdd, 100L));
      case MILLENNIA:
        return plusYears(Math.multiplyExact(amountToAdd, 1000L));
      case ERAS:
        return with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), amountToAdd));
      default:
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }
  }

  public Year plusYears(long yearsToAdd) {
    return yearsToAdd == 0 ? this : of(ChronoField.YEAR.checkValidIntValue(year + yearsToAdd));
  }

  @Override
  public Year minus(TemporalAmount amountToSubtract) {
    return (Year) amountToSubtract.subtractFrom(this);
  }

  @Override
  public Year minus(long amountToSubtract, TemporalUnit unit) {
    if (amountToSubtract == Long.MIN_VALUE) return plus(Long.MAX_VALUE, unit).plus(1, unit);
    return plus(-amountToSubtract, unit);
  }

  public Year minusYears(long yearsToSubtract) {
    return yearsToSubtract == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-yearsToSubtract);
  }

  @SuppressWarnings("unchecked")
  @Override
  public <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.chronology()) return (R) IsoChronology.INSTANCE;
    return query == TemporalQueries.precision() ? (R) ChronoUnit.YEARS : Temporal.super.query(query);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.YEAR, year);
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    Year end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    long years = (long) end.year - year;
    switch ((ChronoUnit) unit) {
      case YEARS:
        return years;
      case DECADES:
        return years / 10;
      case CENTURIES:
        return years / 100;
      case MILLENNIA:
        return years / 1000;
      case ERAS:
        return end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
      default:
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }
  }

  public String format(DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.format(this);
  }

  public LocalDate atDay(int dayOfYear) {
    return LocalDate.ofYearDay(year, dayOfYear);
  }

  public YearMonth atMonth(Month month) {
    return YearMonth.of(year, month);
  }

  public YearMonth atMonth(int month) {
    return YearMonth.of(year, month);
  }

  public LocalDate atMonthDay(MonthDay monthDay) {
    return monthDay.atYear(year);
  }

  @Override
  public int compareTo(Year other) {
    return year - other.year;
  }

  public boolean isAfter(Year other) {
    return year > other.year;
  }

  public boolean isBefore(Year other) {
    return year < other.year;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Year && year == ((Year) obj).year;
  }

  @Override
  public int hashCode() {
    return year;
  }

  @Override
  public String toString() {
    return Integer.toString(year);
  }
}
