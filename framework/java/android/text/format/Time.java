package android.text.format;

import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.TimeZone;

/** A moment, as fields that can be set. */
@Deprecated
public class Time {
  public static final String TIMEZONE_UTC = "UTC";
  public static final int EPOCH_JULIAN_DAY = 2440588;
  public static final int MONDAY_BEFORE_JULIAN_EPOCH = 2440585;
  public static final int SECOND = 1;
  public static final int MINUTE = 2;
  public static final int HOUR = 3;
  public static final int MONTH_DAY = 4;
  public static final int MONTH = 5;
  public static final int YEAR = 6;
  public static final int WEEK_DAY = 7;
  public static final int YEAR_DAY = 8;
  public static final int WEEK_NUM = 9;
  public static final int SUNDAY = 0;
  public static final int MONDAY = 1;
  public static final int TUESDAY = 2;
  public static final int WEDNESDAY = 3;
  public static final int THURSDAY = 4;
  public static final int FRIDAY = 5;
  public static final int SATURDAY = 6;

  public boolean allDay;
  public int second;
  public int minute;
  public int hour;
  public int monthDay;
  public int month;
  public int year;
  public int weekDay;
  public int yearDay;
  public int isDst;
  public long gmtoff;
  public String timezone;

  public Time(String timezoneId) {
    if (timezoneId == null) throw new NullPointerException("timezoneId is null!");
    clear(timezoneId);
  }

  public Time() {
    this(TimeZone.getDefault().getID());
  }

  public Time(Time other) {
    set(other);
  }

