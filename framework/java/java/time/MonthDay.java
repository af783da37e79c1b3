package java.time;

import java.io.Serializable;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.Objects;

/** A day of the year that comes every year, or every four. */
public final class MonthDay implements TemporalAccessor, TemporalAdjuster, Comparable<MonthDay>, Serializable {
  private final int month;
  private final int day;

  private MonthDay(int month, int day) {
    this.month = month;
    this.day = day;
  }

  public static MonthDay now() {
    return now(Clock.systemDefaultZone());
  }

  public static MonthDay now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static MonthDay now(Clock clock) {
    LocalDate now = LocalDate.now(clock);
    return of(now.getMonth(), now.getDayOfMonth());
  }

  public static MonthDay of(Month month, int dayOfMonth) {
    Objects.requireNonNull(month, "month");
    ChronoField.DAY_OF_MONTH.checkValidValue(dayOfMonth);
    if (dayOfMonth > month.maxLength()) {
      throw new DateTimeException("Illegal value for DayOfMonth field, value " + dayOfMonth
          + " is not valid for month " + month.name());
    }
    return new MonthDay(month.getValue(), dayOfMonth);
  }

  public static MonthDay of(int month, int dayOfMonth) {
    return of(Month.of(month), dayOfMonth);
  }

  public static MonthDay from(TemporalAccessor temporal) {
    if (temporal instanceof MonthDay) return (MonthDay) temporal;
    try {
      TemporalAccessor source = IsoChronology.INSTANCE.equals(Chronology.from(temporal)) ? temporal
          : LocalDate.from(temporal);
      return of(source.get(ChronoField.MONTH_OF_YEAR), source.get(ChronoField.DAY_OF_MONTH));
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain MonthDay from TemporalAccessor: " + temporal + " of type "
          + temporal.getClass().getName(), e);
    }
  }

  public static MonthDay parse(CharSequence text) {
    return parse(text, new DateTimeFormatterBuilder().appendLiteral("--").appendValue(ChronoField.MONTH_OF_YEAR, 2)
        .appendLiteral('-')
        .appendValue(ChronoField.DAY_OF_MONTH, 2).toFormatter());
  }

  public static MonthDay parse(CharSequence text, DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.parse(text, MonthDay::from);
  }

  @Override
  public boolean isSupported(TemporalField field) {
    if (!(field instanceof ChronoField)) return field != null && field.isSupportedBy(this);
    return field == ChronoField.MONTH_OF_YEAR || field == ChronoField.DAY_OF_MONTH;
  }

  @Override
  public ValueRange range(TemporalField field) {
    if (field == ChronoField.MONTH_OF_YEAR) return field.range();
    if (field == ChronoField.DAY_OF_MONTH) return ValueRange.of(1, getMonth().minLength(), getMonth().maxLength());
    return TemporalAccessor.super.range(field);
  }

  @Override
  public int get(TemporalField field) {
    return range(field).checkValidIntValue(getLong(field), field);
  }

  @Override
  public long getLong(TemporalField field) {
    if (field == ChronoField.MONTH_OF_YEAR) return month;
    if (field == ChronoField.DAY_OF_MONTH) return day;
    if (field instanceof ChronoField) throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    return field.getFrom(this);
  }

  public int getMonthValue() {
    return month;
  }

  public Month getMonth() {
    return Month.of(month);
  }

  public int getDayOfMonth() {
    return day;
  }

  public boolean isValidYear(int year) {
    return !(day == 29 && month == 2 && !Year.isLeap(year));
  }

  public MonthDay withMonth(int month) {
    return with(Month.of(month));
  }

  public MonthDay with(Month month) {
    return new MonthDay(month.getValue(), Math.min(day, month.maxLength()));
  }

  public MonthDay withDayOfMonth(int dayOfMonth) {
    return of(month, dayOfMonth);
  }

  @SuppressWarnings("unchecked")
  @Override
  public <R> R query(TemporalQuery<R> query) {
    return query == TemporalQueries.chronology() ? (R) IsoChronology.INSTANCE : TemporalAccessor.super.query(query);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    Temporal result = temporal.with(ChronoField.MONTH_OF_YEAR, month);
    return result.with(ChronoField.DAY_OF_MONTH, Math.min(result.range(ChronoField.DAY_OF_MONTH).getMaximum(), day));
  }

  public String format(DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.format(this);
  }

  public LocalDate atYear(int year) {
    return LocalDate.of(year, month, isValidYear(year) ? day : 28);
  }

  @Override
  public int compareTo(MonthDay other) {
    return month != other.month ? month - other.month : day - other.day;
  }

  public boolean isAfter(MonthDay other) {
    return compareTo(other) > 0;
  }

  public boolean isBefore(MonthDay other) {
    return compareTo(other) < 0;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof MonthDay && compareTo((MonthDay) obj) == 0;
  }

  @Override
  public int hashCode() {
    return (month << 6) + day;
  }

  @Override
  public String toString() {
    return (month < 10 ? "--0" : "--") + month + (day < 10 ? "-0" : "-") + day;
  }
}
