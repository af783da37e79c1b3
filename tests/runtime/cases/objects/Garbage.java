package objects;

import java.util.*;

/** Millions of short-lived objects of every shape, with long-lived ones between, and totals that notice any loss. */
public class Garbage {
  static final class Cell {
    final int v;
    final Cell left;
    Object right;
    Cell(int v, Cell l, Object r) {
      this.v = v;
      left = l;
      right = r;
    }
  }
  static Object[] kept = new Object[64];

  public static void main(String[] args) {
    long sum = 0;
    Random r = new Random(9);
    for (int i = 0; i < 60000; i++) {
      Object o;
      switch (i % 7) {
        case 0: o = new int[i % 50]; break;
        case 1: o = "s" + i; break;
        case 2: o = new Cell(i, kept[i % 64] instanceof Cell ? null : new Cell(1, null, null), i); break;
        case 3: o = Arrays.asList(i, i + 1); break;
        case 4: o = new Object[] {new byte[i % 9], i}; break;
        case 5: o = new StringBuilder().append(i).append('x'); break;
        default: o = (double) i;
      }
      if (r.nextInt(50) == 0) kept[r.nextInt(64)] = o;
      sum += o instanceof int[]       ? ((int[]) o).length
          : o instanceof Cell         ? ((Cell) o).v
          : o.toString().length() > 0 ? 1
                                      : 0;
    }
    int hash = 0;
    for (Object o : kept)
      hash = hash * 31
          + (o == null                    ? 0
                  : o instanceof int[]    ? ((int[]) o).length
                  : o instanceof Object[] ? ((Object[]) o).length
                  : o instanceof Cell     ? ((Cell) o).v
                                          : o.toString().hashCode());
    System.out.println(sum + " " + hash);
    Cell chain = null;
    for (int i = 0; i < 20000; i++) chain = new Cell(i, chain, i % 100 == 0 ? new int[10] : null);
    int length = 0, arrays = 0;
    for (Cell c = chain; c != null; c = c.left) {
      length++;
      if (c.right != null) arrays += ((int[]) c.right).length;
    }
    System.out.println(length + " " + arrays);
    int[][] grid = new int[100][];
    for (int round = 0; round < 300; round++) {
      grid[round % 100] = new int[round];
      grid[round % 100][round / 2] = round;
    }
    int total = 0;
    for (int[] row : grid)
      for (int v : row) total += v;
    System.out.println(total);
    Map<String, List<Integer>> m = new HashMap<>();
    for (int i = 0; i < 5000; i++) m.computeIfAbsent("k" + i % 37, k -> new LinkedList<>()).add(i);
    for (int i = 0; i < 37; i += 2) m.remove("k" + i);
    long s = 0;
    for (List<Integer> l : m.values())
      for (int x : l) s += x;
    System.out.println(m.size() + " " + s);
    String text = "";
    for (int i = 0; i < 500; i++) text += (char) ('a' + i % 26);
    System.out.println(text.hashCode() + " " + text.length());
  }
}
