import java.util.Random;
import java.util.concurrent.Callable;

/** java.time against the JDK: results compared by their texts. */
final class TextTimeTest {
  private static final Random RANDOM = Check.random(21);
  private static final String[] ZONES = {"UTC", "Z", "+02:00", "-05:30", "Europe/Berlin", "America/New_York",
      "Asia/Tokyo", "Australia/Sydney", "GMT+3", "UTC-01:00"};

  private TextTimeTest() {}

  private static void same(String what, Callable<?> expected, Callable<?> actual) {
    Check.same(what, () -> String.valueOf(expected.call()), () -> String.valueOf(actual.call()));
  }

  private static long amount() {
    switch (RANDOM.nextInt(4)) {
      case 0:
        return RANDOM.nextInt(21) - 10;
      case 1:
        return RANDOM.nextInt(2001) - 1000;
      case 2:
        return RANDOM.nextInt();
      default:
        return RANDOM.nextInt(4) == 0 ? RANDOM.nextLong() : RANDOM.nextInt(100);
    }
  }

  private static void values() {
    java.time.temporal.ChronoUnit[] units = java.time.temporal.ChronoUnit.values();
    twin.java.time.temporal.ChronoUnit[] twins = twin.java.time.temporal.ChronoUnit.values();
    java.time.temporal.ChronoField[] fields = java.time.temporal.ChronoField.values();
    twin.java.time.temporal.ChronoField[] fieldTwins = twin.java.time.temporal.ChronoField.values();
    for (int round = 0; round < 5000; round++) {
      int year = round % 3 == 0 ? RANDOM.nextInt(20000) - 10000 : 2009 + RANDOM.nextInt(25);
      int day = RANDOM.nextInt(365) + 1;
      long nano = (long) (RANDOM.nextDouble() * 86400000000000L) / (RANDOM.nextBoolean() ? 1
          : 1000000000L) * (RANDOM.nextBoolean() ? 1 : 1);
      String zone = ZONES[RANDOM.nextInt(ZONES.length)];
      java.time.LocalDate d = java.time.LocalDate.ofYearDay(year, day);
      twin.java.time.LocalDate e = twin.java.time.LocalDate.ofYearDay(year, day);
      java.time.LocalTime t = java.time.LocalTime.ofNanoOfDay(nano);
      twin.java.time.LocalTime u = twin.java.time.LocalTime.ofNanoOfDay(nano);
      int laterYear = 2009 + RANDOM.nextInt(25);
      java.time.temporal.Temporal[] a = {d, t, d.atTime(t), d.atTime(t).atOffset(java.time.ZoneOffset.ofHours(2)),
          t.atOffset(java.time.ZoneOffset.ofHours(-3)),
          java.time.LocalDate.ofYearDay(laterYear, day).atTime(t).atZone(java.time.ZoneId.of(zone)),
              d.atTime(t).toInstant(java.time.ZoneOffset.UTC),
          java.time.Year.of(year), java.time.YearMonth.from(d)};
      twin.java.time.temporal.Temporal[] b =
          {e, u, e.atTime(u), e.atTime(u).atOffset(twin.java.time.ZoneOffset.ofHours(2)),
          u.atOffset(twin.java.time.ZoneOffset.ofHours(-3)),
              twin.java.time.LocalDate.ofYearDay(laterYear, day).atTime(u).atZone(twin.java.time.ZoneId.of(zone)),
          e.atTime(u).toInstant(twin.java.time.ZoneOffset.UTC), twin.java.time.Year.of(year),
              twin.java.time.YearMonth.from(e)};
      int i = RANDOM.nextInt(a.length);
      java.time.temporal.Temporal x = a[i];
      twin.java.time.temporal.Temporal y = b[i];
      int k = RANDOM.nextInt(units.length);
      int f = RANDOM.nextInt(fields.length);
      long n = i == 5 ? RANDOM.nextInt(61) - 30 : amount();
      String what = x + " " + units[k] + " " + fields[f] + " " + n + " ";
      same(what + "string", () -> x, () -> y);
      Check.equal(what + "hash", x.hashCode(), y.hashCode());
      // Far away the zones had other rules. The JDK's LocalDateTime adds half days wrongly.
      boolean far = i == 5 && k >= 10 || k == 6;
      if (!far) same(what + "plus", () -> x.plus(n, units[k]), () -> y.plus(n, twins[k]));
      if (!far) same(what + "minus", () -> x.minus(n, units[k]), () -> y.minus(n, twins[k]));
      same(what + "get", () -> x.get(fields[f]), () -> y.get(fieldTwins[f]));
      same(what + "getLong", () -> x.getLong(fields[f]), () -> y.getLong(fieldTwins[f]));
      same(what + "range", () -> x.range(fields[f]), () -> y.range(fieldTwins[f]));
      same(what + "supported", () -> x.isSupported(fields[f]) + ""
          + x.isSupported(units[k]), () -> y.isSupported(fieldTwins[f]) + "" + y.isSupported(twins[k]));
      if (i != 5) same(what + "with", () -> x.with(fields[f], n), () -> y.with(fieldTwins[f], n));
      int j = RANDOM.nextInt(a.length);
      same(what + "until " + a[j], () -> x.until(a[j], units[k]), () -> y.until(b[j], twins[k]));
      same(what + "week", () -> java.time.temporal.IsoFields.WEEK_OF_WEEK_BASED_YEAR.getFrom(x),
          () -> twin.java.time.temporal.IsoFields.WEEK_OF_WEEK_BASED_YEAR.getFrom(y));
      same(what + "local week", () -> java.time.temporal.WeekFields.of(java.util.Locale.US).weekOfYear().getFrom(x),
          () -> twin.java.time.temporal.WeekFields.of(twin.java.util.Locale.US).weekOfYear().getFrom(y));
      same(what + "quarter", () -> x.get(java.time.temporal.IsoFields.QUARTER_OF_YEAR),
          () -> y.get(twin.java.time.temporal.IsoFields.QUARTER_OF_YEAR));
      same(what + "parse", () -> java.time.LocalDateTime.parse(x.toString()),
          () -> twin.java.time.LocalDateTime.parse(y.toString()));
      same(what + "parse", () -> java.time.ZonedDateTime.parse(x.toString()),
          () -> twin.java.time.ZonedDateTime.parse(y.toString()));
      same(what + "parse", () -> java.time.Instant.parse(x.toString()),
          () -> twin.java.time.Instant.parse(y.toString()));
      java.time.LocalDate d2 = java.time.LocalDate.ofEpochDay(RANDOM.nextInt(40000) - 10000);
      twin.java.time.LocalDate e2 = twin.java.time.LocalDate.ofEpochDay(d2.toEpochDay());
      same(what + "period", () -> d.until(d2), () -> e.until(e2));
      same(what + "plus period", () -> d2.plus(d.until(d2)), () -> e2.plus(e.until(e2)));
      same(what + "adjust", () ->
          d2.with(java.time.temporal.TemporalAdjusters.lastInMonth(java.time.DayOfWeek.FRIDAY)),
          () -> e2.with(twin.java.time.temporal.TemporalAdjusters.lastInMonth(twin.java.time.DayOfWeek.FRIDAY)));
      same(what + "compare", () -> d.compareTo(d2), () -> e.compareTo(e2));
    }
  }

