package programs;

import java.time.*;
import java.time.temporal.*;
import java.util.*;

/**
 * Calendars printed by month, moon-free holidays, week numbers, ages, and dates counted by hand against the library.
 */
public class Calendar2 {
  static int dayOfWeek(int y, int m, int d) {
    int[] t = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
    if (m < 3) y--;
    return (y + y / 4 - y / 100 + y / 400 + t[m - 1] + d) % 7;
  }

  static long julian(int y, int m, int d) {
    int a = (14 - m) / 12, yy = y + 4800 - a, mm = m + 12 * a - 3;
    return d + (153 * mm + 2) / 5 + 365L * yy + yy / 4 - yy / 100 + yy / 400 - 32045;
  }

  static void month(YearMonth ym) {
    StringBuilder b = new StringBuilder(ym + "\n");
    int skip = ym.atDay(1).getDayOfWeek().getValue() - 1;
    for (int i = 0; i < skip; i++) b.append("   ");
    for (int d = 1; d <= ym.lengthOfMonth(); d++)
      b.append(String.format("%3d", d)).append((skip + d) % 7 == 0 || d == ym.lengthOfMonth() ? "\n" : "");
    System.out.print(b);
  }

  public static void main(String[] args) {
    month(YearMonth.of(2024, 2));
    month(YearMonth.of(2023, 10));
    int wrong = 0;
    for (LocalDate d = LocalDate.of(1895, 1, 1); d.getYear() < 1906; d = d.plusDays(3)) {
      if (dayOfWeek(d.getYear(), d.getMonthValue(), d.getDayOfMonth()) != d.getDayOfWeek().getValue() % 7) wrong++;
      if (julian(d.getYear(), d.getMonthValue(), d.getDayOfMonth()) != d.getLong(JulianFields.JULIAN_DAY)) wrong++;
    }
    System.out.println(wrong);
    GregorianCalendar g = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
    for (int i = 0; i < 400; i += 7) {
      LocalDate d = LocalDate.of(2019, 11, 5).plusDays(i);
      g.setTimeInMillis(d.toEpochDay() * 86400000L);
      if (g.get(Calendar.YEAR) != d.getYear() || g.get(Calendar.MONTH) + 1 != d.getMonthValue()
          || g.get(Calendar.DAY_OF_YEAR) != d.getDayOfYear()
          || g.get(Calendar.DAY_OF_WEEK) != d.getDayOfWeek().getValue() % 7 + 1)
        wrong++;
    }
    System.out.println(wrong);
    for (String s : new String[] {"2000-02-29", "1999-12-31", "2005-07-15"}) {
      LocalDate born = LocalDate.parse(s), now = LocalDate.of(2024, 2, 28);
      System.out.println(Period.between(born, now) + " " + ChronoUnit.YEARS.between(born, now) + " "
          + born.until(now, ChronoUnit.DAYS) + " " + born.plusYears(24) + " " + born.withYear(2023).getDayOfWeek());
    }
    StringBuilder weeks = new StringBuilder();
    for (int y = 2015; y < 2027; y++)
      weeks.append(y)
          .append(':')
          .append(LocalDate.of(y, 12, 28).get(IsoFields.WEEK_OF_WEEK_BASED_YEAR))
          .append(LocalDate.of(y, 1, 1).get(IsoFields.WEEK_OF_WEEK_BASED_YEAR))
          .append(' ');
    System.out.println(weeks);
  }
}
