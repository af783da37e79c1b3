package java.util;

import antecede.Observable;

/**
 * A time zone with one rule for the beginning of daylight saving time and one for its end, in every year from a first
 * one on.
 */
public class SimpleTimeZone extends TimeZone {
  public static final int WALL_TIME = 0;
  public static final int STANDARD_TIME = 1;
  public static final int UTC_TIME = 2;

  @Observable private int rawOffset;
  private int startYear;
  private Rule start;
  private Rule end;
  private int savings = 3600000;

  /** A day and time of the year. */
  private static final class Rule {
    final int month;
    /** A day of the month; or, if {@code dayOfWeek} is not 0, see {@code mode}. */
    final int day;
    final int dayOfWeek;
    final int time;
    final int timeMode;
    /** 0: the day-th of these weekdays (from the end, if negative); 1: on or after the day; -1: on or before it. */
    final int mode;

    Rule(int month, int day, int dayOfWeek, int time, int timeMode) {
      if (month < 0 || month > 11) throw new IllegalArgumentException("Illegal month " + month);
      if (time < 0 || time > 86400000) throw new IllegalArgumentException("Illegal time " + time);
      int weekday = dayOfWeek;
      int kind = 0;
      int dayOfMonth = day;
      if (dayOfWeek < 0) {
        weekday = -dayOfWeek;
        kind = day < 0 ? -1 : 1;
        dayOfMonth = Math.abs(day);
      }
      if (weekday > 7) throw new IllegalArgumentException("Illegal day of week " + dayOfWeek);
      boolean nth = kind == 0 && weekday != 0;
      if (nth && (day < -5 || day > 5)) throw new IllegalArgumentException("Illegal day of week in month " + day);
      int longest = month == 1 ? 29 : DayCount.monthLength(1, month, false);
      if (!nth && (dayOfMonth < 1 || dayOfMonth > longest)) throw new IllegalArgumentException("Illegal day " + day);
      this.month = month;
      this.day = dayOfMonth;
      this.dayOfWeek = weekday;
      this.time = time;
      this.timeMode = timeMode;
      this.mode = kind;
    }

    long dayIn(long year) {
      long first = DayCount.day(year, month, 1, false);
      if (dayOfWeek == 0) return first + day - 1;
      if (mode > 0) return DayCount.onOrBefore(first + day + 5, dayOfWeek);
      if (mode < 0) return DayCount.onOrBefore(first + day - 1, dayOfWeek);
      if (day > 0) return DayCount.onOrBefore(first + 6, dayOfWeek) + 7 * (day - 1);
      long last = first + DayCount.monthLength(year, month, false) - 1;
      return DayCount.onOrBefore(last, dayOfWeek) + 7 * (day + 1);
    }

    boolean same(Rule other) {
      return month == other.month && day == other.day && dayOfWeek == other.dayOfWeek && time == other.time
          && timeMode == other.timeMode && mode == other.mode;
    }

    @Override
    public String toString() {
      return month + "/" + day + "/" + dayOfWeek + "/" + time + "/" + timeMode;
    }
  }

  public SimpleTimeZone(int rawOffset, String ID) {
    this.rawOffset = rawOffset;
    setID(ID);
  }

  public SimpleTimeZone(int rawOffset, String ID, int startMonth, int startDay, int startDayOfWeek, int startTime,
      int endMonth,
      int endDay, int endDayOfWeek, int endTime) {
    this(rawOffset, ID, startMonth, startDay, startDayOfWeek, startTime, WALL_TIME, endMonth, endDay, endDayOfWeek,
        endTime, WALL_TIME,
        3600000);
  }

  public SimpleTimeZone(int rawOffset, String ID, int startMonth, int startDay, int startDayOfWeek, int startTime,
      int endMonth,
      int endDay, int endDayOfWeek, int endTime, int dstSavings) {
    this(rawOffset, ID, startMonth, startDay, startDayOfWeek, startTime, WALL_TIME, endMonth, endDay, endDayOfWeek,
        endTime, WALL_TIME,
        dstSavings);
  }

  public SimpleTimeZone(int rawOffset, String ID, int startMonth, int startDay, int startDayOfWeek, int startTime,
      int startTimeMode,
      int endMonth, int endDay, int endDayOfWeek, int endTime, int endTimeMode, int dstSavings) {
    this(rawOffset, ID);
    if (dstSavings <= 0) throw new IllegalArgumentException("Illegal daylight saving value: " + dstSavings);
    savings = dstSavings;
    start = rule(startMonth, startDay, startDayOfWeek, startTime, startTimeMode);
    end = rule(endMonth, endDay, endDayOfWeek, endTime, endTimeMode);
  }

  /** Day 0 means that there is no such rule. */
  private static Rule rule(int month, int day, int dayOfWeek, int time, int timeMode) {
    if (timeMode < WALL_TIME || timeMode > UTC_TIME) {
      throw new IllegalArgumentException("Illegal time mode " + timeMode);
    }
    return day == 0 ? null : new Rule(month, day, dayOfWeek, time, timeMode);
  }

  public void setStartYear(int year) {
    startYear = year;
  }

