package java.util;

import java.time.Instant;
import java.time.ZonedDateTime;

/** The calendar of today, and the Julian calendar before its introduction (1582, unless set otherwise). */
public class GregorianCalendar extends Calendar {
  public static final int BC = 0;
  public static final int AD = 1;

  private static final int HOUR_MILLIS = 3600000;
  private static final int[] MINIMUM = {0, 1, 0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, -13 * HOUR_MILLIS, 0};
  private static final int[] LEAST_MAXIMUM = {
    1, 292269054, 11, 52, 4, 28, 365, 7, 4, 1, 11, 23, 59, 59, 999, 14 * HOUR_MILLIS, 20 * 60000
  };
  private static final int[] MAXIMUM = {
    1, 292278994, 11, 53, 6, 31, 366, 7, 6, 1, 11, 23, 59, 59, 999, 14 * HOUR_MILLIS, 2 * HOUR_MILLIS
  };
  private static final long FIRST_GREGORIAN_DAY = -141427;

  private long change = FIRST_GREGORIAN_DAY * DayCount.MILLIS_PER_DAY;
  /** The first day that is counted as Gregorian. */
  private long changeDay = FIRST_GREGORIAN_DAY;

  public GregorianCalendar() {
    this(TimeZone.getDefault(), Locale.getDefault(Locale.Category.FORMAT));
  }

  public GregorianCalendar(TimeZone zone) {
    this(zone, Locale.getDefault(Locale.Category.FORMAT));
  }

  public GregorianCalendar(Locale aLocale) {
    this(TimeZone.getDefault(), aLocale);
  }

  public GregorianCalendar(TimeZone zone, Locale aLocale) {
    super(zone, aLocale);
    if (zone == null) throw new NullPointerException();
    setTimeInMillis(now());
  }

  public GregorianCalendar(int year, int month, int dayOfMonth) {
    this(year, month, dayOfMonth, 0, 0, 0);
  }

  public GregorianCalendar(int year, int month, int dayOfMonth, int hourOfDay, int minute) {
    this(year, month, dayOfMonth, hourOfDay, minute, 0);
  }

  public GregorianCalendar(int year, int month, int dayOfMonth, int hourOfDay, int minute, int second) {
    super();
    set(year, month, dayOfMonth, hourOfDay, minute, second);
  }

  public void setGregorianChange(Date date) {
    long millis = date.getTime();
    if (millis == change) return;
    complete();
    change = millis;
    changeDay = Math.floorDiv(millis, DayCount.MILLIS_PER_DAY);
    setTimeInMillis(time);
  }

  public final Date getGregorianChange() {
    return new Date(change);
  }

  public boolean isLeapYear(int year) {
    return DayCount.isLeap(year, DayCount.day(year, 11, 31, true) < changeDay);
  }

  @Override
  public String getCalendarType() {
    return "gregory";
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof GregorianCalendar && super.equals(obj) && changeDay == ((GregorianCalendar) obj).changeDay;
  }

  @Override
  public int hashCode() {
    return super.hashCode() ^ (int) changeDay;
  }

  /** The first of January, or whatever is the first day of the year. */
  private long yearStart(long year) {
    long day = DayCount.day(year, 0, 1, false);
    return day >= changeDay ? day : Math.min(DayCount.day(year, 0, 1, true), changeDay);
  }

  private int yearLength(long year) {
    return (int) (yearStart(year + 1) - yearStart(year));
  }

  @Override
  protected void computeFields() {
    TimeZone zone = getTimeZone();
    computeFields(zone.getRawOffset(), zone.getOffset(time));
  }

