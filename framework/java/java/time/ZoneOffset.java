package java.time;

import java.io.Serializable;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.time.zone.ZoneRules;

/** A fixed distance from UTC. */
public final class ZoneOffset extends ZoneId
    implements TemporalAccessor, TemporalAdjuster, Comparable<ZoneOffset>, Serializable {
  public static final ZoneOffset UTC = new ZoneOffset(0);
  public static final ZoneOffset MIN = new ZoneOffset(-64800);
  public static final ZoneOffset MAX = new ZoneOffset(64800);

  private final int seconds;
  private final String id;

  private ZoneOffset(int seconds) {
    this.seconds = seconds;
    this.id = id(seconds);
  }

  private static String id(int totalSeconds) {
    if (totalSeconds == 0) return "Z";
    int all = Math.abs(totalSeconds);
    StringBuilder text = new StringBuilder().append(totalSeconds < 0 ? '-' : '+');
    text.append(all / 3600 < 10 ? "0" : "").append(all / 3600);
    text.append(all / 60 % 60 < 10 ? ":0" : ":").append(all / 60 % 60);
    if (all % 60 != 0) text.append(all % 60 < 10 ? ":0" : ":").append(all % 60);
    return text.toString();
  }

  /** Z, +h, +hh, +hh:mm, +hhmm, +hh:mm:ss, +hhmmss. */
  public static ZoneOffset of(String offsetId) {
    if (offsetId == null) throw new NullPointerException("offsetId");
    if (offsetId.equals("Z")) return UTC;
    String text = offsetId.length() == 2 ? offsetId.charAt(0) + "0" + offsetId.charAt(1) : offsetId;
    boolean colons = text.length() == 6 || text.length() == 9;
    if (!colons && text.length() != 3 && text.length() != 5 && text.length() != 7) throw invalid(offsetId);
    int step = colons ? 3 : 2;
    int hours = number(text, 1, false, offsetId);
    int minutes = text.length() > 3 ? number(text, 1 + step, colons, offsetId) : 0;
    int seconds = text.length() > 6 ? number(text, 1 + 2 * step, colons, offsetId) : 0;
    char sign = text.charAt(0);
    if (sign != '+' && sign != '-') {
      throw new DateTimeException("Invalid ID for ZoneOffset, plus/minus not found when expected: " + offsetId);
    }
    return sign == '-' ? ofHoursMinutesSeconds(-hours, -minutes, -seconds)
        : ofHoursMinutesSeconds(hours, minutes, seconds);
  }

  private static DateTimeException invalid(String id) {
    return new DateTimeException("Invalid ID for ZoneOffset, invalid format: " + id);
  }

  private static int number(String text, int at, boolean colon, String id) {
    if (colon && text.charAt(at - 1) != ':') throw invalid(id);
    int high = text.charAt(at) - '0';
    int low = text.charAt(at + 1) - '0';
    if (high < 0 || high > 9 || low < 0 || low > 9) throw invalid(id);
    return high * 10 + low;
  }

  public static ZoneOffset ofHours(int hours) {
    return ofHoursMinutesSeconds(hours, 0, 0);
  }

  public static ZoneOffset ofHoursMinutes(int hours, int minutes) {
    return ofHoursMinutesSeconds(hours, minutes, 0);
  }

  public static ZoneOffset ofHoursMinutesSeconds(int hours, int minutes, int seconds) {
    if (hours < -18 || hours > 18) {
      throw new DateTimeException("Zone offset hours not in valid range: value " + hours
          + " is not in the range -18 to 18");
    }
    boolean mixed = hours > 0 && (minutes < 0 || seconds < 0) || hours < 0 && (minutes > 0 || seconds > 0)
        || minutes > 0 && seconds < 0 || minutes < 0 && seconds > 0;
    if (mixed) throw new DateTimeException("Zone offset hours, minutes and seconds must have the same sign");
    if (Math.abs(minutes) > 59 || Math.abs(seconds) > 59) {
      throw new DateTimeException("Zone offset minutes or seconds not in valid range");
    }
    if (Math.abs(hours) == 18 && (minutes | seconds) != 0) {
      throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
    }
    return ofTotalSeconds(hours * 3600 + minutes * 60 + seconds);
  }

  public static ZoneOffset ofTotalSeconds(int totalSeconds) {
    if (totalSeconds < -64800 || totalSeconds > 64800) {
      throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
    }
    return totalSeconds == 0 ? UTC : new ZoneOffset(totalSeconds);
  }

  public static ZoneOffset from(TemporalAccessor temporal) {
    ZoneOffset offset = temporal.query(TemporalQueries.offset());
    if (offset == null) {
      throw new DateTimeException("Unable to obtain ZoneOffset from TemporalAccessor: " + temporal + " of type "
          + temporal.getClass().getName());
    }
    return offset;
  }

  public int getTotalSeconds() {
    return seconds;
  }

  @Override
  public String getId() {
    return id;
  }

  @Override
  public ZoneRules getRules() {
    return ZoneRules.of(this);
  }

  @Override
  public boolean isSupported(TemporalField field) {
    return field instanceof ChronoField ? field == ChronoField.OFFSET_SECONDS : field != null
        && field.isSupportedBy(this);
  }

  @Override
  public ValueRange range(TemporalField field) {
    return TemporalAccessor.super.range(field);
  }

  @Override
  public int get(TemporalField field) {
    if (field instanceof ChronoField || field == null) return (int) getLong(field);
    return range(field).checkValidIntValue(getLong(field), field);
  }

  @Override
  public long getLong(TemporalField field) {
    if (field == ChronoField.OFFSET_SECONDS) return seconds;
    if (field instanceof ChronoField) throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    return field.getFrom(this);
  }

  @SuppressWarnings("unchecked")
  @Override
  public <R> R query(TemporalQuery<R> query) {
    if (query == TemporalQueries.offset() || query == TemporalQueries.zone()) return (R) this;
    return TemporalAccessor.super.query(query);
  }

  @Override
  public Temporal adjustInto(Temporal temporal) {
    return temporal.with(ChronoField.OFFSET_SECONDS, seconds);
  }

  @Override
  public int compareTo(ZoneOffset other) {
    return other.seconds - seconds;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof ZoneOffset && seconds == ((ZoneOffset) obj).seconds;
  }

  @Override
  public int hashCode() {
    return seconds;
  }

  @Override
  public String toString() {
    return id;
  }
}
