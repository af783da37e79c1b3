package time;

import static support.Tell.p;
import static support.Tell.thrown;

import java.time.*;
import java.time.temporal.*;

/** LocalDate: arithmetic at month ends, leap years, fields, comparison, parsing, adjusters. */
public class Dates {
  public static void main(String[] args) {
    LocalDate[] dates = {LocalDate.of(2024, 2, 29), LocalDate.of(2023, 12, 31), LocalDate.ofEpochDay(0),
        LocalDate.of(1900, 3, 1), LocalDate.of(-44, 3, 15), LocalDate.of(2024, Month.JANUARY, 31), LocalDate.MIN,
        LocalDate.MAX};
    for (LocalDate d : dates) {
      p(d, d.getDayOfWeek(), d.getDayOfYear(), d.isLeapYear(), d.lengthOfMonth(), d.lengthOfYear(), d.toEpochDay(),
          d.hashCode(), d.getMonth(), d.getEra());
      if (d == LocalDate.MIN || d == LocalDate.MAX) continue;
      p(d.plusMonths(1), d.plusYears(1), d.minusDays(60), d.plusWeeks(-3), d.minusMonths(13), d.withDayOfMonth(1),
          d.withMonth(2), d.withDayOfYear(100), d.withYear(2023), d.plus(Period.of(1, 1, 1)),
          d.plus(2, ChronoUnit.DECADES));
      p(d.with(TemporalAdjusters.firstDayOfNextMonth()), d.with(TemporalAdjusters.lastDayOfMonth()),
          d.with(TemporalAdjusters.next(DayOfWeek.FRIDAY)), d.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY)),
          d.with(TemporalAdjusters.firstInMonth(DayOfWeek.TUESDAY)),
          d.with(TemporalAdjusters.dayOfWeekInMonth(-1, DayOfWeek.SUNDAY)), d.with(TemporalAdjusters.firstDayOfYear()));
      p(d.get(ChronoField.ALIGNED_WEEK_OF_YEAR), d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR),
          d.get(IsoFields.WEEK_BASED_YEAR), d.get(IsoFields.QUARTER_OF_YEAR), d.get(WeekFields.ISO.weekOfMonth()),
          d.getLong(ChronoField.PROLEPTIC_MONTH), d.range(ChronoField.DAY_OF_MONTH), d.get(ChronoField.YEAR_OF_ERA),
          d.getLong(JulianFields.JULIAN_DAY));
    }
    LocalDate a = dates[0], b = dates[2];
    p(a.isAfter(b), a.compareTo(b), a.equals(LocalDate.parse("2024-02-29")), ChronoUnit.DAYS.between(b, a),
        ChronoUnit.MONTHS.between(b, a), b.until(a), a.until(b), a.until(b, ChronoUnit.WEEKS),
        Period.between(LocalDate.of(2020, 1, 31), LocalDate.of(2020, 3, 1)), a.atStartOfDay(), a.atTime(5, 6));
    p(LocalDate.ofYearDay(2023, 365), LocalDate.parse("+12345-01-01"), LocalDate.parse("-0001-12-31"),
        LocalDate.of(0, 1, 1).minusDays(1));
    for (String bad : new String[] {"2023-02-29", "2023-2-9", "20230209", "", "2023-13-01", "2023-12-32"})
      System.out.print(thrown(() -> LocalDate.parse(bad)) + " ");
    p(thrown(() -> LocalDate.of(2023, 2, 29)), thrown(() -> LocalDate.ofYearDay(2023, 366)),
        thrown(() -> LocalDate.MAX.plusDays(1)), thrown(() -> a.get(ChronoField.HOUR_OF_DAY)),
        thrown(() -> a.plus(1, ChronoUnit.HOURS)), thrown(() -> LocalDate.from(LocalTime.NOON)),
        thrown(() -> LocalDate.of(2023, 1, 0)));
  }
}
