package java.util;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;

/** The conversions of %t, for calendars and for java.time. In English. */
final class DatePrinter {
  private static final String[] MONTHS = {
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December"
  };
  private static final String[] DAYS = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};

  private final Calendar calendar;
  private final TemporalAccessor temporal;

  private DatePrinter(Calendar calendar, TemporalAccessor temporal) {
    this.calendar = calendar;
    this.temporal = temporal;
  }

  static String print(Calendar calendar, char suffix) {
    return new DatePrinter(calendar, null).print(suffix);
  }

  static String print(TemporalAccessor temporal, char suffix) {
    return new DatePrinter(null, temporal).print(suffix);
  }

  private long get(int field, ChronoField chronoField) {
    return calendar != null ? calendar.get(field) : temporal.getLong(chronoField);
  }

  private static String pad(long value, int length) {
    StringBuilder text = new StringBuilder(Long.toString(value));
    while (text.length() < length) text.insert(0, '0');
    return text.toString();
  }

  private long hour() {
    return get(Calendar.HOUR_OF_DAY, ChronoField.HOUR_OF_DAY);
  }

  private long hour12() {
    long hour = hour() % 12;
    return hour == 0 ? 12 : hour;
  }

  private String minute() {
    return pad(get(Calendar.MINUTE, ChronoField.MINUTE_OF_HOUR), 2);
  }

  private String second() {
    return pad(get(Calendar.SECOND, ChronoField.SECOND_OF_MINUTE), 2);
  }

  private String month() {
    return MONTHS[(int) (calendar != null ? calendar.get(Calendar.MONTH)
        : temporal.getLong(ChronoField.MONTH_OF_YEAR) - 1)];
  }

  private String monthNumber() {
    return pad(calendar != null ? calendar.get(Calendar.MONTH) + 1 : temporal.getLong(ChronoField.MONTH_OF_YEAR), 2);
  }

  private String weekday() {
    return DAYS[(int) (calendar != null ? calendar.get(Calendar.DAY_OF_WEEK) - 1
        : temporal.getLong(ChronoField.DAY_OF_WEEK) % 7)];
  }

  private long year() {
    return get(Calendar.YEAR, ChronoField.YEAR_OF_ERA);
  }

  private String day() {
    return pad(get(Calendar.DAY_OF_MONTH, ChronoField.DAY_OF_MONTH), 2);
  }

  private long millis() {
    if (calendar != null) return calendar.getTimeInMillis();
    return temporal.getLong(ChronoField.INSTANT_SECONDS) * 1000 + temporal.getLong(ChronoField.MILLI_OF_SECOND);
  }

  private String offset() {
    long minutes;
    if (calendar != null) {
      minutes = (calendar.get(Calendar.ZONE_OFFSET) + calendar.get(Calendar.DST_OFFSET)) / 60000;
    } else {
      minutes = temporal.getLong(ChronoField.OFFSET_SECONDS) / 60;
    }
    return (minutes < 0 ? "-" : "+") + pad(Math.abs(minutes) / 60 * 100 + Math.abs(minutes) % 60, 4);
  }

  private String zone() {
    if (calendar != null) {
      boolean daylight = calendar.get(Calendar.DST_OFFSET) != 0;
      return calendar.getTimeZone().getDisplayName(daylight, TimeZone.SHORT, Locale.US);
    }
    ZoneId zone = temporal.query(TemporalQueries.zone());
    if (zone == null) throw new IllegalFormatConversionException('Z', temporal.getClass());
    if (zone instanceof ZoneOffset || !temporal.isSupported(ChronoField.INSTANT_SECONDS)) return zone.getId();
    TimeZone old = TimeZone.getTimeZone(zone.getId());
    return old.getDisplayName(old.inDaylightTime(new Date(millis())), TimeZone.SHORT, Locale.US);
  }

  private String print(char suffix) {
    switch (suffix) {
      case 'H':
        return pad(hour(), 2);
      case 'I':
        return pad(hour12(), 2);
      case 'k':
        return Long.toString(hour());
      case 'l':
        return Long.toString(hour12());
      case 'M':
        return minute();
      case 'S':
        return second();
      case 'L':
        return pad(get(Calendar.MILLISECOND, ChronoField.MILLI_OF_SECOND), 3);
      case 'N':
        return pad(calendar != null ? calendar.get(Calendar.MILLISECOND) * 1000000L
            : temporal.getLong(ChronoField.NANO_OF_SECOND), 9);
      case 'p':
        return hour() < 12 ? "am" : "pm";
      case 'z':
        return offset();
      case 'Z':
        return zone();
      case 's':
        return Long.toString(millis() / 1000);
      case 'Q':
        return Long.toString(millis());
      case 'B':
        return month();
      case 'b':
      case 'h':
        return month().substring(0, 3);
      case 'A':
        return weekday();
      case 'a':
        return weekday().substring(0, 3);
      case 'C':
        return pad(year() / 100, 2);
      case 'Y':
        return pad(year(), 4);
      case 'y':
        return pad(year() % 100, 2);
      case 'j':
        return pad(get(Calendar.DAY_OF_YEAR, ChronoField.DAY_OF_YEAR), 3);
      case 'm':
        return monthNumber();
      case 'd':
        return day();
      case 'e':
        return Long.toString(get(Calendar.DAY_OF_MONTH, ChronoField.DAY_OF_MONTH));
      case 'R':
        return pad(hour(), 2) + ":" + minute();
      case 'T':
        return print('R') + ":" + second();
      case 'r':
        return pad(hour12(), 2) + ":" + minute() + ":" + second() + (hour() < 12 ? " AM" : " PM");
      case 'D':
        return monthNumber() + "/" + day() + "/" + print('y');
      case 'F':
        return print('Y') + "-" + monthNumber() + "-" + day();
      default:
        return print('a') + " " + print('b') + " " + day() + " " + print('T') + " " + zone() + " " + print('Y');
    }
  }
}
