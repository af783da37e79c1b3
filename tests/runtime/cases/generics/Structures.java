package generics;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.function.*;

/** Generic data structures written by hand: a linked stack, a binary tree, a pair, a hash table, a graph. */
public class Structures {
  static final class Pair<A, B> {
    final A a;
    final B b;
    private Pair(A a, B b) {
      this.a = a;
      this.b = b;
    }
    static <A, B> Pair<A, B> of(A a, B b) { return new Pair<>(a, b); }
    <C> Pair<A, C> with(C c) { return of(a, c); }
    Pair<B, A> swap() { return of(b, a); }
    @Override
    public boolean equals(Object o) {
      return o instanceof Pair && Objects.equals(a, ((Pair<?, ?>) o).a) && Objects.equals(b, ((Pair<?, ?>) o).b);
    }
    @Override
    public int hashCode() {
      return Objects.hash(a, b);
    }
    @Override
    public String toString() {
      return "(" + a + "," + b + ")";
    }
  }

  static class Tree<K extends Comparable<? super K>, V> implements Iterable<Pair<K, V>> {
    private class Node {
      final K key;
      V value;
      Node left, right;
      Node(K key, V value) {
        this.key = key;
        this.value = value;
      }
    }
    private Node root;
    private int size;

    void put(K key, V value) { root = put(root, key, value); }
    private Node put(Node n, K key, V value) {
      if (n == null) {
        size++;
        return new Node(key, value);
      }
      int c = key.compareTo(n.key);
      if (c < 0)
        n.left = put(n.left, key, value);
      else if (c > 0)
        n.right = put(n.right, key, value);
      else
        n.value = value;
      return n;
    }
    V get(K key) {
      Node n = root;
      while (n != null && key.compareTo(n.key) != 0) n = key.compareTo(n.key) < 0 ? n.left : n.right;
      return n == null ? null : n.value;
    }
    @Override
    public Iterator<Pair<K, V>> iterator() {
      Deque<Node> stack = new ArrayDeque<>();
      for (Node n = root; n != null; n = n.left) stack.push(n);
      return new Iterator<Pair<K, V>>() {
        @Override
        public boolean hasNext() {
          return !stack.isEmpty();
        }
        @Override
        public Pair<K, V> next() {
          Node n = stack.pop();
          for (Node m = n.right; m != null; m = m.left) stack.push(m);
          return Pair.of(n.key, n.value);
        }
      };
    }
    int depth() { return depth(root); }
    private int depth(Node n) { return n == null ? 0 : 1 + Math.max(depth(n.left), depth(n.right)); }
    <R> R fold(R start, BiFunction<? super R, ? super Pair<K, V>, ? extends R> f) {
      R r = start;
      for (Pair<K, V> x : this) r = f.apply(r, x);
      return r;
    }
  }

  static class Graph<T> {
    private final Map<T, Set<T>> edges = new LinkedHashMap<>();
    @SafeVarargs
    final Graph<T> edge(T from, T... to) {
      edges.computeIfAbsent(from, k -> new LinkedHashSet<>()).addAll(Arrays.asList(to));
      for (T t : to) edges.computeIfAbsent(t, k -> new LinkedHashSet<>());
      return this;
    }
    List<T> sorted() {
      Map<T, Integer> in = new LinkedHashMap<>();
      edges.keySet().forEach(k -> in.put(k, 0));
      edges.values().forEach(s -> s.forEach(t -> in.merge(t, 1, Integer::sum)));
      List<T> out = new ArrayList<>();
      while (!in.isEmpty()) {
        T free = in.entrySet()
                     .stream()
                     .filter(e -> e.getValue() == 0)
                     .map(Map.Entry::getKey)
                     .findFirst()
                     .orElseThrow(() -> new IllegalStateException("cycle"));
        in.remove(free);
        edges.get(free).forEach(t -> in.computeIfPresent(t, (k, v) -> v - 1));
        out.add(free);
      }
      return out;
    }
  }

  public static void main(String[] args) {
    Pair<String, Integer> x = Pair.of("a", 1);
    p(x, x.swap(), x.with(2.5).swap().a, x.equals(Pair.of("a", 1)), x.hashCode() == Pair.of("a", 1).hashCode(),
        new HashSet<>(Arrays.asList(x, Pair.of("a", 1), x.swap().swap())).size());
    Tree<String, Integer> t = new Tree<>();
    for (String w : "to be or not to be that is the question whether tis nobler".split(" "))
      t.put(w, t.get(w) == null ? 1 : t.get(w) + 1);
    StringBuilder b = new StringBuilder();
    for (Pair<String, Integer> e : t) b.append(e);
    p(b, t.size, t.depth(), t.get("be"), t.get("none"), t.<Integer>fold(0, (r, e) -> r + e.b),
        t.fold("", (r, e) -> r + e.a.charAt(0)));
    Graph<String> g = new Graph<String>()
                          .edge("shirt", "tie", "belt")
                          .edge("tie", "jacket")
                          .edge("pants", "shoes", "belt")
                          .edge("belt", "jacket")
                          .edge("socks", "shoes");
    p(g.sorted(), thrown(() -> new Graph<Integer>().edge(1, 2).edge(2, 1).sorted()));
    Function<Integer, Function<Integer, Integer>> curried = a -> c -> a * 10 + c;
    p(curried.apply(4).apply(2),
        Function.<Integer>identity().andThen(v -> v + 1).compose((String s) -> s.length()).apply("four"));
  }
}
