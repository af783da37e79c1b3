package java.time;

import java.io.Serializable;
import java.time.chrono.IsoChronology;
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

/** A day and a time of day, at a distance from UTC. */
public final class OffsetDateTime implements Temporal, TemporalAdjuster, Comparable<OffsetDateTime>, Serializable {
  public static final OffsetDateTime MIN = new OffsetDateTime(LocalDateTime.MIN, ZoneOffset.MAX);
  public static final OffsetDateTime MAX = new OffsetDateTime(LocalDateTime.MAX, ZoneOffset.MIN);

  private final LocalDateTime dateTime;
  private final ZoneOffset offset;

  private OffsetDateTime(LocalDateTime dateTime, ZoneOffset offset) {
    this.dateTime = Objects.requireNonNull(dateTime, "dateTime");
    this.offset = Objects.requireNonNull(offset, "offset");
  }

  public static Comparator<OffsetDateTime> timeLineOrder() {
    return (a, b) -> a.compareInstant(b);
  }

  private int compareInstant(OffsetDateTime other) {
    int order = Long.compare(toEpochSecond(), other.toEpochSecond());
    return order != 0 ? order : getNano() - other.getNano();
  }

  public static OffsetDateTime now() {
    return now(Clock.systemDefaultZone());
  }

  public static OffsetDateTime now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static OffsetDateTime now(Clock clock) {
    Objects.requireNonNull(clock, "clock");
    return ofInstant(clock.instant(), clock.getZone());
  }

  public static OffsetDateTime of(LocalDate date, LocalTime time, ZoneOffset offset) {
    return new OffsetDateTime(LocalDateTime.of(date, time), offset);
  }

  public static OffsetDateTime of(LocalDateTime dateTime, ZoneOffset offset) {
    return new OffsetDateTime(dateTime, offset);
  }

  public static OffsetDateTime of(int year, int month, int dayOfMonth, int hour, int minute, int second,
      int nanoOfSecond,
      ZoneOffset offset) {
    return new OffsetDateTime(LocalDateTime.of(year, month, dayOfMonth, hour, minute, second, nanoOfSecond), offset);
  }

