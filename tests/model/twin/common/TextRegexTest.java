import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** java.util.regex against the JDK, whose Unicode classes and case must be asked for. */
final class TextRegexTest {
  private static final Random RANDOM = Check.random(7);
  private static final int UNICODE =
      java.util.regex.Pattern.UNICODE_CHARACTER_CLASS | java.util.regex.Pattern.UNICODE_CASE;
  private static final String[] ATOMS = {
    "a", "b", "c", "ab", ".", "\\d", "\\w", "\\s", "\\D", "\\W", "\\S", "[abc]", "[^ab]", "[a-c&&[^b]]",
        "[a-z&&[^b]&&[^c]]", "[ab[cd]]",
    "\\p{Lower}", "\\p{Lu}", "\\p{L}", "\\P{L}", "[\\d\\-x]", "[\\Q]\\E]", "^", "$", "\\b", "\\B", "\\A", "\\z",
        "\\Z", "\\n", "\\t",
    "\\x61", "\\u0062", "\\x{63}", "\\Qab\\E", "\\h", "\\v", "\\01", "A", "é", "É", "1", "_", "\\.", "\\(", "-", "]",
        "x",
    "[]a]", "[a-]", "[-a]", "[a&&b]", "[^\\s]", "\\p{IsLatin}", "\\p{InGreek}", "\\p{javaUpperCase}", "\\p{Punct}",
        "\\p{Alpha}"
  };
  private static final String[] QUANTIFIERS =
      {"", "", "", "*", "+", "?", "*?", "+?", "??", "*+", "++", "?+", "{2}", "{1,2}", "{0,2}?", "{2,}", "{1,}+"};
  private static final String LETTERS = "aaabbbcABC1_ \n\r-xé.É]";

  private TextRegexTest() {}

  /**
   * {@code groups}: how many capturing groups are complete, so that references to them are allowed. Not generated,
   * for the JDK does them otherwise: groups in looks and atomic parts (it does not forget them on the way back),
   * repeated groups when looking behind, halves of surrogate pairs.
   */
  private static String pattern(int depth, int[] groups, boolean bounded, boolean closed) {
    StringBuilder text = new StringBuilder();
    int parts = 1 + RANDOM.nextInt(3);
    for (int i = 0; i < parts; i++) {
      int kind = depth == 0 ? 0 : RANDOM.nextInt(14);
      String quantifier = QUANTIFIERS[RANDOM.nextInt(QUANTIFIERS.length)];
      if (bounded && (quantifier.startsWith("*") || quantifier.startsWith("+") || quantifier.contains(",}"))) {
        quantifier = "";
      }
      if (kind < 7) {
        String atom = ATOMS[RANDOM.nextInt(ATOMS.length)];
        boolean fixed = atom.startsWith("^") || atom.startsWith("$") || atom.matches("\\\\[bBAzZ]");
        text.append(atom).append(fixed ? "" : quantifier);
      } else if (kind == 7 && !closed) {
        text.append("(").append(pattern(depth - 1, groups, bounded, closed)).append(")");
        groups[0]++;
      } else if (kind == 8) {
        boolean possessive = quantifier.length() > 1 && quantifier.endsWith("+");
        text.append("(?:").append(pattern(depth - 1, groups, bounded, closed || possessive)).append("|");
        text.append(pattern(depth - 1, groups, bounded, closed || possessive)).append(")")
            .append(bounded ? "" : quantifier);
      } else if (kind == 9) {
        text.append(RANDOM.nextBoolean() ? "(?!" : "(?=").append(pattern(depth - 1, groups, bounded, true))
            .append(")");
      } else if (kind == 10) {
        text.append(RANDOM.nextBoolean() ? "(?<!" : "(?<=").append(pattern(depth - 1, groups, true, true))
            .append(")");
      } else if (kind == 11) {
        text.append("(?>").append(pattern(depth - 1, groups, bounded, true)).append(")");
      } else if (kind == 12 && groups[0] > 0 && !bounded) {
        text.append("\\").append(1 + RANDOM.nextInt(Math.min(9, groups[0])));
      } else {
        text.append("|").append(ATOMS[RANDOM.nextInt(ATOMS.length)]);
      }
    }
    return text.toString();
  }

