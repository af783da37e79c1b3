import java.util.Random;

/** Calendars, zones and dates against the JDK, in years whose zone rules are those of today. */
final class TextDateTest {
  private static final Random RANDOM = Check.random(3);
  private static final String[] ZONES = {
    "UTC", "GMT", "Europe/Berlin", "Europe/London", "America/New_York", "America/Los_Angeles", "Asia/Tokyo",
        "Asia/Kolkata", "Australia/Sydney",
    "Pacific/Auckland", "GMT+5", "GMT-03:30", "Nowhere/None", "GMT+25", "America/Phoenix"
  };

  private TextDateTest() {}

  private static long moment() {
    // 2009 to 2036
    return 1230768000000L + (long) (RANDOM.nextDouble() * 27 * 365.25 * 86400000L);
  }

  private static String fields(java.util.Calendar c) {
    StringBuilder text = new StringBuilder().append(c.getTimeInMillis());
    for (int i = 0; i < 17; i++) text.append(' ').append(c.get(i));
    for (int i = 0; i < 15 && c.get(0) == 1; i++) {
      text.append(' ').append(c.getActualMaximum(i)).append('/').append(c.getActualMinimum(i));
    }
    return text.append(c.getFirstDayOfWeek()).append(c.getMinimalDaysInFirstWeek()).toString();
  }

  private static String fields(twin.java.util.Calendar c) {
    StringBuilder text = new StringBuilder().append(c.getTimeInMillis());
    for (int i = 0; i < 17; i++) text.append(' ').append(c.get(i));
    for (int i = 0; i < 15 && c.get(0) == 1; i++) {
      text.append(' ').append(c.getActualMaximum(i)).append('/').append(c.getActualMinimum(i));
    }
    return text.append(c.getFirstDayOfWeek()).append(c.getMinimalDaysInFirstWeek()).toString();
  }

