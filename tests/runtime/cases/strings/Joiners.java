package strings;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.Arrays;
import java.util.Collections;
import java.util.NoSuchElementException;
import java.util.StringJoiner;
import java.util.StringTokenizer;

/** StringJoiner, String.join, StringTokenizer and Scanner-free splitting. */
public class Joiners {
  public static void main(String[] args) {
    StringJoiner j = new StringJoiner(", ", "{", "}");
    p(j, j.length(), j.setEmptyValue("none"), j.length());
    j.add("");
    p(j, j.length());
    j.add("a").add(null).add(new StringBuilder("b"));
    p(j, j.length(), j.toString());
    StringJoiner other = new StringJoiner("/", "<", ">").add("x").add("y");
    p(j.merge(other), j.merge(j), j.merge(new StringJoiner("+")), other.merge(new StringJoiner("", "p", "s").add("")));
    p(thrown(() -> new StringJoiner(null)), thrown(() -> new StringJoiner("", null, "")), thrown(() -> j.merge(null)),
        thrown(() -> j.setEmptyValue(null)));
    p(String.join("|", Collections.<String>emptyList()).isEmpty(), String.join("|", Collections.singleton("one")),
        String.join("", "a", "b"), String.join(null + "", "a", "b"));
    p(thrown(() -> String.join(null, "a")), thrown(() -> String.join("", (Iterable<String>) null)));
    StringTokenizer t = new StringTokenizer(" a b\tc\nd  e ");
    StringBuilder seen = new StringBuilder();
    p(t.countTokens());
    while (t.hasMoreTokens()) seen.append('[').append(t.nextToken()).append(']').append(t.countTokens());
    p(seen, thrown(t::nextToken), t.hasMoreElements());
    StringTokenizer d = new StringTokenizer("a=1;b=2;;c", "=;", true);
    seen.setLength(0);
    while (d.hasMoreElements()) seen.append(d.nextElement()).append(' ');
    p(seen);
    StringTokenizer changing = new StringTokenizer("x,y;z w", ",");
    p(changing.nextToken(), changing.nextToken(";"), changing.nextToken(" "), changing.nextToken(),
        changing.hasMoreTokens());
    p(new StringTokenizer("", ",").countTokens(), new StringTokenizer(",,,", ",").hasMoreTokens(),
        new StringTokenizer(",,", ",", true).countTokens(), thrown(() -> new StringTokenizer(null)));
    p(Arrays.asList("k=v;k2=v2".split("[=;]")), Arrays.asList("CamelCaseWord".split("(?=[A-Z])")),
        Arrays.asList("a1b2".split("(?<=\\d)")));
    try {
      new StringTokenizer("", "").nextElement();
    } catch (NoSuchElementException e) {
      p("no element", e.getMessage());
    }
  }
}
