package math;

import static support.Tell.p;

import java.math.BigInteger;
import java.util.*;

/** Permutations, combinations, partitions, Catalan and Stirling numbers with BigInteger; ranks and unranking. */
public class Combinatorics {
  static BigInteger factorial(int n) {
    BigInteger r = BigInteger.ONE;
    for (int i = 2; i <= n; i++) r = r.multiply(BigInteger.valueOf(i));
    return r;
  }
  static BigInteger choose(int n, int k) {
    return k < 0 || k > n ? BigInteger.ZERO : factorial(n).divide(factorial(k).multiply(factorial(n - k)));
  }

  static boolean next(int[] a) {
    int i = a.length - 2;
    while (i >= 0 && a[i] >= a[i + 1]) i--;
    if (i < 0) return false;
    int j = a.length - 1;
    while (a[j] <= a[i]) j--;
    int t = a[i];
    a[i] = a[j];
    a[j] = t;
    for (int l = i + 1, r = a.length - 1; l < r; l++, r--) {
      t = a[l];
      a[l] = a[r];
      a[r] = t;
    }
    return true;
  }

  static long rank(int[] p) {
    long r = 0;
    for (int i = 0; i < p.length; i++) {
      int smaller = 0;
      for (int j = i + 1; j < p.length; j++)
        if (p[j] < p[i]) smaller++;
      r = r * (p.length - i) + smaller;
    }
    return r;
  }

  static int[] unrank(int n, long r) {
    int[] d = new int[n];
    for (int i = 1; i <= n; i++) {
      d[n - i] = (int) (r % i);
      r /= i;
    }
    List<Integer> free = new ArrayList<>();
    for (int i = 0; i < n; i++) free.add(i);
    int[] p = new int[n];
    for (int i = 0; i < n; i++) p[i] = free.remove(d[i]);
    return p;
  }

  static void partitions(int n, int max, Deque<Integer> at, List<String> out) {
    if (n == 0) out.add(at.toString());
    for (int k = Math.min(n, max); k > 0; k--) {
      at.addLast(k);
      partitions(n - k, k, at, out);
      at.removeLast();
    }
  }

  public static void main(String[] args) {
    int[] a = {1, 1, 2, 3};
    int count = 0;
    StringBuilder b = new StringBuilder();
    do {
      count++;
      b.append(Arrays.toString(a).replaceAll("\\D", "")).append(' ');
    } while (next(a));
    p(count, b);
    int wrong = 0;
    for (long r = 0; r < 720; r += 7)
      if (rank(unrank(6, r)) != r) wrong++;
    p(wrong, unrank(5, 0), unrank(5, 119), rank(new int[] {2, 0, 1}), choose(100, 50), choose(5, 9), factorial(30));
    List<String> out = new ArrayList<>();
    partitions(6, 6, new ArrayDeque<>(), out);
    p(out.size(), out);
    BigInteger[] catalan = new BigInteger[20];
    for (int i = 0; i < 20; i++) catalan[i] = choose(2 * i, i).divide(BigInteger.valueOf(i + 1));
    BigInteger[][] s = new BigInteger[12][12];
    for (int n = 0; n < 12; n++)
      for (int k = 0; k < 12; k++)
        s[n][k] = n == 0
            ? k == 0 ? BigInteger.ONE : BigInteger.ZERO
            : (k == 0 ? BigInteger.ZERO : s[n - 1][k - 1]).add(s[n - 1][k].multiply(BigInteger.valueOf(k)));
    BigInteger bell = BigInteger.ZERO;
    for (BigInteger x : s[11]) bell = bell.add(x);
    p(catalan[19], s[10], bell);
    BigInteger d = BigInteger.ONE, e = BigInteger.ZERO;
    for (int i = 2; i <= 20; i++) {
      BigInteger t = BigInteger.valueOf(i - 1).multiply(d.add(e));
      d = e;
      e = t;
    }
    p(e, e.signum());
  }
}
