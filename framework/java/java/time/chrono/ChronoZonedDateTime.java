package java.time.chrono;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
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
import java.time.temporal.ValueRange;
import java.util.Comparator;
import java.util.Objects;

/** A date of some calendar, a time of day, and a time zone. */
public interface ChronoZonedDateTime<D extends ChronoLocalDate> extends Temporal, Comparable<ChronoZonedDateTime<?>> {
  static Comparator<ChronoZonedDateTime<?>> timeLineOrder() {
    return (a, b) -> {
      int order = Long.compare(a.toEpochSecond(), b.toEpochSecond());
      return order != 0 ? order : Integer.compare(a.toLocalTime().getNano(), b.toLocalTime().getNano());
    };
  }

  static ChronoZonedDateTime<?> from(TemporalAccessor temporal) {
    if (temporal instanceof ChronoZonedDateTime) return (ChronoZonedDateTime<?>) temporal;
    Chronology chronology = Objects.requireNonNull(temporal, "temporal").query(TemporalQueries.chronology());
    if (chronology == null) {
      throw new DateTimeException("Unable to obtain ChronoZonedDateTime from TemporalAccessor: "
          + temporal.getClass());
    }
    return chronology.zonedDateTime(temporal);
  }

  @Override
  default ValueRange range(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
    return field == ChronoField.INSTANT_SECONDS
        || field == ChronoField.OFFSET_SECONDS ? field.range() : toLocalDateTime().range(field);
  }

  @Override
  default int get(TemporalField field) {
    if (!(field instanceof ChronoField)) return Temporal.super.get(field);
    if (field == ChronoField.INSTANT_SECONDS) {
      throw new UnsupportedTemporalTypeException("Invalid field 'InstantSeconds' for get() method, use getLong() "
          + "instead");
    }
    return field == ChronoField.OFFSET_SECONDS ? getOffset().getTotalSeconds() : toLocalDateTime().get(field);
  }

  @Override
  default long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    if (field == ChronoField.INSTANT_SECONDS) return toEpochSecond();
    return field == ChronoField.OFFSET_SECONDS ? getOffset().getTotalSeconds() : toLocalDateTime().getLong(field);
  }

  default D toLocalDate() {
    return toLocalDateTime().toLocalDate();
  }

  default LocalTime toLocalTime() {
    return toLocalDateTime().toLocalTime();
  }

  ChronoLocalDateTime<D> toLocalDateTime();

  default Chronology getChronology() {
    return toLocalDate().getChronology();
  }

  ZoneOffset getOffset();

  ZoneId getZone();

  ChronoZonedDateTime<D> withEarlierOffsetAtOverlap();

  ChronoZonedDateTime<D> withLaterOffsetAtOverlap();

  ChronoZonedDateTime<D> withZoneSameLocal(ZoneId zone);

  ChronoZonedDateTime<D> withZoneSameInstant(ZoneId zone);

  @Override
  boolean isSupported(TemporalField field);

  @Override
  default boolean isSupported(TemporalUnit unit) {
    return unit instanceof ChronoUnit ? unit != ChronoUnit.FOREVER : unit != null && unit.isSupportedBy(this);
  }

  @SuppressWarnings("unchecked")
  @Override
  default ChronoZonedDateTime<D> with(TemporalAdjuster adjuster) {
    return (ChronoZonedDateTime<D>) Temporal.super.with(adjuster);
  }

  @Override
  ChronoZonedDateTime<D> with(TemporalField field, long newValue);

  @SuppressWarnings("unchecked")
  @Override
  default ChronoZonedDateTime<D> plus(TemporalAmount amount) {
    return (ChronoZonedDateTime<D>) Temporal.super.plus(amount);
  }

  @Override
  ChronoZonedDateTime<D> plus(long amountToAdd, TemporalUnit unit);

  @SuppressWarnings("unchecked")
  @Override
  default ChronoZonedDateTime<D> minus(TemporalAmount amount) {
    return (ChronoZonedDateTime<D>) Temporal.super.minus(amount);
  }

  @SuppressWarnings("unchecked")
  @Override
  default ChronoZonedDateTime<D> minus(long amountToSubtract, TemporalUnit unit) {
    return (ChronoZonedDateTime<D>) Temporal.super.minus(amountToSubtract, unit);
  }

  @SuppressWarnings("unchecked")
  @Override
  default <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.zone() || query == TemporalQueries.zoneId()) return (R) getZone();
    if (query == TemporalQueries.offset()) return (R) getOffset();
    if (query == TemporalQueries.localTime()) return (R) toLocalTime();
    if (query == TemporalQueries.chronology()) return (R) getChronology();
    if (query == TemporalQueries.precision()) return (R) ChronoUnit.NANOS;
    return query.queryFrom(this);
  }

  default String format(DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.format(this);
  }

  default Instant toInstant() {
    return Instant.ofEpochSecond(toEpochSecond(), toLocalTime().getNano());
  }

  default long toEpochSecond() {
    return toLocalDate().toEpochDay() * 86400 + toLocalTime().toSecondOfDay() - getOffset().getTotalSeconds();
  }

  @Override
  default int compareTo(ChronoZonedDateTime<?> other) {
    int order = timeLineOrder().compare(this, other);
    if (order == 0) order = toLocalDateTime().compareTo(other.toLocalDateTime());
    if (order == 0) order = getZone().getId().compareTo(other.getZone().getId());
    return order != 0 ? order : getChronology().compareTo(other.getChronology());
  }

  default boolean isBefore(ChronoZonedDateTime<?> other) {
    return timeLineOrder().compare(this, other) < 0;
  }

  default boolean isAfter(ChronoZonedDateTime<?> other) {
    return timeLineOrder().compare(this, other) > 0;
  }

  default boolean isEqual(ChronoZonedDateTime<?> other) {
    return timeLineOrder().compare(this, other) == 0;
  }

  @Override
  boolean equals(Object obj);

  @Override
  int hashCode();

  @Override
  String toString();
}
