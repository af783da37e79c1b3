package time;

import static support.Tell.p;
import static support.Tell.thrown;

import java.time.*;
import java.time.temporal.*;

/** Duration and Period: normalisation, ISO text, parsing, arithmetic, negative values. */
public class Durations {
  public static void main(String[] args) {
    Duration[] all = {Duration.ZERO, Duration.ofSeconds(1), Duration.ofSeconds(-1), Duration.ofMillis(1500),
        Duration.ofMillis(-1500), Duration.ofNanos(-1),
        Duration.ofDays(2).plusHours(3).plusMinutes(4).plusSeconds(5).plusNanos(6), Duration.ofMinutes(-90),
        Duration.ofSeconds(3661, 500_000_000), Duration.ofHours(1).negated().plusMillis(1)};
    for (Duration d : all)
      p(d, d.getSeconds(), d.getNano(), d.toMillis(), d.toMinutes(), d.toHours(), d.toDays(), d.isNegative(),
          d.isZero(), d.abs(), d.negated(), d.multipliedBy(3), d.dividedBy(7), d.plusSeconds(59), d.minusNanos(1),
          d.compareTo(Duration.ofSeconds(1)), d.hashCode());
    for (String s : new String[] {"PT0S", "PT1H", "-PT1H", "PT-1H", "P1DT2H3M4.5S", "PT1.000000001S", "P2D", "pt5m",
             "-P1DT-1M", "PT-0.5S", "PT36H", "+PT1S"})
      p(s, Duration.parse(s));
    for (String bad : new String[] {"", "P", "PT", "P1Y", "PT1.S", "1H", "PT1H1D", "PT.5S"})
      System.out.print(thrown(() -> Duration.parse(bad)) + " ");
    p(thrown(() -> Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1)), thrown(() -> Duration.ZERO.dividedBy(0)),
        thrown(() -> Duration.ofSeconds(Long.MAX_VALUE).toMillis()), Duration.of(5, ChronoUnit.HALF_DAYS),
        thrown(() -> Duration.of(1, ChronoUnit.MONTHS)), Duration.from(Duration.ofDays(1)),
        Duration.ofSeconds(Long.MIN_VALUE), Duration.ofDays(1).getUnits(),
        Duration.ofSeconds(5).get(ChronoUnit.SECONDS));
    Period[] periods = {Period.ZERO, Period.of(1, 14, 40), Period.of(-1, 2, -3), Period.ofWeeks(3), Period.ofDays(400)};
    for (Period q : periods)
      p(q, q.normalized(), q.toTotalMonths(), q.negated(), q.multipliedBy(2), q.isNegative(), q.isZero(), q.plusDays(5),
          q.minusMonths(20), q.withYears(9), q.getYears(), q.getMonths(), q.getDays(), q.hashCode(),
          LocalDate.of(2024, 1, 31).plus(q));
    for (String s : new String[] {"P1Y2M3D", "P-1Y", "-P1M", "P2W3D", "P0D", "p1y"}) p(s, Period.parse(s));
    for (String bad : new String[] {"", "P", "P1H", "1Y", "P1.5Y"})
      System.out.print(thrown(() -> Period.parse(bad)) + " ");
    p(Period.of(0, 12, 0).equals(Period.of(1, 0, 0)), Period.of(0, 12, 0).normalized().equals(Period.of(1, 0, 0)),
        thrown(() -> Period.ofYears(Integer.MAX_VALUE).plusYears(1)),
        Period.between(LocalDate.of(2024, 2, 29), LocalDate.of(2025, 2, 28)));
  }
}
