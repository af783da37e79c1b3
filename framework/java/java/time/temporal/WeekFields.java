package java.time.temporal;

import java.io.Serializable;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.ResolverStyle;
import java.util.Calendar;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Weeks that begin on a day of choice and belong to the year or month in which they have enough days. */
public final class WeekFields implements Serializable {
  public static final WeekFields ISO = new WeekFields(DayOfWeek.MONDAY, 4);
  public static final WeekFields SUNDAY_START = new WeekFields(DayOfWeek.SUNDAY, 1);
  public static final TemporalUnit WEEK_BASED_YEARS = IsoFields.WEEK_BASED_YEARS;

  private final DayOfWeek firstDayOfWeek;
  private final int minimalDays;

  private WeekFields(DayOfWeek firstDayOfWeek, int minimalDays) {
    if (minimalDays < 1 || minimalDays > 7) throw new IllegalArgumentException("Minimal number of days is invalid");
    this.firstDayOfWeek = Objects.requireNonNull(firstDayOfWeek, "firstDayOfWeek");
    this.minimalDays = minimalDays;
  }

  public static WeekFields of(Locale locale) {
    Calendar calendar = Calendar.getInstance(locale);
    return of(DayOfWeek.SUNDAY.plus(calendar.getFirstDayOfWeek() - 1), calendar.getMinimalDaysInFirstWeek());
  }

  public static WeekFields of(DayOfWeek firstDayOfWeek, int minimalDaysInFirstWeek) {
    return new WeekFields(firstDayOfWeek, minimalDaysInFirstWeek);
  }

  public DayOfWeek getFirstDayOfWeek() {
    return firstDayOfWeek;
  }

  public int getMinimalDaysInFirstWeek() {
    return minimalDays;
  }

  public TemporalField dayOfWeek() {
    return new Field(0, "DayOfWeek");
  }

  public TemporalField weekOfMonth() {
    return new Field(1, "WeekOfMonth");
  }

  public TemporalField weekOfYear() {
    return new Field(2, "WeekOfYear");
  }

  public TemporalField weekOfWeekBasedYear() {
    return new Field(3, "WeekOfWeekBasedYear");
  }

  public TemporalField weekBasedYear() {
    return new Field(4, "WeekBasedYear");
  }

  @Override
  public boolean equals(Object object) {
    if (!(object instanceof WeekFields)) return false;
    WeekFields other = (WeekFields) object;
    return firstDayOfWeek == other.firstDayOfWeek && minimalDays == other.minimalDays;
  }

  @Override
  public int hashCode() {
    return firstDayOfWeek.ordinal() * 7 + minimalDays;
  }

  @Override
  public String toString() {
    return "WeekFields[" + firstDayOfWeek + ',' + minimalDays + ']';
  }

  private int localDay(TemporalAccessor temporal) {
    return Math.floorMod(temporal.get(ChronoField.DAY_OF_WEEK) - firstDayOfWeek.getValue(), 7) + 1;
  }

  /** The first day of the first week of the period that begins with a day. */
  private LocalDate firstWeek(LocalDate start) {
    LocalDate week = start.minusDays(localDay(start) - 1);
    return 7 - (localDay(start) - 1) >= minimalDays ? week : week.plusDays(7);
  }

  private static long week(LocalDate first, LocalDate date) {
    return Math.floorDiv(date.toEpochDay() - first.toEpochDay(), 7L) + 1;
  }

  private int weekYear(LocalDate date) {
    int year = date.getYear();
    if (date.isBefore(firstWeek(LocalDate.of(year, 1, 1)))) return year - 1;
    return date.isBefore(firstWeek(LocalDate.of(year + 1, 1, 1))) ? year : year + 1;
  }

  private long weeksOf(int weekYear) {
    return week(firstWeek(LocalDate.of(weekYear, 1, 1)), firstWeek(LocalDate.of(weekYear + 1, 1, 1))) - 1;
  }

  private final class Field implements TemporalField {
    private final int kind;
    private final String name;

    Field(int kind, String name) {
      this.kind = kind;
      this.name = name;
    }

    private WeekFields owner() {
      return WeekFields.this;
    }

    @Override
    public TemporalUnit getBaseUnit() {
      return kind == 0 ? ChronoUnit.DAYS : kind == 4 ? WEEK_BASED_YEARS : ChronoUnit.WEEKS;
    }

