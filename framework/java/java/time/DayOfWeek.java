package java.time;

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

/** A day of the week, from Monday on. */
public enum DayOfWeek implements TemporalAccessor, TemporalAdjuster {
  MONDAY,
  TUESDAY,
  WEDNESDAY,
  THURSDAY,
  FRIDAY,
  SATURDAY,
  SUNDAY;

  private static final DayOfWeek[] ALL = values();

  public static DayOfWeek of(int dayOfWeek) {
    if (dayOfWeek < 1 || dayOfWeek > 7) throw new DateTimeException("Invalid value for DayOfWeek: " + dayOfWeek);
    return ALL[dayOfWeek - 1];
  }

  public static DayOfWeek from(TemporalAccessor temporal) {
    if (temporal instanceof DayOfWeek) return (DayOfWeek) temporal;
    try {
      return of(temporal.get(ChronoField.DAY_OF_WEEK));
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain DayOfWeek from TemporalAccessor: " + temporal + " of type "
          + temporal.getClass().getName(), e);
    }
  }

  public int getValue() {
    return ordinal() + 1;
  }

  public String getDisplayName(TextStyle style, Locale locale) {
    return new DateTimeFormatterBuilder().appendText(ChronoField.DAY_OF_WEEK, style).toFormatter(locale).format(this);
  }

  @Override
  public boolean isSupported(TemporalField field) {
    return field instanceof ChronoField ? field == ChronoField.DAY_OF_WEEK : field != null
        && field.isSupportedBy(this);
  }

  @Override
  public ValueRange range(TemporalField field) {
    return field == ChronoField.DAY_OF_WEEK ? field.range() : TemporalAccessor.super.range(field);
  }

  @Override
  public int get(TemporalField field) {
    return field == ChronoField.DAY_OF_WEEK ? getValue() : TemporalAccessor.super.get(field);
  }

  @Override
  public long getLong(TemporalField field) {
    if (field == ChronoField.DAY_OF_WEEK) return getValue();
    if (field instanceof ChronoField) throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    return field.getFrom(this);
  }

  public DayOfWeek plus(long days) {
    return ALL[(int) Math.floorMod(ordinal() + days % 7, 7L)];
  }

  public DayOfWeek minus(long days) {
    return plus(-(days % 7));
  }

  @SuppressWarnings("unchecked")
  @Override
  public <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.precision()) return (R) ChronoUnit.DAYS;
    return TemporalAccessor.super.query(query);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.DAY_OF_WEEK, getValue());
  }
}
