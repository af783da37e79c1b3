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

/** A moment, in seconds and nanoseconds since 1970. */
public final class Instant implements Temporal, TemporalAdjuster, Comparable<Instant>, Serializable {
  private static final long MIN_SECOND = -31557014167219200L;
  private static final long MAX_SECOND = 31556889864403199L;

  public static final Instant EPOCH = new Instant(0, 0);
  public static final Instant MIN = ofEpochSecond(MIN_SECOND, 0);
  public static final Instant MAX = ofEpochSecond(MAX_SECOND, 999999999);

  private static final long NANOS_PER_SECOND = 1000000000L;

  private final long seconds;
  private final int nanos;

  private Instant(long seconds, int nanos) {
    this.seconds = seconds;
    this.nanos = nanos;
  }

  private static Instant create(long seconds, int nanos) {
    if (seconds == 0 && nanos == 0) return EPOCH;
    if (seconds < MIN_SECOND || seconds > MAX_SECOND) {
      throw new DateTimeException("Instant exceeds minimum or maximum instant");
    }
    return new Instant(seconds, nanos);
  }

  public static Instant now() {
    return Clock.systemUTC().instant();
  }

  public static Instant now(Clock clock) {
    Objects.requireNonNull(clock, "clock");
    return clock.instant();
  }

  public static Instant ofEpochSecond(long epochSecond) {
    return create(epochSecond, 0);
  }

  public static Instant ofEpochSecond(long epochSecond, long nanoAdjustment) {
    long all = Math.addExact(epochSecond, Math.floorDiv(nanoAdjustment, 1000000000L));
    return create(all, (int) Math.floorMod(nanoAdjustment, 1000000000L));
  }

  public static Instant ofEpochMilli(long epochMilli) {
    return create(Math.floorDiv(epochMilli, 1000L), (int) Math.floorMod(epochMilli, 1000L) * 1000000);
  }

