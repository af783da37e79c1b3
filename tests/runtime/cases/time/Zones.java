package time;

import static support.Tell.p;

import java.time.*;
import java.time.format.*;
import java.util.*;

/** Moments through zones: the same instant in many zones, day lengths at changes, schedules across daylight saving. */
public class Zones {
  public static void main(String[] args) {
    Instant[] moments = {Instant.parse("2024-01-15T12:00:00Z"), Instant.parse("2024-07-15T12:00:00Z"),
        Instant.parse("2024-03-10T07:00:00Z"), Instant.parse("2024-03-31T01:00:00Z"),
        Instant.parse("2024-12-31T23:30:00Z")};
    for (String id : new String[] {"UTC", "Europe/London", "Europe/Berlin", "America/New_York", "America/Los_Angeles",
             "Asia/Tokyo", "Asia/Kolkata", "Australia/Sydney", "+05:45", "GMT-3"}) {
      StringBuilder b = new StringBuilder(id).append(':');
      for (Instant i : moments) b.append(' ').append(i.atZone(ZoneId.of(id)).toOffsetDateTime());
      p(b);
    }
    ZoneId ny = ZoneId.of("America/New_York"), berlin = ZoneId.of("Europe/Berlin");
    for (LocalDate d : new LocalDate[] {LocalDate.of(2024, 3, 10), LocalDate.of(2024, 3, 31), LocalDate.of(2024, 11, 3),
             LocalDate.of(2024, 10, 27), LocalDate.of(2024, 6, 1)})
      p(d, Duration.between(d.atStartOfDay(ny), d.plusDays(1).atStartOfDay(ny)),
          Duration.between(d.atStartOfDay(berlin), d.plusDays(1).atStartOfDay(berlin)));
    ZonedDateTime t = ZonedDateTime.of(2024, 3, 9, 2, 30, 0, 0, ny);
    for (int i = 0; i < 3; i++, t = t.plusDays(1)) System.out.print(t + " " + t.plusHours(24) + " ");
    System.out.println();
    List<ZonedDateTime> meetings =
        Arrays.asList(ZonedDateTime.of(2024, 5, 6, 9, 0, 0, 0, ny), ZonedDateTime.of(2024, 5, 6, 14, 0, 0, 0, berlin),
            ZonedDateTime.of(2024, 5, 6, 22, 30, 0, 0, ZoneId.of("Asia/Tokyo")));
    List<ZonedDateTime> sorted = new ArrayList<>(meetings);
    sorted.sort(Comparator.comparing(ZonedDateTime::toInstant));
    p(sorted, meetings.get(0).isAfter(meetings.get(1)), meetings.get(0).toInstant(),
        Duration.between(meetings.get(1), meetings.get(0)));
    DateTimeFormatter f = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm xxx", Locale.US);
    p(f.format(t), f.withZone(berlin).format(moments[0]), ZonedDateTime.parse("2024-05-05 10:00 +02:00", f).toInstant(),
        OffsetDateTime.parse("2024-05-05T10:00:00-04:00").atZoneSameInstant(ny));
    Calendar c = new GregorianCalendar(TimeZone.getTimeZone("America/New_York"), Locale.US);
    c.setTimeInMillis(moments[2].toEpochMilli());
    int before = c.get(Calendar.HOUR_OF_DAY);
    c.add(Calendar.HOUR, -1);
    p(before, c.get(Calendar.HOUR_OF_DAY), c.get(Calendar.DST_OFFSET),
        TimeZone.getTimeZone("Europe/London").getOffset(moments[1].toEpochMilli()),
        TimeZone.getTimeZone("Asia/Kolkata").getRawOffset());
  }
}