  private static String input() {
    StringBuilder text = new StringBuilder();
    int length = RANDOM.nextInt(14);
    int[] points = LETTERS.codePoints().toArray();
    for (int i = 0; i < length; i++) text.appendCodePoint(points[RANDOM.nextInt(points.length)]);
    return text.toString();
  }

  private static String matches(java.util.regex.Matcher m) {
    StringBuilder all = new StringBuilder();
    all.append(m.matches()).append(m.pattern().pattern().contains("(?<") || m.hitEnd()).append(m.lookingAt());
    m.reset();
    while (m.find()) {
      for (int g = 0; g <= m.groupCount(); g++) all.append(' ').append(m.start(g)).append('-').append(m.end(g));
      all.append(';');
    }
    return all.toString();
  }

  private static String matches(twin.java.util.regex.Matcher m) {
    StringBuilder all = new StringBuilder();
    all.append(m.matches()).append(m.pattern().pattern().contains("(?<") || m.hitEnd()).append(m.lookingAt());
    m.reset();
    while (m.find()) {
      for (int g = 0; g <= m.groupCount(); g++) all.append(' ').append(m.start(g)).append('-').append(m.end(g));
      all.append(';');
    }
    return all.toString();
  }

  private static void random() {
    int[] flags = {0, 0, 2, 8, 32, 1, 1 | 8, 2 | 8, 2 | 32};
    for (int round = 0; round < 12000; round++) {
      String regex = pattern(3, new int[1], false, false);
      int flag = flags[RANDOM.nextInt(flags.length)];
      Object compiled = Check.same("compile "
          + regex, () -> java.util.regex.Pattern.compile(regex, flag | UNICODE).pattern(),
          () -> twin.java.util.regex.Pattern.compile(regex, flag).pattern());
      if (!regex.equals(compiled)) continue;
      java.util.regex.Pattern p;
      twin.java.util.regex.Pattern q;
      try {
        p = java.util.regex.Pattern.compile(regex, flag | UNICODE);
        q = twin.java.util.regex.Pattern.compile(regex, flag);
      } catch (RuntimeException e) {
        continue;
      }
      for (int i = 0; i < 6; i++) {
        String text = input();
        String what = "/" + regex + "/ " + flag + " on '" + text + "' ";
        Check.same(what, () -> matches(p.matcher(text)), () -> matches(q.matcher(text)));
        Check.same(what + "split", () -> Arrays.asList(p.split(text, text.length() % 4 - 1)),
            () -> Arrays.asList(q.split(text, text.length() % 4 - 1)));
        Check.same(what + "replace", () -> p.matcher(text).replaceAll("<$0>"),
            () -> q.matcher(text).replaceAll("<$0>"));
        int start = RANDOM.nextInt(text.length() + 1);
        int end = start + RANDOM.nextInt(text.length() - start + 1);
        boolean anchoring = RANDOM.nextBoolean();
        boolean transparent = RANDOM.nextBoolean();
        Check.same(what + "region " + start + " " + end + anchoring + transparent, () -> {
          java.util.regex.Matcher m = p.matcher(text).useAnchoringBounds(anchoring).useTransparentBounds(transparent)
              .region(start, end);
          return m.find() ? m.start() + "-" + m.end() + m.lookingAt() + m.matches() : "";
        }, () -> {
          twin.java.util.regex.Matcher m = q.matcher(text).useAnchoringBounds(anchoring)
              .useTransparentBounds(transparent).region(start, end);
          return m.find() ? m.start() + "-" + m.end() + m.lookingAt() + m.matches() : "";
        });
      }
    }
  }

