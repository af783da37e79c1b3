package java.util;

import antecede.Observable;
import antecede.World;
import java.io.Serializable;
import java.text.DateFormatSymbols;
import java.time.Instant;

/** A moment as fields like year, month and hour. Every instance that is asked for is a {@link GregorianCalendar}. */
public abstract class Calendar implements Serializable, Cloneable, Comparable<Calendar> {
  public static final int ERA = 0;
  public static final int YEAR = 1;
  public static final int MONTH = 2;
  public static final int WEEK_OF_YEAR = 3;
  public static final int WEEK_OF_MONTH = 4;
  public static final int DATE = 5;
  public static final int DAY_OF_MONTH = 5;
  public static final int DAY_OF_YEAR = 6;
  public static final int DAY_OF_WEEK = 7;
  public static final int DAY_OF_WEEK_IN_MONTH = 8;
  public static final int AM_PM = 9;
  public static final int HOUR = 10;
  public static final int HOUR_OF_DAY = 11;
  public static final int MINUTE = 12;
  public static final int SECOND = 13;
  public static final int MILLISECOND = 14;
  public static final int ZONE_OFFSET = 15;
  public static final int DST_OFFSET = 16;
  public static final int FIELD_COUNT = 17;
  public static final int SUNDAY = 1;
  public static final int MONDAY = 2;
  public static final int TUESDAY = 3;
  public static final int WEDNESDAY = 4;
  public static final int THURSDAY = 5;
  public static final int FRIDAY = 6;
  public static final int SATURDAY = 7;
  public static final int JANUARY = 0;
  public static final int FEBRUARY = 1;
  public static final int MARCH = 2;
  public static final int APRIL = 3;
  public static final int MAY = 4;
  public static final int JUNE = 5;
  public static final int JULY = 6;
  public static final int AUGUST = 7;
  public static final int SEPTEMBER = 8;
  public static final int OCTOBER = 9;
  public static final int NOVEMBER = 10;
  public static final int DECEMBER = 11;
  public static final int UNDECIMBER = 12;
  public static final int AM = 0;
  public static final int PM = 1;
  public static final int ALL_STYLES = 0;
  public static final int SHORT = 1;
  public static final int LONG = 2;
  public static final int NARROW_FORMAT = 4;
  public static final int NARROW_STANDALONE = 32772;
  public static final int SHORT_FORMAT = 1;
  public static final int LONG_FORMAT = 2;
  public static final int SHORT_STANDALONE = 32769;
  public static final int LONG_STANDALONE = 32770;

  private static final String[] FIELD_NAMES = {
    "ERA", "YEAR", "MONTH", "WEEK_OF_YEAR", "WEEK_OF_MONTH", "DAY_OF_MONTH", "DAY_OF_YEAR", "DAY_OF_WEEK",
        "DAY_OF_WEEK_IN_MONTH", "AM_PM",
    "HOUR", "HOUR_OF_DAY", "MINUTE", "SECOND", "MILLISECOND", "ZONE_OFFSET", "DST_OFFSET"
  };

  /**
   * Countries whose week begins on Sunday or Saturday, and those whose first week needs four days; others: Monday,
   * one.
   */
  private static final String SUNDAY_FIRST =
      "AG AS BD BR BS BT BW BZ CA CN CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ "
      + "NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW";
  private static final String SATURDAY_FIRST = "AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY";
  private static final String FOUR_DAYS =
      "AD AN AT AX BE BG CH CZ DE DK ES FI FJ FO FR GB GF GG GI GP GR HU IE IM IS IT JE LI LT LU MC MQ NL NO "
      + "PL PT RE RU SE SJ SK SM VA";
  private static final String HOMES =
      "en=US de=DE fr=FR it=IT es=ES ja=JP ko=KR zh=CN pt=BR ru=RU nl=NL pl=PL sv=SE da=DK nb=NO no=NO fi=FI cs=CZ "
      + "hu=HU el=GR tr=TR iw=IL in=ID hi=IN th=TH ar=EG bg=BG sk=SK lt=LT";

