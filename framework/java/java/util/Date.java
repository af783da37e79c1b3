package java.util;

import antecede.Observable;
import antecede.World;
import java.io.Serializable;
import java.time.Instant;

/** A moment, in milliseconds since 1970. */
public class Date implements Serializable, Cloneable, Comparable<Date> {
  private static final String MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";
  private static final String DAYS = "SunMonTueWedThuFriSat";
  private static final String[] WORDS = {
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "january", "february", "march",
        "april", "may", "june",
    "july", "august", "september", "october", "november", "december"
  };

  @Observable private long time;

  public Date() {
    this(World.currentTimeMillis());
  }

  public Date(long date) {
    time = date;
  }

  @Deprecated
  public Date(int year, int month, int date) {
    this(year, month, date, 0, 0, 0);
  }

  @Deprecated
  public Date(int year, int month, int date, int hrs, int min) {
    this(year, month, date, hrs, min, 0);
  }

  @Deprecated
  public Date(int year, int month, int date, int hrs, int min, int sec) {
    this(new GregorianCalendar(year + 1900, month, date, hrs, min, sec).getTimeInMillis());
  }

  @Deprecated
  public Date(String s) {
    this(parse(s));
  }

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Deprecated
  public static long UTC(int year, int month, int date, int hrs, int min, int sec) {
    GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
    calendar.clear();
    calendar.set(year + 1900, month, date, hrs, min, sec);
    return calendar.getTimeInMillis();
  }

  /** Reads numbers, names of months and zones as they come; words of days and (comments) count for nothing. */
  @Deprecated
  public static long parse(String s) {
    int year = Integer.MIN_VALUE;
    int month = -1;
    int day = -1;
    int hour = -1;
    int minute = -1;
    int second = -1;
    int zone = Integer.MIN_VALUE;
    char before = 0;
    int at = 0;
    while (at < s.length()) {
      char c = s.charAt(at++);
      if (c <= ' ' || c == ',') continue;
      if (c == '(') {
        for (int depth = 1; at < s.length() && depth > 0; at++) {
          depth += s.charAt(at) == '(' ? 1 : s.charAt(at) == ')' ? -1 : 0;
        }
      } else if (c >= '0' && c <= '9') {
        int number = c - '0';
        while (at < s.length() && s.charAt(at) >= '0' && s.charAt(at) <= '9') {
          number = number * 10 + s.charAt(at++) - '0';
        }
        char after = at < s.length() ? s.charAt(at) : 0;
        if (before == '+' || before == '-' && year != Integer.MIN_VALUE) {
          int minutes = number < 24 ? number * 60 : number % 100 + number / 100 * 60;
          zone = before == '+' ? -minutes : minutes;
        } else if (number >= 70) {
          year = yearOf(year, number, s);
        } else if (after == ':') {
          if (hour < 0) hour = number;
          else if (minute < 0) minute = number;
          else throw new IllegalArgumentException(s);
        } else if (after == '/') {
          if (month < 0) month = number - 1;
          else if (day < 0) day = number;
          else throw new IllegalArgumentException(s);
        } else if (hour >= 0 && minute < 0) {
          minute = number;
        } else if (minute >= 0 && second < 0) {
          second = number;
        } else if (day < 0) {
          day = number;
        } else {
          year = yearOf(year, number, s);
        }
        before = 0;
      } else if (c == '/' || c == ':' || c == '+' || c == '-') {
        before = c;
      } else {
        int start = at - 1;
        while (at < s.length() && Character.isLetter(s.charAt(at))) at++;
        String word = LocaleTag.lower(s.substring(start, at));
        if (word.length() <= 1) throw new IllegalArgumentException(s);
        before = 0;
        int index = 0;
        while (index < WORDS.length && !WORDS[index].startsWith(word)) index++;
        if (word.equals("am") || word.equals("pm")) {
          if (hour > 12 || hour < 1) throw new IllegalArgumentException(s);
          hour = hour % 12 + (word.equals("pm") ? 12 : 0);
        } else if (index >= 7 && index < WORDS.length) {
          if (month >= 0) throw new IllegalArgumentException(s);
          month = index - 7;
        } else if (index == WORDS.length) {
          zone = zoneMinutes(word);
          if (zone == Integer.MIN_VALUE) throw new IllegalArgumentException(s);
        }
      }
    }
    if (year == Integer.MIN_VALUE || month < 0 || day < 0) throw new IllegalArgumentException(s);
    GregorianCalendar calendar = zone == Integer.MIN_VALUE ? new GregorianCalendar()
        : new GregorianCalendar(TimeZone.getTimeZone("UTC"));
    calendar.clear();
    calendar.set(year, month, day, Math.max(0, hour), Math.max(0, minute), Math.max(0, second));
    return calendar.getTimeInMillis() + (zone == Integer.MIN_VALUE ? 0 : zone * 60000L);
  }

  private static int yearOf(int known, int number, String s) {
    if (known != Integer.MIN_VALUE) throw new IllegalArgumentException(s);
    if (number >= 100) return number;
    int start = new GregorianCalendar().get(Calendar.YEAR) - 80;
    int year = start / 100 * 100 + number;
    return year < start ? year + 100 : year;
  }

