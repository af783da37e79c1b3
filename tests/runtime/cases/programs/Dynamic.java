package programs;

import static support.Tell.p;

import java.util.*;

/** Dynamic programming: knapsack, longest common subsequence, edit paths, partitions, matrix chains, coins. */
public class Dynamic {
  static int knapsack(int[] w, int[] v, int c) {
    int[] best = new int[c + 1];
    for (int i = 0; i < w.length; i++)
      for (int x = c; x >= w[i]; x--) best[x] = Math.max(best[x], best[x - w[i]] + v[i]);
    return best[c];
  }

  static String lcs(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = a.length() - 1; i >= 0; i--)
      for (int j = b.length() - 1; j >= 0; j--)
        d[i][j] = a.charAt(i) == b.charAt(j) ? d[i + 1][j + 1] + 1 : Math.max(d[i + 1][j], d[i][j + 1]);
    StringBuilder s = new StringBuilder();
    for (int i = 0, j = 0; i < a.length() && j < b.length();) {
      if (a.charAt(i) == b.charAt(j)) {
        s.append(a.charAt(i++));
        j++;
      } else if (d[i + 1][j] >= d[i][j + 1])
        i++;
      else
        j++;
    }
    return s.toString();
  }

  static List<Integer> lis(int[] a) {
    int[] tail = new int[a.length], prev = new int[a.length];
    int n = 0;
    for (int i = 0; i < a.length; i++) {
      int lo = 0, hi = n;
      while (lo < hi) {
        int m = (lo + hi) / 2;
        if (a[tail[m]] < a[i])
          lo = m + 1;
        else
          hi = m;
      }
      prev[i] = lo == 0 ? -1 : tail[lo - 1];
      tail[lo] = i;
      if (lo == n) n++;
    }
    LinkedList<Integer> out = new LinkedList<>();
    for (int i = n == 0 ? -1 : tail[n - 1]; i >= 0; i = prev[i]) out.addFirst(a[i]);
    return out;
  }

  static long partitions(int n) {
    long[] p = new long[n + 1];
    p[0] = 1;
    for (int k = 1; k <= n; k++)
      for (int i = k; i <= n; i++) p[i] += p[i - k];
    return p[n];
  }

  static int chain(int[] d) {
    int n = d.length - 1;
    int[][] c = new int[n][n];
    for (int len = 2; len <= n; len++)
      for (int i = 0; i + len <= n; i++) {
        int j = i + len - 1;
        c[i][j] = Integer.MAX_VALUE;
        for (int k = i; k < j; k++) c[i][j] = Math.min(c[i][j], c[i][k] + c[k + 1][j] + d[i] * d[k + 1] * d[j + 1]);
      }
    return c[0][n - 1];
  }

  static Map<String, Long> memo = new HashMap<>();
  static long paths(int r, int c) {
    if (r == 0 || c == 0) return 1;
    String k = r + "," + c;
    Long known = memo.get(k);
    if (known == null) memo.put(k, known = paths(r - 1, c) + paths(r, c - 1));
    return known;
  }

  public static void main(String[] args) {
    p(knapsack(new int[] {1, 3, 4, 5, 9, 14}, new int[] {1, 4, 5, 7, 10, 18}, 20), lcs("AGGTABQWERTY", "GXTXAYBWRT"),
        lis(new int[] {10, 9, 2, 5, 3, 7, 101, 18, 4, 20, 21}), lis(new int[0]), partitions(100),
        chain(new int[] {40, 20, 30, 10, 30, 5, 25}), paths(16, 16), memo.size());
    int[] coins = {1, 7, 10, 22};
    int[] least = new int[60];
    for (int i = 1; i < 60; i++) {
      least[i] = Integer.MAX_VALUE;
      for (int c : coins)
        if (c <= i) least[i] = Math.min(least[i], least[i - c] + 1);
    }
    p(least);
    int best = Integer.MIN_VALUE, here = 0, from = 0, bestFrom = 0, bestTo = 0;
    int[] a = {-2, 1, -3, 4, -1, 2, 1, -5, 4, 3, -9, 6};
    for (int i = 0; i < a.length; i++) {
      if (here <= 0) {
        here = 0;
        from = i;
      }
      here += a[i];
      if (here > best) {
        best = here;
        bestFrom = from;
        bestTo = i;
      }
    }
    p(best, bestFrom, bestTo);
  }
}