  public static Instant from(TemporalAccessor temporal) {
    if (temporal instanceof Instant) return (Instant) temporal;
    Objects.requireNonNull(temporal, "temporal");
    try {
      return ofEpochSecond(temporal.getLong(ChronoField.INSTANT_SECONDS), temporal.get(ChronoField.NANO_OF_SECOND));
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain Instant from TemporalAccessor: " + temporal + " of type "
          + temporal.getClass().getName(), e);
    }
  }

  public static Instant parse(CharSequence text) {
    return DateTimeFormatter.ISO_INSTANT.parse(text, Instant::from);
  }

  @Override
  public boolean isSupported(TemporalField field) {
    if (!(field instanceof ChronoField)) return field != null && field.isSupportedBy(this);
    return field == ChronoField.INSTANT_SECONDS || field == ChronoField.NANO_OF_SECOND
        || field == ChronoField.MICRO_OF_SECOND
        || field == ChronoField.MILLI_OF_SECOND;
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    return unit instanceof ChronoUnit ? unit.isTimeBased()
        || unit == ChronoUnit.DAYS : unit != null && unit.isSupportedBy(this);
  }

  @Override
  public ValueRange range(TemporalField field) {
    return Temporal.super.range(field);
  }

  @Override
  public int get(TemporalField field) {
    if (!(field instanceof ChronoField)) return range(field).checkValidIntValue(field.getFrom(this), field);
    if (field == ChronoField.INSTANT_SECONDS) {
      throw new UnsupportedTemporalTypeException("Invalid field 'InstantSeconds' for get() method, use getLong() "
          + "instead");
    }
    return (int) getLong(field);
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    switch ((ChronoField) field) {
      case NANO_OF_SECOND:
        return nanos;
      case MICRO_OF_SECOND:
        return nanos / 1000;
      case MILLI_OF_SECOND:
        return nanos / 1000000;
      case INSTANT_SECONDS:
        return seconds;
      default:
        throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    }
  }

  public long getEpochSecond() {
    return seconds;
  }

  public int getNano() {
    return nanos;
  }

  @Override
  public Instant with(TemporalAdjuster adjuster) {
    return (Instant) adjuster.adjustInto(this);
  }

  @Override
  public Instant with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    ((ChronoField) field).checkValidValue(newValue);
    switch ((ChronoField) field) {
      case NANO_OF_SECOND:
        return create(seconds, (int) newValue);
      case MICRO_OF_SECOND:
        return create(seconds, (int) newValue * 1000);
      case MILLI_OF_SECOND:
        return create(seconds, (int) newValue * 1000000);
      case INSTANT_SECONDS:
        return create(newValue, nanos);
      default:
        throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    }
  }

  public Instant truncatedTo(TemporalUnit unit) {
    long ofDay = Math.floorMod(seconds, 86400L) * NANOS_PER_SECOND + nanos;
    return plusNanos(-(ofDay % Duration.nanosDividingDay(unit)));
  }

  @Override
  public Instant plus(TemporalAmount amountToAdd) {
    return (Instant) amountToAdd.addTo(this);
  }

  @Override
  public Instant plus(long amountToAdd, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit.addTo(this, amountToAdd);
    switch ((ChronoUnit) unit) {
      case NANOS:
        return plusNanos(amountToAdd);
      case MICROS:
        return plus(amountToAdd / 1000000, amountToAdd % 1000000 * 1000);
      case MILLIS:
        return plusMillis(amountToAdd);
      case SECONDS:
      case MINUTES:
      case HOURS:
      case HALF_DAYS:
      case DAYS:
        return plusSeconds(Math.multiplyExact(amountToAdd, unit.getDuration().getSeconds()));
      default:
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }
  }

  public Instant plusSeconds(long secondsToAdd) {
    return plus(secondsToAdd, 0);
  }

  public Instant plusMillis(long millisToAdd) {
    return plus(millisToAdd / 1000, millisToAdd % 1000 * 1000000);
  }

  public Instant plusNanos(long nanosToAdd) {
    return plus(0, nanosToAdd);
  }

  private Instant plus(long secondsToAdd, long nanosToAdd) {
    if (secondsToAdd == 0 && nanosToAdd == 0) return this;
    long all = Math.addExact(Math.addExact(seconds, secondsToAdd), nanosToAdd / NANOS_PER_SECOND);
    return ofEpochSecond(all, nanos + nanosToAdd % NANOS_PER_SECOND);
  }

  @Override
  public Instant minus(TemporalAmount amountToSubtract) {
    return (Instant) amountToSubtract.subtractFrom(this);
  }

  @Override
  public Instant minus(long amountToSubtract, TemporalUnit unit) {
    if (amountToSubtract == Long.MIN_VALUE) return plus(Long.MAX_VALUE, unit).plus(1, unit);
    return plus(-amountToSubtract, unit);
  }

  public Instant minusSeconds(long secondsToSubtract) {
    return minus(secondsToSubtract, ChronoUnit.SECONDS);
  }

  public Instant minusMillis(long millisToSubtract) {
    return minus(millisToSubtract, ChronoUnit.MILLIS);
  }

  public Instant minusNanos(long nanosToSubtract) {
    return minus(nanosToSubtract, ChronoUnit.NANOS);
  }

  @SuppressWarnings("unchecked")
  @Override
  public <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.precision()) return (R) ChronoUnit.NANOS;
    if (query == TemporalQueries.chronology() || query == TemporalQueries.zoneId() || query == TemporalQueries.zone()
        || query == TemporalQueries.offset() || query == TemporalQueries.localDate()
        || query == TemporalQueries.localTime()) {
      return null;
    }
    return query.queryFrom(this);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.INSTANT_SECONDS, seconds).with(ChronoField.NANO_OF_SECOND, nanos);
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    Instant end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    switch ((ChronoUnit) unit) {
      case NANOS:
        return until(end).toNanos();
      case MICROS:
        return until(end).toNanos() / 1000;
      case MILLIS:
        return Math.subtractExact(end.toEpochMilli(), toEpochMilli());
      case SECONDS:
      case MINUTES:
      case HOURS:
      case HALF_DAYS:
      case DAYS:
        return until(end).wholeSeconds() / unit.getDuration().getSeconds();
      default:
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }
  }

  private Duration until(Instant end) {
    return Duration.ofSeconds(Math.subtractExact(end.seconds, seconds), end.nanos - nanos);
  }

  public OffsetDateTime atOffset(ZoneOffset offset) {
    return OffsetDateTime.ofInstant(this, offset);
  }

  public ZonedDateTime atZone(ZoneId zone) {
    return ZonedDateTime.ofInstant(this, zone);
  }

  public long toEpochMilli() {
    int millis = nanos / 1000000;
    if (seconds >= 0) return Math.addExact(Math.multiplyExact(seconds, 1000L), (long) millis);
    // From the second above: the one below may already be too small for a long.
    return Math.subtractExact(Math.multiplyExact(seconds + 1, 1000L), 1000L - millis);
  }

  @Override
  public int compareTo(Instant otherInstant) {
    int order = Long.compare(seconds, otherInstant.seconds);
    return order != 0 ? order : nanos - otherInstant.nanos;
  }

  public boolean isAfter(Instant otherInstant) {
    return compareTo(otherInstant) > 0;
  }

  public boolean isBefore(Instant otherInstant) {
    return compareTo(otherInstant) < 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Instant && seconds == ((Instant) other).seconds && nanos == ((Instant) other).nanos;
  }

  @Override
  public int hashCode() {
    return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
  }

  @Override
  public String toString() {
    return DateTimeFormatter.ISO_INSTANT.format(this);
  }
}
