package android.text.format;

import android.content.Context;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;

/** Formats dates as the user likes them: here as in the United States, with twelve hours. */
public class DateFormat {
  public static final char QUOTE = '\'';
  public static final char AM_PM = 'a';
  public static final char CAPITAL_AM_PM = 'A';
  public static final char DATE = 'd';
  public static final char DAY = 'E';
  public static final char HOUR = 'h';
  public static final char HOUR_OF_DAY = 'k';
  public static final char MINUTE = 'm';
  public static final char MONTH = 'M';
  public static final char STANDALONE_MONTH = 'L';
  public static final char SECONDS = 's';
  public static final char TIME_ZONE = 'z';
  public static final char YEAR = 'y';

  public DateFormat() {}

  public static boolean is24HourFormat(Context context) {
    return false;
  }

  public static String getBestDateTimePattern(Locale locale, String skeleton) {
    return skeleton;
  }

  public static java.text.DateFormat getTimeFormat(Context context) {
    return java.text.DateFormat.getTimeInstance(java.text.DateFormat.SHORT);
  }

  public static java.text.DateFormat getDateFormat(Context context) {
    return java.text.DateFormat.getDateInstance(java.text.DateFormat.SHORT);
  }

  public static java.text.DateFormat getLongDateFormat(Context context) {
    return java.text.DateFormat.getDateInstance(java.text.DateFormat.LONG);
  }

  public static java.text.DateFormat getMediumDateFormat(Context context) {
    return java.text.DateFormat.getDateInstance(java.text.DateFormat.MEDIUM);
  }

  public static char[] getDateFormatOrder(Context context) {
    return new char[] {MONTH, DATE, YEAR};
  }

  public static CharSequence format(CharSequence inFormat, long inTimeInMillis) {
    return format(inFormat, new Date(inTimeInMillis));
  }

  public static CharSequence format(CharSequence inFormat, Date inDate) {
    return new SimpleDateFormat(pattern(inFormat.toString())).format(inDate);
  }

  public static CharSequence format(CharSequence inFormat, Calendar inDate) {
    SimpleDateFormat format = new SimpleDateFormat(pattern(inFormat.toString()));
    format.setTimeZone(inDate.getTimeZone());
    return format.format(inDate.getTime());
  }

  /** Where the letters of this class mean something else than those of {@link SimpleDateFormat}. */
  private static String pattern(String format) {
    StringBuilder result = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < format.length(); i++) {
      char letter = format.charAt(i);
      if (letter == QUOTE) quoted = !quoted;
      if (quoted) result.append(letter);
      else if (letter == CAPITAL_AM_PM) result.append('a');
      else if (letter == HOUR_OF_DAY) result.append('H');
      else if (letter == STANDALONE_MONTH) result.append('M');
      else if (letter == 'c') result.append('E');
      else result.append(letter);
    }
    return result.toString();
  }
}
