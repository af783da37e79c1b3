package programs;

import java.util.*;

/** Huffman codes: building the tree, encoding, decoding, canonical lengths. */
public class Huffman {
  static abstract class Node implements Comparable<Node> {
    final int weight, order;
    static int made;
    Node(int weight) {
      this.weight = weight;
      order = made++;
    }
    @Override
    public int compareTo(Node o) {
      return weight != o.weight ? Integer.compare(weight, o.weight) : Integer.compare(order, o.order);
    }
    abstract void codes(String prefix, Map<Character, String> into);
  }

  static class Leaf extends Node {
    final char c;
    Leaf(char c, int w) {
      super(w);
      this.c = c;
    }
    @Override
    void codes(String prefix, Map<Character, String> into) {
      into.put(c, prefix.isEmpty() ? "0" : prefix);
    }
  }

  static class Inner extends Node {
    final Node left, right;
    Inner(Node l, Node r) {
      super(l.weight + r.weight);
      left = l;
      right = r;
    }
    @Override
    void codes(String prefix, Map<Character, String> into) {
      left.codes(prefix + "0", into);
      right.codes(prefix + "1", into);
    }
  }

  static String decode(Node root, String bits) {
    StringBuilder b = new StringBuilder();
    Node n = root;
    for (char bit : bits.toCharArray()) {
      if (n instanceof Inner) n = bit == '0' ? ((Inner) n).left : ((Inner) n).right;
      if (n instanceof Leaf) {
        b.append(((Leaf) n).c);
        n = root;
      }
    }
    return b.toString();
  }

  public static void main(String[] args) {
    for (String text :
        new String[] {"abracadabra alakazam", "aaaa", "the quick brown fox jumps over the lazy dog", "mississippi"}) {
      Map<Character, Integer> counts = new TreeMap<>();
      for (char c : text.toCharArray()) counts.merge(c, 1, Integer::sum);
      PriorityQueue<Node> q = new PriorityQueue<>();
      counts.forEach((c, n) -> q.add(new Leaf(c, n)));
      while (q.size() > 1) q.add(new Inner(q.poll(), q.poll()));
      Map<Character, String> codes = new TreeMap<>();
      q.peek().codes("", codes);
      StringBuilder bits = new StringBuilder();
      for (char c : text.toCharArray()) bits.append(codes.get(c));
      System.out.println(
          codes + " " + bits.length() + " " + bits + " " + decode(q.peek(), bits.toString()).equals(text));
    }
  }
}
