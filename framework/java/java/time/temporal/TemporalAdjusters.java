package java.time.temporal;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Objects;
import java.util.function.UnaryOperator;

/** Common changes of dates. */
public final class TemporalAdjusters {
  private TemporalAdjusters() {}

  public static TemporalAdjuster ofDateAdjuster(UnaryOperator<LocalDate> dateBasedAdjuster) {
    Objects.requireNonNull(dateBasedAdjuster, "dateBasedAdjuster");
    return temporal -> temporal.with(dateBasedAdjuster.apply(LocalDate.from(temporal)));
  }

  public static TemporalAdjuster firstDayOfMonth() {
    return temporal -> temporal.with(ChronoField.DAY_OF_MONTH, 1);
  }

  public static TemporalAdjuster lastDayOfMonth() {
    return temporal -> temporal.with(ChronoField.DAY_OF_MONTH, temporal.range(ChronoField.DAY_OF_MONTH).getMaximum());
  }

  public static TemporalAdjuster firstDayOfNextMonth() {
    return temporal -> temporal.with(ChronoField.DAY_OF_MONTH, 1).plus(1, ChronoUnit.MONTHS);
  }

  public static TemporalAdjuster firstDayOfYear() {
    return temporal -> temporal.with(ChronoField.DAY_OF_YEAR, 1);
  }

  public static TemporalAdjuster lastDayOfYear() {
    return temporal -> temporal.with(ChronoField.DAY_OF_YEAR, temporal.range(ChronoField.DAY_OF_YEAR).getMaximum());
  }

  public static TemporalAdjuster firstDayOfNextYear() {
    return temporal -> temporal.with(ChronoField.DAY_OF_YEAR, 1).plus(1, ChronoUnit.YEARS);
  }

  public static TemporalAdjuster firstInMonth(DayOfWeek dayOfWeek) {
    return dayOfWeekInMonth(1, dayOfWeek);
  }

  public static TemporalAdjuster lastInMonth(DayOfWeek dayOfWeek) {
    return dayOfWeekInMonth(-1, dayOfWeek);
  }

  public static TemporalAdjuster dayOfWeekInMonth(int ordinal, DayOfWeek dayOfWeek) {
    Objects.requireNonNull(dayOfWeek, "dayOfWeek");
    int wanted = dayOfWeek.getValue();
    return temporal -> {
      if (ordinal >= 0) {
        Temporal first = temporal.with(ChronoField.DAY_OF_MONTH, 1);
        int ahead = Math.floorMod(wanted - first.get(ChronoField.DAY_OF_WEEK), 7);
        return first.plus(ahead + (ordinal - 1L) * 7, ChronoUnit.DAYS);
      }
      Temporal last = temporal.with(ChronoField.DAY_OF_MONTH, temporal.range(ChronoField.DAY_OF_MONTH).getMaximum());
      int back = Math.floorMod(last.get(ChronoField.DAY_OF_WEEK) - wanted, 7);
      return last.minus(back - (ordinal + 1L) * 7, ChronoUnit.DAYS);
    };
  }

  public static TemporalAdjuster next(DayOfWeek dayOfWeek) {
    int wanted = dayOfWeek.getValue();
    return temporal -> temporal.plus(7 - Math.floorMod(temporal.get(ChronoField.DAY_OF_WEEK) - wanted, 7),
        ChronoUnit.DAYS);
  }

  public static TemporalAdjuster nextOrSame(DayOfWeek dayOfWeek) {
    int wanted = dayOfWeek.getValue();
    return temporal -> temporal.plus(Math.floorMod(wanted - temporal.get(ChronoField.DAY_OF_WEEK), 7),
        ChronoUnit.DAYS);
  }

  public static TemporalAdjuster previous(DayOfWeek dayOfWeek) {
    int wanted = dayOfWeek.getValue();
    return temporal -> temporal.minus(7 - Math.floorMod(wanted - temporal.get(ChronoField.DAY_OF_WEEK), 7),
        ChronoUnit.DAYS);
  }

  public static TemporalAdjuster previousOrSame(DayOfWeek dayOfWeek) {
    int wanted = dayOfWeek.getValue();
    return temporal -> temporal.minus(Math.floorMod(temporal.get(ChronoField.DAY_OF_WEEK) - wanted, 7),
        ChronoUnit.DAYS);
  }
}
