package formatting;

import static support.Tell.p;
import static support.Tell.thrown;

import java.time.*;
import java.util.*;

/** Date and time conversions of String.format in UTC, on Date, Calendar, Long and java.time values. */
public class Dates {
  public static void main(String[] args) {
    long[] moments = {0, 951827696123L, 1709210096007L, -1, 4102444799999L, 1000000000000L};
    for (long m : moments) {
      Calendar c = Calendar.getInstance(TimeZone.getTimeZone("UTC"), Locale.US);
      c.setTimeInMillis(m);
      for (Object o : new Object[] {new Date(m), c, m})
        p(String.format(Locale.US,
            "%1$tY-%1$tm-%1$td %1$tH:%1$tM:%1$tS.%1$tL %1$tB %1$tb %1$tA %1$ta %1$tj %1$te %1$ty %1$tC %1$tI %1$tl %1$tk %1$tp %1$Tp %1$ts %1$tQ %1$tN %1$tz",
            o));
      p(String.format(Locale.US, "%1$tF %1$tT %1$tD %1$tr %1$tR %1$tc", c));
    }
    LocalDateTime l = LocalDateTime.of(2024, 2, 29, 13, 5, 9, 123456789);
    p(String.format("%1$tF %1$tT.%1$tN %1$tp %1$tB %1$tA", l), String.format("%1$tY/%1$tj", LocalDate.of(2023, 12, 31)),
        String.format("%tH:%<tM", LocalTime.of(7, 8)),
        String.format("%tz %<tF", ZonedDateTime.of(l, ZoneOffset.ofHours(-5))),
        String.format("%ts %<tQ", l.toInstant(ZoneOffset.UTC).atZone(ZoneOffset.UTC)), String.format("%TB %<Ta", l));
    p(String.format("%tY", (Object) null), String.format("%10tY|%-10tY|", l, l),
        thrown(() -> String.format("%tY", "text")), thrown(() -> String.format("%tq", l)),
        thrown(() -> String.format("%tH", LocalDate.MIN)), thrown(() -> String.format("%.3tY", l)),
        thrown(() -> String.format("%t", l)));
  }
}
