package java.time.chrono;

import java.time.DateTimeException;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
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
import java.util.Comparator;
import java.util.Objects;

/** A date of some calendar. */
public interface ChronoLocalDate extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDate> {
  static Comparator<ChronoLocalDate> timeLineOrder() {
    return (a, b) -> Long.compare(a.toEpochDay(), b.toEpochDay());
  }

  static ChronoLocalDate from(TemporalAccessor temporal) {
    if (temporal instanceof ChronoLocalDate) return (ChronoLocalDate) temporal;
    Chronology chronology = Objects.requireNonNull(temporal, "temporal").query(TemporalQueries.chronology());
    if (chronology == null) {
      throw new DateTimeException("Unable to obtain ChronoLocalDate from TemporalAccessor: " + temporal.getClass());
    }
    return chronology.date(temporal);
  }

  Chronology getChronology();

  default Era getEra() {
    return getChronology().eraOf(get(ChronoField.ERA));
  }

  default boolean isLeapYear() {
    return getChronology().isLeapYear(getLong(ChronoField.YEAR));
  }

  int lengthOfMonth();

  default int lengthOfYear() {
    return isLeapYear() ? 366 : 365;
  }

  @Override
  default boolean isSupported(TemporalField field) {
    return field instanceof ChronoField ? field.isDateBased() : field != null && field.isSupportedBy(this);
  }

  @Override
  default boolean isSupported(TemporalUnit unit) {
    return unit instanceof ChronoUnit ? unit.isDateBased() : unit != null && unit.isSupportedBy(this);
  }

  @Override
  default ChronoLocalDate with(TemporalAdjuster adjuster) {
    return (ChronoLocalDate) Temporal.super.with(adjuster);
  }

  @Override
  default ChronoLocalDate with(TemporalField field, long newValue) {
    if (field instanceof ChronoField) throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    return field.adjustInto(this, newValue);
  }

  @Override
  default ChronoLocalDate plus(TemporalAmount amount) {
    return (ChronoLocalDate) Temporal.super.plus(amount);
  }

  @Override
  default ChronoLocalDate plus(long amountToAdd, TemporalUnit unit) {
    if (unit instanceof ChronoUnit) throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    return unit.addTo(this, amountToAdd);
  }

  @Override
  default ChronoLocalDate minus(TemporalAmount amount) {
    return (ChronoLocalDate) Temporal.super.minus(amount);
  }

  @Override
  default ChronoLocalDate minus(long amountToSubtract, TemporalUnit unit) {
    return (ChronoLocalDate) Temporal.super.minus(amountToSubtract, unit);
  }

  @SuppressWarnings("unchecked")
  @Override
  default <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.zoneId() || query == TemporalQueries.zone() || query == TemporalQueries.offset()) {
      return null;
    }
    if (query == TemporalQueries.localTime()) return null;
    if (query == TemporalQueries.chronology()) return (R) getChronology();
    if (query == TemporalQueries.precision()) return (R) ChronoUnit.DAYS;
    return query.queryFrom(this);
  }

  @Override
  default Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.EPOCH_DAY, toEpochDay());
  }

  @Override
  long until(Temporal endExclusive, TemporalUnit unit);

  ChronoPeriod until(ChronoLocalDate endDateExclusive);

  default String format(DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.format(this);
  }

  default ChronoLocalDateTime<?> atTime(LocalTime localTime) {
    return java.time.LocalDate.ofEpochDay(toEpochDay()).atTime(localTime);
  }

  default long toEpochDay() {
    return getLong(ChronoField.EPOCH_DAY);
  }

  @Override
  default int compareTo(ChronoLocalDate other) {
    int order = Long.compare(toEpochDay(), other.toEpochDay());
    return order != 0 ? order : getChronology().compareTo(other.getChronology());
  }

  default boolean isAfter(ChronoLocalDate other) {
    return toEpochDay() > other.toEpochDay();
  }

  default boolean isBefore(ChronoLocalDate other) {
    return toEpochDay() < other.toEpochDay();
  }

  default boolean isEqual(ChronoLocalDate other) {
    return toEpochDay() == other.toEpochDay();
  }

  @Override
  boolean equals(Object obj);

  @Override
  int hashCode();

  @Override
  String toString();
}
