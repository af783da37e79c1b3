package java.time.temporal;

import java.time.Duration;
import java.time.LocalDate;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.ResolverStyle;
import java.util.Map;

/** Quarters, and years of whole weeks. */
public final class IsoFields {
  public static final TemporalField DAY_OF_QUARTER = new Field(0, "DayOfQuarter");
  public static final TemporalField QUARTER_OF_YEAR = new Field(1, "QuarterOfYear");
  public static final TemporalField WEEK_OF_WEEK_BASED_YEAR = new Field(2, "WeekOfWeekBasedYear");
  public static final TemporalField WEEK_BASED_YEAR = new Field(3, "WeekBasedYear");
  public static final TemporalUnit WEEK_BASED_YEARS = new Unit("WeekBasedYears", Duration.ofSeconds(31556952L));
  public static final TemporalUnit QUARTER_YEARS = new Unit("QuarterYears", Duration.ofSeconds(31556952L / 4));

  private IsoFields() {}

  /** The Thursday of a date's week: its year is the week-based year. */
  private static LocalDate thursday(LocalDate date) {
    return date.plusDays(4 - date.getDayOfWeek().getValue());
  }

  private static int weeks(int weekBasedYear) {
    return thursday(LocalDate.of(weekBasedYear, 12, 28)).getDayOfYear() / 7 + 1;
  }

  private static final class Field implements TemporalField {
    private final int kind;
    private final String name;

    Field(int kind, String name) {
      this.kind = kind;
      this.name = name;
    }

    @Override
    public TemporalUnit getBaseUnit() {
      return kind == 0 ? ChronoUnit.DAYS : kind == 1 ? QUARTER_YEARS : kind == 2 ? ChronoUnit.WEEKS
          : WEEK_BASED_YEARS;
    }

    @Override
    public TemporalUnit getRangeUnit() {
      return kind == 0 ? QUARTER_YEARS : kind == 1 ? ChronoUnit.YEARS : kind == 2 ? WEEK_BASED_YEARS
          : ChronoUnit.FOREVER;
    }

    @Override
    public ValueRange range() {
      switch (kind) {
        case 0:
          return ValueRange.of(1, 90, 92);
        case 1:
          return ValueRange.of(1, 4);
        case 2:
          return ValueRange.of(1, 52, 53);
        default:
          return ChronoField.YEAR.range();
      }
    }

    @Override
    public boolean isDateBased() {
      return true;
    }

    @Override
    public boolean isTimeBased() {
      return false;
    }

    @Override
    public boolean isSupportedBy(TemporalAccessor temporal) {
      boolean iso = Chronology.from(temporal).equals(IsoChronology.INSTANCE);
      if (kind == 1) return temporal.isSupported(ChronoField.MONTH_OF_YEAR) && iso;
      return temporal.isSupported(ChronoField.EPOCH_DAY) && iso;
    }

    private void check(TemporalAccessor temporal) {
      if (!isSupportedBy(temporal)) throw new UnsupportedTemporalTypeException("Unsupported field: " + name);
    }

    @Override
    public ValueRange rangeRefinedBy(TemporalAccessor temporal) {
      check(temporal);
      if (kind == 0) {
        LocalDate date = LocalDate.from(temporal);
        int quarter = (date.getMonthValue() - 1) / 3;
        return ValueRange.of(1, quarter == 0 ? date.isLeapYear() ? 91 : 90 : quarter == 1 ? 91 : 92);
      }
      return kind == 2 ? ValueRange.of(1, weeks(thursday(LocalDate.from(temporal)).getYear())) : range();
    }

