package time;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** GregorianCalendar in UTC: fields, add and roll at month ends, leniency, weeks, the Gregorian change. */
public class Calendars {
  static GregorianCalendar at(int y, int m, int d, int h, int mi, int s) {
    GregorianCalendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
    c.clear();
    c.set(y, m, d, h, mi, s);
    return c;
  }

  static String show(Calendar c) {
    return c.get(Calendar.YEAR) + "-" + (c.get(Calendar.MONTH) + 1) + "-" + c.get(Calendar.DAY_OF_MONTH) + " "
        + c.get(Calendar.HOUR_OF_DAY) + ":" + c.get(Calendar.MINUTE) + ":" + c.get(Calendar.SECOND) + "."
        + c.get(Calendar.MILLISECOND);
  }

  public static void main(String[] args) {
    GregorianCalendar[] all = {at(1970, 0, 1, 0, 0, 0), at(2024, 1, 29, 23, 59, 59), at(2023, 0, 31, 12, 0, 0),
        at(1582, 9, 4, 0, 0, 0), at(1582, 9, 15, 0, 0, 0), at(2000, 11, 31, 1, 2, 3), at(1, 0, 1, 0, 0, 0)};
    int[] fields = {Calendar.ERA, Calendar.WEEK_OF_YEAR, Calendar.WEEK_OF_MONTH, Calendar.DAY_OF_YEAR,
        Calendar.DAY_OF_WEEK, Calendar.DAY_OF_WEEK_IN_MONTH, Calendar.AM_PM, Calendar.HOUR, Calendar.ZONE_OFFSET,
        Calendar.DST_OFFSET};
    for (GregorianCalendar c : all) {
      StringBuilder row = new StringBuilder(show(c)).append(' ').append(c.getTimeInMillis());
      for (int f : fields) row.append(' ').append(c.get(f));
      for (int f : new int[] {Calendar.DAY_OF_MONTH, Calendar.DAY_OF_YEAR, Calendar.WEEK_OF_YEAR, Calendar.MONTH})
        row.append(' ')
            .append(c.getActualMaximum(f))
            .append('/')
            .append(c.getMaximum(f))
            .append('/')
            .append(c.getActualMinimum(f));
      p(row, c.isLeapYear(c.get(Calendar.YEAR)));
      for (int[] step :
          new int[][] {{Calendar.MONTH, 1}, {Calendar.MONTH, -13}, {Calendar.DAY_OF_MONTH, 40}, {Calendar.HOUR, 25},
              {Calendar.YEAR, 1}, {Calendar.WEEK_OF_YEAR, 2}, {Calendar.MILLISECOND, -1}, {Calendar.DAY_OF_WEEK, 3}}) {
        Calendar added = (Calendar) c.clone(), rolled = (Calendar) c.clone();
        added.add(step[0], step[1]);
        rolled.roll(step[0], step[1]);
        System.out.print(show(added) + "|" + show(rolled) + "; ");
      }
      System.out.println();
    }
    Calendar c = at(2023, 14, 35, 25, 61, 61);
    p(show(c), c.isLenient());
    c.setLenient(false);
    c.set(Calendar.MONTH, 12);
    p(thrown(c::getTime), thrown(() -> c.set(99, 1)));
    Calendar w = at(2024, 0, 1, 0, 0, 0);
    w.setFirstDayOfWeek(Calendar.MONDAY);
    w.setMinimalDaysInFirstWeek(4);
    w.set(Calendar.WEEK_OF_YEAR, 53);
    w.set(Calendar.DAY_OF_WEEK, Calendar.SUNDAY);
    p(show(w), w.get(Calendar.WEEK_OF_YEAR), w.getFirstDayOfWeek());
    Calendar partial = at(2024, 0, 31, 0, 0, 0);
    partial.set(Calendar.MONTH, 1);
    partial.set(Calendar.DAY_OF_YEAR, 100);
    p(show(partial), partial.isSet(Calendar.MONTH), partial.getTime().getTime(),
        partial.before(at(2025, 0, 1, 0, 0, 0)), partial.compareTo(all[0]), partial.equals(partial.clone()));
    Calendar zone = new GregorianCalendar(TimeZone.getTimeZone("GMT-08:00"), Locale.US);
    zone.setTimeInMillis(0);
    p(show(zone), zone.get(Calendar.ZONE_OFFSET), zone.getTimeZone().getID(),
        new GregorianCalendar(2024, 1, 30).get(Calendar.MONTH));
    Calendar week = at(2020, 11, 31, 0, 0, 0);
    p(((GregorianCalendar) week).getWeekYear(), ((GregorianCalendar) week).getWeeksInWeekYear(),
        ((GregorianCalendar) week).toZonedDateTime(),
        GregorianCalendar.from(java.time.ZonedDateTime.of(2024, 1, 2, 3, 4, 5, 0, java.time.ZoneOffset.UTC))
            .getTimeInMillis());
  }
}