  private static void durations() {
    String[] texts = {"PT0S", "PT1H", "P2DT3H4M", "PT-6H3M", "-PT6H3M", "PT20.345S", "P1Y", "PT", "P", "pt1.5s",
        "PT-0.5S", "PT1,5S", "PT9999999999999999999S"};
    for (String text : texts) {
      same("duration " + text, () -> java.time.Duration.parse(text), () -> twin.java.time.Duration.parse(text));
    }
    String[] periods = {"P0D", "P1Y2M3D", "P-1Y", "-P1Y2M", "P2W", "P1W1D", "P", "P1", "p1d", "PT1H",
        "P99999999999D"};
    for (String text : periods) {
      same("period " + text, () -> java.time.Period.parse(text), () -> twin.java.time.Period.parse(text));
    }
    java.time.temporal.ChronoUnit[] units = java.time.temporal.ChronoUnit.values();
    twin.java.time.temporal.ChronoUnit[] twins = twin.java.time.temporal.ChronoUnit.values();
    for (int round = 0; round < 3000; round++) {
      long s = amount();
      long n = amount();
      long m = amount();
      int k = RANDOM.nextInt(units.length);
      java.time.Duration[] a = new java.time.Duration[1];
      twin.java.time.Duration[] b = new twin.java.time.Duration[1];
      String what = s + " " + n + " " + m + " " + units[k] + " ";
      Check.same(what, () -> String.valueOf(a[0] = java.time.Duration.ofSeconds(s, n)),
          () -> String.valueOf(b[0] = twin.java.time.Duration.ofSeconds(s, n)));
      if (a[0] == null || b[0] == null) continue;
      same(what + "plus", () -> a[0].plus(m, units[k]), () -> b[0].plus(m, twins[k]));
      same(what + "minus", () -> a[0].minusMillis(m), () -> b[0].minusMillis(m));
      same(what + "times", () -> a[0].multipliedBy(m), () -> b[0].multipliedBy(m));
      same(what + "divided", () -> a[0].dividedBy(m), () -> b[0].dividedBy(m));
      same(what + "millis", () -> a[0].toMillis() + " " + a[0].toHoursPart() + a[0].toMinutesPart()
          + a[0].toSecondsPart() + a[0].toMillisPart(),
          () -> b[0].toMillis() + " " + b[0].toHoursPart() + b[0].toMinutesPart() + b[0].toSecondsPart()
              + b[0].toMillisPart());
      same(what + "nanos", () -> a[0].toNanos(), () -> b[0].toNanos());
      same(what + "negated", () -> a[0].negated(), () -> b[0].negated());
      same(what + "truncated", () -> a[0].truncatedTo(units[k]), () -> b[0].truncatedTo(twins[k]));
      same(what + "parse", () -> java.time.Duration.parse(a[0].toString()),
          () -> twin.java.time.Duration.parse(b[0].toString()));
      same(what + "of", () -> java.time.Duration.of(m, units[k]), () -> twin.java.time.Duration.of(m, twins[k]));
    }
    for (String text : new String[] {"2048-54-6", "2048-53-6", "2049-53-1", "2049-52-7", "2048-0-1", "2048-1-8"}) {
      for (int k = 0; k < 3; k++) {
        java.time.format.ResolverStyle style = java.time.format.ResolverStyle.values()[k];
        twin.java.time.format.ResolverStyle same = twin.java.time.format.ResolverStyle.values()[k];
        java.time.format.DateTimeFormatter a =
            java.time.format.DateTimeFormatter.ofPattern("YYYY-w-e", java.util.Locale.US).withResolverStyle(style);
        twin.java.time.format.DateTimeFormatter b =
            twin.java.time.format.DateTimeFormatter.ofPattern("YYYY-w-e", twin.java.util.Locale.US).withResolverStyle(same);
        same(style + " week " + text, () -> java.time.LocalDate.parse(text, a), () -> twin.java.time.LocalDate.parse(text, b));
      }
    }
    // So far apart that nanoseconds do not fit, and close by.
    for (int round = 0; round < 600; round++) {
      int years = round % 2 == 0 ? 20000 : 2;
      int y = RANDOM.nextInt(years) - years / 2, z = RANDOM.nextInt(years) - years / 2, d = 1 + RANDOM.nextInt(365), n = RANDOM.nextInt(4) * 300000000,
          m = RANDOM.nextInt(4) * 300000000;
      java.time.Instant a = java.time.LocalDate.ofYearDay(y, d).atTime(1, 2, 3, n).toInstant(java.time.ZoneOffset.UTC);
      java.time.Instant b = java.time.LocalDate.ofYearDay(z, d).atTime(1, 2, 3, m).toInstant(java.time.ZoneOffset.UTC);
      twin.java.time.Instant c = twin.java.time.LocalDate.ofYearDay(y, d).atTime(1, 2, 3, n).toInstant(twin.java.time.ZoneOffset.UTC);
      twin.java.time.Instant e = twin.java.time.LocalDate.ofYearDay(z, d).atTime(1, 2, 3, m).toInstant(twin.java.time.ZoneOffset.UTC);
      String what = a + " to " + b + " ";
      same(what + "between", () -> java.time.Duration.between(a, b), () -> twin.java.time.Duration.between(c, e));
      for (int k = 0; k < units.length; k++) {
        java.time.temporal.ChronoUnit unit = units[k];
        twin.java.time.temporal.ChronoUnit other = twins[k];
        same(what + unit, () -> a.until(b, unit), () -> c.until(e, other));
        same(what + "truncated to " + unit, () -> a.truncatedTo(unit), () -> c.truncatedTo(other));
      }
      same(what + "millis", () -> a.toEpochMilli(), () -> c.toEpochMilli());
    }
    for (String text : new String[] {"Z", "+1", "+01", "+0130", "+01:30", "+01:30:15", "-18:00", "+19", "1", "+1:30",
        "", "+aa"}) {
      same("offset " + text, () -> java.time.ZoneOffset.of(text), () -> twin.java.time.ZoneOffset.of(text));
    }
    for (String text : new String[] {"UTC", "GMT", "UT", "UTC+1", "GMT-03:00", "Europe/Paris", "Nowhere/City", "",
        "a", "+5", "GMT+99", "bad id", "EST"}) {
      same("zone " + text, () -> java.time.ZoneId.of(text, java.time.ZoneId.SHORT_IDS),
          () -> twin.java.time.ZoneId.of(text, twin.java.time.ZoneId.SHORT_IDS));
    }
  }