  /** In {@link #stamp}: not set; computed from the time. Larger numbers: set by the user, the larger the later. */
  static final int UNSET = 0;
  static final int COMPUTED = 1;

  protected boolean areFieldsSet;
  protected int[] fields = new int[FIELD_COUNT];
  protected boolean[] isSet = new boolean[FIELD_COUNT];
  protected boolean isTimeSet;
  protected long time;

  int[] stamp = new int[FIELD_COUNT];
  private int nextStamp = COMPUTED + 1;
  private boolean lenient = true;
  private TimeZone zone;
  private int firstDayOfWeek;
  private int minimalDaysInFirstWeek;
  /** Stands for all that can be set: changed by every change, read by every question. */
  @Observable private int changes;

  protected Calendar() {
    this(TimeZone.getDefault(), Locale.getDefault(Locale.Category.FORMAT));
  }

  protected Calendar(TimeZone zone, Locale aLocale) {
    this.zone = zone;
    String country = aLocale.getCountry();
    if (country.isEmpty()) {
      int home = HOMES.indexOf(aLocale.getLanguage() + "=");
      if (home >= 0 && !aLocale.getLanguage().isEmpty()) country = HOMES.substring(home + 3, home + 5);
    }
    boolean known = !country.isEmpty();
    firstDayOfWeek = known && SUNDAY_FIRST.indexOf(country) >= 0 ? SUNDAY : known
        && SATURDAY_FIRST.indexOf(country) >= 0 ? SATURDAY : MONDAY;
    minimalDaysInFirstWeek = known && FOUR_DAYS.indexOf(country) >= 0 ? 4 : 1;
  }

  public static Calendar getInstance() {
    return new GregorianCalendar();
  }

  public static Calendar getInstance(TimeZone zone) {
    return new GregorianCalendar(zone);
  }

  public static Calendar getInstance(Locale aLocale) {
    return new GregorianCalendar(aLocale);
  }

  public static Calendar getInstance(TimeZone zone, Locale aLocale) {
    return new GregorianCalendar(zone, aLocale);
  }

  public static synchronized Locale[] getAvailableLocales() {
    return Locale.getAvailableLocales();
  }

  public static Set<String> getAvailableCalendarTypes() {
    return Collections.singleton("gregory");
  }

  public String getCalendarType() {
    return getClass().getName();
  }

  protected abstract void computeTime();

  protected abstract void computeFields();

  void changed() {
    changes++;
  }

  private int seen() {
    return changes;
  }

  public final Date getTime() {
    return new Date(getTimeInMillis());
  }

  public final void setTime(Date date) {
    setTimeInMillis(date.getTime());
  }

  public long getTimeInMillis() {
    seen();
    if (!isTimeSet) {
      computeTime();
      isTimeSet = true;
    }
    return time;
  }

  public void setTimeInMillis(long millis) {
    changed();
    time = millis;
    isTimeSet = true;
    areFieldsSet = false;
    computeFields();
    areFieldsSet = true;
  }

  public int get(int field) {
    seen();
    complete();
    return fields[field];
  }

  protected final int internalGet(int field) {
    return fields[field];
  }

  /** A computed value. */
  final void put(int field, long value) {
    fields[field] = (int) value;
    isSet[field] = true;
    stamp[field] = COMPUTED;
  }

  public void set(int field, int value) {
    changed();
    isTimeSet = false;
    areFieldsSet = false;
    fields[field] = value;
    isSet[field] = true;
    stamp[field] = nextStamp++;
  }

  public final void set(int year, int month, int date) {
    set(YEAR, year);
    set(MONTH, month);
    set(DATE, date);
  }

  public final void set(int year, int month, int date, int hourOfDay, int minute) {
    set(year, month, date);
    set(HOUR_OF_DAY, hourOfDay);
    set(MINUTE, minute);
  }

