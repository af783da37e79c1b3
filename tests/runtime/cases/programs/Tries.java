package programs;

import static support.Tell.p;

import java.util.*;

/** A trie, a Bloom filter, a skip list by hand, a ring buffer and an LRU cache. */
public class Tries {
  static class Trie {
    final TreeMap<Character, Trie> next = new TreeMap<>();
    boolean end;
    void add(String w) {
      Trie t = this;
      for (char c : w.toCharArray()) t = t.next.computeIfAbsent(c, k -> new Trie());
      t.end = true;
    }
    List<String> with(String prefix) {
      Trie t = this;
      for (char c : prefix.toCharArray())
        if ((t = t.next.get(c)) == null) return Collections.emptyList();
      List<String> out = new ArrayList<>();
      t.collect(prefix, out);
      return out;
    }
    private void collect(String at, List<String> out) {
      if (end) out.add(at);
      next.forEach((c, t) -> t.collect(at + c, out));
    }
    int nodes() { return 1 + next.values().stream().mapToInt(Trie::nodes).sum(); }
  }

  static class Bloom {
    final BitSet bits = new BitSet(512);
    void add(String s) {
      for (int i = 0; i < 3; i++) bits.set(at(s, i));
    }
    boolean maybe(String s) {
      for (int i = 0; i < 3; i++)
        if (!bits.get(at(s, i))) return false;
      return true;
    }
    private int at(String s, int i) { return Math.floorMod(s.hashCode() * (2 * i + 1) ^ s.hashCode() >>> 7 * i, 512); }
  }

  static class RingBuffer<T> implements Iterable<T> {
    private final T[] items;
    private int head, size;
    @SuppressWarnings("unchecked")
    RingBuffer(int n) {
      items = (T[]) new Object[n];
    }
    T add(T t) {
      T old = null;
      int at = (head + size) % items.length;
      if (size == items.length) {
        old = items[head];
        head = (head + 1) % items.length;
      } else
        size++;
      items[at] = t;
      return old;
    }
    @Override
    public Iterator<T> iterator() {
      return new Iterator<T>() {
        int i;
        @Override
        public boolean hasNext() {
          return i < size;
        }
        @Override
        public T next() {
          return items[(head + i++) % items.length];
        }
      };
    }
  }

  static class SkipList {
    static class Node {
      final int key;
      final Node[] next;
      Node(int key, int levels) {
        this.key = key;
        next = new Node[levels];
      }
    }
    final Node head = new Node(Integer.MIN_VALUE, 8);
    final Random random = new Random(1);
    boolean add(int key) {
      Node[] before = new Node[8];
      Node n = head;
      for (int l = 7; l >= 0; l--) {
        while (n.next[l] != null && n.next[l].key < key) n = n.next[l];
        before[l] = n;
      }
      if (n.next[0] != null && n.next[0].key == key) return false;
      int levels = 1;
      while (levels < 8 && random.nextBoolean()) levels++;
      Node made = new Node(key, levels);
      for (int l = 0; l < levels; l++) {
        made.next[l] = before[l].next[l];
        before[l].next[l] = made;
      }
      return true;
    }
    List<Integer> level(int l) {
      List<Integer> out = new ArrayList<>();
      for (Node n = head.next[l]; n != null; n = n.next[l]) out.add(n.key);
      return out;
    }
  }

  public static void main(String[] args) {
    Trie t = new Trie();
    for (String w : "tea ten to inn in i a test tester team".split(" ")) t.add(w);
    p(t.with("te"), t.with(""), t.with("x"), t.with("in"), t.nodes());
    Bloom b = new Bloom();
    for (int i = 0; i < 40; i++) b.add("word" + i);
    int yes = 0, wrong = 0;
    for (int i = 0; i < 40; i++)
      if (b.maybe("word" + i)) yes++;
    for (int i = 0; i < 200; i++)
      if (b.maybe("other" + i)) wrong++;
    p(yes, wrong, b.bits.cardinality());
    RingBuffer<Integer> r = new RingBuffer<>(4);
    StringBuilder dropped = new StringBuilder();
    for (int i = 0; i < 7; i++) dropped.append(r.add(i)).append(' ');
    StringBuilder rest = new StringBuilder();
    for (int x : r) rest.append(x);
    p(dropped, rest);
    SkipList s = new SkipList();
    int added = 0;
    for (int i = 0; i < 60; i++)
      if (s.add(i * 37 % 41)) added++;
    p(added, s.level(0).size(), s.level(1), s.level(3));
  }
}