  private static void zones() {
    for (String id : ZONES) {
      java.time.ZoneId a = java.time.ZoneId.of(id);
      twin.java.time.ZoneId b = twin.java.time.ZoneId.of(id);
      for (int i = 0; i < 300; i++) {
        long second = 1230768000L + (long) (RANDOM.nextDouble() * 800000000L);
        same(id + second, () -> java.time.Instant.ofEpochSecond(second).atZone(a),
            () -> twin.java.time.Instant.ofEpochSecond(second).atZone(b));
        if (i % 10 == 0) {
          same(id + second + " next", () -> a.getRules().nextTransition(java.time.Instant.ofEpochSecond(second)),
              () -> b.getRules().nextTransition(twin.java.time.Instant.ofEpochSecond(second)));
          if (!id.equals("Asia/Tokyo")) same(id + second
              + " previous", () -> a.getRules().previousTransition(java.time.Instant.ofEpochSecond(second)),
              () -> b.getRules().previousTransition(twin.java.time.Instant.ofEpochSecond(second)));
        }
      }
      for (int year = 2010; year < 2020; year++) {
        for (int[] date : new int[][] {{3, 8}, {3, 14}, {3, 28}, {4, 4}, {10, 3}, {10, 31}, {11, 7}}) {
          for (int hour = 0; hour < 4; hour++) {
            int[] v = {year, date[0], date[1] - (year % 7), hour};
            same(id + java.util.Arrays.toString(v),
                () -> java.time.LocalDateTime.of(v[0], v[1], Math.max(1, v[2]), v[3], 30).atZone(a),
                () -> twin.java.time.LocalDateTime.of(v[0], v[1], Math.max(1, v[2]), v[3], 30).atZone(b));
          }
        }
      }
    }
  }

