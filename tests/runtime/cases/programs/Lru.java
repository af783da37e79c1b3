package programs;

import java.util.*;
import java.util.function.*;

/** Caches with least recent and least frequent eviction, expiry by a clock of one's own, and statistics. */
public class Lru {
  interface Cache<K, V> {
    V get(K k);
    void put(K k, V v);
  }

  static class LeastRecent<K, V> implements Cache<K, V> {
    private final class Node {
      K key;
      V value;
      Node before, after;
    }
    private final Map<K, Node> map = new HashMap<>();
    private final Node head = new Node(), tail = new Node();
    private final int limit;
    LeastRecent(int limit) {
      this.limit = limit;
      head.after = tail;
      tail.before = head;
    }
    private void unlink(Node n) {
      n.before.after = n.after;
      n.after.before = n.before;
    }
    private void front(Node n) {
      n.after = head.after;
      n.before = head;
      head.after.before = n;
      head.after = n;
    }
    @Override
    public V get(K k) {
      Node n = map.get(k);
      if (n == null) return null;
      unlink(n);
      front(n);
      return n.value;
    }
    @Override
    public void put(K k, V v) {
      Node n = map.get(k);
      if (n != null)
        unlink(n);
      else {
        if (map.size() == limit) {
          map.remove(tail.before.key);
          unlink(tail.before);
        }
        map.put(k, n = new Node());
        n.key = k;
      }
      n.value = v;
      front(n);
    }
    @Override
    public String toString() {
      StringBuilder b = new StringBuilder();
      for (Node n = head.after; n != tail; n = n.after) b.append(n.key).append('=').append(n.value).append(' ');
      return b.toString().trim();
    }
  }

  static class LeastFrequent<K, V> implements Cache<K, V> {
    private final Map<K, V> values = new HashMap<>();
    private final Map<K, Integer> counts = new HashMap<>();
    private final TreeMap<Integer, LinkedHashSet<K>> groups = new TreeMap<>();
    private final int limit;
    LeastFrequent(int limit) { this.limit = limit; }
    private void touch(K k) {
      int c = counts.merge(k, 1, Integer::sum);
      groups.computeIfPresent(c - 1, (n, s) -> {
        s.remove(k);
        return s.isEmpty() ? null : s;
      });
      groups.computeIfAbsent(c, n -> new LinkedHashSet<>()).add(k);
    }
    @Override
    public V get(K k) {
      if (values.containsKey(k)) touch(k);
      return values.get(k);
    }
    @Override
    public void put(K k, V v) {
      if (!values.containsKey(k) && values.size() == limit) {
        Map.Entry<Integer, LinkedHashSet<K>> least = groups.firstEntry();
        K gone = least.getValue().iterator().next();
        least.getValue().remove(gone);
        if (least.getValue().isEmpty()) groups.remove(least.getKey());
        values.remove(gone);
        counts.remove(gone);
      }
      values.put(k, v);
      touch(k);
    }
    @Override
    public String toString() {
      return groups.toString();
    }
  }

  static class Expiring<K, V> implements Cache<K, V> {
    private final Cache<K, Object[]> inner;
    private final LongSupplier clock;
    int hits, misses;
    Expiring(Cache<K, Object[]> inner, LongSupplier clock) {
      this.inner = inner;
      this.clock = clock;
    }
    @SuppressWarnings("unchecked")
    @Override
    public V get(K k) {
      Object[] e = inner.get(k);
      if (e == null || (Long) e[1] < clock.getAsLong()) {
        misses++;
        return null;
      }
      hits++;
      return (V) e[0];
    }
    @Override
    public void put(K k, V v) {
      inner.put(k, new Object[] {v, clock.getAsLong() + 10});
    }
  }

  public static void main(String[] args) {
    for (Cache<Integer, String> c :
        Arrays.asList(new LeastRecent<Integer, String>(3), new LeastFrequent<Integer, String>(3))) {
      StringBuilder b = new StringBuilder();
      int[] script = {1, 2, 3, -1, 4, -2, -1, 5, -3, 1, -4, 6};
      for (int s : script) {
        if (s > 0)
          c.put(s, "v" + s);
        else
          b.append(c.get(-s)).append(' ');
      }
      System.out.println(b + "| " + c);
    }
    long[] now = {0};
    Expiring<String, Integer> e = new Expiring<>(new LeastRecent<>(2), () -> now[0]);
    Random r = new Random(6);
    int sum = 0;
    for (int i = 0; i < 60; i++) {
      String k = "k" + r.nextInt(4);
      Integer v = e.get(k);
      if (v == null)
        e.put(k, i);
      else
        sum += v;
      now[0] += r.nextInt(4);
    }
    System.out.println(e.hits + " " + e.misses + " " + sum + " " + now[0]);
  }
}
