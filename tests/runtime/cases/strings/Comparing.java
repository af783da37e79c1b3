package strings;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Ordering of strings: natural, without case, by length, by numbers inside, by locale-free collation, with nulls. */
public class Comparing {
  static int natural(String a, String b) {
    int i = 0, j = 0;
    while (i < a.length() && j < b.length()) {
      char c = a.charAt(i), d = b.charAt(j);
      if (Character.isDigit(c) && Character.isDigit(d)) {
        int si = i, sj = j;
        while (i < a.length() && Character.isDigit(a.charAt(i))) i++;
        while (j < b.length() && Character.isDigit(b.charAt(j))) j++;
        int r = Long.compare(Long.parseLong(a.substring(si, i)), Long.parseLong(b.substring(sj, j)));
        if (r != 0) return r;
      } else {
        int r = Character.compare(Character.toLowerCase(c), Character.toLowerCase(d));
        if (r != 0) return r;
        i++;
        j++;
      }
    }
    return Integer.compare(a.length() - i, b.length() - j);
  }

  public static void main(String[] args) {
    List<String> names = Arrays.asList("file10", "File2", "file1", "file", "file02", "\u00c4pfel", "apfel", "Zebra",
        "zebra", "", "10", "9", "\uD83D\uDE00", "\uffff", "a b", "a-b", "ab");
    List<Comparator<String>> orders =
        Arrays.asList(Comparator.naturalOrder(), String.CASE_INSENSITIVE_ORDER, Comparator.comparing(String::length),
            Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()), Comparing::natural,
            Comparator.<String>naturalOrder().reversed(),
            Comparator.comparing(s -> s.isEmpty() ? 0 : -s.charAt(s.length() - 1)));
    for (Comparator<String> o : orders) {
      List<String> l = new ArrayList<>(names);
      l.sort(o);
      p(l);
    }
    int consistent = 0;
    for (String a : names)
      for (String b : names)
        if (Integer.signum(a.compareTo(b)) == -Integer.signum(b.compareTo(a)) && (a.compareTo(b) == 0) == a.equals(b))
          consistent++;
    p(consistent, names.size() * names.size());
    p("a".compareTo("abc"), "abc".compareTo("a"), "\uffff".compareTo("\uD83D\uDE00"), "A".compareTo("a"),
        "z".compareTo("\u00e4"), "".compareTo(""), "a".compareToIgnoreCase("B"), "\u00df".compareToIgnoreCase("SS"),
        "I".equalsIgnoreCase("\u0131"));
    List<String> nulls = new ArrayList<>(Arrays.asList("b", null, "a", null, "C"));
    nulls.sort(Comparator.nullsFirst(String.CASE_INSENSITIVE_ORDER));
    p(nulls, thrown(() -> Collections.sort(nulls)),
        Collections.max(Arrays.asList("x", "yy", "zzz"), Comparator.comparing(String::length)));
    TreeMap<String, Integer> m = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (String s : "one ONE Two tWo three".split(" ")) m.merge(s, 1, Integer::sum);
    p(m, m.get("TWO"), m.headMap("three"));
  }
}
