package inner;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Inner classes that share and change the state of their outer objects: iterators, listeners, nodes, counters. */
public class Closures {
  private int changes;
  private final List<String> items = new ArrayList<>();

  class Cursor implements Iterator<String> {
    private int at;
    private final int expected = changes;
    @Override
    public boolean hasNext() {
      return at < items.size();
    }
    @Override
    public String next() {
      if (expected != changes) throw new ConcurrentModificationException();
      return items.get(at++);
    }
    class Marker {
      final int saved = at;
      void back() { at = saved; }
    }
  }

  void add(String s) {
    changes++;
    items.add(s);
  }

  static class Tree<T extends Comparable<T>> {
    private Node root;
    private int size, rotations;
    class Node {
      T value;
      Node left, right;
      Node(T v) {
        value = v;
        size++;
      }
      void add(T v) {
        if (v.compareTo(value) < 0) {
          if (left == null)
            left = new Node(v);
          else
            left.add(v);
        } else if (right == null)
          right = new Node(v);
        else
          right.add(v);
      }
      void walk(java.util.function.Consumer<? super T> c) {
        if (left != null) left.walk(c);
        c.accept(value);
        if (right != null) right.walk(c);
      }
      Node rotate() {
        if (left == null) return this;
        Node l = left;
        left = l.right;
        l.right = this;
        rotations++;
        return l;
      }
    }
    void add(T v) {
      if (root == null)
        root = new Node(v);
      else
        root.add(v);
    }
    void spin() {
      for (int i = 0; i < 3; i++) root = root.rotate();
    }
    List<T> list() {
      List<T> l = new ArrayList<>();
      root.walk(l::add);
      return l;
    }
  }

  static Runnable[] counters() {
    int[] shared = {0};
    class Step implements Runnable {
      final int by;
      int own;
      Step(int by) { this.by = by; }
      @Override
      public void run() {
        own++;
        shared[0] += by;
      }
      @Override
      public String toString() {
        return own + "/" + shared[0];
      }
    }
    return new Runnable[] {new Step(1), new Step(10), new Step(100)};
  }

  public static void main(String[] args) {
    Closures c = new Closures();
    for (String s : "a b c d".split(" ")) c.add(s);
    Cursor cursor = c.new Cursor();
    cursor.next();
    Cursor.Marker m = cursor.new Marker();
    p(cursor.next(), cursor.next(), m.saved);
    m.back();
    p(cursor.next());
    c.add("e");
    p(thrown(cursor::next), c.new Cursor().next(), c.items);
    Tree<Integer> t = new Tree<>();
    for (int i : new int[] {5, 2, 8, 1, 9, 3, 7}) t.add(i);
    t.spin();
    p(t.list(), t.size, t.rotations, t.root.value, t.new Node(0).value, t.size);
    Runnable[] r = counters();
    for (int i = 0; i < 7; i++) r[i % 3].run();
    p(r[0], r[1], r[2]);
    r[1].run();
    p(r[0], counters()[0]);
  }
}