  private void computeFields(int raw, int offset) {
    long local = time + offset;
    long day = Math.floorDiv(local, DayCount.MILLIS_PER_DAY);
    int rest = (int) Math.floorMod(local, DayCount.MILLIS_PER_DAY);
    long[] date = DayCount.date(day, day < changeDay);
    put(ERA, date[0] > 0 ? AD : BC);
    put(YEAR, date[0] > 0 ? date[0] : 1 - date[0]);
    put(MONTH, date[1]);
    put(DAY_OF_MONTH, date[2]);
    put(DAY_OF_WEEK, DayCount.dayOfWeek(day));
    put(DAY_OF_YEAR, day - yearStart(date[0]) + 1);
    put(HOUR_OF_DAY, rest / HOUR_MILLIS);
    put(AM_PM, rest / (12 * HOUR_MILLIS));
    put(HOUR, rest / HOUR_MILLIS % 12);
    put(MINUTE, rest / 60000 % 60);
    put(SECOND, rest / 1000 % 60);
    put(MILLISECOND, rest % 1000);
    put(ZONE_OFFSET, raw);
    put(DST_OFFSET, offset - raw);
    put(DAY_OF_WEEK_IN_MONTH, (date[2] - 1) / 7 + 1);
    long monthStart = day - date[2] + 1;
    if (day >= changeDay && monthStart < changeDay) {
      monthStart = Math.min(DayCount.day(date[0], date[1], 1, true), changeDay);
    }
    put(WEEK_OF_MONTH, week(monthStart, day));
    int week = week(yearStart(date[0]), day);
    if (week == 0) week = week(yearStart(date[0] - 1), day);
    else if (week >= 52 && day >= firstWeek(yearStart(date[0] + 1))) week = 1;
    put(WEEK_OF_YEAR, week);
  }

  /** The first day of the first week of the period that begins with {@code start}. */
  private long firstWeek(long start) {
    long day = DayCount.onOrBefore(start + 6, getFirstDayOfWeek());
    return day - start >= getMinimalDaysInFirstWeek() ? day - 7 : day;
  }

  private int week(long start, long day) {
    return (int) Math.floorDiv(day - firstWeek(start), 7L) + 1;
  }

  private int latest(int a, int b) {
    return stamp[a] == UNSET || stamp[b] == UNSET ? UNSET : Math.max(stamp[a], stamp[b]);
  }

  @Override
  protected void computeTime() {
    if (!isLenient()) checkRanges();
    int[] original = fields.clone();
    boolean[] given = new boolean[FIELD_COUNT];
    for (int i = 0; i < FIELD_COUNT; i++) given[i] = stamp[i] > COMPUTED;

    long year = stamp[YEAR] == UNSET ? 1970 : fields[YEAR];
    if (stamp[ERA] != UNSET) {
      if (fields[ERA] == BC) year = 1 - year;
      else if (fields[ERA] != AD) throw new IllegalArgumentException("Invalid era");
    }
    if (year <= 0 && stamp[WEEK_OF_YEAR] == UNSET && stamp[ERA] == UNSET) put(ERA, AD);

    int monthDay = stamp[DAY_OF_MONTH];
    int monthWeek = latest(WEEK_OF_MONTH, DAY_OF_WEEK);
    int weekday = latest(DAY_OF_WEEK_IN_MONTH, DAY_OF_WEEK);
    int yearDay = stamp[DAY_OF_YEAR];
    int yearWeek = latest(WEEK_OF_YEAR, DAY_OF_WEEK);
    int best = Math.max(Math.max(Math.max(monthDay, monthWeek), Math.max(weekday, yearDay)), yearWeek);
    if (best == UNSET) {
      monthWeek = stamp[WEEK_OF_MONTH];
      weekday = Math.max(stamp[DAY_OF_WEEK_IN_MONTH], stamp[DAY_OF_WEEK]);
      yearWeek = stamp[WEEK_OF_YEAR];
      best = Math.max(Math.max(monthWeek, weekday), yearWeek);
      if (best == UNSET) best = monthDay = stamp[MONTH];
    }
    int way;
    if (best == monthDay) {
      way = DAY_OF_MONTH;
    } else if (best == monthWeek && stamp[WEEK_OF_MONTH] >= stamp[WEEK_OF_YEAR]
        || best == weekday && stamp[DAY_OF_WEEK_IN_MONTH] >= stamp[WEEK_OF_YEAR]) {
      boolean byWeek = monthWeek == weekday ? stamp[WEEK_OF_MONTH] >= stamp[DAY_OF_WEEK_IN_MONTH] : best == monthWeek;
      way = byWeek ? WEEK_OF_MONTH : DAY_OF_WEEK_IN_MONTH;
    } else {
      way = best == yearDay ? DAY_OF_YEAR : WEEK_OF_YEAR;
    }
    long gregorian = day(year, way, false);
    long julian = gregorian >= changeDay + 400 ? gregorian : day(year, way, true);
    boolean wholeYear = way == DAY_OF_YEAR || way == WEEK_OF_YEAR;
    boolean mixedYear = wholeYear && DayCount.day(year, 0, 1, true) < changeDay;
    long day = gregorian >= changeDay && julian >= changeDay && !mixedYear ? gregorian : julian;

    long local = day * DayCount.MILLIS_PER_DAY + timeOfDay();
    int offset = offset(local);
    time = local - offset;
    // Offsets that were set hold until the fields are computed anew.
    if (given[ZONE_OFFSET]) computeFields(fields[ZONE_OFFSET], offset);
    else if (given[DST_OFFSET]) computeFields(getTimeZone().getRawOffset(), offset);
    else computeFields();
    if (!isLenient()) {
      for (int i = 0; i < FIELD_COUNT; i++) {
        if (given[i] && original[i] != fields[i]) {
          System.arraycopy(original, 0, fields, 0, FIELD_COUNT);
          throw new IllegalArgumentException(fieldName(i) + ": " + original[i] + " -> " + fields[i]);
        }
      }
    }
    areFieldsSet = true;
  }

