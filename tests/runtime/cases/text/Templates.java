package text;

import static support.Tell.p;

import java.util.*;
import java.util.regex.*;

/** Templates with conditions and loops, word wrapping, columns, diffs of lines, and a Markdown subset. */
public class Templates {
  static String render(String t, Map<String, Object> m) {
    Matcher each = Pattern.compile("\\{#(\\w+)\\}(.*?)\\{/\\1\\}", Pattern.DOTALL).matcher(t);
    StringBuffer out = new StringBuffer();
    while (each.find()) {
      Object v = m.get(each.group(1));
      StringBuilder body = new StringBuilder();
      if (v instanceof List)
        for (Object o : (List<?>) v) {
          Map<String, Object> inner = new HashMap<>(m);
          inner.put("it", o);
          body.append(render(each.group(2), inner));
        }
      else if (v != null && !Boolean.FALSE.equals(v))
        body.append(render(each.group(2), m));
      each.appendReplacement(out, Matcher.quoteReplacement(body.toString()));
    }
    each.appendTail(out);
    Matcher var = Pattern.compile("\\{(\\w+)(?::(\\w+))?\\}").matcher(out);
    StringBuffer done = new StringBuffer();
    while (var.find()) {
      String s = String.valueOf(m.getOrDefault(var.group(1), "?" + var.group(1)));
      if ("upper".equals(var.group(2))) s = s.toUpperCase();
      var.appendReplacement(done, Matcher.quoteReplacement(s));
    }
    return var.appendTail(done).toString();
  }

  static String markdown(String s) {
    s = s.replaceAll("(?m)^# (.+)$", "<h1>$1</h1>").replaceAll("(?m)^- (.+)$", "<li>$1</li>");
    s = s.replaceAll("\\*\\*(.+?)\\*\\*", "<b>$1</b>")
            .replaceAll("\\*(.+?)\\*", "<i>$1</i>")
            .replaceAll("`([^`]+)`", "<code>$1</code>");
    return s.replaceAll("\\[([^\\]]+)\\]\\(([^)]+)\\)", "<a href=\"$2\">$1</a>").replace("\n", "|");
  }

  static List<String> diff(List<String> a, List<String> b) {
    int[][] l = new int[a.size() + 1][b.size() + 1];
    for (int i = a.size() - 1; i >= 0; i--)
      for (int j = b.size() - 1; j >= 0; j--)
        l[i][j] = a.get(i).equals(b.get(j)) ? 1 + l[i + 1][j + 1] : Math.max(l[i + 1][j], l[i][j + 1]);
    List<String> out = new ArrayList<>();
    int i = 0, j = 0;
    while (i < a.size() || j < b.size()) {
      if (i < a.size() && j < b.size() && a.get(i).equals(b.get(j))) {
        out.add(" " + a.get(i++));
        j++;
      } else if (j < b.size() && (i == a.size() || l[i][j + 1] > l[i + 1][j]))
        out.add("+" + b.get(j++));
      else
        out.add("-" + a.get(i++));
    }
    return out;
  }

  public static void main(String[] args) {
    Map<String, Object> m = new HashMap<>();
    m.put("name", "A$B\\C");
    m.put("items", Arrays.asList("one", 2, "thr{ee"));
    m.put("yes", true);
    m.put("no", false);
    p(render(
        "Hi {name}/{name:upper}! {#items}<{it}>{/items}{#yes}Y{name}{/yes}{#no}N{/no}{missing}{#gone}x{/gone}", m));
    p(markdown("# Title\n- **bold** and *it*\n- `a*b` [x](http://y)\nplain"));
    p(diff(Arrays.asList("a b c d f".split(" ")), Arrays.asList("a c d e f g".split(" "))),
        diff(Collections.emptyList(), Arrays.asList("x")), diff(Arrays.asList("x"), Arrays.asList("x")));
    StringBuilder camel = new StringBuilder();
    Matcher c = Pattern.compile("_(\\w)").matcher("snake_case_to_camel");
    int at = 0;
    while (c.find()) {
      camel.append("snake_case_to_camel", at, c.start()).append(c.group(1).toUpperCase());
      at = c.end();
    }
    camel.append("snake_case_to_camel".substring(at));
    p(camel, "camelCaseTo".replaceAll("([A-Z])", "_$1").toLowerCase(), "  many   spaces ".trim().replaceAll(" +", " "),
        "2024-05-06".replaceAll("(\\d+)-(\\d+)-(\\d+)", "$3/$2/$1"), "a1b22".replaceAll("\\d+", "<$0>"));
  }
}
