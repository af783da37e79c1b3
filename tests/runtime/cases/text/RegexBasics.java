package text;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.regex.*;

/** Patterns and matchers: groups, quantifiers, alternation, anchors, find, lookingAt, regions, replacement. */
public class RegexBasics {
  static String all(String regex, String text, int flags) {
    Matcher m = Pattern.compile(regex, flags).matcher(text);
    StringBuilder b = new StringBuilder();
    while (m.find()) {
      b.append(m.start()).append('-').append(m.end()).append('<').append(m.group());
      for (int g = 1; g <= m.groupCount(); g++) b.append('|').append(m.group(g)).append('@').append(m.start(g));
      b.append("> ");
    }
    return b.toString();
  }

  public static void main(String[] args) {
    String[][] cases = {{"a*", "baaac"}, {"a*?", "aa"}, {"a+", "caaab aa"}, {"(a)(b)?", "ab a"},
        {"(a|ab)(c|bcd)(d*)", "abcd"}, {"^\\w+$", "one"}, {"\\bfoo\\b", "foo food foo"},
        {"(\\d{2,3})-?", "1-22-333-4444"}, {"[^abc]+", "abcxyzabc"}, {"[a-c&&[^b]]", "abcd"}, {"(?:x)(y)\\1", "xyy xy"},
        {"(?<year>\\d{4})-(?<m>\\d\\d)", "on 2024-05 and 1999-12"}, {"a(?=b)", "ab ac"}, {"a(?!b)", "ab ac"},
        {"(?<=x)a", "xa ya"}, {"(?<!x)a", "xa ya"}, {"a++b", "aaab"}, {"a++ab", "aaab"}, {"(?>a|ab)c", "abc ac"},
        {"(a*)*", "aaa"}, {"(a|b)*c", "ababc"}, {".", "a\nb\r"}, {"\\s+|\\S+", " a  bc\t"},
        {"\\p{Lu}\\p{L}*", "Hello World \u00c4b"}, {"[\\w.]+@[\\w.]+\\.\\w+", "mail a.b@c.de or x@y.org."},
        {"\\x41\\u0042\\t?\\.\\*", "AB\t.*"}, {"\\Qa.b\\E", "a.b axb"}, {"", "ab"}, {"x{0}", "xx"},
        {"(x{2}){2}", "xxxxxx"}, {"[\\]\\-\\\\]", "]-\\"}, {"\\R", "a\r\nb\nc"}, {"\\h+\\H", " \tx"},
        {"[[:alpha:]]", "a:"}};
    for (String[] c : cases) p(c[0], all(c[0], c[1], 0));
    p(all("abc", "ABC abc", Pattern.CASE_INSENSITIVE), all("^b$", "a\nb\nc", Pattern.MULTILINE),
        all("a.c", "a\nc", Pattern.DOTALL), all("a b # comment", "ab", Pattern.COMMENTS),
        all("a.c", "a.c abc", Pattern.LITERAL), all("(?i)x(?-i)y", "Xy XY", 0),
        all("\u00e4", "\u00c4", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE),
        all("^.*$", "a\r\nb", Pattern.MULTILINE | Pattern.UNIX_LINES));
    Matcher m = Pattern.compile("(o)(.)?").matcher("foo boo");
    p(m.lookingAt(), m.matches(), m.find(), m.group(), m.find(4), m.start(), m.end(2), m.reset("oz").matches(),
        m.group(2), m.hitEnd(), m.toMatchResult().group(1), thrown(() -> m.group(3)),
        thrown(() -> Pattern.compile("x").matcher("y").group()));
    m.reset("xxoaxx").region(2, 4);
    p(m.matches(), m.regionStart(), m.find(), m.useAnchoringBounds(false).lookingAt());
    Matcher named = Pattern.compile("(?<k>\\w+)=(?<v>\\w*)").matcher("a=1 b= c=3");
    StringBuffer out = new StringBuffer();
    while (named.find()) named.appendReplacement(out, "${v}<-" + named.group("k"));
    p(named.appendTail(out), "a1b2".replaceAll("(\\w)(\\d)", "$2$1"),
        "x".replaceAll("x", Matcher.quoteReplacement("$1\\")), "aaa".replaceFirst("a", "b"),
        thrown(() -> "a".replaceAll("a", "${none}")), thrown(() -> named.group("none")));
    p(Pattern.matches("a|b", "b"), Pattern.quote("a*"), Pattern.compile("x", 2).flags(),
        Pattern.compile(",").split("a,b,,"), Pattern.compile(",").splitAsStream("q,r").count(),
        Pattern.compile("\\d").asPredicate().test("a1"), Pattern.compile("a+b"));
    for (String bad : new String[] {"(", "[a", "a**", "\\", "(?<n>a)(?<n>b)", "a{2,1}", "\\k<x>", "[z-a]", "*a", "(?z)",
             "\\p{Nope}", "a{99999999999}"})
      System.out.print(thrown(() -> Pattern.compile(bad)) + " ");
    System.out.println();
    try {
      Pattern.compile("a(b");
    } catch (PatternSyntaxException e) {
      p(e.getDescription(), e.getIndex(), e.getPattern());
    }
  }
}
