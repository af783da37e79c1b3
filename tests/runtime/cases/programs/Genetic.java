package programs;

import java.util.*;

/** A genetic algorithm, simulated annealing and hill climbing with fixed seeds on small problems. */
public class Genetic {
  static final String GOAL = "to be or not to be";
  static final String LETTERS = " abcdefghijklmnopqrstuvwxyz";

  static int score(char[] c) {
    int s = 0;
    for (int i = 0; i < c.length; i++)
      if (c[i] == GOAL.charAt(i)) s++;
    return s;
  }

  static int tour(int[][] d, int[] p) {
    int s = 0;
    for (int i = 0; i < p.length; i++) s += d[p[i]][p[(i + 1) % p.length]];
    return s;
  }

  public static void main(String[] args) {
    Random r = new Random(1);
    List<char[]> all = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      char[] c = new char[GOAL.length()];
      for (int j = 0; j < c.length; j++) c[j] = LETTERS.charAt(r.nextInt(27));
      all.add(c);
    }
    int round = 0;
    for (; round < 300; round++) {
      all.sort(Comparator.<char[]>comparingInt(Genetic::score).reversed());
      if (score(all.get(0)) == GOAL.length()) break;
      if (round % 20 == 0) System.out.println(round + " " + new String(all.get(0)) + " " + score(all.get(0)));
      List<char[]> next = new ArrayList<>(all.subList(0, 8));
      while (next.size() < 40) {
        char[] a = all.get(r.nextInt(12)), b = all.get(r.nextInt(12)), c = a.clone();
        int cut = r.nextInt(c.length);
        System.arraycopy(b, cut, c, cut, c.length - cut);
        if (r.nextInt(3) != 0) c[r.nextInt(c.length)] = LETTERS.charAt(r.nextInt(27));
        next.add(c);
      }
      all = next;
    }
    System.out.println(round + " " + new String(all.get(0)));
    int n = 9;
    int[][] d = new int[n][n];
    for (int i = 0; i < n; i++)
      for (int j = 0; j < i; j++) d[i][j] = d[j][i] = 1 + r.nextInt(90);
    int[] p = new int[n];
    for (int i = 0; i < n; i++) p[i] = i;
    int best = tour(d, p);
    for (double t = 100; t > 0.5; t *= 0.98) {
      int a = r.nextInt(n), b = r.nextInt(n), before = tour(d, p), x = p[a];
      p[a] = p[b];
      p[b] = x;
      int after = tour(d, p);
      if (after > before && r.nextInt(1000) > 1000 * (t / 200)) {
        p[b] = p[a];
        p[a] = x;
      }
      best = Math.min(best, tour(d, p));
    }
    System.out.println(best + " " + tour(d, p) + " " + Arrays.toString(p));
    long x = 12345, y = 0;
    for (int i = 0; i < 1000; i++) {
      x ^= x << 13;
      x ^= x >>> 7;
      x ^= x << 17;
      y += x >>> 60;
    }
    System.out.println(x + " " + y);
  }
}
