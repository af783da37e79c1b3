package objects;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** Aliasing of objects and arrays, pass by value, swaps that do not work, null everywhere. */
public class References1 {
  static class Box {
    int v;
    Box next;
    Box(int v) { this.v = v; }
  }

  static void swap(Box a, Box b) {
    Box t = a;
    a = b;
    b = t;
    a.v++;
  }
  static void realSwap(Box a, Box b) {
    int t = a.v;
    a.v = b.v;
    b.v = t;
  }
  static void reassign(int[] a) {
    a[0] = 5;
    a = new int[] {9};
    a[0]++;
  }
  static void change(String s, StringBuilder b, Integer i, List<Integer> l) {
    s += "x";
    b.append("x");
    i++;
    l.add(i);
    l = new ArrayList<>();
    l.add(99);
  }
  static int[] same(int[] a) { return a; }
  static Box chain(int n) {
    Box b = null;
    for (int i = n; i > 0; i--) {
      Box x = new Box(i);
      x.next = b;
      b = x;
    }
    return b;
  }

  static Box reverse(Box b) {
    Box done = null;
    while (b != null) {
      Box next = b.next;
      b.next = done;
      done = b;
      b = next;
    }
    return done;
  }

  static String show(Box b) {
    StringBuilder s = new StringBuilder();
    for (int i = 0; b != null && i < 12; b = b.next, i++) s.append(b.v).append('>');
    return s.toString();
  }

  public static void main(String[] args) {
    Box a = new Box(1), b = new Box(2), c = a;
    swap(a, b);
    p(a.v, b.v);
    realSwap(a, b);
    c.v += 10;
    p(a.v, b.v, a == c);
    int[] x = {1}, y = x, z = same(x);
    reassign(x);
    y[0] += 100;
    p(x, x == y, z == x);
    String s = "s";
    StringBuilder sb = new StringBuilder("b");
    Integer i = 1;
    List<Integer> l = new ArrayList<>();
    change(s, sb, i, l);
    p(s, sb, i, l);
    Box list = chain(5);
    list = reverse(list);
    p(show(list), show(reverse(list)), show(list));
    Box loop = chain(3);
    loop.next.next.next = loop;
    Box slow = loop, fast = loop;
    int steps = 0;
    do {
      slow = slow.next;
      fast = fast.next.next;
      steps++;
    } while (slow != fast);
    p(show(loop), steps);
    int[][] grid = new int[3][];
    Arrays.fill(grid, new int[] {0, 0});
    grid[0][1] = 7;
    p((Object) grid);
    grid[1] = grid[1].clone();
    grid[1][0] = 1;
    p((Object) grid);
    Object[] selves = new Object[2];
    selves[0] = selves;
    selves[1] = ((Object[]) selves[0])[0];
    p(selves[1] == selves, ((Object[]) ((Object[]) selves[1])[0]).length);
    Box none = null;
    p(none == null, none instanceof Box, (Object) null == none, "" + none, thrown(() -> p(none.v)),
        thrown(() -> p(((Box) null).next)));
    a = b = new Box(3);
    a.next = b.next = a;
    p(a.next.next.next.v, a == b);
  }
}
