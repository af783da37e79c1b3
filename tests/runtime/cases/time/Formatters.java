package time;

import static support.Tell.p;
import static support.Tell.thrown;

import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

/** DateTimeFormatter: patterns, ISO constants, parsing with defaults, strict and lenient resolution, builders. */
public class Formatters {
  public static void main(String[] args) {
    ZonedDateTime z = ZonedDateTime.of(2024, 2, 9, 3, 4, 5, 678_000_000, ZoneOffset.ofHours(2));
    for (String s : new String[] {"yyyy-MM-dd'T'HH:mm:ss.SSS", "d/M/yy", "EEE EEEE E", "MMM MMMM M", "h:mm a",
             "KK kk HH", "D", "w W", "Q QQQ", "e", "G", "X XX XXX Z ZZZZZ O", "uuuu", "A n N", "SSSSSS S", "''yyyy''",
             "[yyyy]", "yyyyMMddHHmmss", "VV", "ppppd"}) {
      String[] out = {"error"};
      String t = thrown(() -> out[0] = DateTimeFormatter.ofPattern(s, Locale.US).format(z));
      p(s, "[" + out[0] + "]", t);
    }
    p(DateTimeFormatter.ISO_DATE.format(z), DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(z),
        DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(z), DateTimeFormatter.ISO_INSTANT.format(z),
        DateTimeFormatter.BASIC_ISO_DATE.format(z), DateTimeFormatter.ISO_WEEK_DATE.format(z),
        DateTimeFormatter.ISO_ORDINAL_DATE.format(z), DateTimeFormatter.RFC_1123_DATE_TIME.format(z),
        DateTimeFormatter.ISO_TIME.format(z));
    DateTimeFormatter f = DateTimeFormatter.ofPattern("dd MMM uuuu HH:mm", Locale.US);
    p(LocalDateTime.parse("05 Feb 2020 10:30", f), LocalDate.parse("05 Feb 2020 10:30", f),
        LocalTime.from(f.parse("05 Feb 2020 10:30")), thrown(() -> LocalDateTime.parse("5 Feb 2020 10:30", f)),
        thrown(() -> LocalDateTime.parse("05 FEB 2020 10:30", f)), thrown(() -> LocalDateTime.parse("05 Feb 2020", f)));
    DateTimeFormatter strict = DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(ResolverStyle.STRICT),
                      lenient = strict.withResolverStyle(ResolverStyle.LENIENT),
                      smart = strict.withResolverStyle(ResolverStyle.SMART);
    p(thrown(() -> LocalDate.parse("2023-02-30", strict)), LocalDate.parse("2023-02-30", smart),
        LocalDate.parse("2023-02-30", lenient), LocalDate.parse("2023-14-35", lenient),
        thrown(() -> LocalDate.parse("2023-14-01", smart)));
    DateTimeFormatter built = new DateTimeFormatterBuilder()
                                  .parseCaseInsensitive()
                                  .appendValue(ChronoField.YEAR, 4)
                                  .appendLiteral('/')
                                  .appendValue(ChronoField.MONTH_OF_YEAR, 1, 2, SignStyle.NOT_NEGATIVE)
                                  .optionalStart()
                                  .appendLiteral('/')
                                  .appendValue(ChronoField.DAY_OF_MONTH)
                                  .optionalEnd()
                                  .parseDefaulting(ChronoField.DAY_OF_MONTH, 15)
                                  .appendOptional(DateTimeFormatter.ofPattern(" HH:mm"))
                                  .toFormatter(Locale.US);
    p(LocalDate.parse("2024/3", built), LocalDate.parse("2024/3/7", built), LocalDate.parse("2024/12/31 10:00", built),
        built.format(LocalDate.of(2024, 5, 6).atTime(7, 8)));
    DateTimeFormatter fraction = new DateTimeFormatterBuilder()
                                     .appendPattern("HH:mm:ss")
                                     .appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true)
                                     .padNext(6, '*')
                                     .appendText(ChronoField.AMPM_OF_DAY, TextStyle.SHORT)
                                     .toFormatter(Locale.US);
    p(fraction.format(LocalTime.of(1, 2, 3)), fraction.format(LocalTime.of(13, 2, 3, 120_000_000)),
        fraction.format(LocalTime.of(13, 2, 3, 1)));
    DateTimeFormatter ampm = DateTimeFormatter.ofPattern("hh:mm a", Locale.US),
                      two = DateTimeFormatter.ofPattern("dd-MM-yy");
    p(LocalTime.parse("12:05 AM", ampm), LocalTime.parse("12:05 PM", ampm), LocalDate.parse("01-02-03", two),
        LocalDate.parse("01-02-99", two), thrown(() -> LocalTime.parse("13:00 PM", ampm)),
        thrown(() -> DateTimeFormatter.ofPattern("yyyy-bb")), thrown(() -> DateTimeFormatter.ofPattern("'open")),
        thrown(() -> f.format(LocalDate.MIN)));
    try {
      LocalDate.parse("2023-xx-01");
    } catch (DateTimeParseException e) {
      p(e.getParsedString(), e.getErrorIndex());
    }
    TemporalAccessor t = DateTimeFormatter.ofPattern("yyyy MM").parse("2020 05");
    p(YearMonth.from(t), t.isSupported(ChronoField.DAY_OF_MONTH), t.query(TemporalQueries.precision()),
        DateTimeFormatter.ofPattern("EEEE", Locale.US).format(DayOfWeek.MONDAY), f.getLocale(),
        f.withZone(ZoneOffset.UTC).getZone(), f.withLocale(Locale.ROOT).equals(f));
  }
}
