package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoLocalDateTime;
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

/** A day and a time of day, without zone. */
public final class LocalDateTime implements Temporal, TemporalAdjuster, ChronoLocalDateTime<LocalDate>, Serializable {
  public static final LocalDateTime MIN = new LocalDateTime(LocalDate.MIN, LocalTime.MIN);
  public static final LocalDateTime MAX = new LocalDateTime(LocalDate.MAX, LocalTime.MAX);

  private static final long NANOS_PER_DAY = 86400000000000L;

  private final LocalDate date;
  private final LocalTime time;

  private LocalDateTime(LocalDate date, LocalTime time) {
    this.date = date;
    this.time = time;
  }

  public static LocalDateTime now() {
    return now(Clock.systemDefaultZone());
  }

  public static LocalDateTime now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static LocalDateTime now(Clock clock) {
    Objects.requireNonNull(clock, "clock");
    return ofInstant(clock.instant(), clock.getZone());
  }

  public static LocalDateTime of(int year, Month month, int dayOfMonth, int hour, int minute) {
    return new LocalDateTime(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute));
  }

  public static LocalDateTime of(int year, Month month, int dayOfMonth, int hour, int minute, int second) {
    return new LocalDateTime(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute, second));
  }

  public static LocalDateTime of(int year, Month month, int dayOfMonth, int hour, int minute, int second,
      int nanoOfSecond) {
    return new LocalDateTime(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute, second, nanoOfSecond));
  }

  public static LocalDateTime of(int year, int month, int dayOfMonth, int hour, int minute) {
    return new LocalDateTime(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute));
  }

  public static LocalDateTime of(int year, int month, int dayOfMonth, int hour, int minute, int second) {
    return new LocalDateTime(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute, second));
  }

  public static LocalDateTime of(int year, int month, int dayOfMonth, int hour, int minute, int second,
      int nanoOfSecond) {
    return new LocalDateTime(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute, second, nanoOfSecond));
  }

  public static LocalDateTime of(LocalDate date, LocalTime time) {
    return new LocalDateTime(Objects.requireNonNull(date, "date"), Objects.requireNonNull(time, "time"));
  }

  public static LocalDateTime ofInstant(Instant instant, ZoneId zone) {
    return ofEpochSecond(instant.getEpochSecond(), instant.getNano(), zone.getRules().getOffset(instant));
  }

  public static LocalDateTime ofEpochSecond(long epochSecond, int nanoOfSecond, ZoneOffset offset) {
    ChronoField.NANO_OF_SECOND.checkValidValue(nanoOfSecond);
    long local = epochSecond + offset.getTotalSeconds();
    long nanos = Math.floorMod(local, 86400L) * 1000000000L + nanoOfSecond;
    return new LocalDateTime(LocalDate.ofEpochDay(Math.floorDiv(local, 86400L)), LocalTime.ofNanoOfDay(nanos));
  }

  public static LocalDateTime from(TemporalAccessor temporal) {
    if (temporal instanceof LocalDateTime) return (LocalDateTime) temporal;
    if (temporal instanceof ZonedDateTime) return ((ZonedDateTime) temporal).toLocalDateTime();
    if (temporal instanceof OffsetDateTime) return ((OffsetDateTime) temporal).toLocalDateTime();
    try {
      return new LocalDateTime(LocalDate.from(temporal), LocalTime.from(temporal));
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain LocalDateTime from TemporalAccessor: " + temporal + " of type "
          + temporal.getClass().getName(), e);
    }
  }

  public static LocalDateTime parse(CharSequence text) {
    return parse(text, DateTimeFormatter.ISO_LOCAL_DATE_TIME);
  }

  public static LocalDateTime parse(CharSequence text, DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.parse(text, LocalDateTime::from);
  }

  private LocalDateTime with(LocalDate newDate, LocalTime newTime) {
    return date == newDate && time == newTime ? this : new LocalDateTime(newDate, newTime);
  }

  @Override
  public boolean isSupported(TemporalField field) {
    if (field instanceof ChronoField) return field.isDateBased() || field.isTimeBased();
    return field != null && field.isSupportedBy(this);
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    return ChronoLocalDateTime.super.isSupported(unit);
  }

  @Override
  public ValueRange range(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
    return field.isTimeBased() ? time.range(field) : date.range(field);
  }

  @Override
  public int get(TemporalField field) {
    if (!(field instanceof ChronoField)) return ChronoLocalDateTime.super.get(field);
    return field.isTimeBased() ? time.get(field) : date.get(field);
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    return field.isTimeBased() ? time.getLong(field) : date.getLong(field);
  }

  @Override
  public LocalDate toLocalDate() {
    return date;
  }

  @Override
  public LocalTime toLocalTime() {
    return time;
  }

  public int getYear() {
    return date.getYear();
  }

  public int getMonthValue() {
    return date.getMonthValue();
  }

  public Month getMonth() {
    return date.getMonth();
  }

  public int getDayOfMonth() {
    return date.getDayOfMonth();
  }

  public int getDayOfYear() {
    return date.getDayOfYear();
  }

  public DayOfWeek getDayOfWeek() {
    return date.getDayOfWeek();
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
  public LocalDateTime with(TemporalAdjuster adjuster) {
    if (adjuster instanceof LocalDate) return with((LocalDate) adjuster, time);
    if (adjuster instanceof LocalTime) return with(date, (LocalTime) adjuster);
    return adjuster instanceof LocalDateTime ? (LocalDateTime) adjuster : (LocalDateTime) adjuster.adjustInto(this);
  }

  @Override
  public LocalDateTime with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    return field.isTimeBased() ? with(date, time.with(field, newValue)) : with(date.with(field, newValue), time);
  }

  public LocalDateTime withYear(int year) {
    return with(date.withYear(year), time);
  }

  public LocalDateTime withMonth(int month) {
    return with(date.withMonth(month), time);
  }

  public LocalDateTime withDayOfMonth(int dayOfMonth) {
    return with(date.withDayOfMonth(dayOfMonth), time);
  }

  public LocalDateTime withDayOfYear(int dayOfYear) {
    return with(date.withDayOfYear(dayOfYear), time);
  }

  public LocalDateTime withHour(int hour) {
    return with(date, time.withHour(hour));
  }

  public LocalDateTime withMinute(int minute) {
    return with(date, time.withMinute(minute));
  }

  public LocalDateTime withSecond(int second) {
    return with(date, time.withSecond(second));
  }

  public LocalDateTime withNano(int nanoOfSecond) {
    return with(date, time.withNano(nanoOfSecond));
  }

  public LocalDateTime truncatedTo(TemporalUnit unit) {
    return with(date, time.truncatedTo(unit));
  }

  @Override
  public LocalDateTime plus(TemporalAmount amountToAdd) {
    if (amountToAdd instanceof Period) return with(date.plus((Period) amountToAdd), time);
    return (LocalDateTime) amountToAdd.addTo(this);
  }

  @Override
  public LocalDateTime plus(long amountToAdd, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit.addTo(this, amountToAdd);
    if (!unit.isTimeBased()) return with(date.plus(amountToAdd, unit), time);
    return plusTime(amountToAdd, unit.getDuration().toNanos());
  }

  /** Adds an amount of a unit that divides a day. */
  private LocalDateTime plusTime(long amount, long nanosEach) {
    if (amount == 0) return this;
    long perDay = NANOS_PER_DAY / nanosEach;
    long nanos = amount % perDay * nanosEach + time.toNanoOfDay();
    long days = amount / perDay + Math.floorDiv(nanos, NANOS_PER_DAY);
    return with(date.plusDays(days), LocalTime.ofNanoOfDay(Math.floorMod(nanos, NANOS_PER_DAY)));
  }

  public LocalDateTime plusYears(long years) {
    return with(date.plusYears(years), time);
  }

  public LocalDateTime plusMonths(long months) {
    return with(date.plusMonths(months), time);
  }

  public LocalDateTime plusWeeks(long weeks) {
    return with(date.plusWeeks(weeks), time);
  }

  public LocalDateTime plusDays(long days) {
    return with(date.plusDays(days), time);
  }

  public LocalDateTime plusHours(long hours) {
    return plusTime(hours, 3600000000000L);
  }

  public LocalDateTime plusMinutes(long minutes) {
    return plusTime(minutes, 60000000000L);
  }

  public LocalDateTime plusSeconds(long seconds) {
    return plusTime(seconds, 1000000000L);
  }

  public LocalDateTime plusNanos(long nanos) {
    return plusTime(nanos, 1L);
  }

  @Override
  public LocalDateTime minus(TemporalAmount amountToSubtract) {
    if (amountToSubtract instanceof Period) return with(date.minus((Period) amountToSubtract), time);
    return (LocalDateTime) amountToSubtract.subtractFrom(this);
  }

  @Override
  public LocalDateTime minus(long amountToSubtract, TemporalUnit unit) {
    if (amountToSubtract == Long.MIN_VALUE) return plus(Long.MAX_VALUE, unit).plus(1, unit);
    return plus(-amountToSubtract, unit);
  }

  public LocalDateTime minusYears(long years) {
    return years == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-years);
  }

  public LocalDateTime minusMonths(long months) {
    return months == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-months);
  }

  public LocalDateTime minusWeeks(long weeks) {
    return weeks == Long.MIN_VALUE ? plusWeeks(Long.MAX_VALUE).plusWeeks(1) : plusWeeks(-weeks);
  }

  public LocalDateTime minusDays(long days) {
    return days == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-days);
  }

  public LocalDateTime minusHours(long hours) {
    return hours == Long.MIN_VALUE ? plusHours(Long.MAX_VALUE).plusHours(1) : plusHours(-hours);
  }

  public LocalDateTime minusMinutes(long minutes) {
    return minutes == Long.MIN_VALUE ? plusMinutes(Long.MAX_VALUE).plusMinutes(1) : plusMinutes(-minutes);
  }

  public LocalDateTime minusSeconds(long seconds) {
    return seconds == Long.MIN_VALUE ? plusSeconds(Long.MAX_VALUE).plusSeconds(1) : plusSeconds(-seconds);
  }

  public LocalDateTime minusNanos(long nanos) {
    return nanos == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-nanos);
  }

  @SuppressWarnings("unchecked")
  @Override
  public <R> R query(TemporalQuery<R> query) {
    return query == TemporalQueries.localDate() ? (R) date : ChronoLocalDateTime.super.query(query);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return ChronoLocalDateTime.super.adjustInto(temporal);
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    LocalDateTime end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    long days = end.date.toEpochDay() - date.toEpochDay();
    long nanos = end.time.toNanoOfDay() - time.toNanoOfDay();
    if (unit.isTimeBased()) {
      // Both with the same sign, so that the division rounds towards zero.
      if (days > 0 && nanos < 0) {
        days--;
        nanos += NANOS_PER_DAY;
      } else if (days < 0 && nanos > 0) {
        days++;
        nanos -= NANOS_PER_DAY;
      }
      long each = unit.getDuration().toNanos();
      return Math.addExact(Math.multiplyExact(days, NANOS_PER_DAY / each), nanos / each);
    }
    LocalDate endDate = end.date;
    if (days > 0 && nanos < 0) endDate = endDate.minusDays(1);
    else if (days < 0 && nanos > 0) endDate = endDate.plusDays(1);
    return date.until(endDate, unit);
  }

  @Override
  public String format(DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.format(this);
  }

  public OffsetDateTime atOffset(ZoneOffset offset) {
    return OffsetDateTime.of(this, offset);
  }

  @Override
  public ZonedDateTime atZone(ZoneId zone) {
    return ZonedDateTime.of(this, zone);
  }

  @Override
  public int compareTo(ChronoLocalDateTime<?> other) {
    if (!(other instanceof LocalDateTime)) return ChronoLocalDateTime.super.compareTo(other);
    int order = date.compare(((LocalDateTime) other).date);
    return order != 0 ? order : time.compareTo(((LocalDateTime) other).time);
  }

  @Override
  public boolean isAfter(ChronoLocalDateTime<?> other) {
    return ChronoLocalDateTime.super.isAfter(other);
  }

  @Override
  public boolean isBefore(ChronoLocalDateTime<?> other) {
    return ChronoLocalDateTime.super.isBefore(other);
  }

  @Override
  public boolean isEqual(ChronoLocalDateTime<?> other) {
    return ChronoLocalDateTime.super.isEqual(other);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof LocalDateTime && date.equals(((LocalDateTime) obj).date)
        && time.equals(((LocalDateTime) obj).time);
  }

  @Override
  public int hashCode() {
    return date.hashCode() ^ time.hashCode();
  }

  @Override
  public String toString() {
    return date + "T" + time;
  }
}
