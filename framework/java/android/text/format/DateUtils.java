package android.text.format;

import android.content.Context;
import java.text.DateFormatSymbols;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.Formatter;
import java.util.TimeZone;

/** Says when something was, in words. */
public class DateUtils {
  public static final long SECOND_IN_MILLIS = 1000L;
  public static final long MINUTE_IN_MILLIS = 60000L;
  public static final long HOUR_IN_MILLIS = 3600000L;
  public static final long DAY_IN_MILLIS = 86400000L;
  public static final long WEEK_IN_MILLIS = 604800000L;
  public static final long YEAR_IN_MILLIS = 31449600000L;
  public static final int FORMAT_SHOW_TIME = 1;
  public static final int FORMAT_SHOW_WEEKDAY = 2;
  public static final int FORMAT_SHOW_YEAR = 4;
  public static final int FORMAT_NO_YEAR = 8;
  public static final int FORMAT_SHOW_DATE = 16;
  public static final int FORMAT_NO_MONTH_DAY = 32;
  public static final int FORMAT_12HOUR = 64;
  public static final int FORMAT_24HOUR = 128;
  public static final int FORMAT_CAP_AMPM = 256;
  public static final int FORMAT_NO_NOON = 512;
  public static final int FORMAT_CAP_NOON = 1024;
  public static final int FORMAT_NO_MIDNIGHT = 2048;
  public static final int FORMAT_CAP_MIDNIGHT = 4096;
  public static final int FORMAT_UTC = 8192;
  public static final int FORMAT_ABBREV_TIME = 16384;
  public static final int FORMAT_ABBREV_WEEKDAY = 32768;
  public static final int FORMAT_ABBREV_MONTH = 65536;
  public static final int FORMAT_NUMERIC_DATE = 131072;
  public static final int FORMAT_ABBREV_RELATIVE = 262144;
  public static final int FORMAT_ABBREV_ALL = 524288;
  public static final int FORMAT_CAP_NOON_MIDNIGHT = 5120;
  public static final int FORMAT_NO_NOON_MIDNIGHT = 2560;
  public static final String HOUR_MINUTE_24 = "%H:%M";
  public static final String MONTH_FORMAT = "%B";
  public static final String ABBREV_MONTH_FORMAT = "%b";
  public static final String NUMERIC_MONTH_FORMAT = "%m";
  public static final String MONTH_DAY_FORMAT = "%-d";
  public static final String YEAR_FORMAT = "%Y";
  public static final String YEAR_FORMAT_TWO_DIGITS = "%g";
  public static final String WEEKDAY_FORMAT = "%A";
  public static final String ABBREV_WEEKDAY_FORMAT = "%a";
  public static final int[] sameYearTable = {};
  public static final int[] sameMonthTable = {};
  public static final int LENGTH_LONG = 10;
  public static final int LENGTH_MEDIUM = 20;
  public static final int LENGTH_SHORT = 30;
  public static final int LENGTH_SHORTER = 40;
  public static final int LENGTH_SHORTEST = 50;

  public DateUtils() {}

  public static String getDayOfWeekString(int dayOfWeek, int abbrev) {
    String[] names = abbrev == LENGTH_LONG ? new DateFormatSymbols().getWeekdays() : new DateFormatSymbols().getShortWeekdays();
    return names[dayOfWeek];
  }

  public static String getAMPMString(int ampm) {
    return new DateFormatSymbols().getAmPmStrings()[ampm];
  }

  public static String getMonthString(int month, int abbrev) {
    String[] names = abbrev == LENGTH_LONG ? new DateFormatSymbols().getMonths() : new DateFormatSymbols().getShortMonths();
    return names[month];
  }

  public static CharSequence getRelativeTimeSpanString(long startTime) {
    return getRelativeTimeSpanString(startTime, System.currentTimeMillis(), MINUTE_IN_MILLIS);
  }

  public static CharSequence getRelativeTimeSpanString(long time, long now, long minResolution) {
    return getRelativeTimeSpanString(time, now, minResolution, FORMAT_SHOW_DATE | FORMAT_SHOW_YEAR | FORMAT_ABBREV_MONTH);
  }

  public static CharSequence getRelativeTimeSpanString(long time, long now, long minResolution, int flags) {
    long apart = Math.abs(now - time);
    if (apart < MINUTE_IN_MILLIS && minResolution < MINUTE_IN_MILLIS) return span(apart / SECOND_IN_MILLIS, "second",
        now >= time);
    if (apart < HOUR_IN_MILLIS && minResolution < HOUR_IN_MILLIS) return span(apart / MINUTE_IN_MILLIS, "minute", now >= time);
    if (apart < DAY_IN_MILLIS && minResolution < DAY_IN_MILLIS) return span(apart / HOUR_IN_MILLIS, "hour", now >= time);
    if (apart < WEEK_IN_MILLIS && minResolution < WEEK_IN_MILLIS) return span(apart / DAY_IN_MILLIS, "day", now >= time);
    return formatDateTime(null, time, flags);
  }

