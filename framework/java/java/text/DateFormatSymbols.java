package java.text;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.TimeZone;

/** The words dates are written with: the English ones in every language. */
public class DateFormatSymbols implements Serializable, Cloneable {
  static final String PATTERN_CHARS = "GyMdkHmsSEDFwWahKzZYuXLcb";

  private String[] eras = {"BC", "AD"};
  private String[] months = {
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December", ""
  };
  private String[] shortMonths =
      {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", ""};
  private String[] weekdays = {"", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
  private String[] shortWeekdays = {"", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  private String[] ampms = {"AM", "PM"};
  private String localPatternChars = PATTERN_CHARS;
  /** Null unless they were set. */
  private String[][] zoneStrings;

  public DateFormatSymbols() {}

  public DateFormatSymbols(Locale locale) {
    Objects.requireNonNull(locale);
  }

  public static Locale[] getAvailableLocales() {
    return Locale.getAvailableLocales();
  }

  public static final DateFormatSymbols getInstance() {
    return new DateFormatSymbols();
  }

  public static final DateFormatSymbols getInstance(Locale locale) {
    return new DateFormatSymbols(locale);
  }

  public String[] getEras() {
    return eras.clone();
  }

  public void setEras(String[] newEras) {
    eras = newEras.clone();
  }

  public String[] getMonths() {
    return months.clone();
  }

  public void setMonths(String[] newMonths) {
    months = newMonths.clone();
  }

  public String[] getShortMonths() {
    return shortMonths.clone();
  }

  public void setShortMonths(String[] newShortMonths) {
    shortMonths = newShortMonths.clone();
  }

  public String[] getWeekdays() {
    return weekdays.clone();
  }

  public void setWeekdays(String[] newWeekdays) {
    weekdays = newWeekdays.clone();
  }

  public String[] getShortWeekdays() {
    return shortWeekdays.clone();
  }

  public void setShortWeekdays(String[] newShortWeekdays) {
    shortWeekdays = newShortWeekdays.clone();
  }

  public String[] getAmPmStrings() {
    return ampms.clone();
  }

  public void setAmPmStrings(String[] newAmpms) {
    ampms = newAmpms.clone();
  }

  /**
   * For each zone: its name, then long and short names of standard time, long and short names of daylight saving
   * time.
   */
  public String[][] getZoneStrings() {
    if (zoneStrings != null) return copy(zoneStrings);
    String[] ids = TimeZone.getAvailableIDs();
    String[][] result = new String[ids.length][];
    for (int i = 0; i < ids.length; i++) {
      TimeZone zone = TimeZone.getTimeZone(ids[i]);
      result[i] = new String[] {
        ids[i],
        zone.getDisplayName(false, TimeZone.LONG, Locale.US),
        zone.getDisplayName(false, TimeZone.SHORT, Locale.US),
        zone.getDisplayName(true, TimeZone.LONG, Locale.US),
        zone.getDisplayName(true, TimeZone.SHORT, Locale.US)
      };
    }
    return result;
  }

  private static String[][] copy(String[][] strings) {
    String[][] result = new String[strings.length][];
    for (int i = 0; i < result.length; i++) result[i] = strings[i].clone();
    return result;
  }

  public void setZoneStrings(String[][] newZoneStrings) {
    for (String[] names : newZoneStrings) {
      if (names.length < 5) throw new IllegalArgumentException();
    }
    zoneStrings = copy(newZoneStrings);
  }

  String[][] ownZoneStrings() {
    return zoneStrings;
  }

  public String getLocalPatternChars() {
    return localPatternChars;
  }

  public void setLocalPatternChars(String newLocalPatternChars) {
    localPatternChars = newLocalPatternChars.toString();
  }

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(months) * 31 + Arrays.hashCode(weekdays);
  }

  @Override
  public boolean equals(Object obj) {
    if (obj == null || getClass() != obj.getClass()) return false;
    DateFormatSymbols other = (DateFormatSymbols) obj;
    return Arrays.equals(eras, other.eras) && Arrays.equals(months, other.months)
        && Arrays.equals(shortMonths, other.shortMonths)
        && Arrays.equals(weekdays, other.weekdays) && Arrays.equals(shortWeekdays, other.shortWeekdays)
        && Arrays.equals(ampms, other.ampms) && Arrays.deepEquals(zoneStrings, other.zoneStrings)
        && localPatternChars.equals(other.localPatternChars);
  }
}
