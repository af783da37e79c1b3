package objects;

import static support.Tell.p;

import java.util.*;

/** Large object graphs: cycles, long lists, many allocations, arrays of arrays; survives collection of garbage. */
public class ObjectGraph {
  static final class Node {
    final int id;
    Node next, other;
    Object payload;
    Node(int id) { this.id = id; }
  }

  static Node ring(int n) {
    Node first = new Node(0), last = first;
    for (int i = 1; i < n; i++) last = last.next = new Node(i);
    last.next = first;
    return first;
  }

  static long walk(Node n, int steps) {
    long hash = 7;
    for (int i = 0; i < steps; i++, n = n.next) {
      hash = hash * 31 + n.id;
      if (n.other != null) hash += n.other.id;
      if (n.payload instanceof int[])
        hash ^= ((int[]) n.payload).length;
      else if (n.payload instanceof String)
        hash += n.payload.hashCode();
    }
    return hash;
  }

  static Object[] tree(int depth) {
    return depth == 0 ? new Object[] {"leaf"} : new Object[] {tree(depth - 1), tree(depth - 1), depth};
  }

  static int leaves(Object[] t) {
    return t.length == 1 ? 1 : leaves((Object[]) t[0]) + leaves((Object[]) t[1]) + (Integer) t[2] - (Integer) t[2];
  }

  public static void main(String[] args) {
    Node ring = ring(5000);
    Node[] all = new Node[5000];
    int at = 0;
    for (Node n = ring; at < 5000; n = n.next) all[at++] = n;
    Random r = new Random(3);
    for (int i = 0; i < 5000; i++) {
      all[i].other = all[r.nextInt(5000)];
      all[i].payload = i % 3 == 0 ? new int[i % 100] : i % 3 == 1 ? "p" + i : all;
    }
    p(walk(ring, 12000));
    Object[] t = tree(12);
    p(leaves(t));
    long total = 0;
    for (int round = 0; round < 200; round++) {
      List<int[]> young = new ArrayList<>();
      for (int i = 0; i < 100; i++) young.add(new int[i * 3]);
      for (int[] a : young) total += a.length;
      String s = "";
      for (int i = 0; i < 20; i++) s += i;
      total += s.length();
      if (round % 50 == 0) System.gc();
    }
    p(total, walk(ring, 5000), leaves(t));
    Node cut = ring;
    for (int i = 0; i < 2500; i++) cut = cut.next;
    cut.next = null;
    all = null;
    int length = 0;
    for (Node n = ring; n != null; n = n.next) length++;
    p(length);
    LinkedList<Integer> list = new LinkedList<>();
    for (int i = 0; i < 3000; i++) list.add(i);
    while (list.size() > 1) list.add(list.removeFirst() ^ list.removeFirst() * 3);
    p(list);
    Map<Integer, Map<Integer, String>> nested = new HashMap<>();
    for (int i = 0; i < 3000; i++) nested.computeIfAbsent(i % 50, k -> new TreeMap<>()).put(i, "v" + i % 7);
    int hash = 0;
    for (Map<Integer, String> m : nested.values()) hash = hash * 17 + m.hashCode();
    p(nested.size(), hash);
    StringBuilder big = new StringBuilder();
    for (int i = 0; i < 20000; i++) big.append((char) ('a' + i % 26));
    p(big.length(), big.toString().hashCode(), big.reverse().substring(0, 5));
  }
}