  public final void set(int year, int month, int date, int hourOfDay, int minute, int second) {
    set(year, month, date, hourOfDay, minute);
    set(SECOND, second);
  }

  public final void clear() {
    changed();
    for (int i = 0; i < FIELD_COUNT; i++) forget(i);
  }

  public final void clear(int field) {
    changed();
    forget(field);
  }

  private void forget(int field) {
    fields[field] = 0;
    stamp[field] = UNSET;
    isSet[field] = false;
    areFieldsSet = false;
    isTimeSet = false;
  }

  public final boolean isSet(int field) {
    seen();
    return stamp[field] != UNSET;
  }

  protected void complete() {
    if (!isTimeSet) {
      computeTime();
      isTimeSet = true;
    }
    if (!areFieldsSet) {
      computeFields();
      areFieldsSet = true;
    }
  }

  public String getDisplayName(int field, int style, Locale locale) {
    String[] names = names(field, style, locale);
    if (style == ALL_STYLES) throw new IllegalArgumentException();
    if (names == null) return null;
    String name = names[get(field)];
    return isNarrow(style) && !name.isEmpty() && field != AM_PM ? name.substring(0, 1) : name;
  }

  private static boolean isNarrow(int style) {
    return (style & NARROW_FORMAT) != 0;
  }

  /** The names of a field's values, by value; null for a field without names. */
  private String[] names(int field, int style, Locale locale) {
    int base = style & ~0x8000;
    if (field < 0 || field >= FIELD_COUNT || base < ALL_STYLES || base > NARROW_FORMAT || base == 3) {
      throw new IllegalArgumentException();
    }
    DateFormatSymbols symbols = DateFormatSymbols.getInstance(locale);
    boolean isLong = base == LONG;
    switch (field) {
      case ERA:
        return symbols.getEras();
      case MONTH:
        return isLong ? symbols.getMonths() : symbols.getShortMonths();
      case DAY_OF_WEEK:
        return isLong ? symbols.getWeekdays() : symbols.getShortWeekdays();
      case AM_PM:
        return symbols.getAmPmStrings();
      default:
        return null;
    }
  }

  public Map<String, Integer> getDisplayNames(int field, int style, Locale locale) {
    complete();
    if (style == ALL_STYLES) {
      Map<String, Integer> all = getDisplayNames(field, SHORT, locale);
      Map<String, Integer> more = getDisplayNames(field, LONG, locale);
      if (all != null && more != null) all.putAll(more);
      return all;
    }
    String[] names = names(field, style, locale);
    if (names == null || isNarrow(style)) return null;
    Map<String, Integer> result = new HashMap<>();
    for (int i = 0; i < names.length; i++) {
      if (!names[i].isEmpty()) result.put(names[i], i);
    }
    return result;
  }

  public boolean before(Object when) {
    return when instanceof Calendar && compareTo((Calendar) when) < 0;
  }

  public boolean after(Object when) {
    return when instanceof Calendar && compareTo((Calendar) when) > 0;
  }

  @Override
  public int compareTo(Calendar anotherCalendar) {
    return Long.compare(getTimeInMillis(), anotherCalendar.getTimeInMillis());
  }

  public abstract void add(int field, int amount);

  public abstract void roll(int field, boolean up);

  public void roll(int field, int amount) {
    for (int i = 0; i < Math.abs(amount); i++) roll(field, amount > 0);
  }

  public void setTimeZone(TimeZone value) {
    changed();
    zone = value;
    areFieldsSet = false;
  }

  public TimeZone getTimeZone() {
    return zone;
  }

  public void setLenient(boolean lenient) {
    this.lenient = lenient;
  }

  public boolean isLenient() {
    return lenient;
  }

  public void setFirstDayOfWeek(int value) {
    if (firstDayOfWeek == value) return;
    firstDayOfWeek = value;
    recomputeWeeks();
  }

  public int getFirstDayOfWeek() {
    return firstDayOfWeek;
  }