  /** Minutes behind UTC of the zones that have a name in old mail headers. */
  private static int zoneMinutes(String word) {
    switch (word) {
      case "gmt":
      case "ut":
      case "utc":
        return 0;
      case "est":
        return 300;
      case "edt":
        return 240;
      case "cst":
        return 360;
      case "cdt":
        return 300;
      case "mst":
        return 420;
      case "mdt":
        return 360;
      case "pst":
        return 480;
      case "pdt":
        return 420;
      default:
        return Integer.MIN_VALUE;
    }
  }

  private int get(int field) {
    Calendar calendar = new GregorianCalendar();
    calendar.setTimeInMillis(time);
    return calendar.get(field);
  }

  private void set(int field, int value) {
    Calendar calendar = new GregorianCalendar();
    calendar.setTimeInMillis(time);
    calendar.set(field, value);
    time = calendar.getTimeInMillis();
  }

  @Deprecated
  public int getYear() {
    return get(Calendar.YEAR) - 1900;
  }

  @Deprecated
  public void setYear(int year) {
    set(Calendar.YEAR, year + 1900);
  }

  @Deprecated
  public int getMonth() {
    return get(Calendar.MONTH);
  }

  @Deprecated
  public void setMonth(int month) {
    set(Calendar.MONTH, month);
  }

  @Deprecated
  public int getDate() {
    return get(Calendar.DATE);
  }

  @Deprecated
  public void setDate(int date) {
    set(Calendar.DATE, date);
  }

  @Deprecated
  public int getDay() {
    return get(Calendar.DAY_OF_WEEK) - 1;
  }

  @Deprecated
  public int getHours() {
    return get(Calendar.HOUR_OF_DAY);
  }

  @Deprecated
  public void setHours(int hours) {
    set(Calendar.HOUR_OF_DAY, hours);
  }

  @Deprecated
  public int getMinutes() {
    return get(Calendar.MINUTE);
  }

  @Deprecated
  public void setMinutes(int minutes) {
    set(Calendar.MINUTE, minutes);
  }

  @Deprecated
  public int getSeconds() {
    return get(Calendar.SECOND);
  }

  @Deprecated
  public void setSeconds(int seconds) {
    set(Calendar.SECOND, seconds);
  }

  public long getTime() {
    return time;
  }

  public void setTime(long time) {
    this.time = time;
  }

  public boolean before(Date when) {
    return time < when.getTime();
  }

  public boolean after(Date when) {
    return time > when.getTime();
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof Date && time == ((Date) obj).getTime();
  }

  @Override
  public int compareTo(Date anotherDate) {
    return Long.compare(time, anotherDate.getTime());
  }

  @Override
  public int hashCode() {
    return (int) time ^ (int) (time >> 32);
  }

  @Override
  public String toString() {
    Calendar calendar = new GregorianCalendar();
    calendar.setTimeInMillis(time);
    TimeZone zone = calendar.getTimeZone();
    StringBuilder text = new StringBuilder();
    int day = calendar.get(Calendar.DAY_OF_WEEK) - 1;
    int month = calendar.get(Calendar.MONTH);
    text.append(DAYS, 3 * day, 3 * day + 3).append(' ').append(MONTHS, 3 * month, 3 * month + 3).append(' ');
    twoDigits(text, calendar.get(Calendar.DATE)).append(' ');
    appendTime(text, calendar).append(' ');
    text.append(zone.getDisplayName(calendar.get(Calendar.DST_OFFSET) != 0, TimeZone.SHORT, Locale.US)).append(' ');
    return text.append(calendar.get(Calendar.YEAR)).toString();
  }

  private static StringBuilder twoDigits(StringBuilder text, int value) {
    if (value < 10) text.append('0');
    return text.append(value);
  }

  private static StringBuilder appendTime(StringBuilder text, Calendar calendar) {
    twoDigits(text, calendar.get(Calendar.HOUR_OF_DAY)).append(':');
    twoDigits(text, calendar.get(Calendar.MINUTE)).append(':');
    return twoDigits(text, calendar.get(Calendar.SECOND));
  }

  @Deprecated
  public String toLocaleString() {
    return java.text.DateFormat.getDateTimeInstance().format(this);
  }

  @Deprecated
  public String toGMTString() {
    Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
    calendar.setTimeInMillis(time);
    int month = calendar.get(Calendar.MONTH);
    StringBuilder text = new StringBuilder().append(calendar.get(Calendar.DATE)).append(' ');
    text.append(MONTHS, 3 * month, 3 * month + 3).append(' ').append(calendar.get(Calendar.YEAR)).append(' ');
    return appendTime(text, calendar).append(" GMT").toString();
  }

  @Deprecated
  public int getTimezoneOffset() {
    return -TimeZone.getDefault().getOffset(time) / 60000;
  }

  public static Date from(Instant instant) {
    try {
      return new Date(instant.toEpochMilli());
    } catch (ArithmeticException e) {
      throw new IllegalArgumentException(e);
    }
  }

  public Instant toInstant() {
    return Instant.ofEpochMilli(getTime());
  }
}