  private static void errors() {
    String[] bad = {"(", ")", "[", "[a", "a**", "*", "+a", "?", "a{", "a{1", "a{2,1}", "a{x}", "\\", "(?<n>a)(?<n>b)",
        "(?<1>a)", "(?<n", "\\k<n>",
        "\\kx", "(?q)", "[b-a]", "\\p{Foo}", "\\p{", "\\p{}", "\\u12", "\\x1", "\\x{110000}", "\\c", "\\0", "\\08",
        "\\y", "[\\y]", "[&&]", "[a&&]", "(?", "(?<", "(?i", "a|*", "(?:", "[[a]", "[]", "[^]", "\\Qa", "a\\E",
            "(?x) a # c", "(?x) a [ b ] c",
        "(?i)(?-i)a", "(?i:a)b", "(?s-m:.)", "\\p{IsAlphabetic}", "\\p{IsHan}", "\\p{script=Greek}", "\\p{gc=Lu}",
            "\\p{general_category=L}",
        "\\p{LC}", "\\p{L1}", "\\p{all}", "\\pL", "\\PL", "\\e\\a\\f", "\\cA", "a{2}+b", "\\X", "(?<name>a)\\k<name>",
            "(a)\\2", "(a)\\11", "[a-\\d]", "[\\w-z]"};
    for (String regex : bad) {
      Object compiled = Check.same("compile "
          + regex, () -> java.util.regex.Pattern.compile(regex, UNICODE).toString(),
          () -> twin.java.util.regex.Pattern.compile(regex).toString());
      if (!regex.equals(compiled)) continue;
      for (String text : new String[] {"", "a", "A", "aa", "ab", "Aa", "b", "bc", "1", "漢", "Ω", "aaa1", "aab"}) {
        Check.same(regex + " on " + text,
            () -> matches(java.util.regex.Pattern.compile(regex, UNICODE).matcher(text)),
            () -> matches(twin.java.util.regex.Pattern.compile(regex).matcher(text)));
      }
    }
  }

  private static void properties() {
    String[] names = {"Lower", "Upper", "ASCII", "Alpha", "Digit", "Alnum", "Punct", "Graph", "Print", "Blank",
        "Cntrl", "XDigit", "Space", "Lu", "Ll",
        "Lt", "Lm", "Lo", "L", "M", "Mn", "N", "Nd", "P", "Pc", "S", "Sc", "Z", "Zs", "C", "Cf", "LC", "LD",
            "IsAlphabetic", "IsIdeographic", "IsLetter",
        "IsLowercase", "IsUppercase", "IsTitlecase", "IsPunctuation", "IsControl", "IsWhite_Space", "IsDigit",
            "IsJoin_Control",
        "IsNoncharacter_Code_Point", "IsAssigned", "IsLatin", "IsGreek", "IsCyrillic", "IsHan", "IsHiragana",
            "IsArabic", "IsHebrew", "IsCommon",
        "InBasicLatin", "InLatin-1Supplement", "InCyrillic", "InGreek", "InCJKUnifiedIdeographs", "javaLowerCase",
            "javaUpperCase",
        "javaWhitespace", "javaMirrored", "javaLetterOrDigit", "javaJavaIdentifierStart", "IsL", "gc=Nd", "sc=Latn",
            "script=Cyrillic"};
    for (String name : names) {
      for (int flags = 0; flags <= 2; flags += 2) {
        java.util.regex.Matcher m = java.util.regex.Pattern.compile("\\p{" + name + "}", UNICODE | flags).matcher("");
        twin.java.util.regex.Matcher n = twin.java.util.regex.Pattern.compile("\\p{" + name + "}", flags).matcher("");
        for (int i = 0; i < 1200; i++) {
          int c = i < 700 ? i : i < 1000 ? RANDOM.nextInt(0x3000) : RANDOM.nextInt(0x20000);
          if (c >= 0xd800 && c < 0xe000) continue;
          String text = new String(Character.toChars(c));
          if (m.reset(text).matches() != n.reset(text).matches()) {
            Check.equal(name + " " + Integer.toHexString(c), m.matches(), n.matches());
          }
        }
        Check.isTrue(name, true);
      }
    }
    for (String escape : new String[] {"\\d", "\\w", "\\s", "\\h", "\\v", "."}) {
      java.util.regex.Matcher m = java.util.regex.Pattern.compile(escape, UNICODE).matcher("");
      twin.java.util.regex.Matcher n = twin.java.util.regex.Pattern.compile(escape).matcher("");
      for (int c = 0; c < 0x3100; c++) {
        String text = String.valueOf((char) c);
        Check.equal(escape + " " + Integer.toHexString(c), m.reset(text).matches(), n.reset(text).matches());
      }
    }
  }

