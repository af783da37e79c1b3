package android.util;

import antecede.Unlisted;
import java.time.LocalTime;
import java.util.TimeZone;

/** Helpers for times. */
public class TimeUtils {
  private static final int[] MILLIS = {86400000, 3600000, 60000, 1000, 1};
  private static final String[] UNITS = {"d", "h", "m", "s", "ms"};

  private TimeUtils() {}

  /** Appends +1d2h3m4s5ms, or -…, or 0; milliseconds. */
  @Unlisted
  public static void formatDuration(long duration, StringBuilder builder) {
    if (duration == 0) {
      builder.append('0');
      return;
    }
    builder.append(duration > 0 ? '+' : '-');
    long left = Math.abs(duration);
    boolean started = false;
    for (int i = 0; i < MILLIS.length; i++) {
      long count = left / MILLIS[i];
      left %= MILLIS[i];
      started |= count > 0;
      if (started) builder.append(count).append(UNITS[i]);
    }
  }

  public static TimeZone getTimeZone(int offset, boolean dst, long when, String country) {
    return null;
  }

  public static String getTimeZoneDatabaseVersion() {
    return "Unknown";
  }

  public static boolean isTimeBetween(LocalTime reference, LocalTime start, LocalTime end) {
    boolean afterStart = !reference.isBefore(start);
    boolean beforeEnd = !reference.isAfter(end);
    return start.isAfter(end) ? afterStart || beforeEnd : afterStart && beforeEnd;
  }
}
