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

/** A time of day, without day and zone. */
public final class LocalTime implements Temporal, TemporalAdjuster, Comparable<LocalTime>, Serializable {
  public static final LocalTime MIN = new LocalTime(0, 0, 0, 0);
  public static final LocalTime MAX = new LocalTime(23, 59, 59, 999999999);
  public static final LocalTime MIDNIGHT = MIN;
  public static final LocalTime NOON = new LocalTime(12, 0, 0, 0);

  private static final long NANOS_PER_DAY = 86400000000000L;

  private final byte hour;
  private final byte minute;
  private final byte second;
  private final int nano;

  private LocalTime(int hour, int minute, int second, int nano) {
    this.hour = (byte) hour;
    this.minute = (byte) minute;
    this.second = (byte) second;
    this.nano = nano;
  }

  public static LocalTime now() {
    return now(Clock.systemDefaultZone());
  }

  public static LocalTime now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static LocalTime now(Clock clock) {
    Objects.requireNonNull(clock, "clock");
    return ofInstant(clock.instant(), clock.getZone());
  }

  public static LocalTime of(int hour, int minute) {
    return of(hour, minute, 0, 0);
  }

  public static LocalTime of(int hour, int minute, int second) {
    return of(hour, minute, second, 0);
  }

  public static LocalTime of(int hour, int minute, int second, int nanoOfSecond) {
    ChronoField.HOUR_OF_DAY.checkValidValue(hour);
    ChronoField.MINUTE_OF_HOUR.checkValidValue(minute);
    ChronoField.SECOND_OF_MINUTE.checkValidValue(second);
    ChronoField.NANO_OF_SECOND.checkValidValue(nanoOfSecond);
    return new LocalTime(hour, minute, second, nanoOfSecond);
  }

  public static LocalTime ofInstant(Instant instant, ZoneId zone) {
    ZoneOffset offset = zone.getRules().getOffset(instant);
    long seconds = Math.floorMod(instant.getEpochSecond() + offset.getTotalSeconds(), 86400L);
    return ofNanoOfDay(seconds * 1000000000L + instant.getNano());
  }

  public static LocalTime ofSecondOfDay(long secondOfDay) {
    ChronoField.SECOND_OF_DAY.checkValidValue(secondOfDay);
    return ofNanoOfDay(secondOfDay * 1000000000L);
  }

  public static LocalTime ofNanoOfDay(long nanoOfDay) {
    ChronoField.NANO_OF_DAY.checkValidValue(nanoOfDay);
    int seconds = (int) (nanoOfDay / 1000000000L);
    return new LocalTime(seconds / 3600, seconds / 60 % 60, seconds % 60, (int) (nanoOfDay % 1000000000L));
  }

  public static LocalTime from(TemporalAccessor temporal) {
    Objects.requireNonNull(temporal, "temporal");
    LocalTime time = temporal.query(TemporalQueries.localTime());
    if (time == null) {
      throw new DateTimeException("Unable to obtain LocalTime from TemporalAccessor: " + temporal + " of type "
          + temporal.getClass().getName());
    }
    return time;
  }

  public static LocalTime parse(CharSequence text) {
    return parse(text, DateTimeFormatter.ISO_LOCAL_TIME);
  }

  public static LocalTime parse(CharSequence text, DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.parse(text, LocalTime::from);
  }

  @Override
  public boolean isSupported(TemporalField field) {
    return field instanceof ChronoField ? field.isTimeBased() : field != null && field.isSupportedBy(this);
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    return unit instanceof ChronoUnit ? unit.isTimeBased() : unit != null && unit.isSupportedBy(this);
  }

  @Override
  public ValueRange range(TemporalField field) {
    return Temporal.super.range(field);
  }

