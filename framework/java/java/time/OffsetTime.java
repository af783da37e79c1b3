package java.time;

import java.io.Serializable;
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
import java.util.Objects;

/** A time of day, at a distance from UTC. */
public final class OffsetTime implements Temporal, TemporalAdjuster, Comparable<OffsetTime>, Serializable {
  public static final OffsetTime MIN = new OffsetTime(LocalTime.MIN, ZoneOffset.MAX);
  public static final OffsetTime MAX = new OffsetTime(LocalTime.MAX, ZoneOffset.MIN);

  private final LocalTime time;
  private final ZoneOffset offset;

  private OffsetTime(LocalTime time, ZoneOffset offset) {
    this.time = Objects.requireNonNull(time, "time");
    this.offset = Objects.requireNonNull(offset, "offset");
  }

  public static OffsetTime now() {
    return now(Clock.systemDefaultZone());
  }

  public static OffsetTime now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static OffsetTime now(Clock clock) {
    Objects.requireNonNull(clock, "clock");
    return ofInstant(clock.instant(), clock.getZone());
  }

  public static OffsetTime of(LocalTime time, ZoneOffset offset) {
    return new OffsetTime(time, offset);
  }

  public static OffsetTime of(int hour, int minute, int second, int nanoOfSecond, ZoneOffset offset) {
    return new OffsetTime(LocalTime.of(hour, minute, second, nanoOfSecond), offset);
  }

  public static OffsetTime ofInstant(Instant instant, ZoneId zone) {
    return new OffsetTime(LocalTime.ofInstant(instant, zone), zone.getRules().getOffset(instant));
  }

