package java.util;

/**
 * Days since 1970-01-01 of the Gregorian and the Julian calendar. Years before 1 are 0, -1 and so on; months begin
 * with 0.
 */
final class DayCount {
  static final long MILLIS_PER_DAY = 86400000L;

  private DayCount() {}

  static boolean isLeap(long year, boolean julian) {
    return (year & 3) == 0 && (julian || year % 100 != 0 || year % 400 == 0);
  }

  static int monthLength(long year, int month, boolean julian) {
    if (month == 1) return isLeap(year, julian) ? 29 : 28;
    return month == 3 || month == 5 || month == 8 || month == 10 ? 30 : 31;
  }

  /** The day with that number, of any month and day: they may lie outside of their ranges. */
  static long day(long year, long month, long dayOfMonth, boolean julian) {
    // Years that begin in March, so that the leap day is the last.
    long months = year * 12 + month - 2;
    long y = Math.floorDiv(months, 12L);
    long m = Math.floorMod(months, 12L);
    long leaps = Math.floorDiv(y, 4L);
    if (!julian) leaps += Math.floorDiv(y, 400L) - Math.floorDiv(y, 100L);
    long first = julian ? -719470 : -719468;
    return first + y * 365 + leaps + (m * 153 + 2) / 5 + dayOfMonth - 1;
  }

  /** Year, month and day of the month of a day. */
  static long[] date(long day, boolean julian) {
    long year = Math.floorDiv(day * 400, julian ? 146100L : 146097L) + 1970;
    while (day(year, 0, 1, julian) > day) year--;
    while (day(year + 1, 0, 1, julian) <= day) year++;
    long rest = day - day(year, 0, 1, julian);
    int month = 0;
    while (rest >= monthLength(year, month, julian)) rest -= monthLength(year, month++, julian);
    return new long[] {year, month, rest + 1};
  }

  /** 1 for Sunday to 7 for Saturday. */
  static int dayOfWeek(long day) {
    return (int) Math.floorMod(day + 4, 7L) + 1;
  }

  /** The last day with that day of the week that is not later. */
  static long onOrBefore(long day, int dayOfWeek) {
    return day - Math.floorMod(day + 5 - dayOfWeek, 7L);
  }
}
