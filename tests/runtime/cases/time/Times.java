package time;

import static support.Tell.p;
import static support.Tell.thrown;

import java.time.*;
import java.time.temporal.*;

/** LocalTime and LocalDateTime: wrapping, nanoseconds, truncation, text forms, comparison. */
public class Times {
  public static void main(String[] args) {
    LocalTime[] times = {LocalTime.MIDNIGHT, LocalTime.NOON, LocalTime.MAX, LocalTime.of(1, 2), LocalTime.of(1, 2, 3),
        LocalTime.of(1, 2, 3, 4), LocalTime.of(23, 59, 59, 120_000_000), LocalTime.ofSecondOfDay(86399),
        LocalTime.of(5, 0, 0, 1_000)};
    for (LocalTime t : times) {
      p(t, t.plusHours(25), t.minusMinutes(90), t.plusSeconds(-86401), t.plusNanos(1), t.withSecond(30),
          t.truncatedTo(ChronoUnit.MINUTES), t.truncatedTo(ChronoUnit.MILLIS), t.toSecondOfDay(), t.toNanoOfDay(),
          t.get(ChronoField.AMPM_OF_DAY), t.get(ChronoField.CLOCK_HOUR_OF_AMPM), t.getLong(ChronoField.MICRO_OF_DAY),
          t.hashCode());
    }
    LocalDateTime d = LocalDateTime.of(2024, 2, 28, 23, 30);
    p(d, d.plusHours(1), d.plusMinutes(30), d.plusDays(1), d.plusYears(-1), d.minusSeconds(1), d.plusNanos(-1),
        d.plus(Duration.ofHours(49)), d.plus(Period.ofMonths(1)), d.truncatedTo(ChronoUnit.DAYS),
        d.truncatedTo(ChronoUnit.HALF_DAYS), d.withDayOfYear(60), d.toLocalDate(), d.toLocalTime(), d.getDayOfWeek());
    p(ChronoUnit.HOURS.between(d, d.plusDays(2).minusMinutes(1)), d.until(d.plusYears(1), ChronoUnit.DAYS),
        Duration.between(d, d.plusNanos(5)), Duration.between(d.plusHours(3), d), d.isBefore(d.plusNanos(1)),
        d.compareTo(d.minusYears(2)), d.equals(LocalDateTime.parse("2024-02-28T23:30")),
        LocalDateTime.parse("2024-02-28T23:30:00.123456789"),
        LocalDateTime.ofEpochSecond(1_000_000_000, 5, ZoneOffset.UTC));
    p(LocalTime.parse("10:15"), LocalTime.parse("10:15:30.5"), thrown(() -> LocalTime.parse("24:00")),
        thrown(() -> LocalTime.parse("1:00")), thrown(() -> LocalTime.of(24, 0)), thrown(() -> LocalTime.of(0, 60)),
        thrown(() -> d.truncatedTo(ChronoUnit.MONTHS)), thrown(() -> LocalTime.NOON.plus(1, ChronoUnit.DAYS)),
        thrown(() -> LocalDateTime.parse("2024-02-28 23:30")));
    p(d.toEpochSecond(ZoneOffset.UTC), d.toEpochSecond(ZoneOffset.ofHours(2)),
        d.atOffset(ZoneOffset.ofHoursMinutes(5, 30)), d.toInstant(ZoneOffset.MAX),
        LocalTime.NOON.atDate(LocalDate.of(2000, 1, 1)),
        LocalTime.of(10, 0).until(LocalTime.of(9, 59), ChronoUnit.MINUTES), LocalTime.from(d),
        d.query(TemporalQueries.localDate()), d.query(TemporalQueries.zone()));
    LocalDateTime x = LocalDateTime.of(1999, 12, 31, 23, 59, 59, 999_999_999);
    for (ChronoUnit u : new ChronoUnit[] {ChronoUnit.NANOS, ChronoUnit.MICROS, ChronoUnit.SECONDS, ChronoUnit.HALF_DAYS,
             ChronoUnit.WEEKS, ChronoUnit.MONTHS, ChronoUnit.CENTURIES})
      System.out.print(x.plus(1, u) + " ");
    System.out.println();
  }
}
