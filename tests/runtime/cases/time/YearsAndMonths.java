package time;

import static support.Tell.p;
import static support.Tell.thrown;

import java.time.*;
import java.time.format.TextStyle;
import java.time.temporal.*;
import java.util.*;

/** Year, YearMonth, MonthDay, Month, DayOfWeek, ChronoUnit, ChronoField and ValueRange. */
public class YearsAndMonths {
  public static void main(String[] args) {
    for (int y : new int[] {1900, 2000, 2023, 2024, -4, 0})
      p(Year.of(y), Year.isLeap(y), Year.of(y).length(), Year.of(y).atDay(60), Year.of(y).plusYears(5),
          Year.of(y).isValidMonthDay(MonthDay.of(2, 29)), Year.of(y).atMonth(2).lengthOfMonth());
    YearMonth m = YearMonth.of(2024, 1);
    p(m, m.plusMonths(13), m.minusYears(1), m.atEndOfMonth(), m.atDay(15), m.lengthOfYear(),
        m.isBefore(YearMonth.of(2024, 2)), YearMonth.parse("2023-11").compareTo(m),
        m.until(YearMonth.of(2026, 3), ChronoUnit.MONTHS), thrown(() -> m.atDay(32)),
        thrown(() -> YearMonth.parse("2023-1")), m.isValidDay(31), m.withMonth(6));
    MonthDay d = MonthDay.of(2, 29);
    p(d, d.atYear(2023), d.atYear(2024), d.isValidYear(2023), MonthDay.parse("--12-25"), d.withMonth(4),
        d.compareTo(MonthDay.of(3, 1)), thrown(() -> MonthDay.of(2, 30)), thrown(() -> MonthDay.parse("12-25")));
    for (Month x : new Month[] {Month.JANUARY, Month.FEBRUARY, Month.DECEMBER})
      p(x, x.getValue(), x.plus(13), x.minus(1), x.length(true), x.minLength(), x.maxLength(), x.firstDayOfYear(false),
          x.firstMonthOfQuarter(), x.getDisplayName(TextStyle.SHORT, Locale.US));
    for (DayOfWeek x : DayOfWeek.values())
      System.out.print(x.plus(10) + " " + x.getDisplayName(TextStyle.NARROW, Locale.US) + " ");
    p(DayOfWeek.of(7), thrown(() -> DayOfWeek.of(8)), thrown(() -> Month.of(0)),
        DayOfWeek.from(LocalDate.of(2024, 2, 29)), Month.from(m));
    for (ChronoUnit u : ChronoUnit.values())
      System.out.print(u + "=" + u.getDuration() + (u.isDateBased() ? "d" : "") + (u.isTimeBased() ? "t" : "")
          + (u.isDurationEstimated() ? "e" : "") + " ");
    System.out.println();
    for (ChronoField f : ChronoField.values())
      System.out.print(f + ":" + f.range() + f.getBaseUnit() + "/" + f.getRangeUnit() + " ");
    System.out.println();
    ValueRange r = ValueRange.of(1, 28, 31);
    p(r, r.isFixed(), r.isValidValue(31), r.isValidIntValue(32),
        thrown(() -> r.checkValidValue(0, ChronoField.DAY_OF_MONTH)), r.getSmallestMaximum(),
        ValueRange.of(1, 5).equals(ValueRange.of(1, 5)), thrown(() -> ValueRange.of(5, 1)),
        ChronoField.DAY_OF_MONTH.rangeRefinedBy(LocalDate.of(2023, 2, 1)),
        ChronoField.HOUR_OF_DAY.checkValidIntValue(5));
    p(Year.parse("2024"), Year.of(2024).isAfter(Year.of(2023)), Year.of(5), Year.of(-5), Year.of(12345),
        IsoFields.QUARTER_OF_YEAR.getFrom(LocalDate.of(2024, 8, 1)),
        LocalDate.of(2024, 5, 31).with(IsoFields.QUARTER_OF_YEAR, 1),
        LocalDate.of(2024, 1, 1).plus(1, IsoFields.QUARTER_YEARS),
        LocalDate.of(2020, 12, 31).with(IsoFields.WEEK_OF_WEEK_BASED_YEAR, 1),
        WeekFields.of(Locale.US).getFirstDayOfWeek(), WeekFields.ISO.getMinimalDaysInFirstWeek());
  }
}