    @Override
    public long getFrom(TemporalAccessor temporal) {
      check(temporal);
      if (kind == 1) return (temporal.getLong(ChronoField.MONTH_OF_YEAR) + 2) / 3;
      LocalDate date = LocalDate.from(temporal);
      switch (kind) {
        case 0:
          return date.getDayOfYear() - LocalDate.of(date.getYear(), (date.getMonthValue() - 1) / 3 * 3 + 1, 1)
              .getDayOfYear() + 1;
        case 2:
          return (thursday(date).getDayOfYear() - 1) / 7 + 1;
        default:
          return thursday(date).getYear();
      }
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R extends Temporal> R adjustInto(R temporal, long newValue) {
      long old = getFrom(temporal);
      switch (kind) {
        case 0:
          range().checkValidValue(newValue, this);
          return (R) temporal.with(ChronoField.DAY_OF_YEAR, temporal.getLong(ChronoField.DAY_OF_YEAR)
              + newValue - old);
        case 1:
          range().checkValidValue(newValue, this);
          return (R) temporal.with(ChronoField.MONTH_OF_YEAR, temporal.getLong(ChronoField.MONTH_OF_YEAR)
              + (newValue - old) * 3);
        case 2:
          range().checkValidValue(newValue, this);
          return (R) temporal.plus(Math.subtractExact(newValue, old), ChronoUnit.WEEKS);
        default:
          int year = range().checkValidIntValue(newValue, this);
          LocalDate date = LocalDate.from(temporal);
          long week = Math.min(WEEK_OF_WEEK_BASED_YEAR.getFrom(date), weeks(year));
          LocalDate fourth = LocalDate.of(year, 1, 4);
          long days = date.getDayOfWeek().getValue() - fourth.getDayOfWeek().getValue() + (week - 1) * 7;
          return (R) temporal.with(fourth.plusDays(days));
      }
    }

    @Override
    public TemporalAccessor resolve(Map<TemporalField, Long> fieldValues, TemporalAccessor partialTemporal,
        ResolverStyle resolverStyle) {
      if (kind == 0) return resolveQuarter(fieldValues, resolverStyle == ResolverStyle.LENIENT);
      if (kind != 3) return null;
      Long week = fieldValues.get(WEEK_OF_WEEK_BASED_YEAR);
      Long day = fieldValues.get(ChronoField.DAY_OF_WEEK);
      if (week == null || day == null) return null;
      int year = range().checkValidIntValue(fieldValues.remove(WEEK_BASED_YEAR), this);
      fieldValues.remove(WEEK_OF_WEEK_BASED_YEAR);
      fieldValues.remove(ChronoField.DAY_OF_WEEK);
      LocalDate monday = LocalDate.of(year, 1, 4);
      monday = monday.minusDays(monday.getDayOfWeek().getValue() - 1);
      if (resolverStyle != ResolverStyle.LENIENT) {
        ChronoField.DAY_OF_WEEK.checkValidValue(day);
        ValueRange weeks = resolverStyle == ResolverStyle.STRICT ? ValueRange.of(1, weeks(year))
            : WEEK_OF_WEEK_BASED_YEAR.range();
        weeks.checkValidValue(week, WEEK_OF_WEEK_BASED_YEAR);
      }
      return monday.plusWeeks(Math.subtractExact(week, 1L)).plusDays(Math.subtractExact(day, 1L));
    }

    private LocalDate resolveQuarter(Map<TemporalField, Long> fieldValues, boolean lenient) {
      Long year = fieldValues.get(ChronoField.YEAR);
      Long quarter = fieldValues.get(QUARTER_OF_YEAR);
      if (year == null || quarter == null) return null;
      long day = fieldValues.remove(DAY_OF_QUARTER);
      fieldValues.remove(ChronoField.YEAR);
      fieldValues.remove(QUARTER_OF_YEAR);
      int y = ChronoField.YEAR.checkValidIntValue(year);
      if (lenient) {
        return LocalDate.of(y, 1, 1).plusMonths(Math.multiplyExact(Math.subtractExact(quarter, 1L), 3L))
            .plusDays(day - 1);
      }
      LocalDate start = LocalDate.of(y, (QUARTER_OF_YEAR.range().checkValidIntValue(quarter, QUARTER_OF_YEAR) - 1) * 3
          + 1, 1);
      rangeRefinedBy(start).checkValidValue(day, this);
      return start.plusDays(day - 1);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static final class Unit implements TemporalUnit {
    private final String name;
    private final Duration duration;

    Unit(String name, Duration duration) {
      this.name = name;
      this.duration = duration;
    }

    @Override
    public Duration getDuration() {
      return duration;
    }

    @Override
    public boolean isDurationEstimated() {
      return true;
    }

    @Override
    public boolean isDateBased() {
      return true;
    }

    @Override
    public boolean isTimeBased() {
      return false;
    }

    @Override
    public boolean isSupportedBy(Temporal temporal) {
      return temporal.isSupported(ChronoField.EPOCH_DAY);
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R extends Temporal> R addTo(R temporal, long amount) {
      if (this == WEEK_BASED_YEARS) {
        return (R) temporal.with(WEEK_BASED_YEAR, Math.addExact(temporal.get(WEEK_BASED_YEAR), amount));
      }
      return (R) temporal.plus(amount / 4, ChronoUnit.YEARS).plus(amount % 4 * 3, ChronoUnit.MONTHS);
    }

    @Override
    public long between(Temporal temporal1Inclusive, Temporal temporal2Exclusive) {
      if (temporal1Inclusive.getClass() != temporal2Exclusive.getClass()) {
        return temporal1Inclusive.until(temporal2Exclusive, this);
      }
      if (this == QUARTER_YEARS) return temporal1Inclusive.until(temporal2Exclusive, ChronoUnit.MONTHS) / 3;
      return temporal2Exclusive.getLong(WEEK_BASED_YEAR) - temporal1Inclusive.getLong(WEEK_BASED_YEAR);
    }

    @Override
    public String toString() {
      return name;
    }
  }
}
