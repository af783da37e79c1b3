package programs;

import java.util.*;

/** Ten sorting algorithms by hand on the same numbers must agree. */
public class Sorting {
  interface Sort {
    void sort(int[] a);
  }

  static void swap(int[] a, int i, int j) {
    int t = a[i];
    a[i] = a[j];
    a[j] = t;
  }

  static void quick(int[] a, int l, int r) {
    if (l >= r) return;
    int p = a[(l + r) >>> 1], i = l, j = r;
    while (i <= j) {
      while (a[i] < p) i++;
      while (a[j] > p) j--;
      if (i <= j) swap(a, i++, j--);
    }
    quick(a, l, j);
    quick(a, i, r);
  }

  static int[] merge(int[] a) {
    if (a.length < 2) return a;
    int[] l = merge(Arrays.copyOf(a, a.length / 2)), r = merge(Arrays.copyOfRange(a, a.length / 2, a.length)),
          out = new int[a.length];
    for (int i = 0, j = 0, k = 0; k < out.length; k++)
      out[k] = j == r.length || i < l.length && l[i] <= r[j] ? l[i++] : r[j++];
    return out;
  }

  static void sift(int[] a, int i, int n) {
    for (int c; (c = 2 * i + 1) < n; i = c) {
      if (c + 1 < n && a[c + 1] > a[c]) c++;
      if (a[i] >= a[c]) return;
      swap(a, i, c);
    }
  }

  public static void main(String[] args) {
    Map<String, Sort> all = new LinkedHashMap<>();
    all.put("bubble", a -> {
      for (int n = a.length; n > 1; n--)
        for (int i = 1; i < n; i++)
          if (a[i - 1] > a[i]) swap(a, i - 1, i);
    });
    all.put("selection", a -> {
      for (int i = 0; i < a.length; i++) {
        int m = i;
        for (int j = i; j < a.length; j++)
          if (a[j] < a[m]) m = j;
        swap(a, i, m);
      }
    });
    all.put("insertion", a -> {
      for (int i = 1; i < a.length; i++) {
        int x = a[i], j = i;
        for (; j > 0 && a[j - 1] > x; j--) a[j] = a[j - 1];
        a[j] = x;
      }
    });
    all.put("shell", a -> {
      for (int g = a.length / 2; g > 0; g /= 2)
        for (int i = g; i < a.length; i++)
          for (int j = i; j >= g && a[j - g] > a[j]; j -= g) swap(a, j - g, j);
    });
    all.put("quick", a -> quick(a, 0, a.length - 1));
    all.put("merge", a -> System.arraycopy(merge(a), 0, a, 0, a.length));
    all.put("heap", a -> {
      for (int i = a.length / 2; i >= 0; i--) sift(a, i, a.length);
      for (int n = a.length - 1; n > 0; n--) {
        swap(a, 0, n);
        sift(a, 0, n);
      }
    });
    all.put("counting", a -> {
      int[] c = new int[1000];
      for (int x : a) c[x + 500]++;
      for (int i = 0, v = 0; i < a.length;)
        if (c[v]-- > 0)
          a[i++] = v - 500;
        else
          v++;
    });
    all.put("radix", a -> {
      for (int s = 0; s < 32; s += 8) {
        int[] c = new int[257], o = new int[a.length];
        for (int x : a) c[((x ^ 0x80000000) >>> s & 255) + 1]++;
        for (int i = 0; i < 256; i++) c[i + 1] += c[i];
        for (int x : a) o[c[(x ^ 0x80000000) >>> s & 255]++] = x;
        System.arraycopy(o, 0, a, 0, a.length);
      }
    });
    all.put("library", Arrays::sort);
    Random r = new Random(2024);
    int[][] inputs = {r.ints(150, -500, 500).toArray(), new int[0], {1}, {2, 1}, {5, 5, 5, 5}, {-3, 9, 0, -500, 499}};
    for (int[] input : inputs) {
      Set<String> results = new LinkedHashSet<>();
      for (Sort s : all.values()) {
        int[] copy = input.clone();
        s.sort(copy);
        results.add(Arrays.toString(copy));
      }
      System.out.println(results.size() + " " + results.iterator().next().hashCode());
    }
    System.out.println(all.keySet());
  }
}