  private void checkRanges() {
    for (int i = 0; i < FIELD_COUNT; i++) {
      if (stamp[i] > COMPUTED && (fields[i] < getMinimum(i) || fields[i] > getMaximum(i))) {
        throw new IllegalArgumentException(fieldName(i));
      }
    }
  }

  /** The day that the fields name, if all of them are of one calendar. */
  private long day(long year, int way, boolean julian) {
    long month = stamp[MONTH] == UNSET ? 0 : fields[MONTH];
    long start = DayCount.day(year, way == DAY_OF_YEAR || way == WEEK_OF_YEAR ? 0 : month, 1, julian);
    int weekday = stamp[DAY_OF_WEEK] == UNSET ? getFirstDayOfWeek() : fields[DAY_OF_WEEK];
    switch (way) {
      case DAY_OF_MONTH:
        return stamp[DAY_OF_MONTH] == UNSET ? start : start + fields[DAY_OF_MONTH] - 1;
      case DAY_OF_YEAR:
        return start + fields[DAY_OF_YEAR] - 1;
      case DAY_OF_WEEK_IN_MONTH:
        int count = stamp[DAY_OF_WEEK_IN_MONTH] == UNSET ? 1 : fields[DAY_OF_WEEK_IN_MONTH];
        if (count >= 0) return DayCount.onOrBefore(start + 7L * count - 1, weekday);
        long last = DayCount.day(year, month + 1, 1, julian) - 1;
        return DayCount.onOrBefore(last + 7L * (count + 1), weekday);
      default:
        long first = DayCount.onOrBefore(start + 6, getFirstDayOfWeek());
        if (first - start >= getMinimalDaysInFirstWeek()) first -= 7;
        if (weekday != getFirstDayOfWeek()) first = DayCount.onOrBefore(first + 6, weekday);
        return first + 7L * ((way == WEEK_OF_MONTH ? fields[WEEK_OF_MONTH] : fields[WEEK_OF_YEAR]) - 1);
    }
  }

  private long timeOfDay() {
    int hourPair = latest(HOUR, AM_PM);
    int best = Math.max(stamp[HOUR_OF_DAY], hourPair);
    if (best == UNSET) best = Math.max(stamp[HOUR], stamp[AM_PM]);
    long hours = 0;
    if (best != UNSET && best == stamp[HOUR_OF_DAY]) {
      hours = fields[HOUR_OF_DAY];
    } else if (best != UNSET) {
      hours = fields[HOUR] + (stamp[AM_PM] != UNSET ? 12L * fields[AM_PM] : 0);
    }
    return ((hours * 60 + fields[MINUTE]) * 60 + fields[SECOND]) * 1000 + fields[MILLISECOND];
  }

  /**
   * What to subtract from local time: as set, or as the zone says. A time that does not exist is taken for standard
   * time.
   */
  private int offset(long local) {
    TimeZone zone = getTimeZone();
    boolean zoneGiven = stamp[ZONE_OFFSET] > COMPUTED;
    boolean savingsGiven = stamp[DST_OFFSET] > COMPUTED;
    if (zoneGiven && savingsGiven) return fields[ZONE_OFFSET] + fields[DST_OFFSET];
    int raw = zoneGiven ? fields[ZONE_OFFSET] : zone.getRawOffset();
    if (savingsGiven) return raw + fields[DST_OFFSET];
    if (zoneGiven) return raw + zone.getOffset(local - raw) - zone.getRawOffset();
    int standard = zone.getOffset(local - raw);
    return standard != raw && zone.getOffset(local - standard) == standard ? standard : raw;
  }

