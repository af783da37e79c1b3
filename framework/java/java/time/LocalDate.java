package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoLocalDate;
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
import java.time.zone.ZoneOffsetTransition;
import java.util.Objects;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** A day, without time and zone. */
public final class LocalDate implements Temporal, TemporalAdjuster, ChronoLocalDate, Serializable {
  public static final LocalDate MIN = new LocalDate(-999999999, 1, 1);
  public static final LocalDate MAX = new LocalDate(999999999, 12, 31);
  public static final LocalDate EPOCH = new LocalDate(1970, 1, 1);

  private final int year;
  private final short month;
  private final short day;

  private LocalDate(int year, int month, int day) {
    this.year = year;
    this.month = (short) month;
    this.day = (short) day;
  }

  public static LocalDate now() {
    return now(Clock.systemDefaultZone());
  }

  public static LocalDate now(ZoneId zone) {
    return now(Clock.system(zone));
  }

  public static LocalDate now(Clock clock) {
    Objects.requireNonNull(clock, "clock");
    return ofInstant(clock.instant(), clock.getZone());
  }

  public static LocalDate of(int year, Month month, int dayOfMonth) {
    return of(year, month.getValue(), dayOfMonth);
  }

  public static LocalDate of(int year, int month, int dayOfMonth) {
    ChronoField.YEAR.checkValidValue(year);
    ChronoField.MONTH_OF_YEAR.checkValidValue(month);
    ChronoField.DAY_OF_MONTH.checkValidValue(dayOfMonth);
    if (dayOfMonth > 28 && dayOfMonth > Month.of(month).length(isLeap(year))) {
      if (dayOfMonth == 29) {
        throw new DateTimeException("Invalid date 'February 29' as '" + year + "' is not a leap year");
      }
      throw new DateTimeException("Invalid date '" + Month.of(month).name() + " " + dayOfMonth + "'");
    }
    return new LocalDate(year, month, dayOfMonth);
  }

  private static boolean isLeap(long year) {
    return IsoChronology.INSTANCE.isLeapYear(year);
  }

  public static LocalDate ofYearDay(int year, int dayOfYear) {
    ChronoField.YEAR.checkValidValue(year);
    ChronoField.DAY_OF_YEAR.checkValidValue(dayOfYear);
    boolean leap = isLeap(year);
    if (dayOfYear == 366 && !leap) {
      throw new DateTimeException("Invalid date 'DayOfYear 366' as '" + year + "' is not a leap year");
    }
    return ofEpochDay(new LocalDate(year, 1, 1).toEpochDay() + dayOfYear - 1);
  }

  public static LocalDate ofInstant(Instant instant, ZoneId zone) {
    ZoneOffset offset = zone.getRules().getOffset(instant);
    return ofEpochDay(Math.floorDiv(instant.getEpochSecond() + offset.getTotalSeconds(), 86400L));
  }

