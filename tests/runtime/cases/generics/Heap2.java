package generics;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.function.*;

/** A generic binary heap, union-find, interval tree and sparse table with comparators. */
public class Heap2 {
  static final class Heap<T> {
    private Object[] a = new Object[2];
    private int n;
    private final Comparator<? super T> c;
    Heap(Comparator<? super T> c) { this.c = c; }
    @SuppressWarnings("unchecked")
    private T at(int i) {
      return (T) a[i];
    }
    void add(T t) {
      if (n == a.length) a = Arrays.copyOf(a, n * 2);
      int i = n++;
      for (; i > 0 && c.compare(t, at((i - 1) / 2)) < 0; i = (i - 1) / 2) a[i] = a[(i - 1) / 2];
      a[i] = t;
    }
    T poll() {
      T top = at(0), last = at(--n);
      a[n] = null;
      int i = 0;
      for (int k; (k = 2 * i + 1) < n; i = k) {
        if (k + 1 < n && c.compare(at(k + 1), at(k)) < 0) k++;
        if (c.compare(last, at(k)) <= 0) break;
        a[i] = a[k];
      }
      if (n > 0) a[i] = last;
      return top;
    }
    boolean isEmpty() { return n == 0; }
  }

  static final class Union<T> {
    private final Map<T, T> parent = new HashMap<>();
    private final Map<T, Integer> size = new HashMap<>();
    T find(T x) {
      T p = parent.computeIfAbsent(x, k -> k);
      if (p.equals(x)) return x;
      T r = find(p);
      parent.put(x, r);
      return r;
    }
    boolean join(T a, T b) {
      T x = find(a), y = find(b);
      if (x.equals(y)) return false;
      int s = size.getOrDefault(x, 1) + size.getOrDefault(y, 1);
      if (size.getOrDefault(x, 1) < size.getOrDefault(y, 1)) {
        T t = x;
        x = y;
        y = t;
      }
      parent.put(y, x);
      size.put(x, s);
      return true;
    }
  }

  static final class Sparse<T> {
    private final List<List<T>> rows = new ArrayList<>();
    private final BinaryOperator<T> op;
    Sparse(List<T> base, BinaryOperator<T> op) {
      this.op = op;
      rows.add(new ArrayList<>(base));
      for (int w = 1; 2 * w <= base.size(); w *= 2) {
        List<T> last = rows.get(rows.size() - 1), next = new ArrayList<>();
        for (int i = 0; i + 2 * w <= base.size(); i++) next.add(op.apply(last.get(i), last.get(i + w)));
        rows.add(next);
      }
    }
    T query(int from, int to) {
      int k = 31 - Integer.numberOfLeadingZeros(to - from);
      return op.apply(rows.get(k).get(from), rows.get(k).get(to - (1 << k)));
    }
  }

  static <K extends Comparable<? super K>, V> List<V> overlapping(NavigableMap<K, Map.Entry<K, V>> m, K from, K to) {
    List<V> out = new ArrayList<>();
    for (Map.Entry<K, Map.Entry<K, V>> e : m.headMap(to, false).entrySet())
      if (e.getValue().getKey().compareTo(from) > 0) out.add(e.getValue().getValue());
    return out;
  }

  public static void main(String[] args) {
    Heap<String> h = new Heap<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
    for (String s : "the quick brown fox jumps over a lazy dog".split(" ")) h.add(s);
    StringBuilder b = new StringBuilder();
    while (!h.isEmpty()) b.append(h.poll()).append(' ');
    p(b);
    Heap<Integer> n = new Heap<>(Comparator.reverseOrder());
    Random r = new Random(3);
    int wrong = 0, last = Integer.MAX_VALUE;
    for (int i = 0; i < 500; i++) n.add(r.nextInt(100));
    for (int i = 0; i < 500; i++) {
      int x = n.poll();
      if (x > last) wrong++;
      last = x;
    }
    Union<String> u = new Union<>();
    p(wrong, u.join("a", "b"), u.join("c", "d"), u.join("b", "a"), u.find("a").equals(u.find("d")), u.join("a", "d"),
        u.find("b").equals(u.find("c")), thrown(() -> new Heap<>(Comparator.<Integer>naturalOrder()).poll()));
    List<Integer> base = Arrays.asList(5, 2, 8, 1, 9, 3, 7);
    Sparse<Integer> min = new Sparse<>(base, Math::min), max = new Sparse<>(base, Math::max);
    for (int i = 0; i < 7; i++)
      for (int j = i + 1; j <= 7; j++)
        if (min.query(i, j) != Collections.min(base.subList(i, j))
            || max.query(i, j) != Collections.max(base.subList(i, j)))
          wrong++;
    TreeMap<Integer, Map.Entry<Integer, String>> iv = new TreeMap<>();
    iv.put(1, new AbstractMap.SimpleEntry<>(5, "a"));
    iv.put(3, new AbstractMap.SimpleEntry<>(4, "b"));
    iv.put(7, new AbstractMap.SimpleEntry<>(9, "c"));
    p(wrong, overlapping(iv, 4, 8), overlapping(iv, 2, 4), overlapping(iv, 5, 7),
        new Sparse<>(Arrays.asList("x", "a"), (x, y) -> x.compareTo(y) < 0 ? x : y).query(0, 2));
  }
}
