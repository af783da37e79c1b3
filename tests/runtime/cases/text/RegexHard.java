package text;

import static support.Tell.p;

import java.util.*;
import java.util.regex.*;

/** Backtracking, nested groups, back references, lookbehind, unicode classes and long inputs. */
public class RegexHard {
  static String m(String regex, String text) {
    Matcher m = Pattern.compile(regex).matcher(text);
    if (!m.find()) return "-";
    StringBuilder b = new StringBuilder("[" + m.group());
    for (int i = 1; i <= m.groupCount(); i++) b.append('|').append(m.group(i));
    return b.append(']').toString();
  }

  public static void main(String[] args) {
    p(m("((a)|(b))*", "abb"), m("(a(b)?)+", "aba"), m("(?:(a)|b)*", "ab"), m("(a*)(a|b)*", "aaab"),
        m("(\\w+) \\1", "hello hello world"), m("(a)?\\1b", "b"), m("^(.)(.).?\\2\\1$", "level"),
        m("(?<a>.)\\k<a>", "xyzzy"), m("(x+x+)+y", "xxxxxxxxxxy"), m("(?=(\\w+))\\1:", "abc:"), m("a{3}", "aa"),
        m("(a{1,2}){2}", "aaaa"));
    p(m("(?<=\\d{1,3})x", "12x"), m("(?<!ab|c)d", "abd cd xd"), m("(?<=^|,)[^,]*", "a,b"), m("\\G\\d", "12a3"),
        m("\\Aab\\z", "ab"), m("b\\Z", "ab\n"), m("a(?i)B", "ab"), m("(?s).+", "a\nb"), m("(?x) a\\ b [ ] #c", "a b "),
        m("[a-z]+?\\d", "abc1"), m("\\d*+\\d", "123"), m("[^\\d\\s]+", "12 ab"));
    p(m("\\p{IsGreek}+", "abc\u03b1\u03b2"), m("\\p{InCyrillic}", "\u0416"), m("\\P{L}+", "ab12"),
        m("[\\p{L}&&[^a-z]]+", "abXY"), m("\\p{javaUpperCase}", "aB"), m("[\\uD83D\\uDE00]", "x\uD83D\uDE00"),
        m(".", "\uD83D\uDE00").length(), m("^.$", "\uD83D\uDE00"), m("\\x{1F600}", "\uD83D\uDE00"), m("\\w", "\u00e9"),
        m("(?U)\\w", "\u00e9"), m("\\p{Punct}+", "a!?"), m("\\p{XDigit}{3}", "gfff"));
    StringBuilder big = new StringBuilder();
    for (int i = 0; i < 3000; i++) big.append("word").append(i % 10).append(i % 7 == 0 ? "; " : " ");
    Matcher words = Pattern.compile("(\\w)(\\w*)(\\d)(;?)").matcher(big);
    int count = 0, semis = 0;
    while (words.find()) {
      count++;
      if (!words.group(4).isEmpty()) semis++;
    }
    p(count, semis, Pattern.compile("[0-4]").matcher(big).replaceAll("#").hashCode(),
        big.toString().split("\\s*;\\s*").length, Pattern.compile("(?:word\\d;? )*").matcher(big).matches());
    String csv = "a,\"b,c\",,\"d\"\"e\",f";
    Matcher field = Pattern.compile("\\G(?:^|,)(?:\"((?:[^\"]|\"\")*)\"|([^,]*))").matcher(csv);
    List<String> fields = new ArrayList<>();
    while (field.find()) fields.add(field.group(1) != null ? field.group(1).replace("\"\"", "\"") : field.group(2));
    p(fields);
    String template = "Hello ${name}, you owe ${amount} to ${name}";
    Map<String, String> values = new HashMap<>();
    values.put("name", "A$1");
    values.put("amount", "\\5");
    Matcher t = Pattern.compile("\\$\\{(\\w+)}").matcher(template);
    StringBuffer out = new StringBuffer();
    while (t.find()) t.appendReplacement(out, Matcher.quoteReplacement(values.get(t.group(1))));
    p(t.appendTail(out));
    Pattern ip = Pattern.compile("((25[0-5]|2[0-4]\\d|1?\\d?\\d)\\.){3}(25[0-5]|2[0-4]\\d|1?\\d?\\d)");
    for (String s : new String[] {"192.168.0.1", "256.1.1.1", "1.2.3", "0.0.0.0", "01.2.3.4"})
      System.out.print(ip.matcher(s).matches() + " ");
    Pattern date = Pattern.compile("^(?:(\\d{4})-(\\d{2})-(\\d{2})|(\\d{2})/(\\d{2})/(\\d{4}))$");
    for (String s : new String[] {"2024-01-02", "01/02/2024", "1/2/2024"})
      System.out.print(date.matcher(s).matches() + " ");
    Matcher tokens = Pattern.compile("(?<num>\\d+(?:\\.\\d+)?)|(?<id>[a-z]\\w*)|(?<op>[-+*/()=])|(?<bad>\\S)")
                         .matcher("x1 = 3.14*(y+2) ? 7");
    StringBuilder kinds = new StringBuilder();
    while (tokens.find())
      for (String k : new String[] {"num", "id", "op", "bad"})
        if (tokens.group(k) != null) kinds.append(k).append(':').append(tokens.group()).append(' ');
    p(kinds);
  }
}
