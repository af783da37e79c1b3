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

/** A month of a year. */
public final class YearMonth implements Temporal, TemporalAdjuster, Comparable<YearMonth>, Serializable {
  private final int year;
  private final int month;

  private YearMonth(int year, int month) {
    this.year = year;
    this.month = month;
  }

  public static YearMonth now() {
    return now(Clock.systemDefaultZone());
  }

  public static YearMonth now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static YearMonth now(Clock clock) {
    LocalDate now = LocalDate.now(clock);
    return of(now.getYear(), now.getMonthValue());
  }

  public static YearMonth of(int year, Month month) {
    return of(year, month.getValue());
  }

  public static YearMonth of(int year, int month) {
    ChronoField.YEAR.checkValidValue(year);
    ChronoField.MONTH_OF_YEAR.checkValidValue(month);
    return new YearMonth(year, month);
  }

  public static YearMonth from(TemporalAccessor temporal) {
    if (temporal instanceof YearMonth) return (YearMonth) temporal;
    Objects.requireNonNull(temporal, "temporal");
    try {
      TemporalAccessor source = IsoChronology.INSTANCE.equals(Chronology.from(temporal)) ? temporal
          : LocalDate.from(temporal);
      return of(source.get(ChronoField.YEAR), source.get(ChronoField.MONTH_OF_YEAR));
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain YearMonth from TemporalAccessor: " + temporal + " of type "
          + temporal.getClass().getName(), e);
    }
  }

  public static YearMonth parse(CharSequence text) {
    return parse(text, new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD)
        .appendLiteral('-')
        .appendValue(ChronoField.MONTH_OF_YEAR, 2).toFormatter());
  }

  public static YearMonth parse(CharSequence text, DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.parse(text, YearMonth::from);
  }

  @Override
  public boolean isSupported(TemporalField field) {
    if (!(field instanceof ChronoField)) return field != null && field.isSupportedBy(this);
    return field == ChronoField.YEAR || field == ChronoField.MONTH_OF_YEAR || field == ChronoField.PROLEPTIC_MONTH
        || field == ChronoField.YEAR_OF_ERA || field == ChronoField.ERA;
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit != null && unit.isSupportedBy(this);
    return unit.isDateBased() && ((ChronoUnit) unit).compareTo(ChronoUnit.MONTHS) >= 0;
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
      case MONTH_OF_YEAR:
        return month;
      case PROLEPTIC_MONTH:
        return prolepticMonth();
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

  private long prolepticMonth() {
    return year * 12L + month - 1;
  }

  public int getYear() {
    return year;
  }

  public int getMonthValue() {
    return month;
  }

  public Month getMonth() {
    return Month.of(month);
  }

  public boolean isLeapYear() {
    return Year.isLeap(year);
  }

  public boolean isValidDay(int dayOfMonth) {
    return dayOfMonth >= 1 && dayOfMonth <= lengthOfMonth();
  }

  public int lengthOfMonth() {
    return getMonth().length(isLeapYear());
  }

  public int lengthOfYear() {
    return isLeapYear() ? 366 : 365;
  }

  @Override
  public YearMonth with(TemporalAdjuster adjuster) {
    return (YearMonth) adjuster.adjustInto(this);
  }

  @Override
  public YearMonth with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    ((ChronoField) field).checkValidValue(newValue);
    switch ((ChronoField) field) {
      case MONTH_OF_YEAR:
        return withMonth((int) newValue);
      case PROLEPTIC_MONTH:
        return plusMonths(newValue - prolepticMonth());
      case YEAR_OF_ERA:
        return withYear((int) (year < 1 ? 1 - newValue : newValue));
      case YEAR:
        return withYear((int) newValue);
      case ERA:
        return getLong(ChronoField.ERA) == newValue ? this : withYear(1 - year);
      default:
        throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    }
  }

  public YearMonth withYear(int year) {
    return of(year, month);
  }

  public YearMonth withMonth(int month) {
    return of(year, month);
  }

  @Override
  public YearMonth plus(TemporalAmount amountToAdd) {
    return (YearMonth) amountToAdd.addTo(this);
  }

  @Override
  public YearMonth plus(long amountToAdd, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit.addTo(this, amountToAdd);
    switch ((ChronoUnit) unit) {
      case MONTHS:
        return plusMonths(amountToAdd);
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

  public YearMonth plusYears(long yearsToAdd) {
    return yearsToAdd == 0 ? this : of(ChronoField.YEAR.checkValidIntValue(year + yearsToAdd), month);
  }

  public YearMonth plusMonths(long monthsToAdd) {
    if (monthsToAdd == 0) return this;
    long all = prolepticMonth() + monthsToAdd;
    return of(ChronoField.YEAR.checkValidIntValue(Math.floorDiv(all, 12L)), (int) Math.floorMod(all, 12L) + 1);
  }

  @Override
  public YearMonth minus(TemporalAmount amountToSubtract) {
    return (YearMonth) amountToSubtract.subtractFrom(this);
  }

  @Override
  public YearMonth minus(long amountToSubtract, TemporalUnit unit) {
    if (amountToSubtract == Long.MIN_VALUE) return plus(Long.MAX_VALUE, unit).plus(1, unit);
    return plus(-amountToSubtract, unit);
  }

  public YearMonth minusYears(long years) {
    return years == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-years);
  }

  public YearMonth minusMonths(long months) {
    return months == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-months);
  }

  @SuppressWarnings("unchecked")
  @Override
  public <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.chronology()) return (R) IsoChronology.INSTANCE;
    return query == TemporalQueries.precision() ? (R) ChronoUnit.MONTHS : Temporal.super.query(query);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.PROLEPTIC_MONTH, prolepticMonth());
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    YearMonth end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    long months = end.prolepticMonth() - prolepticMonth();
    switch ((ChronoUnit) unit) {
      case MONTHS:
        return months;
      case YEARS:
        return months / 12;
      case DECADES:
        return months / 120;
      case CENTURIES:
        return months / 1200;
      case MILLENNIA:
        return months / 12000;
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

  public LocalDate atDay(int dayOfMonth) {
    return LocalDate.of(year, month, dayOfMonth);
  }

  public LocalDate atEndOfMonth() {
    return LocalDate.of(year, month, lengthOfMonth());
  }

  @Override
  public int compareTo(YearMonth other) {
    return year != other.year ? year - other.year : month - other.month;
  }

  public boolean isAfter(YearMonth other) {
    return compareTo(other) > 0;
  }

  public boolean isBefore(YearMonth other) {
    return compareTo(other) < 0;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof YearMonth && compareTo((YearMonth) obj) == 0;
  }

  @Override
  public int hashCode() {
    return year ^ month << 27;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    Year.append(text, year, false);
    return text.append(month < 10 ? "-0" : "-").append(month).toString();
  }
}
