package formatting;

import static support.Tell.p;
import static support.Tell.thrown;

import java.text.*;
import java.util.*;

/** SimpleDateFormat in UTC: every letter, widths, quotes, parsing leniently and strictly, two-digit years. */
public class SimpleDates {
  static SimpleDateFormat f(String pattern) {
    SimpleDateFormat f = new SimpleDateFormat(pattern, Locale.US);
    f.setTimeZone(TimeZone.getTimeZone("UTC"));
    return f;
  }

  public static void main(String[] args) throws Exception {
    Date[] dates = {new Date(0), new Date(951827696123L), new Date(1709251199999L), new Date(-62135596800001L),
        new Date(1230768000000L)};
    for (String pattern : new String[] {"yyyy-MM-dd HH:mm:ss.SSS", "y yy yyy yyyyy", "M MM MMM MMMM", "d dd ddd D DDD",
             "E EEE EEEE", "a h hh K KK k kk H HH", "m mm s ss S SSS", "G", "w ww W F u", "Z X XX XXX",
             "'quoted' yyyy ''", "dd/MM/yy", "EEE, d MMM yyyy HH:mm:ss Z", "LLL LLLL"}) {
      StringBuilder row = new StringBuilder(pattern).append(':');
      for (Date d : dates) row.append(" [").append(f(pattern).format(d)).append(']');
      p(row);
    }
    p(f("yyyy-MM-dd").parse("2024-02-29").getTime(), f("yyyy-MM-dd").parse("2023-02-29").getTime(),
        f("yyyy-MM-dd").parse("2023-13-45").getTime(),
        f("yyyy-MM-dd HH:mm:ss.SSS").parse("2001-09-09 01:46:40.5").getTime(),
        f("d MMM yyyy").parse("5 jan 2020").getTime(),
        f("EEE MMM dd yyyy").parse("Thu Jan 01 1970 trailing").getTime());
    SimpleDateFormat strict = f("yyyy-MM-dd");
    strict.setLenient(false);
    p(thrown(() -> strict.parse("2023-02-29")), thrown(() -> strict.parse("2023-1")), thrown(() -> strict.parse("")),
        strict.parse("2024-2-9").getTime(), strict.isLenient());
    SimpleDateFormat two = f("dd/MM/yy");
    two.set2DigitYearStart(new Date(0));
    p(two.parse("01/02/69").getTime(), two.parse("01/02/70").getTime(), two.parse("01/02/03").getTime(),
        two.parse("01/02/2003").getTime());
    ParsePosition at = new ParsePosition(3);
    p(f("HH:mm").parse("at 10:30!", at).getTime(), at.getIndex(), f("HH:mm").parse("x", new ParsePosition(0)),
        f("HH:mm X").parse("10:30 +02:00").getTime(), f("HH:mm Z").parse("10:30 -0330").getTime(),
        f("hh:mm a").parse("12:05 AM").getTime(), f("hh:mm a").parse("12:05 pm").getTime());
    p(thrown(() -> f("yyyy-j")), thrown(() -> f("'open")), thrown(() -> f("XXXX")), f("yyyy").toPattern(),
        f("yy").equals(f("yy")), f("yyyy").getCalendar().getTimeZone().getID());
    SimpleDateFormat offset = f("yyyy-MM-dd HH:mm Z");
    offset.setTimeZone(TimeZone.getTimeZone("GMT+05:30"));
    p(offset.format(new Date(0)), offset.parse("1970-01-01 00:00 +0000").getTime());
    DateFormatSymbols s = new DateFormatSymbols(Locale.US);
    p(s.getMonths(), s.getShortWeekdays(), s.getAmPmStrings(), s.getEras());
  }
}
