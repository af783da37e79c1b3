package java.time.chrono;

import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.ResolverStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.ValueRange;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** A calendar system. There is one: {@link IsoChronology}. */
public interface Chronology extends Comparable<Chronology> {
  static Chronology from(TemporalAccessor temporal) {
    Chronology chronology = Objects.requireNonNull(temporal, "temporal").query(TemporalQueries.chronology());
    return chronology != null ? chronology : IsoChronology.INSTANCE;
  }

  static Chronology ofLocale(Locale locale) {
    Objects.requireNonNull(locale, "locale");
    return IsoChronology.INSTANCE;
  }

  static Chronology of(String id) {
    if (!id.equals("ISO") && !id.equals("iso8601")) throw new DateTimeException("Unknown chronology: " + id);
    return IsoChronology.INSTANCE;
  }

  static Set<Chronology> getAvailableChronologies() {
    return Collections.<Chronology>singleton(IsoChronology.INSTANCE);
  }

  String getId();

  String getCalendarType();

  default ChronoLocalDate date(Era era, int yearOfEra, int month, int dayOfMonth) {
    return date(prolepticYear(era, yearOfEra), month, dayOfMonth);
  }

  ChronoLocalDate date(int prolepticYear, int month, int dayOfMonth);

  default ChronoLocalDate dateYearDay(Era era, int yearOfEra, int dayOfYear) {
    return dateYearDay(prolepticYear(era, yearOfEra), dayOfYear);
  }

  ChronoLocalDate dateYearDay(int prolepticYear, int dayOfYear);

  ChronoLocalDate dateEpochDay(long epochDay);

  default ChronoLocalDate dateNow() {
    return dateNow(Clock.systemDefaultZone());
  }

  default ChronoLocalDate dateNow(ZoneId zone) {
    return dateNow(Clock.system(zone));
  }

  default ChronoLocalDate dateNow(Clock clock) {
    return date(java.time.LocalDate.now(clock));
  }

  ChronoLocalDate date(TemporalAccessor temporal);

  default ChronoLocalDateTime<? extends ChronoLocalDate> localDateTime(TemporalAccessor temporal) {
    return date(temporal).atTime(LocalTime.from(temporal));
  }

  default ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(TemporalAccessor temporal) {
    return java.time.ZonedDateTime.from(temporal);
  }

  default ChronoZonedDateTime<? extends ChronoLocalDate> zonedDateTime(Instant instant, ZoneId zone) {
    return java.time.ZonedDateTime.ofInstant(instant, zone);
  }

  boolean isLeapYear(long prolepticYear);

  int prolepticYear(Era era, int yearOfEra);

  Era eraOf(int eraValue);

  List<Era> eras();

  ValueRange range(ChronoField field);

  default String getDisplayName(TextStyle style, Locale locale) {
    Objects.requireNonNull(style);
    Objects.requireNonNull(locale);
    return getId();
  }

  ChronoLocalDate resolveDate(Map<TemporalField, Long> fieldValues, ResolverStyle resolverStyle);

  default ChronoPeriod period(int years, int months, int days) {
    return java.time.Period.of(years, months, days);
  }

  default long epochSecond(int prolepticYear, int month, int dayOfMonth, int hour, int minute, int second,
      ZoneOffset zoneOffset) {
    ChronoField.HOUR_OF_DAY.checkValidValue(hour);
    ChronoField.MINUTE_OF_HOUR.checkValidValue(minute);
    ChronoField.SECOND_OF_MINUTE.checkValidValue(second);
    long days = date(prolepticYear, month, dayOfMonth).toEpochDay();
    return ((days * 24 + hour) * 60 + minute) * 60 + second - zoneOffset.getTotalSeconds();
  }

  default long epochSecond(Era era, int yearOfEra, int month, int dayOfMonth, int hour, int minute, int second,
      ZoneOffset zoneOffset) {
    return epochSecond(prolepticYear(era, yearOfEra), month, dayOfMonth, hour, minute, second, zoneOffset);
  }

  @Override
  int compareTo(Chronology other);

  @Override
  boolean equals(Object obj);

  @Override
  int hashCode();

  @Override
  String toString();
}
