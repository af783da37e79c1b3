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
import java.util.Comparator;
import java.util.Objects;

/** A date of some calendar, and a time of day. */
public interface ChronoLocalDateTime<D extends ChronoLocalDate>
    extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDateTime<?>> {
  static Comparator<ChronoLocalDateTime<?>> timeLineOrder() {
    return (a, b) -> {
      int order = Long.compare(a.toLocalDate().toEpochDay(), b.toLocalDate().toEpochDay());
      return order != 0 ? order : a.toLocalTime().compareTo(b.toLocalTime());
    };
  }

  static ChronoLocalDateTime<?> from(TemporalAccessor temporal) {
    if (temporal instanceof ChronoLocalDateTime) return (ChronoLocalDateTime<?>) temporal;
    Chronology chronology = Objects.requireNonNull(temporal, "temporal").query(TemporalQueries.chronology());
    if (chronology == null) {
      throw new DateTimeException("Unable to obtain ChronoLocalDateTime from TemporalAccessor: "
          + temporal.getClass());
    }
    return chronology.localDateTime(temporal);
  }

  default Chronology getChronology() {
    return toLocalDate().getChronology();
  }

  D toLocalDate();

  LocalTime toLocalTime();

  @Override
  boolean isSupported(TemporalField field);

  @Override
  default boolean isSupported(TemporalUnit unit) {
    return unit instanceof ChronoUnit ? unit != ChronoUnit.FOREVER : unit != null && unit.isSupportedBy(this);
  }

  @SuppressWarnings("unchecked")
  @Override
  default ChronoLocalDateTime<D> with(TemporalAdjuster adjuster) {
    return (ChronoLocalDateTime<D>) Temporal.super.with(adjuster);
  }

  @Override
  ChronoLocalDateTime<D> with(TemporalField field, long newValue);

  @SuppressWarnings("unchecked")
  @Override
  default ChronoLocalDateTime<D> plus(TemporalAmount amount) {
    return (ChronoLocalDateTime<D>) Temporal.super.plus(amount);
  }

  @Override
  ChronoLocalDateTime<D> plus(long amountToAdd, TemporalUnit unit);

  @SuppressWarnings("unchecked")
  @Override
  default ChronoLocalDateTime<D> minus(TemporalAmount amount) {
    return (ChronoLocalDateTime<D>) Temporal.super.minus(amount);
  }

  @SuppressWarnings("unchecked")
  @Override
  default ChronoLocalDateTime<D> minus(long amountToSubtract, TemporalUnit unit) {
    return (ChronoLocalDateTime<D>) Temporal.super.minus(amountToSubtract, unit);
  }

  @SuppressWarnings("unchecked")
  @Override
  default <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.zoneId() || query == TemporalQueries.zone() || query == TemporalQueries.offset()) {
      return null;
    }
    if (query == TemporalQueries.localTime()) return (R) toLocalTime();
    if (query == TemporalQueries.chronology()) return (R) getChronology();
    if (query == TemporalQueries.precision()) return (R) ChronoUnit.NANOS;
    return query.queryFrom(this);
  }

  @Override
  default Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.EPOCH_DAY, toLocalDate().toEpochDay())
        .with(ChronoField.NANO_OF_DAY, toLocalTime().toNanoOfDay());
  }

  default String format(DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.format(this);
  }

  ChronoZonedDateTime<D> atZone(ZoneId zone);

  default Instant toInstant(ZoneOffset offset) {
    return Instant.ofEpochSecond(toEpochSecond(offset), toLocalTime().getNano());
  }

  default long toEpochSecond(ZoneOffset offset) {
    Objects.requireNonNull(offset, "offset");
    return toLocalDate().toEpochDay() * 86400 + toLocalTime().toSecondOfDay() - offset.getTotalSeconds();
  }

  @Override
  default int compareTo(ChronoLocalDateTime<?> other) {
    int order = toLocalDate().compareTo(other.toLocalDate());
    if (order == 0) order = toLocalTime().compareTo(other.toLocalTime());
    return order != 0 ? order : getChronology().compareTo(other.getChronology());
  }

  default boolean isAfter(ChronoLocalDateTime<?> other) {
    return timeLineOrder().compare(this, other) > 0;
  }

  default boolean isBefore(ChronoLocalDateTime<?> other) {
    return timeLineOrder().compare(this, other) < 0;
  }

  default boolean isEqual(ChronoLocalDateTime<?> other) {
    return timeLineOrder().compare(this, other) == 0;
  }

  @Override
  boolean equals(Object obj);

  @Override
  int hashCode();

  @Override
  String toString();
}