  @Override
  public int get(TemporalField field) {
    if (!(field instanceof ChronoField)) return Temporal.super.get(field);
    if (field == ChronoField.NANO_OF_DAY || field == ChronoField.MICRO_OF_DAY) {
      throw new UnsupportedTemporalTypeException("Invalid field '" + field
          + "' for get() method, use getLong() instead");
    }
    return (int) getLong(field);
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    switch ((ChronoField) field) {
      case NANO_OF_SECOND:
        return nano;
      case NANO_OF_DAY:
        return toNanoOfDay();
      case MICRO_OF_SECOND:
        return nano / 1000;
      case MICRO_OF_DAY:
        return toNanoOfDay() / 1000;
      case MILLI_OF_SECOND:
        return nano / 1000000;
      case MILLI_OF_DAY:
        return toNanoOfDay() / 1000000;
      case SECOND_OF_MINUTE:
        return second;
      case SECOND_OF_DAY:
        return toSecondOfDay();
      case MINUTE_OF_HOUR:
        return minute;
      case MINUTE_OF_DAY:
        return hour * 60 + minute;
      case HOUR_OF_AMPM:
        return hour % 12;
      case CLOCK_HOUR_OF_AMPM:
        return hour % 12 == 0 ? 12 : hour % 12;
      case HOUR_OF_DAY:
        return hour;
      case CLOCK_HOUR_OF_DAY:
        return hour == 0 ? 24 : hour;
      case AMPM_OF_DAY:
        return hour / 12;
      default:
        throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    }
  }

  public int getHour() {
    return hour;
  }

  public int getMinute() {
    return minute;
  }

  public int getSecond() {
    return second;
  }

  public int getNano() {
    return nano;
  }

  @Override
  public LocalTime with(TemporalAdjuster adjuster) {
    return adjuster instanceof LocalTime ? (LocalTime) adjuster : (LocalTime) adjuster.adjustInto(this);
  }

