package time;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.concurrent.TimeUnit;

/** TimeUnit conversions with saturation, System clocks that do not run backwards, Timestamps by hand. */
public class TimeUnits {
  public static void main(String[] args) throws Exception {
    for (TimeUnit from : TimeUnit.values()) {
      StringBuilder row = new StringBuilder(from + ":");
      for (TimeUnit to : TimeUnit.values())
        row.append(' ')
            .append(to.convert(90061, from))
            .append('/')
            .append(to.convert(-1, from))
            .append('/')
            .append(to.convert(Long.MAX_VALUE / 2, from));
      p(row);
      p(from.toNanos(7), from.toMicros(7), from.toMillis(-7), from.toSeconds(7200), from.toMinutes(7200),
          from.toHours(100000), from.toDays(1000000));
    }
    p(TimeUnit.valueOf("DAYS").ordinal(), TimeUnit.SECONDS.compareTo(TimeUnit.MILLISECONDS),
        thrown(() -> TimeUnit.valueOf("WEEKS")));
    long a = System.nanoTime(), b = System.nanoTime(), c = System.currentTimeMillis();
    TimeUnit.MILLISECONDS.sleep(2);
    Thread.sleep(1, 500);
    p(b >= a, System.nanoTime() - b >= 2_000_000, System.currentTimeMillis() >= c + 2, c > 0);
    p(thrown(() -> Thread.sleep(-1)), thrown(() -> Thread.sleep(1, 1000000)), thrown(() -> TimeUnit.SECONDS.sleep(-1)));
    Thread.currentThread().interrupt();
    p(thrown(() -> Thread.sleep(1000)), Thread.interrupted(), Thread.interrupted());
    long seconds = 1709210096;
    long days = seconds / 86400, rest = seconds % 86400;
    int z = (int) days + 719468, era = z / 146097, doe = z - era * 146097,
        yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365, doy = doe - (365 * yoe + yoe / 4 - yoe / 100),
        mp = (5 * doy + 2) / 153;
    p(yoe + era * 400 + (mp >= 10 ? 1 : 0), mp < 10 ? mp + 3 : mp - 9, doy - (153 * mp + 2) / 5 + 1, rest / 3600,
        rest / 60 % 60, rest % 60);
    Date d = new Date(124, 1, 29, 12, 30, 45);
    p(d.getTime(), d.getYear(), d.getMonth(), d.getDate(), d.getDay(), d.getHours(), d, d.toGMTString(),
        Date.UTC(70, 0, 1, 0, 0, 1), new Date(0), d.getTimezoneOffset());
    d.setMonth(13);
    d.getTime();
    d.setDate(0);
    p(d, d.clone().equals(d), Date.parse("Thu, 1 Jan 1970 00:00:10 GMT"));
  }
}
