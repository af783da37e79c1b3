package strings;

import static support.Tell.p;
import static support.Tell.thrown;

/** indexOf, lastIndexOf, contains, startsWith, regionMatches with positions out of range and empty needles. */
public class Searching {
  public static void main(String[] args) {
    String s = "abracadabra";
    for (String needle : new String[] {"a", "abra", "bra", "", "x", "abracadabra", "abracadabraa", "ra"}) {
      StringBuilder row = new StringBuilder();
      for (int from : new int[] {-5, 0, 1, 7, 8, 10, 11, 12, 100}) {
        row.append(s.indexOf(needle, from)).append('/').append(s.lastIndexOf(needle, from)).append(' ');
      }
      p(needle, s.indexOf(needle), s.lastIndexOf(needle), s.contains(needle), s.startsWith(needle), s.endsWith(needle),
          row);
    }
    for (int c : new int[] {'a', 'b', 'z', -1, 0x1F600, 0x110000})
      p(c, s.indexOf(c), s.lastIndexOf(c), s.indexOf(c, 4), s.lastIndexOf(c, 4), s.indexOf(c, -1),
          s.lastIndexOf(c, -1));
    String wide = "x\uD83D\uDE00y\uD83D\uDE00\uD83Dz";
    p(wide.indexOf(0x1F600), wide.lastIndexOf(0x1F600), wide.indexOf(0x1F600, 2), wide.lastIndexOf(0x1F600, 3),
        wide.indexOf(0xD83D, 2), wide.lastIndexOf(0xDE00));
    p(s.startsWith("cad", 4), s.startsWith("a", -1), s.startsWith("", 11), s.startsWith("", 12), s.startsWith("a", 10));
    p(s.regionMatches(0, "ABRA", 0, 4), s.regionMatches(true, 0, "ABRA", 0, 4), s.regionMatches(7, s, 0, 4),
        s.regionMatches(7, s, 0, 5), s.regionMatches(-1, s, 0, 1), s.regionMatches(0, s, 0, -3),
        s.regionMatches(true, 2, "xxRACx", 2, 3));
    p("".indexOf(""), "".lastIndexOf(""), "".contains(""), "".isEmpty(), "".indexOf('a'), "a".lastIndexOf("", -1),
        "a".lastIndexOf("", 5));
    p(thrown(() -> s.charAt(11)), thrown(() -> s.charAt(-1)), thrown(() -> s.substring(5, 4)),
        thrown(() -> s.substring(12)), thrown(() -> s.subSequence(-1, 2)), s.substring(11).length());
    p(thrown(() -> s.indexOf(null)), thrown(() -> s.contains(null)), thrown(() -> s.startsWith(null)), s.equals(null),
        thrown(() -> s.concat(null)));
  }
}
