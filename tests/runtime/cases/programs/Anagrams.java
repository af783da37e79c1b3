package programs;

import static support.Tell.p;

import java.util.*;
import java.util.stream.*;

/** Words: anagram groups, word ladders, boggle search, letter frequency, Levenshtein neighbours. */
public class Anagrams {
  static final String[] WORDS =
      "listen silent enlist tinsel google elbow below stare tears rates aster cold cord card ward warm word worm form wore core care bare bore fore sore more mole hole cole coal goal foal"
          .split(" ");

  static String key(String w) {
    char[] c = w.toCharArray();
    Arrays.sort(c);
    return new String(c);
  }
  static boolean near(String a, String b) {
    if (a.length() != b.length()) return false;
    int d = 0;
    for (int i = 0; i < a.length(); i++)
      if (a.charAt(i) != b.charAt(i)) d++;
    return d == 1;
  }

  static List<String> ladder(String from, String to) {
    Map<String, String> before = new HashMap<>();
    Deque<String> q = new ArrayDeque<>(Collections.singleton(from));
    before.put(from, null);
    while (!q.isEmpty()) {
      String w = q.poll();
      if (w.equals(to)) {
        LinkedList<String> out = new LinkedList<>();
        for (String x = to; x != null; x = before.get(x)) out.addFirst(x);
        return out;
      }
      for (String n : WORDS)
        if (near(w, n) && !before.containsKey(n)) {
          before.put(n, w);
          q.add(n);
        }
    }
    return Collections.emptyList();
  }

  static boolean boggle(char[][] g, String w, int i, int r, int c, boolean[][] used) {
    if (i == w.length()) return true;
    if (r < 0 || c < 0 || r >= g.length || c >= g[0].length || used[r][c] || g[r][c] != w.charAt(i)) return false;
    used[r][c] = true;
    for (int dr = -1; dr <= 1; dr++)
      for (int dc = -1; dc <= 1; dc++)
        if ((dr | dc) != 0 && boggle(g, w, i + 1, r + dr, c + dc, used)) {
          used[r][c] = false;
          return true;
        }
    used[r][c] = false;
    return false;
  }

  public static void main(String[] args) {
    p(Arrays.stream(WORDS)
            .collect(Collectors.groupingBy(Anagrams::key, TreeMap::new, Collectors.toCollection(TreeSet::new)))
            .values()
            .stream()
            .filter(s -> s.size() > 1)
            .collect(Collectors.toList()));
    p(ladder("cold", "warm"), ladder("hole", "fore"), ladder("cold", "google"), ladder("goal", "goal"));
    char[][] g = {"cold".toCharArray(), "area".toCharArray(), "wmsr".toCharArray(), "netb".toCharArray()};
    StringBuilder found = new StringBuilder();
    for (String w : WORDS) {
      boolean any = false;
      for (int r = 0; r < 4 && !any; r++)
        for (int c = 0; c < 4 && !any; c++) any = boggle(g, w, 0, r, c, new boolean[4][4]);
      if (any) found.append(w).append(' ');
    }
    p(found);
    Map<Character, Long> letters = String.join("", WORDS)
                                       .chars()
                                       .mapToObj(c -> (char) c)
                                       .collect(Collectors.groupingBy(c -> c, Collectors.counting()));
    p(letters.entrySet()
            .stream()
            .sorted(Map.Entry.<Character, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
            .limit(6)
            .collect(Collectors.toList()));
    p(Arrays.stream(WORDS).filter(w -> w.chars().distinct().count() == w.length()).count(),
        Arrays.stream(WORDS)
            .max(Comparator.comparing((String w) -> w.chars().sum()).thenComparing(Comparator.naturalOrder()))
            .get(),
        Arrays.stream(WORDS)
            .map(w -> new StringBuilder(w).reverse().toString())
            .sorted()
            .limit(5)
            .collect(Collectors.toList()));
  }
}