  public void setStartRule(int startMonth, int startDay, int startDayOfWeek, int startTime) {
    start = rule(startMonth, startDay, startDayOfWeek, startTime, WALL_TIME);
  }

  public void setStartRule(int startMonth, int startDay, int startTime) {
    setStartRule(startMonth, startDay, 0, startTime);
  }

  public void setStartRule(int startMonth, int startDay, int startDayOfWeek, int startTime, boolean after) {
    setStartRule(startMonth, after ? startDay : -startDay, -startDayOfWeek, startTime);
  }

  public void setEndRule(int endMonth, int endDay, int endDayOfWeek, int endTime) {
    end = rule(endMonth, endDay, endDayOfWeek, endTime, WALL_TIME);
  }

  public void setEndRule(int endMonth, int endDay, int endTime) {
    setEndRule(endMonth, endDay, 0, endTime);
  }

  public void setEndRule(int endMonth, int endDay, int endDayOfWeek, int endTime, boolean after) {
    setEndRule(endMonth, after ? endDay : -endDay, -endDayOfWeek, endTime);
  }

  /** When the rule takes effect in a year, in milliseconds since 1970. */
  private long transition(Rule rule, long year, int wallSavings) {
    long time = rule.dayIn(year) * DayCount.MILLIS_PER_DAY + rule.time;
    if (rule.timeMode != UTC_TIME) time -= rawOffset;
    return rule.timeMode == WALL_TIME ? time - wallSavings : time;
  }

  private boolean isDaylight(long date) {
    if (!useDaylightTime()) return false;
    long year = DayCount.date(Math.floorDiv(date + rawOffset, DayCount.MILLIS_PER_DAY), false)[0];
    if (year < startYear) return false;
    long begins = transition(start, year, 0);
    long ends = transition(end, year, savings);
    if (begins <= ends) return date >= begins && date < ends;
    return date >= begins || date < ends && year > startYear || date < ends && startYear == 0;
  }

  @Override
  public int getOffset(long date) {
    return isDaylight(date) ? rawOffset + savings : rawOffset;
  }

  @Override
  public int getOffset(int era, int year, int month, int day, int dayOfWeek, int millis) {
    if (era != GregorianCalendar.AD && era != GregorianCalendar.BC) {
      throw new IllegalArgumentException("Illegal era " + era);
    }
    int y = era == GregorianCalendar.BC ? 1 - year : year;
    if (month < 0 || month > 11) throw new IllegalArgumentException("Illegal month " + month);
    if (day < 1 || day > DayCount.monthLength(y, month, false)) {
      throw new IllegalArgumentException("Illegal day " + day);
    }
    if (dayOfWeek < 1 || dayOfWeek > 7) throw new IllegalArgumentException("Illegal day of week " + dayOfWeek);
    if (millis < 0 || millis >= DayCount.MILLIS_PER_DAY) throw new IllegalArgumentException("Illegal time " + millis);
    if (era == GregorianCalendar.BC) return rawOffset;
    return getOffset(DayCount.day(y, month, day, false) * DayCount.MILLIS_PER_DAY + millis - rawOffset);
  }

  @Override
  public int getRawOffset() {
    return rawOffset;
  }

  @Override
  public void setRawOffset(int offsetMillis) {
    rawOffset = offsetMillis;
  }

  public void setDSTSavings(int millisSavedDuringDST) {
    if (millisSavedDuringDST <= 0) {
      throw new IllegalArgumentException("Illegal daylight saving value: " + millisSavedDuringDST);
    }
    savings = millisSavedDuringDST;
  }

  @Override
  public int getDSTSavings() {
    return useDaylightTime() ? savings : 0;
  }

  @Override
  public boolean useDaylightTime() {
    return start != null && end != null;
  }

  @Override
  public boolean observesDaylightTime() {
    return useDaylightTime();
  }

  @Override
  public boolean inDaylightTime(Date date) {
    return isDaylight(date.getTime());
  }

  @Override
  public Object clone() {
    return super.clone();
  }

  @Override
  public synchronized int hashCode() {
    return rawOffset ^ (useDaylightTime()
        ? start.month ^ start.day ^ start.dayOfWeek ^ start.time ^ end.month ^ end.day ^ end.dayOfWeek ^ end.time
        : 0);
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof SimpleTimeZone)) return false;
    SimpleTimeZone other = (SimpleTimeZone) obj;
    return getID().equals(other.getID()) && hasSameRules(other);
  }

  @Override
  public boolean hasSameRules(TimeZone other) {
    if (!(other instanceof SimpleTimeZone)) return false;
    SimpleTimeZone that = (SimpleTimeZone) other;
    if (rawOffset != that.rawOffset || useDaylightTime() != that.useDaylightTime()) return false;
    return !useDaylightTime() || savings == that.savings && startYear == that.startYear && start.same(that.start)
        && end.same(that.end);
  }

  @Override
  public String toString() {
    return "java.util.SimpleTimeZone[id=" + getID() + ",offset=" + rawOffset + ",dstSavings=" + savings
        + ",useDaylight=" + useDaylightTime()
        + ",startYear=" + startYear + ",start=" + start + ",end=" + end + "]";
  }
}