  private Calendar calendar() {
    Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone(timezone));
    calendar.clear();
    calendar.set(year, month, monthDay, hour, minute, second);
    return calendar;
  }

  private void read(Calendar calendar) {
    second = calendar.get(Calendar.SECOND);
    minute = calendar.get(Calendar.MINUTE);
    hour = calendar.get(Calendar.HOUR_OF_DAY);
    monthDay = calendar.get(Calendar.DAY_OF_MONTH);
    month = calendar.get(Calendar.MONTH);
    year = calendar.get(Calendar.YEAR);
    weekDay = calendar.get(Calendar.DAY_OF_WEEK) - 1;
    yearDay = calendar.get(Calendar.DAY_OF_YEAR) - 1;
    isDst = calendar.get(Calendar.DST_OFFSET) != 0 ? 1 : 0;
    gmtoff = (calendar.get(Calendar.ZONE_OFFSET) + calendar.get(Calendar.DST_OFFSET)) / 1000;
  }

  public long normalize(boolean ignoreDst) {
    Calendar calendar = calendar();
    long millis = calendar.getTimeInMillis();
    read(calendar);
    return millis;
  }

  public void switchTimezone(String timezone) {
    long millis = toMillis(true);
    this.timezone = timezone;
    set(millis);
  }

  public int getActualMaximum(int field) {
    switch (field) {
      case SECOND:
      case MINUTE:
        return 59;
      case HOUR:
        return 23;
      case MONTH_DAY:
        return calendar().getActualMaximum(Calendar.DAY_OF_MONTH);
      case MONTH:
        return 11;
      case YEAR:
        return 2037;
      case WEEK_DAY:
        return 6;
      case YEAR_DAY:
        return calendar().getActualMaximum(Calendar.DAY_OF_YEAR) - 1;
      default:
        throw new RuntimeException("bad field=" + field);
    }
  }

  public void clear(String timezoneId) {
    timezone = timezoneId;
    allDay = false;
    second = minute = hour = monthDay = month = year = weekDay = yearDay = 0;
    gmtoff = 0;
    isDst = -1;
  }

  public static int compare(Time a, Time b) {
    return Long.compare(a.toMillis(false), b.toMillis(false));
  }

  /** The most used of C's signs. */
  public String format(String format) {
    StringBuilder pattern = new StringBuilder();
    for (int i = 0; i < format.length(); i++) {
      char letter = format.charAt(i);
      if (letter != '%' || i + 1 == format.length()) {
        if (letter == '\'') pattern.append("''");
        else if (Character.isLetter(letter)) pattern.append('\'').append(letter).append('\'');
        else pattern.append(letter);
        continue;
      }
      pattern.append(pattern(format.charAt(++i)));
    }
    SimpleDateFormat result = new SimpleDateFormat(pattern.toString());
    result.setTimeZone(TimeZone.getTimeZone(timezone));
    return result.format(new Date(toMillis(false)));
  }

  private static String pattern(char sign) {
    String signs = "YymdHMSBbAaIpjZe";
    String[] patterns = {"yyyy", "yy", "MM", "dd", "HH", "mm", "ss", "MMMM", "MMM", "EEEE", "EEE", "hh", "a", "DDD", "z", "d"};
    int at = signs.indexOf(sign);
    if (at >= 0) return patterns[at];
    if (sign == 'T') return "HH:mm:ss";
    if (sign == 'D') return "MM/dd/yy";
    if (sign == 'F') return "yyyy-MM-dd";
    if (sign == 'R') return "HH:mm";
    return sign == '%' ? "%" : "";
  }

  @Override
  public String toString() {
    return format2445() + timezone + "(" + weekDay + "," + yearDay + "," + gmtoff + "," + isDst + "," + toMillis(false) / 1000
        + ")";
  }

  /** 20240131T120000Z; true if it ends with Z. */
  public boolean parse(String s) {
    if (s == null) throw new NullPointerException("time string is null");
    boolean day = s.length() == 8;
    if (!day && s.length() < 15) throw new android.util.TimeFormatException("String is too short: \"" + s
        + "\" Expected at least 15 characters.");
    read(s, 0, 4, 6, day ? -1 : 9, 2);
    allDay = day;
    boolean utc = s.endsWith("Z");
    if (utc) timezone = TIMEZONE_UTC;
    return utc;
  }

  private void read(String s, int y, int m, int d, int h, int step) {
    year = Integer.parseInt(s.substring(y, y + 4));
    month = Integer.parseInt(s.substring(m, m + 2)) - 1;
    monthDay = Integer.parseInt(s.substring(d, d + 2));
    hour = h < 0 ? 0 : Integer.parseInt(s.substring(h, h + 2));
    minute = h < 0 ? 0 : Integer.parseInt(s.substring(h + step, h + step + 2));
    second = h < 0 ? 0 : Integer.parseInt(s.substring(h + 2 * step, h + 2 * step + 2));
    normalize(false);
  }

  /** 2024-01-31T12:00:00.000+01:00; true if the result is in universal time. */
  public boolean parse3339(String s) {
    if (s == null) throw new NullPointerException("time string is null");
    if (s.length() < 10) throw new android.util.TimeFormatException("String too short --- expected at least 10 characters.");
    boolean day = s.length() < 19;
    String zone = day ? "" : zone(s);
    if (!zone.isEmpty()) timezone = TIMEZONE_UTC;
    read(s, 0, 5, 8, day ? -1 : 11, 3);
    allDay = day;
    if (zone.isEmpty()) return false;
    if (zone.equals("Z")) return true;
    int minutes = Integer.parseInt(zone.substring(1, 3)) * 60 + Integer.parseInt(zone.substring(zone.length() - 2));
    set(toMillis(false) - (zone.charAt(0) == '-' ? -1 : 1) * minutes * 60000L);
    return true;
  }

  private static String zone(String s) {
    int at = 19;
    if (at < s.length() && s.charAt(at) == '.') {
      at++;
      while (at < s.length() && Character.isDigit(s.charAt(at))) at++;
    }
    return s.substring(at);
  }

  public static String getCurrentTimezone() {
    return TimeZone.getDefault().getID();
  }

  public void setToNow() {
    set(System.currentTimeMillis());
  }

  public long toMillis(boolean ignoreDst) {
    return calendar().getTimeInMillis();
  }

  public void set(long millis) {
    allDay = false;
    Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone(timezone));
    calendar.setTimeInMillis(millis);
    read(calendar);
  }

  private static String digits(int number, int count) {
    String text = Integer.toString(number);
    while (text.length() < count) text = "0" + text;
    return text;
  }

  public String format2445() {
    String day = digits(year, 4) + digits(month + 1, 2) + digits(monthDay, 2);
    if (allDay) return day;
    String time = day + "T" + digits(hour, 2) + digits(minute, 2) + digits(second, 2);
    return TIMEZONE_UTC.equals(timezone) ? time + "Z" : time;
  }

  public void set(Time that) {
    timezone = that.timezone;
    allDay = that.allDay;
    second = that.second;
    minute = that.minute;
    hour = that.hour;
    monthDay = that.monthDay;
    month = that.month;
    year = that.year;
    weekDay = that.weekDay;
    yearDay = that.yearDay;
    isDst = that.isDst;
    gmtoff = that.gmtoff;
  }

  public void set(int second, int minute, int hour, int monthDay, int month, int year) {
    allDay = false;
    this.second = second;
    this.minute = minute;
    this.hour = hour;
    this.monthDay = monthDay;
    this.month = month;
    this.year = year;
    weekDay = yearDay = 0;
    isDst = -1;
    gmtoff = 0;
  }

  public void set(int monthDay, int month, int year) {
    set(0, 0, 0, monthDay, month, year);
    allDay = true;
  }

  public boolean before(Time that) {
    return compare(this, that) < 0;
  }

  public boolean after(Time that) {
    return compare(this, that) > 0;
  }

  public int getWeekNumber() {
    Calendar calendar = calendar();
    calendar.setFirstDayOfWeek(Calendar.MONDAY);
    calendar.setMinimalDaysInFirstWeek(4);
    return calendar.get(Calendar.WEEK_OF_YEAR);
  }

  public String format3339(boolean allDay) {
    String day = digits(year, 4) + "-" + digits(month + 1, 2) + "-" + digits(monthDay, 2);
    if (allDay) return day;
    String time = day + "T" + digits(hour, 2) + ":" + digits(minute, 2) + ":" + digits(second, 2) + ".000";
    if (TIMEZONE_UTC.equals(timezone)) return time + "Z";
    int minutes = (int) Math.abs(gmtoff / 60);
    return time + (gmtoff < 0 ? "-" : "+") + digits(minutes / 60, 2) + ":" + digits(minutes % 60, 2);
  }

  public static boolean isEpoch(Time time) {
    return getJulianDay(time.toMillis(true), 0) == EPOCH_JULIAN_DAY;
  }

  public static int getJulianDay(long millis, long gmtoffSeconds) {
    return (int) Math.floorDiv(millis + gmtoffSeconds * 1000, 86400000L) + EPOCH_JULIAN_DAY;
  }

  public long setJulianDay(int julianDay) {
    long millis = (julianDay - EPOCH_JULIAN_DAY) * 86400000L;
    set(millis);
    int rounding = julianDay - getJulianDay(millis, gmtoff);
    monthDay += rounding;
    hour = minute = second = 0;
    return normalize(true);
  }

  public static int getWeeksSinceEpochFromJulianDay(int julianDay, int firstDayOfWeek) {
    int diff = THURSDAY - firstDayOfWeek;
    if (diff < 0) diff += 7;
    return (julianDay - (EPOCH_JULIAN_DAY - diff)) / 7;
  }

  public static int getJulianMondayFromWeeksSinceEpoch(int week) {
    return MONDAY_BEFORE_JULIAN_EPOCH + week * 7;
  }
}
