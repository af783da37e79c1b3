package strings;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Padding, columns and tables by String.format, as an app would print them. */
public class Formatter8 {
  public static void main(String[] args) {
    String[][] rows = {
        {"name", "count", "price"}, {"apple", "3", "1.25"}, {"watermelon", "12", "30.5"}, {"fig", "100000", "0.004"}};
    for (String[] row : rows) System.out.println(String.format("|%-12s|%8s|%10s|", (Object[]) row));
    for (int i = 1; i < rows.length; i++)
      System.out.println(String.format(
          "|%-12.4s|%08d|%10.2f|", rows[i][0], Integer.parseInt(rows[i][1]), Double.parseDouble(rows[i][2])));
    p(String.format("%s", (Object) null), String.format("%10s|", (Object) null), String.format("%.2s|", (Object) null),
        String.format("%b %B", null, "x"), String.format("%h", "hello"), String.format("%S", "stra\u00dfe"));
    p(String.format("%d%%", 50), String.format("%n").length(), String.format("%c%c%C", 'a', 0x1F600, 'z'),
        String.format("%c", (Object) null), String.format("%5c|%-5c|", 'x', 'y'));
    p(String.format("%2$s %1$s %1$s %s %s", "a", "b"), String.format("%s %<s %2$s %<s", "x", "y"),
        String.format("%3$s", 1, 2, 3));
    p(thrown(() -> String.format("%d", "x")), thrown(() -> String.format("%s %s", "x")),
        thrown(() -> String.format("%q", 1)), thrown(() -> String.format("%.2d", 1)),
        thrown(() -> String.format("%-d", 1)), thrown(() -> String.format("%#s", "x")),
        thrown(() -> String.format("%")), thrown(() -> String.format("%+s", "a")),
        thrown(() -> String.format("%c", "str")), thrown(() -> String.format("%,x", 1)),
        thrown(() -> String.format("%--5d", 1)), thrown(() -> String.format("%c", 0x110000)),
        thrown(() -> String.format("%-05d", 1)), thrown(() -> String.format("%+ d", 1)),
        thrown(() -> String.format("%<s", 1)), thrown(() -> String.format("%5n")),
        thrown(() -> String.format("%f", 1)));
    Formatter f = new Formatter();
    f.format("%s-%s", 1, 2).format("/%s", 3);
    p(f, f.out().toString().length());
    f.close();
    p(thrown(() -> f.format("x")), thrown(f::toString));
    StringBuilder target = new StringBuilder("pre:");
    new Formatter(target, Locale.US).format("%,d", 1234567);
    p(target, String.format(Locale.GERMANY, "%s", 1.5), String.format((Locale) null, "%,d", 1234567));
    Formattable own = (formatter, flags, width, precision) -> formatter.format("<%d,%d,%d>", flags, width, precision);
    p(String.format("%s %10.3s %-#S", own, own, own));
  }
}
