package java.time.zone;

import java.io.Serializable;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAdjusters;
import java.util.Objects;

/** A day and time of the year at which the offset of a zone changes. */
public final class ZoneOffsetTransitionRule implements Serializable {
  private final Month month;
  private final int dayOfMonth;
  private final DayOfWeek dayOfWeek;
  private final LocalTime time;
  private final boolean midnightEndOfDay;
  private final TimeDefinition definition;
  private final ZoneOffset standardOffset;
  private final ZoneOffset before;
  private final ZoneOffset after;

  private ZoneOffsetTransitionRule(Month month, int dayOfMonth, DayOfWeek dayOfWeek, LocalTime time,
      boolean midnightEndOfDay,
      TimeDefinition definition, ZoneOffset standardOffset, ZoneOffset before, ZoneOffset after) {
    this.month = month;
    this.dayOfMonth = dayOfMonth;
    this.dayOfWeek = dayOfWeek;
    this.time = time;
    this.midnightEndOfDay = midnightEndOfDay;
    this.definition = definition;
    this.standardOffset = standardOffset;
    this.before = before;
    this.after = after;
  }

  public static ZoneOffsetTransitionRule of(Month month, int dayOfMonthIndicator, DayOfWeek dayOfWeek, LocalTime time,
      boolean timeEndOfDay, TimeDefinition timeDefinition, ZoneOffset standardOffset, ZoneOffset offsetBefore,
          ZoneOffset offsetAfter) {
    Objects.requireNonNull(month, "month");
    Objects.requireNonNull(timeDefinition, "timeDefnition");
    if (dayOfMonthIndicator < -28 || dayOfMonthIndicator > 31 || dayOfMonthIndicator == 0) {
      throw new IllegalArgumentException("Day of month indicator must be between -28 and 31 inclusive excluding "
          + "zero");
    }
    if (timeEndOfDay && !time.equals(LocalTime.MIDNIGHT)) {
      throw new IllegalArgumentException("Time must be midnight when end of day flag is true");
    }
    if (time.getNano() != 0) throw new IllegalArgumentException("Time's nano-of-second must be zero");
    return new ZoneOffsetTransitionRule(month, dayOfMonthIndicator, dayOfWeek, time, timeEndOfDay, timeDefinition,
        Objects.requireNonNull(standardOffset), Objects.requireNonNull(offsetBefore),
            Objects.requireNonNull(offsetAfter));
  }

  public Month getMonth() {
    return month;
  }

  public int getDayOfMonthIndicator() {
    return dayOfMonth;
  }

  public DayOfWeek getDayOfWeek() {
    return dayOfWeek;
  }

  public LocalTime getLocalTime() {
    return time;
  }

  public boolean isMidnightEndOfDay() {
    return midnightEndOfDay;
  }

  public TimeDefinition getTimeDefinition() {
    return definition;
  }

  public ZoneOffset getStandardOffset() {
    return standardOffset;
  }

  public ZoneOffset getOffsetBefore() {
    return before;
  }

  public ZoneOffset getOffsetAfter() {
    return after;
  }

  public ZoneOffsetTransition createTransition(int year) {
    LocalDate date;
    if (dayOfMonth < 0) {
      LocalDate first = LocalDate.of(year, month, 1);
      date = first.withDayOfMonth(first.lengthOfMonth() + 1 + dayOfMonth);
      if (dayOfWeek != null) date = date.with(TemporalAdjusters.previousOrSame(dayOfWeek));
    } else {
      date = LocalDate.of(year, month, dayOfMonth);
      if (dayOfWeek != null) date = date.with(TemporalAdjusters.nextOrSame(dayOfWeek));
    }
    if (midnightEndOfDay) date = date.plusDays(1);
    LocalDateTime transition = definition.createDateTime(LocalDateTime.of(date, time), standardOffset, before);
    return ZoneOffsetTransition.of(transition, before, after);
  }

  @Override
  public boolean equals(Object otherRule) {
    if (!(otherRule instanceof ZoneOffsetTransitionRule)) return false;
    ZoneOffsetTransitionRule other = (ZoneOffsetTransitionRule) otherRule;
    return month == other.month && dayOfMonth == other.dayOfMonth && dayOfWeek == other.dayOfWeek
        && definition == other.definition
        && midnightEndOfDay == other.midnightEndOfDay && time.equals(other.time)
        && standardOffset.equals(other.standardOffset)
        && before.equals(other.before) && after.equals(other.after);
  }

  @Override
  public int hashCode() {
    return Objects.hash(month.ordinal(), dayOfMonth, time, definition.ordinal(), standardOffset, before, after);
  }

  @Override
  public String toString() {
    return "TransitionRule[" + (before.compareTo(after) > 0 ? "Gap " : "Overlap ") + before + " to " + after + ", "
        + month.name() + " "
        + dayOfMonth + " " + dayOfWeek + " at " + (midnightEndOfDay ? "24:00" : time.toString()) + " " + definition
        + ", standard offset "
        + standardOffset + ']';
  }

  /** What the time of a rule means. */
  public enum TimeDefinition {
    UTC,
    WALL,
    STANDARD;

    public LocalDateTime createDateTime(LocalDateTime dateTime, ZoneOffset standardOffset, ZoneOffset wallOffset) {
      if (this == WALL) return dateTime;
      int from = this == UTC ? 0 : standardOffset.getTotalSeconds();
      return dateTime.plusSeconds(wallOffset.getTotalSeconds() - from);
    }
  }
}