  @Override
  public void add(int field, int amount) {
    if (amount == 0) return;
    if (field < 0 || field >= ZONE_OFFSET) throw new IllegalArgumentException();
    complete();
    if (field == YEAR || field == MONTH) {
      long months = field == YEAR ? 12L * amount : amount;
      addMonths(months);
    } else if (field == ERA) {
      int era = Math.max(BC, Math.min(AD, fields[ERA] + amount));
      set(ERA, era);
      complete();
    } else {
      addTime(field, amount);
    }
  }

  private long properYear() {
    return fields[ERA] == BC ? 1 - fields[YEAR] : fields[YEAR];
  }

  private void addMonths(long months) {
    long all = properYear() * 12 + fields[MONTH] + months;
    setProperYear(Math.floorDiv(all, 12L));
    set(MONTH, (int) Math.floorMod(all, 12L));
    pinDay();
    complete();
  }

  private void setProperYear(long year) {
    set(YEAR, (int) (year > 0 ? year : 1 - year));
    set(ERA, year > 0 ? AD : BC);
  }

  /** Moves the day of the month back into its month. */
  private void pinDay() {
    long year = properYear();
    boolean julian = DayCount.day(year, fields[MONTH] + 1, 1, true) <= changeDay;
    set(DAY_OF_MONTH, Math.min(fields[DAY_OF_MONTH], DayCount.monthLength(year, fields[MONTH], julian)));
  }

  private void addTime(int field, int amount) {
    long days = 0;
    long millis = 0;
    switch (field) {
      case WEEK_OF_YEAR:
      case WEEK_OF_MONTH:
      case DAY_OF_WEEK_IN_MONTH:
        days = 7L * amount;
        break;
      case DAY_OF_MONTH:
      case DAY_OF_YEAR:
      case DAY_OF_WEEK:
        days = amount;
        break;
      case AM_PM:
        days = amount / 2;
        millis = 12L * HOUR_MILLIS * (amount % 2);
        break;
      case HOUR:
      case HOUR_OF_DAY:
        millis = (long) HOUR_MILLIS * amount;
        break;
      case MINUTE:
        millis = 60000L * amount;
        break;
      case SECOND:
        millis = 1000L * amount;
        break;
      default:
        millis = amount;
        break;
    }
    if (field >= HOUR) {
      setTimeInMillis(time + millis);
      return;
    }
    // Days keep the local time of day.
    long local = time + fields[ZONE_OFFSET] + fields[DST_OFFSET] + days * DayCount.MILLIS_PER_DAY + millis;
    int old = fields[ZONE_OFFSET] + fields[DST_OFFSET];
    long next = local - old;
    int now = getTimeZone().getOffset(next);
    if (now != old) {
      long moved = local - now;
      if (getTimeZone().getOffset(moved) == now) next = moved;
    }
    setTimeInMillis(next);
  }

  @Override
  public void roll(int field, boolean up) {
    roll(field, up ? 1 : -1);
  }

