import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Random;

/** Formatter, numbers, dates and messages as text, against the JDK. */
final class TextFormatTest {
  private static final Random RANDOM = Check.random(5);

  private TextFormatTest() {}

  private static double number() {
    switch (RANDOM.nextInt(8)) {
      case 0:
        return RANDOM.nextInt(2001) - 1000;
      case 1:
        return RANDOM.nextGaussian();
      case 2:
        return (RANDOM.nextInt(20001) - 10000) / 16.0;
      case 3:
        return RANDOM.nextGaussian() * Math.pow(10, RANDOM.nextInt(30) - 15);
      case 4:
        return new double[] {0.0, -0.0, 1.0, 9.5, 99.95, 0.5, 1e21, 1e-5, 123456789, Double.MIN_VALUE,
            Double.MAX_VALUE}[RANDOM.nextInt(11)];
      case 5:
        return new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}[RANDOM.nextInt(3)];
      default:
        return RANDOM.nextDouble() * 100000;
    }
  }

  private static void formatter() {
    String flags = "-#+ 0,(<";
    String conversions = "bBhHsScCdoxXeEfgGaAn%tTqZ";
    for (int round = 0; round < 60000; round++) {
      StringBuilder spec = new StringBuilder("%");
      if (RANDOM.nextInt(8) == 0) spec.append(1 + RANDOM.nextInt(3)).append('$');
      while (RANDOM.nextInt(3) == 0) spec.append(flags.charAt(RANDOM.nextInt(flags.length())));
      if (RANDOM.nextInt(3) == 0) spec.append(1 + RANDOM.nextInt(20));
      if (RANDOM.nextInt(3) == 0) spec.append('.').append(RANDOM.nextInt(12));
      char conversion = conversions.charAt(RANDOM.nextInt(conversions.length()));
      spec.append(conversion);
      if (conversion == 't' || conversion == 'T') {
        spec.append("HIklMNLQpsSTzZaAbBCdehjmyYrRcDFx".charAt(RANDOM.nextInt(32)));
      }
      String format = "<" + spec + ">";
      Object[] arguments = new Object[1 + RANDOM.nextInt(2)];
      for (int i = 0; i < arguments.length; i++) {
        switch (RANDOM.nextInt(10)) {
          case 0:
            arguments[i] = null;
            break;
          case 1:
            arguments[i] = RANDOM.nextBoolean();
            break;
          case 2:
            arguments[i] = "text";
            break;
          case 3:
            arguments[i] = (char) (32 + RANDOM.nextInt(100));
            break;
          case 4:
            arguments[i] = RANDOM.nextInt(5) == 0 ? (Object) (byte) RANDOM.nextInt() : (Object) RANDOM.nextInt();
            break;
          case 5:
            arguments[i] = RANDOM.nextInt(3) == 0 ? (Object) (short) RANDOM.nextInt()
                : (Object) (RANDOM.nextLong() >> RANDOM.nextInt(64));
            break;
          case 6:
            arguments[i] = new BigInteger(80, RANDOM).negate();
            break;
          case 7:
            arguments[i] = BigDecimal.valueOf(RANDOM.nextInt(2000000) - 1000000, RANDOM.nextInt(8));
            break;
          default:
            arguments[i] = "eEfgGaAsS".indexOf(conversion) >= 0
                || RANDOM.nextInt(4) == 0 ? (Object) number() : (Object) (RANDOM.nextInt(2000) - 1000L);
            break;
        }
      }
      boolean date = conversion == 't' || conversion == 'T';
      if (date && RANDOM.nextBoolean()) arguments[0] = 1700000000000L + RANDOM.nextInt();
      Check.same(format + " " + Arrays.toString(arguments),
          () -> String.format(java.util.Locale.US, format, arguments),
          () -> new twin.java.util.Formatter(twin.java.util.Locale.US).format(format, arguments).toString());
    }
    for (String format : new String[] {"%", "%5", "%-", "%1$", "a%", "%s %s %s", "%2$s %1$s %s %<s %s", "%<s",
        "%d%%%n", "%.s", "%5.2", "%tq", "%t"}) {
      Check.same(format, () -> String.format(java.util.Locale.US, format, "a", "b"),
          () -> new twin.java.util.Formatter(twin.java.util.Locale.US).format(format, "a", "b").toString());
    }
    Check.same("locale", () -> String.format(java.util.Locale.GERMANY, "%,.2f %,d", 1234567.891, 1234567),
        () -> new twin.java.util.Formatter(twin.java.util.Locale.GERMANY).format("%,.2f %,d", 1234567.891, 1234567)
            .toString());
  }

  private static void decimals() {
    String[] patterns = {"#,##0.###", "0", "0.00", "#.##", "#", "00000", "#,##0", "0.###E0", "##0.##E0", "00.##E00",
        "#,##0.00;(#,##0.00)", "0%", "0.0\u2030",
        "\u00a4#,##0.00", "'#'0", "a0b", ".00", "#.", "#,####.0", "0.0#####", "##,##,##0.00", "0;-0",
            "#,##0.###;#,##0.###-", "\u00a4\u00a4 0.00", "''0''", "",
        "0.", "#0.#E0", "000E0", "0x", "E0", "0..0", "#0#", "0#", "%%0", "0,", ",0", "0;1;2", "0.#0", "'a"};
    for (String pattern : patterns) {
      java.text.DecimalFormat[] a = new java.text.DecimalFormat[1];
      twin.java.text.DecimalFormat[] b = new twin.java.text.DecimalFormat[1];
      Check.same("pattern " + pattern, () -> {
        a[0] = new java.text.DecimalFormat(pattern, java.text.DecimalFormatSymbols.getInstance(java.util.Locale.US));
        return pattern.isEmpty() ? "" : a[0].toPattern();
      }, () -> {
        b[0] = new twin.java.text.DecimalFormat(pattern,
            twin.java.text.DecimalFormatSymbols.getInstance(twin.java.util.Locale.US));
        return pattern.isEmpty() ? "" : b[0].toPattern();
      });
      if (a[0] == null || b[0] == null) continue;
      Check.equal(pattern, a[0].getMinimumIntegerDigits() + " " + a[0].getMaximumFractionDigits() + " "
          + a[0].getMinimumFractionDigits() + a[0].getMultiplier()
              + a[0].getGroupingSize() + a[0].isGroupingUsed() + a[0].getPositivePrefix() + a[0].getNegativeSuffix(),
          b[0].getMinimumIntegerDigits() + " " + b[0].getMaximumFractionDigits() + " "
              + b[0].getMinimumFractionDigits() + b[0].getMultiplier()
              + b[0].getGroupingSize() + b[0].isGroupingUsed() + b[0].getPositivePrefix() + b[0].getNegativeSuffix());
      for (int i = 0; i < 300; i++) {
        double drawn = number();
        // Percents are made by decimal multiplication, the JDK's by a binary one.
        double value = a[0].getMultiplier() != 1 && Math.abs(drawn) > 1e9 ? 1 : drawn;
        String shown = a[0].format(value);
        String what = pattern + " of " + value;
        Check.equal(what, shown, b[0].format(value));
        long whole = RANDOM.nextLong() >> RANDOM.nextInt(64);
        Check.equal(pattern + " of " + whole, a[0].format(whole), b[0].format(whole));
        BigDecimal big = BigDecimal.valueOf(RANDOM.nextLong(), RANDOM.nextInt(30) - 5);
        Check.equal(pattern + " of " + big, a[0].format(big), b[0].format(big));
        String text = i % 3 == 0 ? shown : i % 3 == 1 ? "1,234.5x" : shown.replace("1", "1 ");
        java.text.ParsePosition p = new java.text.ParsePosition(0);
        twin.java.text.ParsePosition q = new twin.java.text.ParsePosition(0);
        Check.equal(pattern + " parses " + text, String.valueOf(a[0].parse(text, p)) + p.getIndex() + " "
            + p.getErrorIndex(),
            String.valueOf(b[0].parse(text, q)) + q.getIndex() + " " + q.getErrorIndex());
        java.text.FieldPosition f = new java.text.FieldPosition(1);
        twin.java.text.FieldPosition g = new twin.java.text.FieldPosition(1);
        a[0].format(value, new StringBuffer("x"), f);
        b[0].format(value, new StringBuffer("x"), g);
        if (!Double.isNaN(value) && !Double.isInfinite(value)) {
          Check.equal(what, f.getBeginIndex() + "-" + f.getEndIndex(), g.getBeginIndex() + "-" + g.getEndIndex());
        }
      }
      for (RoundingMode mode : RoundingMode.values()) {
        if (mode == RoundingMode.UNNECESSARY) continue;
        a[0].setRoundingMode(mode);
        b[0].setRoundingMode(mode);
        for (int i = 0; i < 20; i++) {
          BigDecimal value = BigDecimal.valueOf((RANDOM.nextInt(9000) + 1000) * (RANDOM.nextInt(2) * 2 - 1), 3);
          Check.same(pattern + " " + mode + " of " + value, () -> a[0].format(value), () -> b[0].format(value));
        }
      }
    }
    double[] values = {0, 1, -1, 1234567.891, -0.5, 0.25, 1e10};
    for (double value : values) {
      Check.equal("number", java.text.NumberFormat.getInstance(java.util.Locale.US).format(value),
          twin.java.text.NumberFormat.getInstance().format(value));
      Check.equal("integer", java.text.NumberFormat.getIntegerInstance(java.util.Locale.US).format(value),
          twin.java.text.NumberFormat.getIntegerInstance().format(value));
      Check.equal("percent", java.text.NumberFormat.getPercentInstance(java.util.Locale.US).format(value),
          twin.java.text.NumberFormat.getPercentInstance().format(value));
      Check.equal("currency", java.text.NumberFormat.getCurrencyInstance(java.util.Locale.US).format(value),
          twin.java.text.NumberFormat.getCurrencyInstance().format(value));
      Check.equal("currency", java.text.NumberFormat.getCurrencyInstance(java.util.Locale.GERMANY).format(value),
          twin.java.text.NumberFormat.getCurrencyInstance(twin.java.util.Locale.GERMANY).format(value));
      Check.equal("french", java.text.NumberFormat.getInstance(java.util.Locale.FRANCE).format(value),
          twin.java.text.NumberFormat.getInstance(twin.java.util.Locale.FRANCE).format(value));
    }
  }

  private static void dates() {
    java.util.TimeZone.setDefault(java.util.TimeZone.getTimeZone("UTC"));
    String[] patterns = {"yyyy-MM-dd'T'HH:mm:ss.SSSZ", "yyyy-MM-dd HH:mm:ss", "yy/M/d h:mm a", "EEEE, MMMM d, yyyy G",
        "EEE MMM dd", "D w W F u", "YYYY-'W'ww-u",
        "kk KK hh HH", "XXX XX X", "z zzzz Z", "yyyyMMddHHmmss", "''yyyy''", "'literal' MM", "LLL LLLL",
            "MMM dd, yyyy h:mm:ss a z", "y", "yyyyy", "S SSSS", "d.M.yy",
        "yyyy-MM-dd'T'HH:mm:ssXXX", "HH'h'mm", "p", "yyyy 'a", "bad'", "MMMMM", "hh:mm a",
            "EEE, dd MMM yyyy HH:mm:ss zzz"};
    for (String pattern : patterns) {
      java.text.SimpleDateFormat[] a = new java.text.SimpleDateFormat[1];
      twin.java.text.SimpleDateFormat[] b = new twin.java.text.SimpleDateFormat[1];
      Check.same("pattern " + pattern, () -> {
        a[0] = new java.text.SimpleDateFormat(pattern, java.util.Locale.US);
        return a[0].toPattern();
      }, () -> {
        b[0] = new twin.java.text.SimpleDateFormat(pattern, twin.java.util.Locale.US);
        return b[0].toPattern();
      });
      if (a[0] == null || b[0] == null) continue;
      for (int i = 0; i < 200; i++) {
        if (i == 100) {
          a[0].setTimeZone(java.util.TimeZone.getTimeZone("America/New_York"));
          b[0].setTimeZone(twin.java.util.TimeZone.getTimeZone("America/New_York"));
        }
        if (i == 150) {
          a[0].setLenient(false);
          b[0].setLenient(false);
        }
        long time = 1230768000000L + (long) (RANDOM.nextDouble() * 8e11);
        String text = a[0].format(new java.util.Date(time));
        Check.equal(pattern + " of " + time, text, b[0].format(new twin.java.util.Date(time)));
        String changed = i % 4 == 0 ? text : i % 4 == 1 ? text.replace('1', '3') : i % 4 == 2 ? " " + text
            : text + "x";
        // Names that several zones have, 1970 in a zone, spaces before numbers without gaps: the JDK has its own
        // ways.
        if (i >= 100 && (pattern.contains("zzzz") || !pattern.contains("yy"))
            || pattern.equals("yyyyMMddHHmmss") && i % 4 == 2) {
          continue;
        }
        java.text.ParsePosition p = new java.text.ParsePosition(0);
        twin.java.text.ParsePosition q = new twin.java.text.ParsePosition(0);
        Check.same(pattern + " parses " + changed, () -> {
          java.util.Date date = a[0].parse(changed, p);
          return date == null ? "null" : date.getTime() + " " + p.getIndex();
        }, () -> {
          twin.java.util.Date date = b[0].parse(changed, q);
          return date == null ? "null" : date.getTime() + " " + q.getIndex();
        });
      }
    }
    for (int date = 0; date < 4; date++) {
      // Android joins by the style of the date, the JDK by that of the time too.
      for (int time = 0; time < (date <= 1 ? 2 : 4); time++) {
        Check.equal("styles " + date + time, java.text.DateFormat.getDateTimeInstance(date, time, java.util.Locale.US)
            .format(new java.util.Date(1234567890123L)),
            twin.java.text.DateFormat.getDateTimeInstance(date, time, twin.java.util.Locale.US)
                .format(new twin.java.util.Date(1234567890123L)));
      }
      Check.equal("date", java.text.DateFormat.getDateInstance(date, java.util.Locale.US)
          .format(new java.util.Date(1234567890123L)),
          twin.java.text.DateFormat.getDateInstance(date, twin.java.util.Locale.US)
              .format(new twin.java.util.Date(1234567890123L)));
    }
  }

  private static void messages() {
    java.util.Locale.setDefault(java.util.Locale.US);
    String[] patterns = {"{0}", "a {0} b {1}", "It''s {0}", "'{0}' {0}", "{1,number,#.##} {0}",
        "{0,number,integer} {0,number,percent}", "{0,choice,0#none|1#one|1<many {0}}",
        "{0", "{x}", "{0,foo}", "}", "{0}{0}{2}", "{ 0 }", "", "{-1}", "{0,number} {1,number,currency}", "''", "'",
            "{0,number,'#'#}"};
    Object[] arguments = {5, 12345.678};
    for (String pattern : patterns) {
      Check.same("message " + pattern, () -> java.text.MessageFormat.format(pattern, arguments),
          () -> twin.java.text.MessageFormat.format(pattern, arguments));
      Check.same("pattern " + pattern, () -> new java.text.MessageFormat(pattern).toPattern(),
          () -> new twin.java.text.MessageFormat(pattern).toPattern());
      Check.same("parse " + pattern,
          () -> new java.text.MessageFormat(pattern).parse(java.text.MessageFormat.format(pattern, arguments)),
          () -> new twin.java.text.MessageFormat(pattern)
              .parse(twin.java.text.MessageFormat.format(pattern, arguments)));
    }
    for (String pattern : new String[] {"0#a|1#b|2<c", "-1#x|0#y", "1#a|0#b", "#a", "0#a|",
        "0.5#half|\u221e<never"}) {
      Check.same("choice " + pattern, () -> new java.text.ChoiceFormat(pattern).toPattern(),
          () -> new twin.java.text.ChoiceFormat(pattern).toPattern());
      for (double value : new double[] {-5, -1, 0, 0.5, 1, 1.5, 2, 2.5, 100, Double.NaN}) {
        Check.same("choice " + pattern + value, () -> new java.text.ChoiceFormat(pattern).format(value),
            () -> new twin.java.text.ChoiceFormat(pattern).format(value));
      }
    }
  }

  private static void normal() {
    String[] words = {"abc", "\u00e9t\u00e9", "e\u0301", "A\u030a\u0327", "\u1e9b\u0323", "\ud55c\uae00",
        "\u1112\u1161\u11ab", "\u00bd", "\ufb01", "\uff21\uff22", "\u212b", "\u0344",
        "a\u0328\u0301", "\u1fee", "\u0439", "\u3099\u304b\u3099", "\u2460", "\u01c4"};
    for (String word : words) {
      for (java.text.Normalizer.Form form : java.text.Normalizer.Form.values()) {
        Check.equal(form + " " + word, java.text.Normalizer.normalize(word, form),
            twin.java.text.Normalizer.normalize(word, twin.java.text.Normalizer.Form.valueOf(form.name())));
      }
    }
    for (int c = 0xa0; c < 0x3100; c++) {
      String text = String.valueOf((char) c);
      Check.equal("NFD " + c, java.text.Normalizer.normalize(text, java.text.Normalizer.Form.NFD),
          twin.java.text.Normalizer.normalize(text, twin.java.text.Normalizer.Form.NFD));
      Check.equal("NFC " + c, java.text.Normalizer.normalize(text, java.text.Normalizer.Form.NFC),
          twin.java.text.Normalizer.normalize(text, twin.java.text.Normalizer.Form.NFC));
    }
    String[] sorted = {"", " ", "_", "-", "1", "2", "10", "a", "A", "\u00e4", "ab", "b", "B", "z"};
    String[] order = {"", " ", "_", "-", "1", "10", "2", "a", "A", "\u00e4", "ab", "b", "B", "z"};
    twin.java.text.Collator collator = twin.java.text.Collator.getInstance();
    Arrays.sort(sorted, collator);
    Check.equal("collator", order, sorted);
    collator.setStrength(twin.java.text.Collator.PRIMARY);
    Check.equal("primary", 0, collator.compare("\u00c9T\u00e9", "ete"));
    twin.java.text.BreakIterator words2 = twin.java.text.BreakIterator.getWordInstance();
    words2.setText("Hello, it's 3.14 ok.");
    StringBuilder breaks = new StringBuilder();
    for (int i = words2.first(); i >= 0; i = words2.next()) breaks.append(i).append(' ');
    java.text.BreakIterator words3 = java.text.BreakIterator.getWordInstance(java.util.Locale.US);
    words3.setText("Hello, it's 3.14 ok.");
    StringBuilder expected = new StringBuilder();
    for (int i = words3.first(); i >= 0; i = words3.next()) expected.append(i).append(' ');
    Check.equal("words", expected.toString(), breaks.toString());
  }

  public static void main(String[] args) {
    formatter();
    decimals();
    dates();
    messages();
    normal();
    Check.done();
  }
}
