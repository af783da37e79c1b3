package java.time;

import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.Locale;

/** A month of the year. */
public enum Month implements TemporalAccessor, TemporalAdjuster {
  JANUARY,
  FEBRUARY,
  MARCH,
  APRIL,
  MAY,
  JUNE,
  JULY,
  AUGUST,
  SEPTEMBER,
  OCTOBER,
  NOVEMBER,
  DECEMBER;

  private static final Month[] ALL = values();

  public static Month of(int month) {
    if (month < 1 || month > 12) throw new DateTimeException("Invalid value for MonthOfYear: " + month);
    return ALL[month - 1];
  }

  public static Month from(TemporalAccessor temporal) {
    if (temporal instanceof Month) return (Month) temporal;
    try {
      return of(temporal.get(ChronoField.MONTH_OF_YEAR));
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain Month from TemporalAccessor: " + temporal + " of type "
          + temporal.getClass().getName(), e);
    }
  }

  public int getValue() {
    return ordinal() + 1;
  }

  public String getDisplayName(TextStyle style, Locale locale) {
    return new DateTimeFormatterBuilder().appendText(ChronoField.MONTH_OF_YEAR, style).toFormatter(locale)
        .format(this);
  }

  @Override
  public boolean isSupported(TemporalField field) {
    return field instanceof ChronoField ? field == ChronoField.MONTH_OF_YEAR : field != null
        && field.isSupportedBy(this);
  }

  @Override
  public ValueRange range(TemporalField field) {
    return field == ChronoField.MONTH_OF_YEAR ? field.range() : TemporalAccessor.super.range(field);
  }

  @Override
  public int get(TemporalField field) {
    return field == ChronoField.MONTH_OF_YEAR ? getValue() : TemporalAccessor.super.get(field);
  }

  @Override
  public long getLong(TemporalField field) {
    if (field == ChronoField.MONTH_OF_YEAR) return getValue();
    if (field instanceof ChronoField) throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    return field.getFrom(this);
  }

  public Month plus(long months) {
    return ALL[(int) Math.floorMod(ordinal() + months % 12, 12L)];
  }

  public Month minus(long months) {
    return plus(-(months % 12));
  }

  public int length(boolean leapYear) {
    return this == FEBRUARY && leapYear ? 29 : minLength();
  }

  public int minLength() {
    return this == FEBRUARY ? 28 : this == APRIL || this == JUNE || this == SEPTEMBER || this == NOVEMBER ? 30 : 31;
  }

  public int maxLength() {
    return this == FEBRUARY ? 29 : minLength();
  }

  public int firstDayOfYear(boolean leapYear) {
    int day = 1;
    for (int i = 0; i < ordinal(); i++) day += ALL[i].length(leapYear);
    return day;
  }

  public Month firstMonthOfQuarter() {
    return ALL[ordinal() / 3 * 3];
  }

  @SuppressWarnings("unchecked")
  @Override
  public <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.chronology()) return (R) IsoChronology.INSTANCE;
    if (query == TemporalQueries.precision()) return (R) ChronoUnit.MONTHS;
    return TemporalAccessor.super.query(query);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.MONTH_OF_YEAR, getValue());
  }
}