  /** Changes one field within its range; larger ones stay. */
  @Override
  public void roll(int field, int amount) {
    if (amount == 0) return;
    if (field < 0 || field >= ZONE_OFFSET) throw new IllegalArgumentException();
    complete();
    int min = getMinimum(field);
    int max = getMaximum(field);
    int value = fields[field];
    switch (field) {
      case ERA:
        set(ERA, wrap(value + (long) amount, BC, AD));
        break;
      case YEAR:
        set(YEAR, wrap(value + (long) amount, min, max));
        break;
      case MONTH:
        set(MONTH, wrap(value + (long) amount, min, max));
        pinDay();
        break;
      case WEEK_OF_YEAR:
        rollWeekOfYear(amount);
        return;
      case WEEK_OF_MONTH:
        rollWeekOfMonth(amount);
        return;
      case DAY_OF_MONTH:
        set(DAY_OF_MONTH, wrap(value + (long) amount, 1, getActualMaximum(DAY_OF_MONTH)));
        break;
      case DAY_OF_YEAR:
        set(DAY_OF_YEAR, wrap(value + (long) amount, 1, getActualMaximum(DAY_OF_YEAR)));
        break;
      case DAY_OF_WEEK:
        int position = Math.floorMod(value - getFirstDayOfWeek(), 7);
        addTime(DAY_OF_MONTH, Math.floorMod(position + amount % 7, 7) - position);
        return;
      case DAY_OF_WEEK_IN_MONTH:
        int day = fields[DAY_OF_MONTH];
        int first = (day - 1) % 7 + 1;
        int count = (getActualMaximum(DAY_OF_MONTH) - first) / 7 + 1;
        set(DAY_OF_MONTH, first + 7 * Math.floorMod((day - first) / 7 + amount, count));
        break;
      case HOUR:
      case HOUR_OF_DAY:
        int unit = max + 1;
        long hours = Math.floorMod(value + (long) amount, (long) unit) - value;
        long local = time + fields[ZONE_OFFSET] + fields[DST_OFFSET] + hours * HOUR_MILLIS;
        time = local - offset(local);
        setTimeInMillis(time);
        return;
      default:
        set(field, wrap(value + (long) amount, min, max));
        break;
    }
    complete();
  }

  private static int wrap(long value, int min, int max) {
    return (int) (Math.floorMod(value - min, (long) max - min + 1) + min);
  }

  private static int rolled(int value, int amount, int min, int max) {
    int range = max - min + 1;
    int result = value + amount % range;
    return result > max ? result - range : result < min ? result + range : result;
  }

  /** Stays in the calendar year, which the first and the last week may share with others. */
  private void rollWeekOfYear(int amount) {
    long year = properYear();
    int min = 1;
    int max = getActualMaximum(WEEK_OF_YEAR);
    int week = fields[WEEK_OF_YEAR];
    int steps = amount;
    long start = yearStart(year);
    long day = start + fields[DAY_OF_YEAR] - 1;
    int weekYear = getWeekYear();
    if (weekYear == year) {
      if (week + amount <= min || week + amount >= max) {
        if (day - 7L * (week - min) < start) min++;
        if (day + 7L * (max - week) >= start + yearLength(year)) max--;
      }
    } else if (weekYear > year) {
      if (steps < 0) steps++;
      week = max;
    } else {
      if (steps > 0) steps -= week - max;
      week = min;
    }
    set(DAY_OF_WEEK, fields[DAY_OF_WEEK]);
    set(WEEK_OF_YEAR, rolled(week, steps, min, max));
    complete();
  }

  /** Keeps the day of the week where the month has one in that week. */
  private void rollWeekOfMonth(int amount) {
    long day = yearStart(properYear()) + fields[DAY_OF_YEAR] - 1;
    long monthStart = day - fields[DAY_OF_MONTH] + 1;
    int week = rolled(fields[WEEK_OF_MONTH], amount, 1, getActualMaximum(WEEK_OF_MONTH));
    long moved = firstWeek(monthStart) + 7L * (week - 1)
        + Math.floorMod(fields[DAY_OF_WEEK] - getFirstDayOfWeek(), 7);
    long last = monthStart + getActualMaximum(DAY_OF_MONTH) - 1;
    set(DAY_OF_MONTH, (int) (Math.max(monthStart, Math.min(last, moved)) - monthStart) + 1);
    complete();
  }

  @Override
  public int getMinimum(int field) {
    return MINIMUM[field];
  }

  @Override
  public int getMaximum(int field) {
    return MAXIMUM[field];
  }

  @Override
  public int getGreatestMinimum(int field) {
    return MINIMUM[field];
  }

  @Override
  public int getLeastMaximum(int field) {
    return LEAST_MAXIMUM[field];
  }

  @Override
  public int getActualMinimum(int field) {
    return MINIMUM[field];
  }

