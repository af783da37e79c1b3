package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoPeriod;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An amount of years, months and days. */
public final class Period implements ChronoPeriod, Serializable {
  public static final Period ZERO = new Period(0, 0, 0);

  private final int years;
  private final int months;
  private final int days;

  private Period(int years, int months, int days) {
    this.years = years;
    this.months = months;
    this.days = days;
  }

  public static Period ofYears(int years) {
    return of(years, 0, 0);
  }

  public static Period ofMonths(int months) {
    return of(0, months, 0);
  }

  public static Period ofWeeks(int weeks) {
    return of(0, 0, Math.multiplyExact(weeks, 7));
  }

  public static Period ofDays(int days) {
    return of(0, 0, days);
  }

  public static Period of(int years, int months, int days) {
    return (years | months | days) == 0 ? ZERO : new Period(years, months, days);
  }

  public static Period from(TemporalAmount amount) {
    if (amount instanceof Period) return (Period) amount;
    if (amount instanceof ChronoPeriod && !IsoChronology.INSTANCE.equals(((ChronoPeriod) amount).getChronology())) {
      throw new DateTimeException("Period requires ISO chronology: " + amount);
    }
    int years = 0;
    int months = 0;
    int days = 0;
    for (TemporalUnit unit : amount.getUnits()) {
      int value = Math.toIntExact(amount.get(unit));
      if (unit == ChronoUnit.YEARS) years = value;
      else if (unit == ChronoUnit.MONTHS) months = value;
      else if (unit == ChronoUnit.DAYS) days = value;
      else throw new DateTimeException("Unit must be Years, Months or Days, but was " + unit);
    }
    return of(years, months, days);
  }

  public static Period parse(CharSequence text) {
    String number = "([-+]?[0-9]+)";
    Pattern pattern = Pattern.compile("([-+]?)P(?:" + number + "Y)?(?:" + number + "M)?(?:" + number + "W)?(?:"
        + number + "D)?",
        Pattern.CASE_INSENSITIVE);
    Matcher matcher = pattern.matcher(Objects.requireNonNull(text, "text"));
    boolean any = matcher.matches()
        && (matcher.group(2) != null || matcher.group(3) != null || matcher.group(4) != null
        || matcher.group(5) != null);
    if (!any) throw new DateTimeParseException("Text cannot be parsed to a Period", text, 0);
    try {
      int sign = matcher.group(1).equals("-") ? -1 : 1;
      int weeks = Math.multiplyExact(part(matcher.group(4), sign), 7);
      return of(part(matcher.group(2), sign), part(matcher.group(3), sign),
          Math.addExact(part(matcher.group(5), sign), weeks));
    } catch (NumberFormatException | ArithmeticException e) {
      throw new DateTimeParseException("Text cannot be parsed to a Period", text, 0, e);
    }
  }

  private static int part(String text, int sign) {
    return text == null ? 0 : Math.multiplyExact(Integer.parseInt(text), sign);
  }

  public static Period between(LocalDate startDateInclusive, LocalDate endDateExclusive) {
    return startDateInclusive.until(endDateExclusive);
  }

  @Override
  public long get(TemporalUnit unit) {
    if (unit == ChronoUnit.YEARS) return years;
    if (unit == ChronoUnit.MONTHS) return months;
    if (unit == ChronoUnit.DAYS) return days;
    throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
  }

  @Override
  public List<TemporalUnit> getUnits() {
    return Collections.unmodifiableList(Arrays.<TemporalUnit>asList(ChronoUnit.YEARS, ChronoUnit.MONTHS,
        ChronoUnit.DAYS));
  }

  @Override
  public IsoChronology getChronology() {
    return IsoChronology.INSTANCE;
  }

  @Override
  public boolean isZero() {
    return this == ZERO;
  }

  @Override
  public boolean isNegative() {
    return years < 0 || months < 0 || days < 0;
  }

  public int getYears() {
    return years;
  }

  public int getMonths() {
    return months;
  }

  public int getDays() {
    return days;
  }

  public Period withYears(int years) {
    return of(years, months, days);
  }

  public Period withMonths(int months) {
    return of(years, months, days);
  }

  public Period withDays(int days) {
    return of(years, months, days);
  }

  @Override
  public Period plus(TemporalAmount amountToAdd) {
    Period other = from(amountToAdd);
    return of(Math.addExact(years, other.years), Math.addExact(months, other.months),
        Math.addExact(days, other.days));
  }

  public Period plusYears(long yearsToAdd) {
    return of(Math.toIntExact(Math.addExact((long) years, yearsToAdd)), months, days);
  }

  public Period plusMonths(long monthsToAdd) {
    return of(years, Math.toIntExact(Math.addExact((long) months, monthsToAdd)), days);
  }

  public Period plusDays(long daysToAdd) {
    return of(years, months, Math.toIntExact(Math.addExact((long) days, daysToAdd)));
  }

  @Override
  public Period minus(TemporalAmount amountToSubtract) {
    Period other = from(amountToSubtract);
    return of(Math.subtractExact(years, other.years), Math.subtractExact(months, other.months),
        Math.subtractExact(days, other.days));
  }

  public Period minusYears(long years) {
    return years == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-years);
  }

  public Period minusMonths(long months) {
    return months == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1) : plusMonths(-months);
  }

  public Period minusDays(long days) {
    return days == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-days);
  }

  @Override
  public Period multipliedBy(int scalar) {
    if (this == ZERO || scalar == 1) return this;
    return of(Math.multiplyExact(years, scalar), Math.multiplyExact(months, scalar),
        Math.multiplyExact(days, scalar));
  }

  @Override
  public Period negated() {
    return multipliedBy(-1);
  }

  @Override
  public Period normalized() {
    long all = toTotalMonths();
    return of(Math.toIntExact(all / 12), (int) (all % 12), days);
  }

  public long toTotalMonths() {
    return years * 12L + months;
  }

  private void check(Temporal temporal) {
    Chronology chronology = Objects.requireNonNull(temporal, "temporal").query(TemporalQueries.chronology());
    if (chronology != null && !IsoChronology.INSTANCE.equals(chronology)) {
      throw new DateTimeException("Chronology mismatch, expected: ISO, actual: " + chronology.getId());
    }
  }

  @Override
  public Temporal addTo(Temporal temporal) {
    check(temporal);
    Temporal result = temporal;
    if (months == 0) {
      if (years != 0) result = result.plus(years, ChronoUnit.YEARS);
    } else if (toTotalMonths() != 0) {
      result = result.plus(toTotalMonths(), ChronoUnit.MONTHS);
    }
    return days == 0 ? result : result.plus(days, ChronoUnit.DAYS);
  }

  @Override
  public Temporal subtractFrom(Temporal temporal) {
    check(temporal);
    Temporal result = temporal;
    if (months == 0) {
      if (years != 0) result = result.minus(years, ChronoUnit.YEARS);
    } else if (toTotalMonths() != 0) {
      result = result.minus(toTotalMonths(), ChronoUnit.MONTHS);
    }
    return days == 0 ? result : result.minus(days, ChronoUnit.DAYS);
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof Period)) return false;
    Period other = (Period) obj;
    return years == other.years && months == other.months && days == other.days;
  }

  @Override
  public int hashCode() {
    return years + Integer.rotateLeft(months, 8) + Integer.rotateLeft(days, 16);
  }

  @Override
  public String toString() {
    if (isZero()) return "P0D";
    StringBuilder text = new StringBuilder("P");
    if (years != 0) text.append(years).append('Y');
    if (months != 0) text.append(months).append('M');
    if (days != 0) text.append(days).append('D');
    return text.toString();
  }
}