  public static LocalDate ofEpochDay(long epochDay) {
    ChronoField.EPOCH_DAY.checkValidValue(epochDay);
    // Days since 0000-03-01, so that the leap day is the last of a cycle of 400 years.
    long days = epochDay + 719468;
    long cycle = Math.floorDiv(days, 146097L);
    int rest = (int) Math.floorMod(days, 146097L);
    int yearOfCycle = (rest - rest / 1460 + rest / 36524 - rest / 146096) / 365;
    int dayOfYear = rest - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100);
    int fromMarch = (5 * dayOfYear + 2) / 153;
    int month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
    long year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0);
    return new LocalDate(ChronoField.YEAR.checkValidIntValue(year), month, dayOfYear - (153 * fromMarch + 2) / 5 + 1);
  }

  public static LocalDate from(TemporalAccessor temporal) {
    Objects.requireNonNull(temporal, "temporal");
    LocalDate date = temporal.query(TemporalQueries.localDate());
    if (date == null) {
      throw new DateTimeException("Unable to obtain LocalDate from TemporalAccessor: " + temporal + " of type "
          + temporal.getClass().getName());
    }
    return date;
  }

  public static LocalDate parse(CharSequence text) {
    return parse(text, DateTimeFormatter.ISO_LOCAL_DATE);
  }

  public static LocalDate parse(CharSequence text, DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.parse(text, LocalDate::from);
  }

  /** The day of that month, or its last one. */
  private static LocalDate previousValid(int year, int month, int day) {
    return new LocalDate(year, month, Math.min(day, Month.of(month).length(isLeap(year))));
  }

  @Override
  public boolean isSupported(TemporalField field) {
    return ChronoLocalDate.super.isSupported(field);
  }

  @Override
  public boolean isSupported(TemporalUnit unit) {
    return ChronoLocalDate.super.isSupported(unit);
  }

  @Override
  public ValueRange range(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.rangeRefinedBy(this);
    if (!field.isDateBased()) throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    switch ((ChronoField) field) {
      case DAY_OF_MONTH:
        return ValueRange.of(1, lengthOfMonth());
      case DAY_OF_YEAR:
        return ValueRange.of(1, lengthOfYear());
      case ALIGNED_WEEK_OF_MONTH:
        return ValueRange.of(1, lengthOfMonth() == 28 ? 4 : 5);
      case YEAR_OF_ERA:
        return ValueRange.of(1, year <= 0 ? 1000000000 : 999999999);
      default:
        return field.range();
    }
  }

  @Override
  public int get(TemporalField field) {
    if (!(field instanceof ChronoField)) return ChronoLocalDate.super.get(field);
    if (field == ChronoField.EPOCH_DAY || field == ChronoField.PROLEPTIC_MONTH) {
      throw new UnsupportedTemporalTypeException("Invalid field '" + field
          + "' for get() method, use getLong() instead");
    }
    return (int) getLong(field);
  }

  @Override
  public long getLong(TemporalField field) {
    if (!(field instanceof ChronoField)) return field.getFrom(this);
    switch ((ChronoField) field) {
      case DAY_OF_WEEK:
        return getDayOfWeek().getValue();
      case ALIGNED_DAY_OF_WEEK_IN_MONTH:
        return (day - 1) % 7 + 1;
      case ALIGNED_DAY_OF_WEEK_IN_YEAR:
        return (getDayOfYear() - 1) % 7 + 1;
      case DAY_OF_MONTH:
        return day;
      case DAY_OF_YEAR:
        return getDayOfYear();
      case EPOCH_DAY:
        return toEpochDay();
      case ALIGNED_WEEK_OF_MONTH:
        return (day - 1) / 7 + 1;
      case ALIGNED_WEEK_OF_YEAR:
        return (getDayOfYear() - 1) / 7 + 1;
      case MONTH_OF_YEAR:
        return month;
      case PROLEPTIC_MONTH:
        return prolepticMonth();
      case YEAR_OF_ERA:
        return year >= 1 ? year : 1 - year;
      case YEAR:
        return year;
      case ERA:
        return year >= 1 ? 1 : 0;
      default:
        throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    }
  }

  private long prolepticMonth() {
    return year * 12L + month - 1;
  }

  @Override
  public IsoChronology getChronology() {
    return IsoChronology.INSTANCE;
  }

  public int getYear() {
    return year;
  }

  public int getMonthValue() {
    return month;
  }

  public Month getMonth() {
    return Month.of(month);
  }

  public int getDayOfMonth() {
    return day;
  }

  public int getDayOfYear() {
    return getMonth().firstDayOfYear(isLeapYear()) + day - 1;
  }

  public DayOfWeek getDayOfWeek() {
    return DayOfWeek.of((int) Math.floorMod(toEpochDay() + 3, 7L) + 1);
  }

  @Override
  public boolean isLeapYear() {
    return isLeap(year);
  }

  @Override
  public int lengthOfMonth() {
    return getMonth().length(isLeapYear());
  }

  @Override
  public int lengthOfYear() {
    return isLeapYear() ? 366 : 365;
  }

  @Override
  public LocalDate with(TemporalAdjuster adjuster) {
    return adjuster instanceof LocalDate ? (LocalDate) adjuster : (LocalDate) adjuster.adjustInto(this);
  }

  @Override
  public LocalDate with(TemporalField field, long newValue) {
    if (!(field instanceof ChronoField)) return field.adjustInto(this, newValue);
    ChronoField chronoField = (ChronoField) field;
    chronoField.checkValidValue(newValue);
    switch (chronoField) {
      case DAY_OF_WEEK:
      case ALIGNED_DAY_OF_WEEK_IN_MONTH:
      case ALIGNED_DAY_OF_WEEK_IN_YEAR:
        return plusDays(newValue - getLong(field));
      case DAY_OF_MONTH:
        return withDayOfMonth((int) newValue);
      case DAY_OF_YEAR:
        return withDayOfYear((int) newValue);
      case EPOCH_DAY:
        return ofEpochDay(newValue);
      case ALIGNED_WEEK_OF_MONTH:
      case ALIGNED_WEEK_OF_YEAR:
        return plusWeeks(newValue - getLong(field));
      case MONTH_OF_YEAR:
        return withMonth((int) newValue);
      case PROLEPTIC_MONTH:
        return plusMonths(newValue - prolepticMonth());
      case YEAR_OF_ERA:
        return withYear((int) (year >= 1 ? newValue : 1 - newValue));
      case YEAR:
        return withYear((int) newValue);
      case ERA:
        return getLong(ChronoField.ERA) == newValue ? this : withYear(1 - year);
      default:
        throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    }
  }

  public LocalDate withYear(int year) {
    ChronoField.YEAR.checkValidValue(year);
    return previousValid(year, month, day);
  }

  public LocalDate withMonth(int month) {
    ChronoField.MONTH_OF_YEAR.checkValidValue(month);
    return previousValid(year, month, day);
  }

  public LocalDate withDayOfMonth(int dayOfMonth) {
    return of(year, month, dayOfMonth);
  }

  public LocalDate withDayOfYear(int dayOfYear) {
    return ofYearDay(year, dayOfYear);
  }

  @Override
  public LocalDate plus(TemporalAmount amountToAdd) {
    if (amountToAdd instanceof Period) {
      Period period = (Period) amountToAdd;
      return plusMonths(period.toTotalMonths()).plusDays(period.getDays());
    }
    return (LocalDate) amountToAdd.addTo(this);
  }

  @Override
  public LocalDate plus(long amountToAdd, TemporalUnit unit) {
    if (!(unit instanceof ChronoUnit)) return unit.addTo(this, amountToAdd);
    switch ((ChronoUnit) unit) {
      case DAYS:
        return plusDays(amountToAdd);
      case WEEKS:
        return plusWeeks(amountToAdd);
      case MONTHS:
        return plusMonths(amountToAdd);
      case YEARS:
        return plusYears(amountToAdd);
      case DECADES:
        return plusYears(Math.multiplyExact(amountToAdd, 10L));
      case CENTURIES:
        return plusYears(Math.multiplyExact(amountToAdd, 100L));
      case MILLENNIA:
        return plusYears(Math.multiplyExact(amountToAdd, 1000L));
      case ERAS:
        return with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), amountToAdd));
      default:
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }
  }

  public LocalDate plusYears(long yearsToAdd) {
    return yearsToAdd == 0 ? this : previousValid(ChronoField.YEAR.checkValidIntValue(year + yearsToAdd), month, day);
  }

  public LocalDate plusMonths(long monthsToAdd) {
    if (monthsToAdd == 0) return this;
    long all = prolepticMonth() + monthsToAdd;
    return previousValid(ChronoField.YEAR.checkValidIntValue(Math.floorDiv(all, 12L)), (int) Math.floorMod(all, 12L)
        + 1, day);
  }

  public LocalDate plusWeeks(long weeksToAdd) {
    return plusDays(Math.multiplyExact(weeksToAdd, 7L));
  }

  public LocalDate plusDays(long daysToAdd) {
    return daysToAdd == 0 ? this : ofEpochDay(Math.addExact(toEpochDay(), daysToAdd));
  }

  @Override
  public LocalDate minus(TemporalAmount amountToSubtract) {
    if (amountToSubtract instanceof Period) {
      Period period = (Period) amountToSubtract;
      return minusMonths(period.toTotalMonths()).minusDays(period.getDays());
    }
    return (LocalDate) amountToSubtract.subtractFrom(this);
  }

  @Override
  public LocalDate minus(long amountToSubtract, TemporalUnit unit) {
    if (amountToSubtract == Long.MIN_VALUE) return plus(Long.MAX_VALUE, unit).plus(1, unit);
    return plus(-amountToSubtract, unit);
  }

  public LocalDate minusYears(long years) {
    return years == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-years);
  }

  public LocalDate minusMonths(long months) {
    return months == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-months);
  }

  public LocalDate minusWeeks(long weeks) {
    return weeks == Long.MIN_VALUE ? plusWeeks(Long.MAX_VALUE).plusWeeks(1) : plusWeeks(-weeks);
  }

  public LocalDate minusDays(long days) {
    return days == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-days);
  }

  @SuppressWarnings("unchecked")
  @Override
  public <R> R query(TemporalQuery<R> query) {
    return query == TemporalQueries.localDate() ? (R) this : ChronoLocalDate.super.query(query);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return ChronoLocalDate.super.adjustInto(temporal);
  }

  @Override
  public long until(Temporal endExclusive, TemporalUnit unit) {
    LocalDate end = from(endExclusive);
    if (!(unit instanceof ChronoUnit)) return unit.between(this, end);
    if (!unit.isDateBased()) throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    if (unit == ChronoUnit.ERAS) return Math.min(Math.max(end.year, 0), 1) - Math.min(Math.max(year, 0), 1);
    Duration length = unit.getDuration();
    if (length.compareTo(ChronoUnit.MONTHS.getDuration()) < 0) return (end.toEpochDay() - toEpochDay()) / length.toDays();
    return wholeMonthsUntil(end) / (length.getSeconds() / ChronoUnit.MONTHS.getDuration().getSeconds());
  }

  /** How many pages of the calendar lie between the two months, whatever the days. */
  private long pagesUntil(LocalDate end) {
    return end.prolepticMonth() - prolepticMonth();
  }

  /** A month is whole when its day of the month is reached again. */
  private long wholeMonthsUntil(LocalDate end) {
    long pages = pagesUntil(end);
    if (pages > 0 && end.day < day) return pages - 1;
    return pages < 0 && end.day > day ? pages + 1 : pages;
  }

  /** Whole months, then days of the same sign; backwards, the month of the end tells how many days its rest has. */
  @Override
  public Period until(ChronoLocalDate endDateExclusive) {
    LocalDate end = from(endDateExclusive);
    long months = wholeMonthsUntil(end), pages = pagesUntil(end);
    long days = end.day - day;
    if (months < pages) days = end.toEpochDay() - plusMonths(months).toEpochDay();
    if (months > pages) days -= end.lengthOfMonth();
    return Period.of(Math.toIntExact(months / 12), (int) (months % 12), (int) days);
  }

  public Stream<LocalDate> datesUntil(LocalDate endExclusive) {
    if (endExclusive.toEpochDay() < toEpochDay()) throw new IllegalArgumentException(endExclusive + " < " + this);
    return LongStream.range(toEpochDay(), endExclusive.toEpochDay()).mapToObj(LocalDate::ofEpochDay);
  }

  public Stream<LocalDate> datesUntil(LocalDate endExclusive, Period step) {
    if (step.isZero()) throw new IllegalArgumentException("step is zero");
    long months = step.toTotalMonths();
    long days = step.getDays();
    if (months < 0 && days > 0 || months > 0 && days < 0) {
      throw new IllegalArgumentException("period months and days are of opposite sign");
    }
    boolean back = months < 0 || days < 0;
    int order = endExclusive.compareTo(this);
    if (order == 0) return Stream.empty();
    if (order > 0 == back) throw new IllegalArgumentException(endExclusive + (back ? " > " : " < ") + this);
    long count = 0;
    for (LocalDate date = this; back ? date.isAfter(endExclusive) : date.isBefore(endExclusive); ) {
      count++;
      date = plusMonths(months * count).plusDays(days * count);
    }
    return LongStream.range(0, count).mapToObj(n -> plusMonths(months * n).plusDays(days * n));
  }

  @Override
  public String format(DateTimeFormatter formatter) {
    Objects.requireNonNull(formatter, "formatter");
    return formatter.format(this);
  }

  @Override
  public LocalDateTime atTime(LocalTime time) {
    return LocalDateTime.of(this, time);
  }

  public LocalDateTime atTime(int hour, int minute) {
    return atTime(LocalTime.of(hour, minute));
  }

  public LocalDateTime atTime(int hour, int minute, int second) {
    return atTime(LocalTime.of(hour, minute, second));
  }

  public LocalDateTime atTime(int hour, int minute, int second, int nanoOfSecond) {
    return atTime(LocalTime.of(hour, minute, second, nanoOfSecond));
  }

  public OffsetDateTime atTime(OffsetTime time) {
    return OffsetDateTime.of(LocalDateTime.of(this, time.toLocalTime()), time.getOffset());
  }

  public LocalDateTime atStartOfDay() {
    return LocalDateTime.of(this, LocalTime.MIDNIGHT);
  }

  public ZonedDateTime atStartOfDay(ZoneId zone) {
    Objects.requireNonNull(zone, "zone");
    LocalDateTime start = atStartOfDay();
    ZoneOffsetTransition transition = zone instanceof ZoneOffset ? null : zone.getRules().getTransition(start);
    return ZonedDateTime.of(transition != null && transition.isGap() ? transition.getDateTimeAfter() : start, zone);
  }

  @Override
  public long toEpochDay() {
    long y = month <= 2 ? year - 1L : year;
    int m = month <= 2 ? month + 9 : month - 3;
    return y * 365 + Math.floorDiv(y, 4L) - Math.floorDiv(y, 100L) + Math.floorDiv(y, 400L) + (m * 153 + 2) / 5
        + day - 1 - 719468;
  }

  public long toEpochSecond(LocalTime time, ZoneOffset offset) {
    return toEpochDay() * 86400 + time.toSecondOfDay() - offset.getTotalSeconds();
  }

  @Override
  public int compareTo(ChronoLocalDate other) {
    return other instanceof LocalDate ? compare((LocalDate) other) : ChronoLocalDate.super.compareTo(other);
  }

  int compare(LocalDate other) {
    if (year != other.year) return year - other.year;
    return month != other.month ? month - other.month : day - other.day;
  }

  @Override
  public boolean isAfter(ChronoLocalDate other) {
    return ChronoLocalDate.super.isAfter(other);
  }

  @Override
  public boolean isBefore(ChronoLocalDate other) {
    return ChronoLocalDate.super.isBefore(other);
  }

  @Override
  public boolean isEqual(ChronoLocalDate other) {
    return ChronoLocalDate.super.isEqual(other);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof LocalDate && compare((LocalDate) obj) == 0;
  }

  @Override
  public int hashCode() {
    return year & 0xfffff800 ^ (year << 11) + (month << 6) + day;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    Year.append(text, year, true);
    text.append(month < 10 ? "-0" : "-").append(month);
    return text.append(day < 10 ? "-0" : "-").append(day).toString();
  }
}