  private static void formats() {
    java.util.Locale.setDefault(java.util.Locale.US);
    String[] patterns = {"yyyy-MM-dd", "uuuu-MM-dd'T'HH:mm:ss.SSSXXX", "yy/M/d", "EEEE, MMMM d, yyyy",
        "EEE MMM dd HH:mm:ss zzz yyyy", "h:mm a", "yyyyMMddHHmmss", "D", "DDD", "HH:mm[:ss]",
        "w W e", "YYYY-ww-e", "Q QQQ QQQQ", "n N A", "VV", "O OOOO", "X XX XXX XXXX XXXXX", "x xx xxx",
            "Z ZZZZ ZZZZZ", "'o''clock'", "ppppH", "G y", "K k", "MMMMM", "LLL cccc", "SSSSSSSSS",
        "yyyy-MM-dd HH:mm:ss", "d/M/uuuu", "{", "[", "]", "'x", "yyyyyy", "hhh", "b", "ss.S"};
    for (String pattern : patterns) {
      java.time.format.DateTimeFormatter[] a = new java.time.format.DateTimeFormatter[1];
      twin.java.time.format.DateTimeFormatter[] b = new twin.java.time.format.DateTimeFormatter[1];
      Check.same("pattern " + pattern,
          () -> (a[0] = java.time.format.DateTimeFormatter.ofPattern(pattern, java.util.Locale.US)) != null,
          () -> (b[0] = twin.java.time.format.DateTimeFormatter.ofPattern(pattern,
              twin.java.util.Locale.US)) != null);
      if (a[0] == null || b[0] == null) continue;
      for (int i = 0; i < 60; i++) {
        long second = 1230768000L + (long) (RANDOM.nextDouble() * 800000000L);
        int nano = RANDOM.nextInt(1000) * 1000000;
        String zone = new String[] {"UTC", "America/New_York", "+02:00"}[i % 3];
        java.time.ZonedDateTime x = java.time.Instant.ofEpochSecond(second, nano).atZone(java.time.ZoneId.of(zone));
        twin.java.time.ZonedDateTime y = twin.java.time.Instant.ofEpochSecond(second, nano)
            .atZone(twin.java.time.ZoneId.of(zone));
        same(pattern + " of " + x, () -> a[0].format(x), () -> b[0].format(y));
        same(pattern + " of date " + x, () -> a[0].format(x.toLocalDate()), () -> b[0].format(y.toLocalDate()));
        same(pattern + " of time " + x, () -> a[0].format(x.toLocalTime()), () -> b[0].format(y.toLocalTime()));
        String text = a[0].format(x);
        String changed = i % 4 == 0 ? text : i % 4 == 1 ? text.replace('1', '4') : i % 4 == 2 ? text + "x"
            : text.toLowerCase();
        same(pattern + " parses " + changed, () -> java.time.LocalDate.parse(changed, a[0]),
            () -> twin.java.time.LocalDate.parse(changed, b[0]));
        same(pattern + " parses time " + changed, () -> java.time.LocalTime.parse(changed, a[0]),
            () -> twin.java.time.LocalTime.parse(changed, b[0]));
        if (!pattern.contains("zzz")) {
          same(pattern + " parses zoned " + changed, () -> java.time.ZonedDateTime.parse(changed, a[0]),
              () -> twin.java.time.ZonedDateTime.parse(changed, b[0]));
        }
        same(pattern + " error " + changed, () -> {
          try {
            return a[0].parse(changed) != null;
          } catch (java.time.format.DateTimeParseException e) {
            return e.getErrorIndex();
          }
        }, () -> {
          try {
            return b[0].parse(changed) != null;
          } catch (twin.java.time.format.DateTimeParseException e) {
            return e.getErrorIndex();
          }
        });
      }
    }
    java.time.format.DateTimeFormatter[] isos =
        {java.time.format.DateTimeFormatter.ISO_LOCAL_DATE, java.time.format.DateTimeFormatter.ISO_OFFSET_DATE,
        java.time.format.DateTimeFormatter.ISO_DATE, java.time.format.DateTimeFormatter.ISO_LOCAL_TIME,
            java.time.format.DateTimeFormatter.ISO_OFFSET_TIME,
        java.time.format.DateTimeFormatter.ISO_TIME, java.time.format.DateTimeFormatter.ISO_LOCAL_DATE_TIME,
            java.time.format.DateTimeFormatter.ISO_OFFSET_DATE_TIME,
        java.time.format.DateTimeFormatter.ISO_ZONED_DATE_TIME, java.time.format.DateTimeFormatter.ISO_DATE_TIME,
            java.time.format.DateTimeFormatter.ISO_ORDINAL_DATE,
        java.time.format.DateTimeFormatter.ISO_WEEK_DATE, java.time.format.DateTimeFormatter.ISO_INSTANT,
            java.time.format.DateTimeFormatter.BASIC_ISO_DATE,
        java.time.format.DateTimeFormatter.RFC_1123_DATE_TIME};
    twin.java.time.format.DateTimeFormatter[] ours = {twin.java.time.format.DateTimeFormatter.ISO_LOCAL_DATE,
        twin.java.time.format.DateTimeFormatter.ISO_OFFSET_DATE,
        twin.java.time.format.DateTimeFormatter.ISO_DATE, twin.java.time.format.DateTimeFormatter.ISO_LOCAL_TIME,
            twin.java.time.format.DateTimeFormatter.ISO_OFFSET_TIME,
        twin.java.time.format.DateTimeFormatter.ISO_TIME, twin.java.time.format.DateTimeFormatter.ISO_LOCAL_DATE_TIME,
            twin.java.time.format.DateTimeFormatter.ISO_OFFSET_DATE_TIME,
        twin.java.time.format.DateTimeFormatter.ISO_ZONED_DATE_TIME,
            twin.java.time.format.DateTimeFormatter.ISO_DATE_TIME,
            twin.java.time.format.DateTimeFormatter.ISO_ORDINAL_DATE,
        twin.java.time.format.DateTimeFormatter.ISO_WEEK_DATE, twin.java.time.format.DateTimeFormatter.ISO_INSTANT,
            twin.java.time.format.DateTimeFormatter.BASIC_ISO_DATE,
        twin.java.time.format.DateTimeFormatter.RFC_1123_DATE_TIME};
    for (int f = 0; f < isos.length; f++) {
      int k = f;
      for (int i = 0; i < 60; i++) {
        long second = 1230768000L + (long) (RANDOM.nextDouble() * 800000000L);
        int nano = i % 2 == 0 ? 0 : RANDOM.nextInt(1000000000);
        String zone = new String[] {"UTC", "America/New_York", "+02:00", "Z"}[i % 4];
        java.time.ZonedDateTime x = java.time.Instant.ofEpochSecond(second, nano).atZone(java.time.ZoneId.of(zone));
        twin.java.time.ZonedDateTime y = twin.java.time.Instant.ofEpochSecond(second, nano)
            .atZone(twin.java.time.ZoneId.of(zone));
        same("iso " + f + x, () -> isos[k].format(x), () -> ours[k].format(y));
        same("iso local " + f + x, () -> isos[k].format(x.toLocalDateTime()),
            () -> ours[k].format(y.toLocalDateTime()));
        String text = isos[k].format(x);
        String changed = i % 3 == 0 ? text : i % 3 == 1 ? text.replace("0", "24") : text.toLowerCase();
        same("iso " + f + " parses " + changed, () -> java.time.LocalDate.from(isos[k].parse(changed)),
            () -> twin.java.time.LocalDate.from(ours[k].parse(changed)));
        same("iso " + f + " parses zoned " + changed, () -> java.time.ZonedDateTime.from(isos[k].parse(changed)),
            () -> twin.java.time.ZonedDateTime.from(ours[k].parse(changed)));
        same("iso " + f + " parses time " + changed, () -> java.time.LocalTime.from(isos[k].parse(changed)),
            () -> twin.java.time.LocalTime.from(ours[k].parse(changed)));
      }
    }
  }

  public static void main(String[] args) {
    durations();
    values();
    zones();
    formats();
    Check.done();
  }
}
