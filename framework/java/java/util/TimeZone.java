package java.util;

import antecede.Observable;
import java.io.Serializable;
import java.time.ZoneId;

/**
 * A time zone: how far local time is from UTC. The ones that are known by name follow their rules of today since
 * 1970, whatever they were then. The default is UTC.
 */
public abstract class TimeZone implements Serializable, Cloneable {
  public static final int SHORT = 0;
  public static final int LONG = 1;

  @Observable private static TimeZone defaultZone;

  private String id;

  public TimeZone() {}

  public abstract int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds);

  public int getOffset(long date) {
    return inDaylightTime(new Date(date)) ? getRawOffset() + getDSTSavings() : getRawOffset();
  }

  public abstract void setRawOffset(int offsetMillis);

  public abstract int getRawOffset();

  public String getID() {
    return id;
  }

  public void setID(String ID) {
    if (ID == null) throw new NullPointerException();
    id = ID;
  }

  public final String getDisplayName() {
    return getDisplayName(false, LONG, Locale.getDefault(Locale.Category.DISPLAY));
  }

  public final String getDisplayName(Locale locale) {
    return getDisplayName(false, LONG, locale);
  }

  public final String getDisplayName(boolean daylight, int style) {
    return getDisplayName(daylight, style, Locale.getDefault(Locale.Category.DISPLAY));
  }

  public String getDisplayName(boolean daylight, int style, Locale locale) {
    if (style != SHORT && style != LONG) throw new IllegalArgumentException("Illegal style: " + style);
    String name = ZoneTable.name(id, daylight, style == LONG);
    if (name != null && !name.isEmpty()) return name;
    return offsetName(getRawOffset() + (daylight ? getDSTSavings() : 0));
  }

  private static String offsetName(int offset) {
    int minutes = Math.abs(offset) / 60000;
    return "GMT" + (offset < 0 ? '-' : '+') + twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60);
  }

  private static String twoDigits(int value) {
    return value < 10 ? "0" + value : Integer.toString(value);
  }

  public int getDSTSavings() {
    return useDaylightTime() ? 3600000 : 0;
  }

  public abstract boolean useDaylightTime();

  public boolean observesDaylightTime() {
    return useDaylightTime() || inDaylightTime(new Date());
  }

  public abstract boolean inDaylightTime(Date date);

  /** A zone of the table, or GMT with hours and minutes; GMT itself for anything else. */
  public static synchronized TimeZone getTimeZone(String ID) {
    TimeZone zone = ZoneTable.zone(ID);
    if (zone == null) zone = custom(ID);
    return zone != null ? zone : ZoneTable.zone("GMT");
  }

  public static TimeZone getTimeZone(ZoneId zoneId) {
    String name = zoneId.getId();
    if (name.startsWith("+") || name.startsWith("-")) return getTimeZone("GMT" + name);
    return getTimeZone(name.equals("Z") ? "UTC" : name);
  }

  /** GMT+h, GMT+hh, GMT+hmm, GMT+hhmm, GMT+h:mm, GMT+hh:mm. */
  private static TimeZone custom(String text) {
    if (!text.startsWith("GMT") || text.length() < 5) return null;
    char sign = text.charAt(3);
    if (sign != '+' && sign != '-') return null;
    String rest = text.substring(4);
    int colon = rest.indexOf(':');
    String hours = colon >= 0 ? rest.substring(0, colon) : rest.length() <= 2 ? rest
        : rest.substring(0, rest.length() - 2);
    String minutes = colon >= 0 ? rest.substring(colon + 1) : rest.length() <= 2 ? "00"
        : rest.substring(rest.length() - 2);
    if (hours.isEmpty() || hours.length() > 2 || minutes.length() != 2 || !isNumber(hours) || !isNumber(minutes)) {
      return null;
    }
    int h = Integer.parseInt(hours);
    int m = Integer.parseInt(minutes);
    if (h > 23 || m > 59) return null;
    int offset = (h * 60 + m) * 60000;
    if (offset == 0) return ZoneTable.zone("GMT");
    return new SimpleTimeZone(sign == '-' ? -offset : offset, offsetName(sign == '-' ? -offset : offset));
  }

  private static boolean isNumber(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') return false;
    }
    return true;
  }

  public ZoneId toZoneId() {
    return ZoneId.of(id, ZoneId.SHORT_IDS);
  }

  public static synchronized String[] getAvailableIDs(int rawOffset) {
    return ZoneTable.ids(true, rawOffset);
  }

  public static synchronized String[] getAvailableIDs() {
    return ZoneTable.ids(false, 0);
  }

  public static TimeZone getDefault() {
    TimeZone zone = defaultZone;
    return zone == null ? ZoneTable.zone("UTC") : (TimeZone) zone.clone();
  }

  public static void setDefault(TimeZone zone) {
    defaultZone = zone == null ? null : (TimeZone) zone.clone();
  }

  public boolean hasSameRules(TimeZone other) {
    return other != null && getRawOffset() == other.getRawOffset() && useDaylightTime() == other.useDaylightTime();
  }

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }
}