  @Override
  public LocalTime with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    ChronoField part = (ChronoField) field;
    part.checkValidValue(newValue);
    if (!part.isTimeBased()) throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    LocalTime moved = plus(fromZero(part, newValue) - fromZero(part, getLong(part)), part.getBaseUnit());
    boolean dropsWhatIsFiner = part.getBaseUnit() == ChronoUnit.MICROS || part.getBaseUnit() == ChronoUnit.MILLIS;
    return dropsWhatIsFiner ? moved.truncatedTo(part.getBaseUnit()) : moved;
  }

  /** Clocks on walls show 12 or 24 where counting begins with 0. */
  private static long fromZero(ChronoField part, long value) {
    boolean onTheWall = part == ChronoField.CLOCK_HOUR_OF_AMPM || part == ChronoField.CLOCK_HOUR_OF_DAY;
    return onTheWall ? value % part.range().getMaximum() : value;
  }

  public LocalTime withHour(int hour) {
    return of(hour, minute, second, nano);
  }

  public LocalTime withMinute(int minute) {
    return of(hour, minute, second, nano);
  }

  public LocalTime withSecond(int second) {
    return of(hour, minute, second, nano);
  }

  public LocalTime withNano(int nanoOfSecond) {
    return of(hour, minute, second, nanoOfSecond);
  }

  public LocalTime truncatedTo(TemporalUnit unit) {
    return ofNanoOfDay(toNanoOfDay() - toNanoOfDay() % Duration.nanosDividingDay(unit));
  }

  @Override
  public LocalTime plus(TemporalAmount amountToAdd) {
    return (LocalTime) amountToAdd.addTo(this);
  }

  @Override
  public LocalTime plus(long amountToAdd, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit.addTo(this, amountToAdd);
    switch ((ChronoUnit) unit) {
      case NANOS:
        return plusNanos(amountToAdd);
      case MICROS:
        return plusNanos(amountToAdd % (NANOS_PER_DAY / 1000) * 1000);
      case MILLIS:
        return plusNanos(amountToAdd % (NANOS_PER_DAY / 1000000) * 1000000);
      case SECONDS:
        return plusSeconds(amountToAdd);
      case MINUTES:
        return plusMinutes(amountToAdd);
      case HOURS:
        return plusHours(amountToAdd);
      case HALF_DAYS:
        return plusHours(amountToAdd % 2 * 12);
      default:
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }
  }

  public LocalTime plusHours(long hoursToAdd) {
    return plusNanos(hoursToAdd % 24 * 3600000000000L);
  }

  public LocalTime plusMinutes(long minutesToAdd) {
    return plusNanos(minutesToAdd % 1440 * 60000000000L);
  }

  public LocalTime plusSeconds(long secondsToAdd) {
    return plusNanos(secondsToAdd % 86400 * 1000000000L);
  }

  public LocalTime plusNanos(long nanosToAdd) {
    return nanosToAdd == 0 ? this : ofNanoOfDay(Math.floorMod(nanosToAdd % NANOS_PER_DAY
        + toNanoOfDay(), NANOS_PER_DAY));
  }

  @Override
  public LocalTime minus(TemporalAmount amountToSubtract) {
    return (LocalTime) amountToSubtract.subtractFrom(this);
  }

  @Override
  public LocalTime minus(long amountToSubtract, TemporalUnit unit) {
    if (amountToSubtract == Long.MIN_VALUE) return plus(Long.MAX_VALUE, unit).plus(1, unit);
    return plus(-amountToSubtract, unit);
  }

  public LocalTime minusHours(long hoursToSubtract) {
    return plusHours(-(hoursToSubtract % 24));
  }

  public LocalTime minusMinutes(long minutesToSubtract) {
    return plusMinutes(-(minutesToSubtract % 1440));
  }

  public LocalTime minusSeconds(long secondsToSubtract) {
    return plusSeconds(-(secondsToSubtract % 86400));
  }

  public LocalTime minusNanos(long nanosToSubtract) {
    return plusNanos(-(nanosToSubtract % NANOS_PER_DAY));
  }

  @SuppressWarnings("unchecked")
  @Override
  public <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.chronology() || query == TemporalQueries.zoneId() || query == TemporalQueries.zone()
        || query == TemporalQueries.offset() || query == TemporalQueries.localDate()) {
      return null;
    }
    if (query == TemporalQueries.localTime()) return (R) this;
    return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : query.queryFrom(this);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.NANO_OF_DAY, toNanoOfDay());
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    LocalTime end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    if (!unit.isTimeBased()) throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    return (end.toNanoOfDay() - toNanoOfDay()) / unit.getDuration().toNanos();
  }

  public String format(DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.format(this);
  }

  public LocalDateTime atDate(LocalDate date) {
    return LocalDateTime.of(date, this);
  }

  public OffsetTime atOffset(ZoneOffset offset) {
    return OffsetTime.of(this, offset);
  }

  public int toSecondOfDay() {
    return hour * 3600 + minute * 60 + second;
  }

  public long toNanoOfDay() {
    return toSecondOfDay() * 1000000000L + nano;
  }

  public long toEpochSecond(LocalDate date, ZoneOffset offset) {
    return date.toEpochDay() * 86400 + toSecondOfDay() - offset.getTotalSeconds();
  }

  @Override
  public int compareTo(LocalTime other) {
    return Long.compare(toNanoOfDay(), other.toNanoOfDay());
  }

  public boolean isAfter(LocalTime other) {
    return compareTo(other) > 0;
  }

  public boolean isBefore(LocalTime other) {
    return compareTo(other) < 0;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof LocalTime && toNanoOfDay() == ((LocalTime) obj).toNanoOfDay();
  }

  @Override
  public int hashCode() {
    return Long.hashCode(toNanoOfDay());
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append(hour < 10 ? "0" : "").append(hour).append(minute < 10 ? ":0" : ":").append(minute);
    if (second == 0 && nano == 0) return text.toString();
    text.append(second < 10 ? ":0" : ":").append(second);
    if (nano == 0) return text.toString();
    String digits = Integer.toString(1000000000 + nano).substring(1);
    // Three, six or nine digits.
    int end = nano % 1000000 == 0 ? 3 : nano % 1000 == 0 ? 6 : 9;
    return text.append('.').append(digits, 0, end).toString();
  }
}