  public void setMinimalDaysInFirstWeek(int value) {
    if (minimalDaysInFirstWeek == value) return;
    minimalDaysInFirstWeek = value;
    recomputeWeeks();
  }

  public int getMinimalDaysInFirstWeek() {
    return minimalDaysInFirstWeek;
  }

  private void recomputeWeeks() {
    changed();
    if (areFieldsSet && isTimeSet) computeFields();
  }

  public boolean isWeekDateSupported() {
    return false;
  }

  public int getWeekYear() {
    throw new UnsupportedOperationException();
  }

  public void setWeekDate(int weekYear, int weekOfYear, int dayOfWeek) {
    throw new UnsupportedOperationException();
  }

  public int getWeeksInWeekYear() {
    throw new UnsupportedOperationException();
  }

  public abstract int getMinimum(int field);

  public abstract int getMaximum(int field);

  public abstract int getGreatestMinimum(int field);

  public abstract int getLeastMaximum(int field);

  public int getActualMinimum(int field) {
    int result = getGreatestMinimum(field);
    Calendar work = (Calendar) clone();
    work.setLenient(true);
    for (int value = result; value >= getMinimum(field); value--) {
      work.set(field, value);
      if (work.get(field) != value) break;
      result = value;
    }
    return result;
  }

  public int getActualMaximum(int field) {
    int result = getLeastMaximum(field);
    Calendar work = (Calendar) clone();
    work.setLenient(true);
    for (int value = result; value <= getMaximum(field); value++) {
      work.set(field, value);
      if (work.get(field) != value) break;
      result = value;
    }
    return result;
  }

  @Override
  public boolean equals(Object obj) {
    if (this == obj) return true;
    if (!(obj instanceof Calendar)) return false;
    Calendar other = (Calendar) obj;
    return getTimeInMillis() == other.getTimeInMillis() && lenient == other.lenient
        && firstDayOfWeek == other.firstDayOfWeek
        && minimalDaysInFirstWeek == other.minimalDaysInFirstWeek && zone.equals(other.zone);
  }

  @Override
  public int hashCode() {
    int other = (lenient ? 1 : 0) | firstDayOfWeek << 1 | minimalDaysInFirstWeek << 4 | zone.hashCode() << 7;
    long t = getTimeInMillis();
    return (int) t ^ (int) (t >> 32) ^ other;
  }

