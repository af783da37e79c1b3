package time;

import static support.Tell.p;
import static support.Tell.thrown;

import java.time.*;
import java.time.temporal.*;
import java.util.*;

/** Instant: seconds and nanoseconds, text, truncation, arithmetic before 1970, conversion with Date. */
public class Instants {
  public static void main(String[] args) {
    Instant[] all = {Instant.EPOCH, Instant.ofEpochSecond(1_000_000_000), Instant.ofEpochMilli(-1),
        Instant.ofEpochMilli(951827696123L), Instant.ofEpochSecond(5, -1), Instant.ofEpochSecond(-5, 1_500_000_000),
        Instant.parse("2024-02-29T12:34:56.000123Z"), Instant.ofEpochSecond(253402300800L),
        Instant.ofEpochSecond(-62167219201L), Instant.MIN, Instant.MAX};
    for (Instant i : all) {
      p(i, i.getEpochSecond(), i.getNano(), i.hashCode(), i.isAfter(Instant.EPOCH), i.compareTo(Instant.EPOCH) > 0);
      if (i == Instant.MIN || i == Instant.MAX) continue;
      p(i.toEpochMilli(), i.plusMillis(1999), i.minusNanos(1), i.plusSeconds(-60), i.plus(3, ChronoUnit.DAYS),
          i.truncatedTo(ChronoUnit.HOURS), i.truncatedTo(ChronoUnit.MILLIS), i.with(ChronoField.NANO_OF_SECOND, 7),
          i.get(ChronoField.MILLI_OF_SECOND), Instant.EPOCH.until(i, ChronoUnit.HOURS),
          i.atOffset(ZoneOffset.ofHours(9)), i.atZone(ZoneOffset.UTC).getDayOfWeek(),
          Duration.between(Instant.EPOCH, i));
    }
    for (String bad :
        new String[] {"", "2024-02-29", "2024-02-29T12:34:56", "2024-02-30T00:00:00Z", "2024-02-29T25:00:00Z"})
      System.out.print(thrown(() -> Instant.parse(bad)) + " ");
    p(thrown(() -> Instant.MAX.plusSeconds(1)), thrown(() -> Instant.MAX.toEpochMilli()),
        thrown(() -> Instant.EPOCH.plus(1, ChronoUnit.MONTHS)), thrown(() -> Instant.EPOCH.get(ChronoField.YEAR)),
        Instant.parse("2024-02-29T24:00:00Z"), Instant.parse("2016-12-31T23:59:60Z"));
    Date d = Date.from(Instant.ofEpochMilli(1709210096789L));
    p(d.getTime(), d.toInstant(), d.compareTo(new Date(0)), d.after(new Date(0)), d.equals(new Date(1709210096789L)),
        new Date(0).before(d), d.hashCode());
    Clock fixed = Clock.fixed(Instant.ofEpochSecond(100), ZoneOffset.UTC),
          later = Clock.offset(fixed, Duration.ofHours(1)),
          tick = Clock.tick(Clock.fixed(Instant.ofEpochMilli(12345), ZoneOffset.UTC), Duration.ofSeconds(5));
    p(fixed.instant(), fixed.millis(), later.instant(), tick.instant(), LocalDate.now(fixed), LocalDateTime.now(later),
        fixed.getZone(), Instant.now(fixed), fixed.equals(Clock.fixed(Instant.ofEpochSecond(100), ZoneOffset.UTC)),
        Year.now(fixed), ZonedDateTime.now(fixed));
  }
}
