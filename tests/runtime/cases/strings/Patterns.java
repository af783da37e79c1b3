package strings;

import java.util.*;

/** Matching with wildcards, globbing, a simple regular-expression engine by hand, and Boyer-Moore. */
public class Patterns {
  static boolean glob(String p, String s) {
    if (p.isEmpty()) return s.isEmpty();
    if (p.charAt(0) == '*') return glob(p.substring(1), s) || !s.isEmpty() && glob(p, s.substring(1));
    return !s.isEmpty() && (p.charAt(0) == '?' || p.charAt(0) == s.charAt(0)) && glob(p.substring(1), s.substring(1));
  }

  static boolean regex(String p, int i, String s, int j) {
    if (i == p.length()) return j == s.length();
    boolean here = j < s.length() && (p.charAt(i) == '.' || p.charAt(i) == s.charAt(j));
    if (i + 1 < p.length() && p.charAt(i + 1) == '*') return regex(p, i + 2, s, j) || here && regex(p, i, s, j + 1);
    return here && regex(p, i + 1, s, j + 1);
  }

  static List<Integer> horspool(String text, String needle) {
    int[] skip = new int[128];
    Arrays.fill(skip, needle.length());
    for (int i = 0; i < needle.length() - 1; i++) skip[needle.charAt(i)] = needle.length() - 1 - i;
    List<Integer> found = new ArrayList<>();
    for (int at = 0; at + needle.length() <= text.length();) {
      int k = needle.length() - 1;
      while (k >= 0 && text.charAt(at + k) == needle.charAt(k)) k--;
      if (k < 0) found.add(at);
      at += k < 0 ? 1 : skip[text.charAt(at + needle.length() - 1)];
    }
    return found;
  }

  static List<Integer> rabinKarp(String t, String n) {
    long h = 0, w = 0, top = 1;
    for (int i = 0; i < n.length(); i++) {
      h = (h * 257 + n.charAt(i)) % 1000003;
      w = (w * 257 + t.charAt(i)) % 1000003;
      if (i > 0) top = top * 257 % 1000003;
    }
    List<Integer> found = new ArrayList<>();
    for (int i = 0;; i++) {
      if (w == h && t.startsWith(n, i)) found.add(i);
      if (i + n.length() >= t.length()) return found;
      w = ((w - t.charAt(i) * top % 1000003 + 1000003) * 257 + t.charAt(i + n.length())) % 1000003;
    }
  }

  public static void main(String[] args) {
    String[][] globs = {{"*.java", "Main.java"}, {"a?c", "abc"}, {"*a*b*", "xxaxxbxx"}, {"", ""}, {"*", ""}, {"?", ""},
        {"a*a", "a"}, {"**x", "x"}};
    for (String[] g : globs) System.out.print(glob(g[0], g[1]) + " ");
    String[][] regexes = {{"a*b", "aaab"}, {".*c.", "abcd"}, {"c*a*b", "aab"}, {"mis*is*p*.", "mississippi"}, {"", ""},
        {"x*", ""}, {"ab*", "a"}};
    for (String[] g : regexes) System.out.print(regex(g[0], 0, g[1], 0) + "/" + g[1].matches(g[0]) + " ");
    System.out.println();
    String text = "the theme of the thesis is that these things thrive there";
    for (String n : new String[] {"the", "th", "thesis", "zzz", "e"}) {
      List<Integer> plain = new ArrayList<>();
      for (int i = text.indexOf(n); i >= 0; i = text.indexOf(n, i + 1)) plain.add(i);
      System.out.println(plain + " " + plain.equals(horspool(text, n)) + " " + plain.equals(rabinKarp(text, n)));
    }
  }
}
