package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoZonedDateTime;
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
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.List;
import java.util.Objects;

/** A day and a time of day in a time zone. */
public final class ZonedDateTime implements Temporal, ChronoZonedDateTime<LocalDate>, Serializable {
  private final LocalDateTime dateTime;
  private final ZoneOffset offset;
  private final ZoneId zone;

  private ZonedDateTime(LocalDateTime dateTime, ZoneOffset offset, ZoneId zone) {
    this.dateTime = dateTime;
    this.offset = offset;
    this.zone = zone;
  }

  public static ZonedDateTime now() {
    return now(Clock.systemDefaultZone());
  }

  public static ZonedDateTime now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static ZonedDateTime now(Clock clock) {
    Objects.requireNonNull(clock, "clock");
    return ofInstant(clock.instant(), clock.getZone());
  }

  public static ZonedDateTime of(LocalDate date, LocalTime time, ZoneId zone) {
    return of(LocalDateTime.of(date, time), zone);
  }

  public static ZonedDateTime of(LocalDateTime localDateTime, ZoneId zone) {
    return ofLocal(localDateTime, zone, null);
  }

  public static ZonedDateTime of(int year, int month, int dayOfMonth, int hour, int minute, int second,
      int nanoOfSecond, ZoneId zone) {
    return ofLocal(LocalDateTime.of(year, month, dayOfMonth, hour, minute, second, nanoOfSecond), zone, null);
  }

  /**
   * A local time in a gap moves on by its length; one in an overlap gets the preferred offset, else the earlier one.
   */
  public static ZonedDateTime ofLocal(LocalDateTime localDateTime, ZoneId zone, ZoneOffset preferredOffset) {
    Objects.requireNonNull(localDateTime, "localDateTime");
    Objects.requireNonNull(zone, "zone");
    if (zone instanceof ZoneOffset) return new ZonedDateTime(localDateTime, (ZoneOffset) zone, zone);
    ZoneRules rules = zone.getRules();
    List<ZoneOffset> valid = rules.getValidOffsets(localDateTime);
    if (valid.isEmpty()) {
      ZoneOffsetTransition gap = rules.getTransition(localDateTime);
      return new ZonedDateTime(localDateTime.plusSeconds(gap.getDuration().getSeconds()), gap.getOffsetAfter(), zone);
    }
    ZoneOffset offset = preferredOffset != null && valid.contains(preferredOffset) ? preferredOffset : valid.get(0);
    return new ZonedDateTime(localDateTime, offset, zone);
  }