  public static OffsetDateTime ofInstant(Instant instant, ZoneId zone) {
    ZoneOffset offset = zone.getRules().getOffset(instant);
    return new OffsetDateTime(LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), offset),
        offset);
  }

  public static OffsetDateTime from(TemporalAccessor temporal) {
    if (temporal instanceof OffsetDateTime) return (OffsetDateTime) temporal;
    try {
      ZoneOffset offset = ZoneOffset.from(temporal);
      LocalDate date = temporal.query(TemporalQueries.localDate());
      LocalTime time = temporal.query(TemporalQueries.localTime());
      return date != null && time != null ? of(date, time, offset) : ofInstant(Instant.from(temporal), offset);
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain OffsetDateTime from TemporalAccessor: " + temporal + " of type "
          + temporal.getClass().getName(), e);
    }
  }

  public static OffsetDateTime parse(CharSequence text) {
    return parse(text, DateTimeFormatter.ISO_OFFSET_DATE_TIME);
  }

  public static OffsetDateTime parse(CharSequence text, DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.parse(text, OffsetDateTime::from);
  }

  private OffsetDateTime with(LocalDateTime newDateTime) {
    return newDateTime == dateTime ? this : new OffsetDateTime(newDateTime, offset);
  }

  @Override
  public boolean isSupported(TemporalField field) {
    return field instanceof ChronoField || field != null && field.isSupportedBy(this);
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    return unit instanceof ChronoUnit ? unit != ChronoUnit.FOREVER : unit != null && unit.isSupportedBy(this);
  }

  @Override
  public ValueRange range(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
    return field == ChronoField.INSTANT_SECONDS
        || field == ChronoField.OFFSET_SECONDS ? field.range() : dateTime.range(field);
  }

  @Override
  public int get(TemporalField field) {
    if (!(field instanceof ChronoField)) return Temporal.super.get(field);
    if (field == ChronoField.INSTANT_SECONDS) {
      throw new UnsupportedTemporalTypeException("Invalid field 'InstantSeconds' for get() method, use getLong() "
          + "instead");
    }
    return field == ChronoField.OFFSET_SECONDS ? offset.getTotalSeconds() : dateTime.get(field);
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    if (field == ChronoField.INSTANT_SECONDS) return toEpochSecond();
    return field == ChronoField.OFFSET_SECONDS ? offset.getTotalSeconds() : dateTime.getLong(field);
  }

  public ZoneOffset getOffset() {
    return offset;
  }

  public OffsetDateTime withOffsetSameLocal(ZoneOffset offset) {
    return new OffsetDateTime(dateTime, offset);
  }

  public OffsetDateTime withOffsetSameInstant(ZoneOffset offset) {
    if (offset.equals(this.offset)) return this;
    return new OffsetDateTime(dateTime.plusSeconds(offset.getTotalSeconds() - this.offset.getTotalSeconds()), offset);
  }

  public LocalDateTime toLocalDateTime() {
    return dateTime;
  }

  public LocalDate toLocalDate() {
    return dateTime.toLocalDate();
  }

  public LocalTime toLocalTime() {
    return dateTime.toLocalTime();
  }

  public int getYear() {
    return dateTime.getYear();
  }

  public int getMonthValue() {
    return dateTime.getMonthValue();
  }

  public Month getMonth() {
    return dateTime.getMonth();
  }

  public int getDayOfMonth() {
    return dateTime.getDayOfMonth();
  }

  public int getDayOfYear() {
    return dateTime.getDayOfYear();
  }

  public DayOfWeek getDayOfWeek() {
    return dateTime.getDayOfWeek();
  }

  public int getHour() {
    return dateTime.getHour();
  }

  public int getMinute() {
    return dateTime.getMinute();
  }

  public int getSecond() {
    return dateTime.getSecond();
  }

  public int getNano() {
    return dateTime.getNano();
  }

  @Override
  public OffsetDateTime with(TemporalAdjuster adjuster) {
    if (adjuster instanceof LocalDate || adjuster instanceof LocalTime || adjuster instanceof LocalDateTime) {
      return with(dateTime.with(adjuster));
    }
    if (adjuster instanceof Instant) return ofInstant((Instant) adjuster, offset);
    if (adjuster instanceof ZoneOffset) return new OffsetDateTime(dateTime, (ZoneOffset) adjuster);
    return adjuster instanceof OffsetDateTime ? (OffsetDateTime) adjuster
        : (OffsetDateTime) adjuster.adjustInto(this);
  }

  @Override
  public OffsetDateTime with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    if (field == ChronoField.INSTANT_SECONDS) return ofInstant(Instant.ofEpochSecond(newValue, getNano()), offset);
    if (field == ChronoField.OFFSET_SECONDS) {
      return new OffsetDateTime(dateTime,
          ZoneOffset.ofTotalSeconds(((ChronoField) field).checkValidIntValue(newValue)));
    }
    return with(dateTime.with(field, newValue));
  }

  public OffsetDateTime withYear(int year) {
    return with(dateTime.withYear(year));
  }

  public OffsetDateTime withMonth(int month) {
    return with(dateTime.withMonth(month));
  }

  public OffsetDateTime withDayOfMonth(int dayOfMonth) {
    return with(dateTime.withDayOfMonth(dayOfMonth));
  }

  public OffsetDateTime withDayOfYear(int dayOfYear) {
    return with(dateTime.withDayOfYear(dayOfYear));
  }

  public OffsetDateTime withHour(int hour) {
    return with(dateTime.withHour(hour));
  }

  public OffsetDateTime withMinute(int minute) {
    return with(dateTime.withMinute(minute));
  }

  public OffsetDateTime withSecond(int second) {
    return with(dateTime.withSecond(second));
  }

  public OffsetDateTime withNano(int nanoOfSecond) {
    return with(dateTime.withNano(nanoOfSecond));
  }

  public OffsetDateTime truncatedTo(TemporalUnit unit) {
    return with(dateTime.truncatedTo(unit));
  }

  @Override
  public OffsetDateTime plus(TemporalAmount amountToAdd) {
    return (OffsetDateTime) amountToAdd.addTo(this);
  }

  @Override
  public OffsetDateTime plus(long amountToAdd, TemporalUnit unit) {
    return unit instanceof ChronoUnit ? with(dateTime.plus(amountToAdd, unit)) : unit.addTo(this, amountToAdd);
  }

  public OffsetDateTime plusYears(long years) {
    return with(dateTime.plusYears(years));
  }

  public OffsetDateTime plusMonths(long months) {
    return with(dateTime.plusMonths(months));
  }

  public OffsetDateTime plusWeeks(long weeks) {
    return with(dateTime.plusWeeks(weeks));
  }

  public OffsetDateTime plusDays(long days) {
    return with(dateTime.plusDays(days));
  }

  public OffsetDateTime plusHours(long hours) {
    return with(dateTime.plusHours(hours));
  }

  public OffsetDateTime plusMinutes(long minutes) {
    return with(dateTime.plusMinutes(minutes));
  }

  public OffsetDateTime plusSeconds(long seconds) {
    return with(dateTime.plusSeconds(seconds));
  }

  public OffsetDateTime plusNanos(long nanos) {
    return with(dateTime.plusNanos(nanos));
  }

  @Override
  public OffsetDateTime minus(TemporalAmount amountToSubtract) {
    return (OffsetDateTime) amountToSubtract.subtractFrom(this);
  }

  @Override
  public OffsetDateTime minus(long amountToSubtract, TemporalUnit unit) {
    if (amountToSubtract == Long.MIN_VALUE) return plus(Long.MAX_VALUE, unit).plus(1, unit);
    return plus(-amountToSubtract, unit);
  }

  public OffsetDateTime minusYears(long years) {
    return years == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-years);
  }

  public OffsetDateTime minusMonths(long months) {
    return months == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-months);
  }

  public OffsetDateTime minusWeeks(long weeks) {
    return weeks == Long.MIN_VALUE ? plusWeeks(Long.MAX_VALUE).plusWeeks(1) : plusWeeks(-weeks);
  }

  public OffsetDateTime minusDays(long days) {
    return days == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-days);
  }

  public OffsetDateTime minusHours(long hours) {
    return hours == Long.MIN_VALUE ? plusHours(Long.MAX_VALUE).plusHours(1) : plusHours(-hours);
  }

  public OffsetDateTime minusMinutes(long minutes) {
    return minutes == Long.MIN_VALUE ? plusMinutes(Long.MAX_VALUE).plusMinutes(1) : plusMinutes(-minutes);
  }

  public OffsetDateTime minusSeconds(long seconds) {
    return seconds == Long.MIN_VALUE ? plusSeconds(Long.MAX_VALUE).plusSeconds(1) : plusSeconds(-seconds);
  }

  public OffsetDateTime minusNanos(long nanos) {
    return nanos == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-nanos);
  }

  @SuppressWarnings("unchecked")
  @Override
  public <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.offset() || query == TemporalQueries.zone()) return (R) offset;
    if (query == TemporalQueries.zoneId()) return null;
    if (query == TemporalQueries.localDate()) return (R) toLocalDate();
    if (query == TemporalQueries.localTime()) return (R) toLocalTime();
    if (query == TemporalQueries.chronology()) return (R) IsoChronology.INSTANCE;
    return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : query.queryFrom(this);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.EPOCH_DAY, toLocalDate().toEpochDay())
        .with(ChronoField.NANO_OF_DAY, toLocalTime().toNanoOfDay())
        .with(ChronoField.OFFSET_SECONDS, offset.getTotalSeconds());
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    OffsetDateTime end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    return dateTime.until(end.withOffsetSameInstant(offset).dateTime, unit);
  }

  public String format(DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.format(this);
  }

  public ZonedDateTime atZoneSameInstant(ZoneId zone) {
    return ZonedDateTime.ofInstant(dateTime, offset, zone);
  }

  public ZonedDateTime atZoneSimilarLocal(ZoneId zone) {
    return ZonedDateTime.ofLocal(dateTime, zone, offset);
  }

  public OffsetTime toOffsetTime() {
    return OffsetTime.of(dateTime.toLocalTime(), offset);
  }

  public ZonedDateTime toZonedDateTime() {
    return ZonedDateTime.of(dateTime, offset);
  }

  public Instant toInstant() {
    return dateTime.toInstant(offset);
  }

  public long toEpochSecond() {
    return dateTime.toEpochSecond(offset);
  }

  @Override
  public int compareTo(OffsetDateTime other) {
    int order = compareInstant(other);
    return order != 0 ? order : dateTime.compareTo(other.dateTime);
  }

  public boolean isAfter(OffsetDateTime other) {
    return compareInstant(other) > 0;
  }

  public boolean isBefore(OffsetDateTime other) {
    return compareInstant(other) < 0;
  }

  public boolean isEqual(OffsetDateTime other) {
    return compareInstant(other) == 0;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof OffsetDateTime && dateTime.equals(((OffsetDateTime) obj).dateTime)
        && offset.equals(((OffsetDateTime) obj).offset);
  }

  @Override
  public int hashCode() {
    return dateTime.hashCode() ^ offset.hashCode();
  }

  @Override
  public String toString() {
    return dateTime.toString() + offset.toString();
  }
}