  private static void zones() {
    for (String id : ZONES) {
      java.util.TimeZone a = java.util.TimeZone.getTimeZone(id);
      twin.java.util.TimeZone b = twin.java.util.TimeZone.getTimeZone(id);
      Check.equal(id, a.getID(), b.getID());
      Check.equal(id + " raw", a.getRawOffset(), b.getRawOffset());
      Check.equal(id + " daylight", a.useDaylightTime(), b.useDaylightTime());
      for (int i = 0; i < 1500; i++) {
        long t = moment();
        Check.equal(id + " " + t, a.getOffset(t), b.getOffset(t));
      }
    }
    for (int round = 0; round < 400; round++) {
      int raw = (RANDOM.nextInt(25) - 12) * 3600000;
      int[] v = {RANDOM.nextInt(12), RANDOM.nextInt(11) - 5, RANDOM.nextInt(15) - 7, RANDOM.nextInt(24) * 3600000,
          RANDOM.nextInt(3),
          RANDOM.nextInt(12), RANDOM.nextInt(11) - 5, RANDOM.nextInt(15) - 7, RANDOM.nextInt(24) * 3600000,
              RANDOM.nextInt(3)};
      String what = raw + " " + java.util.Arrays.toString(v);
      java.util.SimpleTimeZone[] a = new java.util.SimpleTimeZone[1];
      twin.java.util.SimpleTimeZone[] b = new twin.java.util.SimpleTimeZone[1];
      Check.same("new " + what, () -> {
        a[0] = new java.util.SimpleTimeZone(raw, "X", v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9],
            3600000);
        return a[0].useDaylightTime();
      }, () -> {
        b[0] = new twin.java.util.SimpleTimeZone(raw, "X", v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9],
            3600000);
        return b[0].useDaylightTime();
      });
      if (a[0] == null || b[0] == null || v[0] == v[5]) continue;
      for (int i = 0; i < 20; i++) {
        long t = moment();
        // In the days around a new year or a change two rules can overlap.
        Check.equal(what + " at " + t, a[0].getOffset(t), b[0].getOffset(t));
      }
    }
  }

  private static void calendars() {
    java.util.Locale[] locales = {java.util.Locale.US, java.util.Locale.GERMANY, java.util.Locale.UK};
    for (int round = 0; round < 4000; round++) {
      String zone = ZONES[RANDOM.nextInt(ZONES.length)];
      java.util.Locale locale = locales[RANDOM.nextInt(locales.length)];
      java.util.Calendar a = new java.util.GregorianCalendar(java.util.TimeZone.getTimeZone(zone), locale);
      twin.java.util.Calendar b = new twin.java.util.GregorianCalendar(twin.java.util.TimeZone.getTimeZone(zone),
          new twin.java.util.Locale(locale.getLanguage(), locale.getCountry()));
      long start = round % 4 == 0 && zone.equals("UTC") ? (long) (RANDOM.nextGaussian() * 3e13) : moment();
      a.setTimeInMillis(start);
      b.setTimeInMillis(start);
      StringBuilder what = new StringBuilder(zone + " " + locale + " " + start);
      Check.equal(what.toString(), fields(a), fields(b));
      if (round % 5 == 0) {
        a.setLenient(false);
        b.setLenient(false);
      }
      for (int step = 0; step < 5; step++) {
        int field = RANDOM.nextInt(15);
        int amount = RANDOM.nextInt(9) - 4;
        // Without a year it would be 1970, when the zones had other rules.
        int kind = RANDOM.nextInt(field == 1 ? 3 : 5);
        what.append(" | ").append(new String[] {"add", "roll", "set", "clear", "set2"}[kind]).append(' ')
            .append(field).append(' ').append(amount);
        Object result = Check.same(what.toString(), () -> {
          if (kind == 0) a.add(field, amount);
          else if (kind == 1) a.roll(field, amount);
          else if (kind == 2) a.set(field, a.get(field) + amount);
          else if (kind == 3) a.clear(field);
          else a.set(2020, amount + 3, 3 * amount + 15, amount + 5, 30);
          return fields(a);
        }, () -> {
          if (kind == 0) b.add(field, amount);
          else if (kind == 1) b.roll(field, amount);
          else if (kind == 2) b.set(field, b.get(field) + amount);
          else if (kind == 3) b.clear(field);
          else b.set(2020, amount + 3, 3 * amount + 15, amount + 5, 30);
          return fields(b);
        });
        if (String.valueOf(result).startsWith("threw") || !fields(a).equals(fields(b))) break;
      }
    }
  }

  @SuppressWarnings("deprecation")
  private static void dates() {
    java.util.TimeZone.setDefault(java.util.TimeZone.getTimeZone("UTC"));
    for (int round = 0; round < 3000; round++) {
      long t = (long) (RANDOM.nextGaussian() * 4e12);
      java.util.Date a = new java.util.Date(t);
      twin.java.util.Date b = new twin.java.util.Date(t);
      Check.equal("" + t, a.toString(), b.toString());
      Check.equal("" + t, a.toGMTString(), b.toGMTString());
      Check.equal("" + t, a.hashCode(), b.hashCode());
      Check.equal("" + t, a.getYear() + " " + a.getMonth() + " " + a.getDate() + " " + a.getDay() + a.getHours()
          + a.getMinutes() + a.getSeconds(),
          b.getYear() + " " + b.getMonth() + " " + b.getDate() + " " + b.getDay() + b.getHours() + b.getMinutes()
              + b.getSeconds());
      Check.same("parse " + a, () -> java.util.Date.parse(a.toString()),
          () -> twin.java.util.Date.parse(b.toString()));
      int y = RANDOM.nextInt(300);
      int m = RANDOM.nextInt(30) - 10;
      int d = RANDOM.nextInt(80) - 30;
      Check.equal("new", new java.util.Date(y, m, d, 5, 6, 7).getTime(),
          new twin.java.util.Date(y, m, d, 5, 6, 7).getTime());
      a.setMonth(m);
      b.setMonth(m);
      a.setHours(d);
      b.setHours(d);
      Check.equal("set", a.getTime(), b.getTime());
    }
    String[] texts = {"Sat, 12 Aug 1995 13:30:00 GMT", "Sat, 12 Aug 1995 13:30:00 GMT+0430", "12 August 1995",
        "8/12/95 1:30 pm", "", "nonsense", "1995",
        "Aug 12 1995 13:30 PST", "1 Jan 2000 25:00", "Jan 1, 2000 (comment) 12:00:01", "Thu Jan 1 00:00:00 EST 1970"};
    for (String text : texts) {
      Check.same("parse " + text, () -> java.util.Date.parse(text), () -> twin.java.util.Date.parse(text));
    }
  }

  public static void main(String[] args) {
    zones();
    dates();
    calendars();
    Check.done();
  }
}