  public static ZonedDateTime ofInstant(Instant instant, ZoneId zone) {
    ZoneOffset offset = zone.getRules().getOffset(instant);
    return new ZonedDateTime(LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), offset), offset,
        zone);
  }

  public static ZonedDateTime ofInstant(LocalDateTime localDateTime, ZoneOffset offset, ZoneId zone) {
    if (zone.getRules().isValidOffset(localDateTime, offset)) return new ZonedDateTime(localDateTime, offset, zone);
    return ofInstant(localDateTime.toInstant(offset), zone);
  }

  public static ZonedDateTime ofStrict(LocalDateTime localDateTime, ZoneOffset offset, ZoneId zone) {
    Objects.requireNonNull(offset, "offset");
    if (!zone.getRules().isValidOffset(localDateTime, offset)) {
      throw new DateTimeException("ZoneOffset '" + offset + "' is not valid for LocalDateTime '" + localDateTime
          + "' in zone '" + zone + "'");
    }
    return new ZonedDateTime(localDateTime, offset, zone);
  }

  public static ZonedDateTime from(TemporalAccessor temporal) {
    if (temporal instanceof ZonedDateTime) return (ZonedDateTime) temporal;
    try {
      ZoneId zone = ZoneId.from(temporal);
      if (temporal.isSupported(ChronoField.INSTANT_SECONDS)) {
        Instant instant = Instant.ofEpochSecond(temporal.getLong(ChronoField.INSTANT_SECONDS),
            temporal.get(ChronoField.NANO_OF_SECOND));
        return ofInstant(instant, zone);
      }
      return of(LocalDate.from(temporal), LocalTime.from(temporal), zone);
    } catch (DateTimeException e) {
      throw new DateTimeException("Unable to obtain ZonedDateTime from TemporalAccessor: " + temporal + " of type "
          + temporal.getClass().getName(), e);
    }
  }

  public static ZonedDateTime parse(CharSequence text) {
    return parse(text, DateTimeFormatter.ISO_ZONED_DATE_TIME);
  }

  public static ZonedDateTime parse(CharSequence text, DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.parse(text, ZonedDateTime::from);
  }

  private ZonedDateTime local(LocalDateTime newDateTime) {
    return ofLocal(newDateTime, zone, offset);
  }

  private ZonedDateTime instant(LocalDateTime newDateTime) {
    return ofInstant(newDateTime, offset, zone);
  }

  @Override
  public boolean isSupported(TemporalField field) {
    return field instanceof ChronoField || field != null && field.isSupportedBy(this);
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    return ChronoZonedDateTime.super.isSupported(unit);
  }

  @Override
  public ValueRange range(TemporalField field) {
    return ChronoZonedDateTime.super.range(field);
  }

  @Override
  public int get(TemporalField field) {
    return ChronoZonedDateTime.super.get(field);
  }

  @Override
  public long getLong(TemporalField field) {
    return ChronoZonedDateTime.super.getLong(field);
  }

  @Override
  public ZoneOffset getOffset() {
    return offset;
  }

  @Override
  public ZonedDateTime withEarlierOffsetAtOverlap() {
    ZoneOffsetTransition transition = zone.getRules().getTransition(dateTime);
    boolean change = transition != null && transition.isOverlap() && !transition.getOffsetBefore().equals(offset);
    return change ? new ZonedDateTime(dateTime, transition.getOffsetBefore(), zone) : this;
  }

  @Override
  public ZonedDateTime withLaterOffsetAtOverlap() {
    ZoneOffsetTransition transition = zone.getRules().getTransition(dateTime);
    boolean change = transition != null && transition.isOverlap() && !transition.getOffsetAfter().equals(offset);
    return change ? new ZonedDateTime(dateTime, transition.getOffsetAfter(), zone) : this;
  }

  @Override
  public ZoneId getZone() {
    return zone;
  }

  @Override
  public ZonedDateTime withZoneSameLocal(ZoneId zone) {
    return this.zone.equals(zone) ? this : ofLocal(dateTime, zone, offset);
  }

  @Override
  public ZonedDateTime withZoneSameInstant(ZoneId zone) {
    return this.zone.equals(zone) ? this : ofInstant(toInstant(), zone);
  }

  public ZonedDateTime withFixedOffsetZone() {
    return zone.equals(offset) ? this : new ZonedDateTime(dateTime, offset, offset);
  }

  @Override
  public LocalDateTime toLocalDateTime() {
    return dateTime;
  }

  @Override
  public LocalDate toLocalDate() {
    return dateTime.toLocalDate();
  }

  @Override
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
  public ZonedDateTime with(TemporalAdjuster adjuster) {
    if (adjuster instanceof LocalDate) return local(LocalDateTime.of((LocalDate) adjuster, dateTime.toLocalTime()));
    if (adjuster instanceof LocalTime) return local(LocalDateTime.of(dateTime.toLocalDate(), (LocalTime) adjuster));
    if (adjuster instanceof LocalDateTime) return local((LocalDateTime) adjuster);
    if (adjuster instanceof OffsetDateTime) {
      OffsetDateTime other = (OffsetDateTime) adjuster;
      return ofLocal(other.toLocalDateTime(), zone, other.getOffset());
    }
    if (adjuster instanceof Instant) return ofInstant((Instant) adjuster, zone);
    if (adjuster instanceof ZoneOffset) return withOffset((ZoneOffset) adjuster);
    return (ZonedDateTime) adjuster.adjustInto(this);
  }

  private ZonedDateTime withOffset(ZoneOffset newOffset) {
    boolean valid = !newOffset.equals(offset) && zone.getRules().isValidOffset(dateTime, newOffset);
    return valid ? new ZonedDateTime(dateTime, newOffset, zone) : this;
  }

  @Override
  public ZonedDateTime with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    if (field == ChronoField.INSTANT_SECONDS) return ofInstant(Instant.ofEpochSecond(newValue, getNano()), zone);
    if (field == ChronoField.OFFSET_SECONDS) {
      return withOffset(ZoneOffset.ofTotalSeconds(((ChronoField) field).checkValidIntValue(newValue)));
    }
    return local(dateTime.with(field, newValue));
  }

  public ZonedDateTime withYear(int year) {
    return local(dateTime.withYear(year));
  }

  public ZonedDateTime withMonth(int month) {
    return local(dateTime.withMonth(month));
  }

  public ZonedDateTime withDayOfMonth(int dayOfMonth) {
    return local(dateTime.withDayOfMonth(dayOfMonth));
  }

  public ZonedDateTime withDayOfYear(int dayOfYear) {
    return local(dateTime.withDayOfYear(dayOfYear));
  }

  public ZonedDateTime withHour(int hour) {
    return local(dateTime.withHour(hour));
  }

  public ZonedDateTime withMinute(int minute) {
    return local(dateTime.withMinute(minute));
  }

  public ZonedDateTime withSecond(int second) {
    return local(dateTime.withSecond(second));
  }

  public ZonedDateTime withNano(int nanoOfSecond) {
    return local(dateTime.withNano(nanoOfSecond));
  }

  public ZonedDateTime truncatedTo(TemporalUnit unit) {
    return local(dateTime.truncatedTo(unit));
  }

  @Override
  public ZonedDateTime plus(TemporalAmount amountToAdd) {
    if (amountToAdd instanceof Period) return local(dateTime.plus((Period) amountToAdd));
    return (ZonedDateTime) amountToAdd.addTo(this);
  }

  @Override
  public ZonedDateTime plus(long amountToAdd, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit.addTo(this, amountToAdd);
    return unit.isDateBased() ? local(dateTime.plus(amountToAdd, unit)) : instant(dateTime.plus(amountToAdd, unit));
  }

  public ZonedDateTime plusYears(long years) {
    return local(dateTime.plusYears(years));
  }

  public ZonedDateTime plusMonths(long months) {
    return local(dateTime.plusMonths(months));
  }

  public ZonedDateTime plusWeeks(long weeks) {
    return local(dateTime.plusWeeks(weeks));
  }

  public ZonedDateTime plusDays(long days) {
    return local(dateTime.plusDays(days));
  }

  public ZonedDateTime plusHours(long hours) {
    return instant(dateTime.plusHours(hours));
  }

  public ZonedDateTime plusMinutes(long minutes) {
    return instant(dateTime.plusMinutes(minutes));
  }

  public ZonedDateTime plusSeconds(long seconds) {
    return instant(dateTime.plusSeconds(seconds));
  }

  public ZonedDateTime plusNanos(long nanos) {
    return instant(dateTime.plusNanos(nanos));
  }

  @Override
  public ZonedDateTime minus(TemporalAmount amountToSubtract) {
    if (amountToSubtract instanceof Period) return local(dateTime.minus((Period) amountToSubtract));
    return (ZonedDateTime) amountToSubtract.subtractFrom(this);
  }

  @Override
  public ZonedDateTime minus(long amountToSubtract, TemporalUnit unit) {
    if (amountToSubtract == Long.MIN_VALUE) return plus(Long.MAX_VALUE, unit).plus(1, unit);
    return plus(-amountToSubtract, unit);
  }

  public ZonedDateTime minusYears(long years) {
    return years == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-years);
  }

  public ZonedDateTime minusMonths(long months) {
    return months == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-months);
  }

  public ZonedDateTime minusWeeks(long weeks) {
    return weeks == Long.MIN_VALUE ? plusWeeks(Long.MAX_VALUE).plusWeeks(1) : plusWeeks(-weeks);
  }

  public ZonedDateTime minusDays(long days) {
    return days == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-days);
  }

  public ZonedDateTime minusHours(long hours) {
    return hours == Long.MIN_VALUE ? plusHours(Long.MAX_VALUE).plusHours(1) : plusHours(-hours);
  }

  public ZonedDateTime minusMinutes(long minutes) {
    return minutes == Long.MIN_VALUE ? plusMinutes(Long.MAX_VALUE).plusMinutes(1) : plusMinutes(-minutes);
  }

  public ZonedDateTime minusSeconds(long seconds) {
    return seconds == Long.MIN_VALUE ? plusSeconds(Long.MAX_VALUE).plusSeconds(1) : plusSeconds(-seconds);
  }

  public ZonedDateTime minusNanos(long nanos) {
    return nanos == Long.MIN_VALUE ? plusNanos(Long.MAX_VALUE).plusNanos(1) : plusNanos(-nanos);
  }

  @SuppressWarnings("unchecked")
  @Override
  public <R> R query(TemporalQuery<R> query) {
    return query == TemporalQueries.localDate() ? (R) toLocalDate() : ChronoZonedDateTime.super.query(query);
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    ZonedDateTime end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    ZonedDateTime there = end.withZoneSameInstant(zone);
    if (unit.isDateBased()) return dateTime.until(there.dateTime, unit);
    return toOffsetDateTime().until(there.toOffsetDateTime(), unit);
  }

  @Override
  public String format(DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.format(this);
  }

  public OffsetDateTime toOffsetDateTime() {
    return OffsetDateTime.of(dateTime, offset);
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof ZonedDateTime)) return false;
    ZonedDateTime other = (ZonedDateTime) obj;
    return dateTime.equals(other.dateTime) && offset.equals(other.offset) && zone.equals(other.zone);
  }

  @Override
  public int hashCode() {
    return dateTime.hashCode() ^ offset.hashCode() ^ Integer.rotateLeft(zone.hashCode(), 3);
  }

  @Override
  public String toString() {
    String text = dateTime.toString() + offset.toString();
    return offset == zone ? text : text + '[' + zone + ']';
  }
}