    @Override
    public TemporalUnit getRangeUnit() {
      TemporalUnit[] units = {ChronoUnit.WEEKS, ChronoUnit.MONTHS, ChronoUnit.YEARS, WEEK_BASED_YEARS,
          ChronoUnit.FOREVER};
      return units[kind];
    }

    @Override
    public ValueRange range() {
      switch (kind) {
        case 0:
          return ValueRange.of(1, 7);
        case 1:
          return ValueRange.of(0, 1, 4, 6);
        case 2:
          return ValueRange.of(0, 1, 52, 54);
        case 3:
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
      return temporal.isSupported(kind == 0 ? ChronoField.DAY_OF_WEEK : ChronoField.EPOCH_DAY);
    }

    @Override
    public ValueRange rangeRefinedBy(TemporalAccessor temporal) {
      if (kind == 0 || kind == 4) return range();
      LocalDate date = LocalDate.from(temporal);
      if (kind == 3) return ValueRange.of(1, weeksOf(weekYear(date)));
      LocalDate start = kind == 1 ? date.withDayOfMonth(1) : date.withDayOfYear(1);
      LocalDate end = start.plusDays((kind == 1 ? date.lengthOfMonth() : date.lengthOfYear()) - 1);
      return ValueRange.of(week(firstWeek(start), start), week(firstWeek(start), end));
    }

    @Override
    public long getFrom(TemporalAccessor temporal) {
      if (kind == 0) return localDay(temporal);
      if (!isSupportedBy(temporal)) throw new UnsupportedTemporalTypeException("Unsupported field: " + this);
      LocalDate date = LocalDate.from(temporal);
      switch (kind) {
        case 1:
          return week(firstWeek(date.withDayOfMonth(1)), date);
        case 2:
          return week(firstWeek(date.withDayOfYear(1)), date);
        case 3:
          return week(firstWeek(LocalDate.of(weekYear(date), 1, 1)), date);
        default:
          return weekYear(date);
      }
    }

    @SuppressWarnings("unchecked")
    @Override
    public <R extends Temporal> R adjustInto(R temporal, long newValue) {
      int value = range().checkValidIntValue(newValue, this);
      long old = getFrom(temporal);
      if (value == old) return temporal;
      if (kind == 4) {
        LocalDate date = LocalDate.from(temporal);
        LocalDate first = firstWeek(LocalDate.of(value, 1, 1));
        long week = Math.min(weeksOf(value), weekOfWeekBasedYear().getFrom(date));
        return (R) temporal.with(first.plusDays((week - 1) * 7 + localDay(date) - 1));
      }
      return (R) temporal.plus(value - old, getBaseUnit());
    }

    /** A day of the week becomes one from Monday on; with year and week it makes a date. */
    @Override
    public TemporalAccessor resolve(Map<TemporalField, Long> fieldValues, TemporalAccessor partialTemporal,
        ResolverStyle resolverStyle) {
      if (kind == 0) {
        int local = range().checkValidIntValue(fieldValues.remove(this), this);
        fieldValues.put(ChronoField.DAY_OF_WEEK, Math.floorMod(firstDayOfWeek.getValue() - 1 + local - 1L, 7L) + 1);
        return null;
      }
      Long day = fieldValues.get(ChronoField.DAY_OF_WEEK);
      Long week = fieldValues.get(weekOfWeekBasedYear());
      if (kind != 4 || day == null || week == null) return null;
      int year = range().checkValidIntValue(fieldValues.remove(this), this);
      fieldValues.remove(weekOfWeekBasedYear());
      fieldValues.remove(ChronoField.DAY_OF_WEEK);
      int local = Math.floorMod((int) (day - firstDayOfWeek.getValue()), 7);
      return firstWeek(LocalDate.of(year, 1, 1)).plusDays((weekIn(year, week, resolverStyle) - 1) * 7 + local);
    }

    /** As the JDK has it: the 53rd week of a year that has 52 is the last one, unless anything may be asked for. */
    private long weekIn(int year, long week, ResolverStyle style) {
      if (style == ResolverStyle.LENIENT) return week;
      weekOfWeekBasedYear().range().checkValidValue(week, weekOfWeekBasedYear());
      return Math.min(week, weeksOf(year));
    }

    @Override
    public boolean equals(Object object) {
      return object instanceof Field && kind == ((Field) object).kind && owner().equals(((Field) object).owner());
    }

    @Override
    public int hashCode() {
      return owner().hashCode() * 31 + kind;
    }

    @Override
    public String toString() {
      return name + "[" + WeekFields.this + "]";
    }
  }
}
