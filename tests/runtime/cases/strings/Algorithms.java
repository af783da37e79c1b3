package strings;

import static support.Tell.p;

import java.util.*;

/** Text algorithms on chars and strings: edit distance, permutations, Roman numbers, run lengths, palindromes. */
public class Algorithms {
  static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++)
      for (int j = 0; j <= b.length(); j++) {
        d[i][j] = i == 0 ? j
            : j == 0     ? i
                         : Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1,
                             d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
      }
    return d[a.length()][b.length()];
  }

  static void permute(String prefix, String rest, List<String> out) {
    if (rest.isEmpty()) out.add(prefix);
    for (int i = 0; i < rest.length(); i++)
      permute(prefix + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1), out);
  }

  static String roman(int n) {
    String[] names = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
    int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < values.length; i++)
      for (; n >= values[i]; n -= values[i]) out.append(names[i]);
    return out.toString();
  }

  static String runs(String s) {
    StringBuilder out = new StringBuilder();
    for (int i = 0, j; i < s.length(); i = j) {
      for (j = i; j < s.length() && s.charAt(j) == s.charAt(i);) j++;
      out.append(s.charAt(i)).append(j - i);
    }
    return out.toString();
  }

  static String longestPalindrome(String s) {
    String best = "";
    for (int c = 0; c < 2 * s.length(); c++) {
      int l = c / 2, r = l + c % 2;
      while (l >= 0 && r < s.length() && s.charAt(l) == s.charAt(r)) {
        l--;
        r++;
      }
      if (r - l - 1 > best.length()) best = s.substring(l + 1, r);
    }
    return best;
  }

  static int[] prefixes(String s) {
    int[] f = new int[s.length()];
    for (int i = 1, k = 0; i < s.length(); i++) {
      while (k > 0 && s.charAt(k) != s.charAt(i)) k = f[k - 1];
      if (s.charAt(k) == s.charAt(i)) k++;
      f[i] = k;
    }
    return f;
  }

  static String caesar(String s, int by) {
    char[] out = s.toCharArray();
    for (int i = 0; i < out.length; i++) {
      char c = out[i];
      if (Character.isUpperCase(c))
        out[i] = (char) ((c - 'A' + by + 26) % 26 + 'A');
      else if (Character.isLowerCase(c))
        out[i] = (char) ((c - 'a' + by + 26) % 26 + 'a');
    }
    return new String(out);
  }

  public static void main(String[] args) {
    p(distance("kitten", "sitting"), distance("", "abc"), distance("flaw", "lawn"), distance("intention", "execution"));
    List<String> all = new ArrayList<>();
    permute("", "abcd", all);
    p(all.size(), all.get(0), all.get(23), all, new HashSet<>(all).size());
    for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999}) System.out.print(roman(n) + " ");
    System.out.println();
    p(runs("aaabccddddde"), runs(""), longestPalindrome("forgeeksskeegfor"), longestPalindrome("abacdfgdcaba"),
        prefixes("abacabadabacaba"));
    p(caesar("Hello, World!", 3), caesar(caesar("Hello, World!", 3), -3));
    TreeMap<Character, Integer> counts = new TreeMap<>();
    for (char c : "the quick brown fox jumps over the lazy dog".toCharArray()) counts.merge(c, 1, Integer::sum);
    p(counts);
    char[] sorted = "the quick brown fox".toCharArray();
    Arrays.sort(sorted);
    p(new String(sorted).trim(), new StringBuilder("stressed").reverse());
  }
}
