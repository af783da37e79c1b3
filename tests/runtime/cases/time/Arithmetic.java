package time;

import static support.Tell.p;
import static support.Tell.thrown;

import java.time.*;
import java.time.temporal.*;
import java.util.*;

/** Sums of dates, durations and periods in loops: month ends, leap seconds that do not exist, overflow, symmetry. */
public class Arithmetic {
  public static void main(String[] args) {
    LocalDate d = LocalDate.of(2024, 1, 31);
    StringBuilder chain = new StringBuilder(), direct = new StringBuilder();
    for (int i = 1; i <= 12; i++) {
      d = d.plusMonths(1);
      chain.append(d.getDayOfMonth()).append(' ');
      direct.append(LocalDate.of(2024, 1, 31).plusMonths(i).getDayOfMonth()).append(' ');
    }
    p(chain, "|", direct);
    int back = 0;
    for (int i = 0; i < 366; i++) {
      LocalDate x = LocalDate.of(2024, 1, 1).plusDays(i);
      if (x.plusMonths(1).minusMonths(1).equals(x)) back++;
      if (!x.plus(Period.between(x, LocalDate.of(2030, 6, 15))).equals(LocalDate.of(2030, 6, 15))) p("not exact", x);
      if (x.plusWeeks(53).getDayOfWeek() != x.getDayOfWeek()) p("weekday", x);
    }
    p(back);
    Duration total = Duration.ZERO;
    for (int i = 1; i <= 100; i++) total = total.plus(Duration.ofSeconds(i, i * 10_000_001L)).minusMillis(i);
    p(total, total.dividedBy(7), total.multipliedBy(-3), total.toMillis(), total.compareTo(Duration.ofHours(1)));
    LocalDateTime t = LocalDateTime.of(2023, 12, 31, 23, 59, 59, 999_999_999);
    for (TemporalUnit u : new TemporalUnit[] {ChronoUnit.NANOS, ChronoUnit.MILLIS, ChronoUnit.HOURS, ChronoUnit.DAYS,
             ChronoUnit.WEEKS, ChronoUnit.MONTHS, ChronoUnit.YEARS, ChronoUnit.DECADES})
      System.out.print(t.plus(1, u) + " " + t.until(t.plus(5, u), u) + " ");
    System.out.println();
    Map<DayOfWeek, Integer> firsts = new EnumMap<>(DayOfWeek.class);
    for (YearMonth m = YearMonth.of(1999, 1); m.getYear() < 2010; m = m.plusMonths(1))
      firsts.merge(m.atDay(1).getDayOfWeek(), 1, Integer::sum);
    p(firsts);
    List<LocalTime> times = new ArrayList<>();
    for (LocalTime x = LocalTime.of(22, 0); times.size() < 6; x = x.plusMinutes(45)) times.add(x);
    Collections.sort(times);
    p(times, Collections.max(times).until(Collections.min(times), ChronoUnit.MINUTES),
        thrown(() -> LocalDate.MAX.plusYears(1)), thrown(() -> Duration.ofDays(Long.MAX_VALUE)),
        thrown(() -> LocalDateTime.MIN.minusNanos(1)),
        thrown(() -> Math.toIntExact(ChronoUnit.DAYS.between(LocalDate.MIN, LocalDate.MAX) * 10)));
    Instant i = Instant.parse("2016-12-31T23:59:59Z");
    p(i.plusSeconds(1), Duration.between(i, Instant.parse("2017-01-01T00:00:00Z")), i.truncatedTo(ChronoUnit.DAYS),
        i.until(i.plus(36, ChronoUnit.HOURS), ChronoUnit.DAYS), i.plus(Period.ofDays(2)),
        thrown(() -> i.plus(Period.ofMonths(1))));
  }
}