  private static void calls() {
    for (String replacement : new String[] {"", "x", "$1", "$2", "$0$1", "\\$", "$", "\\", "${n}", "${m}", "${",
        "${n", "$a", "$12", "${1a}", "a$1b\\\\"}) {
      Check.same("replace " + replacement,
          () -> java.util.regex.Pattern.compile("(?<n>a)(b)?").matcher("xaabz").replaceAll(replacement),
          () -> twin.java.util.regex.Pattern.compile("(?<n>a)(b)?").matcher("xaabz").replaceAll(replacement));
      Check.same("replaceFirst " + replacement,
          () -> java.util.regex.Pattern.compile("(?<n>a)(b)?").matcher("xaabz").replaceFirst(replacement),
          () -> twin.java.util.regex.Pattern.compile("(?<n>a)(b)?").matcher("xaabz").replaceFirst(replacement));
    }
    for (String text : new String[] {"", "a", "\\E", "a\\Eb\\E", "a.b", "\\Q\\E\\Q"}) {
      Check.equal("quote " + text, java.util.regex.Pattern.quote(text), twin.java.util.regex.Pattern.quote(text));
      Check.isTrue("quote " + text, twin.java.util.regex.Pattern.matches(twin.java.util.regex.Pattern.quote(text),
          text));
      Check.same("stream " + text, () -> java.util.regex.Pattern.compile("b").splitAsStream(text)
          .collect(Collectors.toList()),
          () -> twin.java.util.regex.Pattern.compile("b").splitAsStream(text).collect(Collectors.toList()));
    }
    java.util.regex.Matcher m = java.util.regex.Pattern.compile("(?<n>b)(c)?").matcher("abcab");
    twin.java.util.regex.Matcher n = twin.java.util.regex.Pattern.compile("(?<n>b)(c)?").matcher("abcab");
    Check.same("no match", () -> m.group(), () -> n.group());
    Check.same("no match", () -> m.toMatchResult().start(), () -> n.toMatchResult().start());
    for (int i = 0; i < 4; i++) {
      Check.same("find", () -> m.find(), () -> n.find());
      Check.same("group", () -> m.group(2), () -> n.group(2));
      Check.same("group", () -> m.group(3), () -> n.group(3));
      Check.same("group", () -> m.group("n") + m.start("n") + m.end("n"), () -> n.group("n") + n.start("n")
          + n.end("n"));
      Check.same("group", () -> m.group("o"), () -> n.group("o"));
      Check.same("result", () -> m.toMatchResult().group(1), () -> n.toMatchResult().group(1));
      Check.equal("toString", m.toString(), n.toString().substring(5));
    }
    Check.same("find", () -> m.find(9), () -> n.find(9));
    Check.same("find", () -> m.find(2) + m.group(), () -> n.find(2) + n.group());
    Check.same("region", () -> m.region(3, 1), () -> n.region(3, 1));
    StringBuffer a = new StringBuffer();
    StringBuffer b = new StringBuffer();
    m.reset();
    n.reset();
    while (m.find()) m.appendReplacement(a, "[$2]");
    while (n.find()) n.appendReplacement(b, "[$2]");
    Check.equal("append", m.appendTail(a).toString(), n.appendTail(b).toString());
    List<String> results = new ArrayList<>();
    m.reset("bcb").results().forEach(r -> results.add(r.group() + r.start()));
    List<String> ours = new ArrayList<>();
    n.reset("bcb").results().forEach(r -> ours.add(r.group() + r.start()));
    Check.equal("results", results, ours);
    Check.equal("replace by function", m.replaceAll(r -> r.group(1) + "!"), n.replaceAll(r -> r.group(1) + "!"));
    Check.isTrue("pair", twin.java.util.regex.Pattern.matches("[\uD83D\uDE00-\uD83D\uDE0F]{2}\uD83D\uDE00.",
        "\uD83D\uDE01\uD83D\uDE0F\uD83D\uDE00\uD83D\uDE00"));
    StringBuilder large = new StringBuilder();
    for (int i = 0; i < 100000; i++) large.append("ab");
    Check.isTrue("long text", twin.java.util.regex.Pattern.matches("(a|b)*", large));
    Check.isTrue("long text", twin.java.util.regex.Pattern.matches("(?:(a)(b))+?", large));
    Check.isTrue("long text", twin.java.util.regex.Pattern.matches("(?:a?b?)*+", large));
  }

  public static void main(String[] args) {
    calls();
    errors();
    properties();
    random();
    Check.done();
  }
}