  @Override
  public Object clone() {
    try {
      Calendar other = (Calendar) super.clone();
      other.fields = fields.clone();
      other.isSet = isSet.clone();
      other.stamp = stamp.clone();
      other.zone = (TimeZone) zone.clone();
      return other;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  static String fieldName(int field) {
    return FIELD_NAMES[field];
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(getClass().getName()).append("[time=")
        .append(isTimeSet ? String.valueOf(time) : "?");
    text.append(",areFieldsSet=").append(areFieldsSet).append(",areAllFieldsSet=").append(areFieldsSet)
        .append(",lenient=").append(lenient);
    text.append(",zone=").append(zone).append(",firstDayOfWeek=").append(firstDayOfWeek);
    text.append(",minimalDaysInFirstWeek=").append(minimalDaysInFirstWeek);
    for (int i = 0; i < FIELD_COUNT; i++) {
      text.append(',').append(FIELD_NAMES[i]).append('=').append(isSet(i) ? String.valueOf(fields[i]) : "?");
    }
    return text.append(']').toString();
  }

  public final Instant toInstant() {
    return Instant.ofEpochMilli(getTimeInMillis());
  }

  static long now() {
    return World.currentTimeMillis();
  }

  /** Collects what a calendar shall be, then makes it. */
  public static class Builder {
    private final List<int[]> settings = new ArrayList<>();
    private boolean hasInstant;
    private long instant;
    private int[] weekDate;
    private int[] weekDefinition;
    private boolean lenient = true;
    private TimeZone zone;
    private Locale locale;

    public Builder() {}

    public Builder setInstant(long instant) {
      if (!settings.isEmpty() || weekDate != null) throw new IllegalStateException();
      this.instant = instant;
      hasInstant = true;
      return this;
    }

    public Builder setInstant(Date instant) {
      return setInstant(instant.getTime());
    }

    public Builder set(int field, int value) {
      if (field < 0 || field >= FIELD_COUNT) throw new IllegalArgumentException("field is invalid");
      if (hasInstant) throw new IllegalStateException("instant has been set");
      settings.add(new int[] {field, value});
      return this;
    }

    public Builder setFields(int... fieldValuePairs) {
      if (fieldValuePairs.length % 2 != 0) throw new IllegalArgumentException();
      if (hasInstant) throw new IllegalStateException("instant has been set");
      for (int i = 0; i < fieldValuePairs.length; i += 2) {
        if (fieldValuePairs[i] < 0 || fieldValuePairs[i] >= FIELD_COUNT) {
          throw new IllegalArgumentException("field is invalid");
        }
      }
      for (int i = 0; i < fieldValuePairs.length; i += 2) set(fieldValuePairs[i], fieldValuePairs[i + 1]);
      return this;
    }

    public Builder setDate(int year, int month, int dayOfMonth) {
      return setFields(YEAR, year, MONTH, month, DAY_OF_MONTH, dayOfMonth);
    }

    public Builder setTimeOfDay(int hourOfDay, int minute, int second) {
      return setTimeOfDay(hourOfDay, minute, second, 0);
    }

    public Builder setTimeOfDay(int hourOfDay, int minute, int second, int millis) {
      return setFields(HOUR_OF_DAY, hourOfDay, MINUTE, minute, SECOND, second, MILLISECOND, millis);
    }

    public Builder setWeekDate(int weekYear, int weekOfYear, int dayOfWeek) {
      if (hasInstant) throw new IllegalStateException("instant has been set");
      weekDate = new int[] {weekYear, weekOfYear, dayOfWeek};
      return this;
    }

    public Builder setTimeZone(TimeZone zone) {
      if (zone == null) throw new NullPointerException();
      this.zone = zone;
      return this;
    }

    public Builder setLenient(boolean lenient) {
      this.lenient = lenient;
      return this;
    }

    public Builder setCalendarType(String type) {
      if (!type.equals("gregory") && !type.equals("gregorian") && !type.equals("iso8601")) {
        throw new IllegalArgumentException("unknown calendar type: " + type);
      }
      if (type.equals("iso8601")) setWeekDefinition(MONDAY, 4);
      return this;
    }

    public Builder setLocale(Locale locale) {
      if (locale == null) throw new NullPointerException();
      this.locale = locale;
      return this;
    }

    public Builder setWeekDefinition(int firstDayOfWeek, int minimalDaysInFirstWeek) {
      if (firstDayOfWeek < 1 || firstDayOfWeek > 7 || minimalDaysInFirstWeek < 1 || minimalDaysInFirstWeek > 7) {
        throw new IllegalArgumentException();
      }
      weekDefinition = new int[] {firstDayOfWeek, minimalDaysInFirstWeek};
      return this;
    }

    public Calendar build() {
      Calendar result = new GregorianCalendar(zone == null ? TimeZone.getDefault() : zone,
          locale == null ? Locale.getDefault(Locale.Category.FORMAT) : locale);
      if (weekDefinition != null) {
        result.setFirstDayOfWeek(weekDefinition[0]);
        result.setMinimalDaysInFirstWeek(weekDefinition[1]);
      }
      result.setLenient(lenient);
      if (hasInstant) {
        result.setTimeInMillis(instant);
        return result;
      }
      result.clear();
      for (int[] setting : settings) result.set(setting[0], setting[1]);
      if (weekDate != null) result.setWeekDate(weekDate[0], weekDate[1], weekDate[2]);
      result.complete();
      return result;
    }
  }
}