  public static CharSequence getRelativeDateTimeString(Context c, long time, long minResolution, long transitionResolution,
      int flags) {
    return getRelativeTimeSpanString(time, System.currentTimeMillis(), minResolution, flags) + ", " + formatDateTime(c, time,
        FORMAT_SHOW_TIME);
  }

  public static String formatElapsedTime(long elapsedSeconds) {
    return formatElapsedTime(null, elapsedSeconds);
  }

  public static String formatElapsedTime(StringBuilder recycle, long elapsedSeconds) {
    long hours = elapsedSeconds / 3600;
    long minutes = elapsedSeconds / 60 % 60;
    long seconds = elapsedSeconds % 60;
    StringBuilder result = recycle == null ? new StringBuilder() : recycle;
    result.setLength(0);
    if (hours > 0) result.append(hours).append(':');
    return result.append(two(minutes)).append(':').append(two(seconds)).toString();
  }

  public static final CharSequence formatSameDayTime(long then, long now, int dateStyle, int timeStyle) {
    boolean same = day(then) == day(now);
    java.text.DateFormat format = same ? java.text.DateFormat.getTimeInstance(timeStyle)
        : java.text.DateFormat.getDateInstance(dateStyle);
    return format.format(new Date(then));
  }

  public static boolean isToday(long when) {
    return day(when) == day(System.currentTimeMillis());
  }

  public static String formatDateRange(Context context, long startMillis, long endMillis, int flags) {
    return formatDateTime(context, startMillis, flags) + " \u2013 " + formatDateTime(context, endMillis, flags);
  }

  public static Formatter formatDateRange(Context context, Formatter formatter, long startMillis, long endMillis, int flags) {
    return formatDateRange(context, formatter, startMillis, endMillis, flags, null);
  }

  public static Formatter formatDateRange(Context context, Formatter formatter, long startMillis, long endMillis, int flags,
      String timeZone) {
    return formatter.format("%s", formatDateRange(context, startMillis, endMillis, flags));
  }

  public static String formatDateTime(Context context, long millis, int flags) {
    boolean brief = (flags & (FORMAT_ABBREV_MONTH | FORMAT_ABBREV_ALL)) != 0;
    StringBuilder pattern = new StringBuilder();
    if ((flags & FORMAT_SHOW_WEEKDAY) != 0) pattern.append(brief ? "EEE, " : "EEEE, ");
    if ((flags & FORMAT_NUMERIC_DATE) != 0) pattern.append("M/d/yyyy");
    else if ((flags & FORMAT_SHOW_DATE) != 0 || (flags & FORMAT_SHOW_TIME) == 0) pattern.append(brief ? "MMM d" : "MMMM d");
    if ((flags & FORMAT_SHOW_YEAR) != 0 && (flags & FORMAT_NUMERIC_DATE) == 0) pattern.append(", yyyy");
    if ((flags & FORMAT_SHOW_TIME) != 0) {
      if (pattern.length() > 0) pattern.append(", ");
      pattern.append((flags & FORMAT_24HOUR) != 0 ? "HH:mm" : "h:mm a");
    }
    SimpleDateFormat format = new SimpleDateFormat(pattern.toString());
    if ((flags & FORMAT_UTC) != 0) format.setTimeZone(TimeZone.getTimeZone("UTC"));
    return format.format(new Date(millis));
  }

  public static CharSequence getRelativeTimeSpanString(Context c, long millis, boolean withPreposition) {
    String text = isToday(millis) ? formatDateTime(c, millis, FORMAT_SHOW_TIME) : formatDateTime(c, millis,
        FORMAT_SHOW_DATE | FORMAT_ABBREV_MONTH);
    return withPreposition ? (isToday(millis) ? "at " : "on ") + text : text;
  }

  public static CharSequence getRelativeTimeSpanString(Context c, long millis) {
    return getRelativeTimeSpanString(c, millis, false);
  }

  private static String span(long count, String unit, boolean past) {
    String words = count + " " + unit + (count == 1 ? "" : "s");
    return past ? words + " ago" : "In " + words;
  }

  private static String two(long number) {
    return number < 10 ? "0" + number : Long.toString(number);
  }

  private static long day(long millis) {
    Calendar calendar = Calendar.getInstance();
    calendar.setTimeInMillis(millis);
    return calendar.get(Calendar.YEAR) * 1000L + calendar.get(Calendar.DAY_OF_YEAR);
  }
}