  @Override
  public int getActualMaximum(int field) {
    GregorianCalendar now = this;
    if (!isTimeSet || !areFieldsSet) {
      now = (GregorianCalendar) clone();
      now.setLenient(true);
      now.complete();
    }
    long year = now.properYear();
    long start = yearStart(year);
    long day = start + now.fields[DAY_OF_YEAR] - 1;
    int month = now.fields[MONTH];
    boolean julian = DayCount.day(year, month + 1, 1, true) <= changeDay;
    int length = DayCount.monthLength(year, month, julian);
    long monthStart = day - now.fields[DAY_OF_MONTH] + 1;
    switch (field) {
      case DAY_OF_MONTH:
        return length;
      case DAY_OF_YEAR:
        return yearLength(year);
      case WEEK_OF_YEAR:
        int weeks = week(start, start + yearLength(year) - 1);
        return start + yearLength(year) - 1 >= firstWeek(yearStart(year + 1)) ? weeks - 1 : weeks;
      case WEEK_OF_MONTH:
        return week(monthStart, monthStart + length - 1);
      case DAY_OF_WEEK_IN_MONTH:
        return (length - (now.fields[DAY_OF_MONTH] - 1) % 7 - 1) / 7 + 1;
      case YEAR:
        // The last year ends with the largest long, the first one begins with the smallest.
        int offset = now.fields[ZONE_OFFSET] + now.fields[DST_OFFSET];
        long rest = (now.fields[DAY_OF_YEAR] - 1) * DayCount.MILLIS_PER_DAY
            + Math.floorMod(now.time + offset, DayCount.MILLIS_PER_DAY) - offset;
        if (now.fields[ERA] == AD) {
          return rest > 228 * DayCount.MILLIS_PER_DAY + 25975807 ? MAXIMUM[YEAR] - 1 : MAXIMUM[YEAR];
        }
        return rest < 335 * DayCount.MILLIS_PER_DAY + 60424192 ? LEAST_MAXIMUM[YEAR] : LEAST_MAXIMUM[YEAR] + 1;
      default:
        return MAXIMUM[field];
    }
  }

  @Override
  public Object clone() {
    return super.clone();
  }

  @Override
  public TimeZone getTimeZone() {
    return super.getTimeZone();
  }

  @Override
  public void setTimeZone(TimeZone zone) {
    super.setTimeZone(zone);
  }

  @Override
  public final boolean isWeekDateSupported() {
    return true;
  }

  @Override
  public int getWeekYear() {
    int year = (int) (get(YEAR) * (fields[ERA] == BC ? -1L : 1) + (fields[ERA] == BC ? 1 : 0));
    int week = fields[WEEK_OF_YEAR];
    if (fields[MONTH] == JANUARY && week >= 52) return year - 1;
    return fields[MONTH] == DECEMBER && week == 1 ? year + 1 : year;
  }

  @Override
  public void setWeekDate(int weekYear, int weekOfYear, int dayOfWeek) {
    if (dayOfWeek < SUNDAY || dayOfWeek > SATURDAY) {
      throw new IllegalArgumentException("invalid dayOfWeek: " + dayOfWeek);
    }
    complete();
    long rest = timeOfDay();
    long first = firstWeek(yearStart(weekYear));
    long day = DayCount.onOrBefore(first + 6, dayOfWeek) + 7L * (weekOfYear - 1);
    long local = day * DayCount.MILLIS_PER_DAY + rest;
    stamp[ZONE_OFFSET] = COMPUTED;
    stamp[DST_OFFSET] = COMPUTED;
    setTimeInMillis(local - offset(local));
    if (!isLenient() && (getWeekYear() != weekYear || get(WEEK_OF_YEAR) != weekOfYear)) {
      throw new IllegalArgumentException();
    }
  }

  @Override
  public int getWeeksInWeekYear() {
    int year = getWeekYear();
    return (int) ((firstWeek(yearStart(year + 1L)) - firstWeek(yearStart(year))) / 7);
  }

  public ZonedDateTime toZonedDateTime() {
    return ZonedDateTime.ofInstant(Instant.ofEpochMilli(getTimeInMillis()), getTimeZone().toZoneId());
  }

  public static GregorianCalendar from(ZonedDateTime zdt) {
    GregorianCalendar result = new GregorianCalendar(TimeZone.getTimeZone(zdt.getZone()));
    result.setGregorianChange(new Date(Long.MIN_VALUE));
    result.setFirstDayOfWeek(MONDAY);
    result.setMinimalDaysInFirstWeek(4);
    try {
      result.setTimeInMillis(zdt.toInstant().toEpochMilli());
    } catch (ArithmeticException e) {
      throw new IllegalArgumentException(e);
    }
    return result;
  }
}