  public static OffsetTime from(TemporalAccessor temporal) {
    if (temporal instanceof OffsetTime) return (OffsetTime) temporal;
    try {
      return new OffsetTime(LocalTime.from(temporal), ZoneOffset.from(temporal));
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain OffsetTime from TemporalAccessor: " + temporal + " of type "
          + temporal.getClass().getName(), e);
    }
  }

  public static OffsetTime parse(CharSequence text) {
    return parse(text, DateTimeFormatter.ISO_OFFSET_TIME);
  }

  public static OffsetTime parse(CharSequence text, DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.parse(text, OffsetTime::from);
  }

  private OffsetTime with(LocalTime newTime) {
    return newTime == time ? this : new OffsetTime(newTime, offset);
  }

  @Override
  public boolean isSupported(TemporalField field) {
    if (field instanceof ChronoField) return field.isTimeBased() || field == ChronoField.OFFSET_SECONDS;
    return field != null && field.isSupportedBy(this);
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    return unit instanceof ChronoUnit ? unit.isTimeBased() : unit != null && unit.isSupportedBy(this);
  }

  @Override
  public ValueRange range(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
    return field == ChronoField.OFFSET_SECONDS ? field.range() : time.range(field);
  }

  @Override
  public int get(TemporalField field) {
    return Temporal.super.get(field);
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    return field == ChronoField.OFFSET_SECONDS ? offset.getTotalSeconds() : time.getLong(field);
  }

  public ZoneOffset getOffset() {
    return offset;
  }

  public OffsetTime withOffsetSameLocal(ZoneOffset offset) {
    return new OffsetTime(time, offset);
  }

  public OffsetTime withOffsetSameInstant(ZoneOffset offset) {
    if (offset.equals(this.offset)) return this;
    return new OffsetTime(time.plusSeconds(offset.getTotalSeconds() - this.offset.getTotalSeconds()), offset);
  }

  public LocalTime toLocalTime() {
    return time;
  }

  public int getHour() {
    return time.getHour();
  }

  public int getMinute() {
    return time.getMinute();
  }

  public int getSecond() {
    return time.getSecond();
  }

  public int getNano() {
    return time.getNano();
  }

  @Override
  public OffsetTime with(TemporalAdjuster adjuster) {
    if (adjuster instanceof LocalTime) return with((LocalTime) adjuster);
    if (adjuster instanceof ZoneOffset) return new OffsetTime(time, (ZoneOffset) adjuster);
    return adjuster instanceof OffsetTime ? (OffsetTime) adjuster : (OffsetTime) adjuster.adjustInto(this);
  }

  @Override
  public OffsetTime with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    if (field != ChronoField.OFFSET_SECONDS) return with(time.with(field, newValue));
    return new OffsetTime(time, ZoneOffset.ofTotalSeconds(((ChronoField) field).checkValidIntValue(newValue)));
  }

  public OffsetTime withHour(int hour) {
    return with(time.withHour(hour));
  }

  public OffsetTime withMinute(int minute) {
    return with(time.withMinute(minute));
  }

  public OffsetTime withSecond(int second) {
    return with(time.withSecond(second));
  }

  public OffsetTime withNano(int nanoOfSecond) {
    return with(time.withNano(nanoOfSecond));
  }

  public OffsetTime truncatedTo(TemporalUnit unit) {
    return with(time.truncatedTo(unit));
  }

  @Override
  public OffsetTime plus(TemporalAmount amountToAdd) {
    return (OffsetTime) amountToAdd.addTo(this);
  }

  @Override
  public OffsetTime plus(long amountToAdd, TemporalUnit unit) {
    return unit instanceof ChronoUnit ? with(time.plus(amountToAdd, unit)) : unit.addTo(this, amountToAdd);
  }

  public OffsetTime plusHours(long hours) {
    return with(time.plusHours(hours));
  }

  public OffsetTime plusMinutes(long minutes) {
    return with(time.plusMinutes(minutes));
  }

  public OffsetTime plusSeconds(long seconds) {
    return with(time.plusSeconds(seconds));
  }

  public OffsetTime plusNanos(long nanos) {
    return with(time.plusNanos(nanos));
  }

  @Override
  public OffsetTime minus(TemporalAmount amountToSubtract) {
    return (OffsetTime) amountToSubtract.subtractFrom(this);
  }

  @Override
  public OffsetTime minus(long amountToSubtract, TemporalUnit unit) {
    if (amountToSubtract == Long.MIN_VALUE) return plus(Long.MAX_VALUE, unit).plus(1, unit);
    return plus(-amountToSubtract, unit);
  }

  public OffsetTime minusHours(long hours) {
    return hours == Long.MIN_VALUE ? plusHours(Long.MAX_VALUE).plusHours(1) : plusHours(-hours);
  }

  public OffsetTime minusMinutes(long minutes) {
    return minutes == Long.MIN_VALUE ? plusMinutes(Long.MAX_VALUE).plusMinutes(1) : plusMinutes(-minutes);
  }

  public OffsetTime minusSeconds(long seconds) {
    return seconds == Long.MIN_VALUE ? plusSeconds(Long.MAX_VALUE).plusSeconds(1) : plusSeconds(-seconds);
  }

  public OffsetTime minusNanos(long nanos) {
    return nanos == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-nanos);
  }

  @SuppressWarnings("unchecked")
  @Override
  public <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.offset() || query == TemporalQueries.zone()) return (R) offset;
    if (query == TemporalQueries.zoneId() || query == TemporalQueries.chronology()
        || query == TemporalQueries.localDate()) {
      return null;
    }
    if (query == TemporalQueries.localTime()) return (R) time;
    return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : query.queryFrom(this);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.NANO_OF_DAY, time.toNanoOfDay())
        .with(ChronoField.OFFSET_SECONDS, offset.getTotalSeconds());
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    OffsetTime end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    if (!unit.isTimeBased()) throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    return (end.epochNano() - epochNano()) / unit.getDuration().toNanos();
  }

  private long epochNano() {
    return time.toNanoOfDay() - offset.getTotalSeconds() * 1000000000L;
  }

  public String format(DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.format(this);
  }

  public OffsetDateTime atDate(LocalDate date) {
    return OffsetDateTime.of(date, time, offset);
  }

  public long toEpochSecond(LocalDate date) {
    return date.toEpochDay() * 86400 + time.toSecondOfDay() - offset.getTotalSeconds();
  }

  @Override
  public int compareTo(OffsetTime other) {
    int order = compareInstant(other);
    return order != 0 ? order : time.compareTo(other.time);
  }

  private int compareInstant(OffsetTime other) {
    return Long.compare(epochNano(), other.epochNano());
  }

  public boolean isAfter(OffsetTime other) {
    return compareInstant(other) > 0;
  }

  public boolean isBefore(OffsetTime other) {
    return compareInstant(other) < 0;
  }

  public boolean isEqual(OffsetTime other) {
    return compareInstant(other) == 0;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof OffsetTime && time.equals(((OffsetTime) obj).time)
        && offset.equals(((OffsetTime) obj).offset);
  }

  @Override
  public int hashCode() {
    return time.hashCode() ^ offset.hashCode();
  }

  @Override
  public String toString() {
    return time.toString() + offset.toString();
  }
}
