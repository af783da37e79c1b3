package objects;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** clone of arrays of every type and depth, of classes with and without Cloneable, shallow and deep. */
public class Cloning {
  static class Point implements Cloneable {
    int x = 1;
    final int[] data = {1, 2};
    List<String> list = new ArrayList<>(Arrays.asList("a"));
    static int constructed;
    Point() { constructed++; }
    @Override
    public Point clone() {
      try {
        return (Point) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  static class Point3 extends Point {
    long z = 7;
    double[][] grid = {{1}, {2}};
    @Override
    public Point3 clone() {
      Point3 c = (Point3) super.clone();
      c.grid = grid.clone();
      c.list = new ArrayList<>(list);
      return c;
    }
  }

  static class Not {
    Object copy() throws CloneNotSupportedException { return clone(); }
  }

  static class Refuses extends Point {
    @Override
    public Point clone() {
      throw new UnsupportedOperationException();
    }
  }

  public static void main(String[] args) throws Exception {
    int[] ints = {1, 2, 3};
    int[] copy = ints.clone();
    copy[0] = 9;
    p(ints, copy, ints.equals(copy), copy.getClass() == int[].class, new int[0].clone().length);
    p(new boolean[] {true}.clone(), new byte[] {-1}.clone(), new char[] {'c'}.clone(), new short[] {1}.clone(),
        new long[] {1L << 40}.clone(), new float[] {1.5f}.clone(), new double[] {-0.0}.clone(),
        new String[] {"s", null}.clone());
    int[][] grid = {{1, 2}, {3}};
    int[][] shallow = grid.clone();
    shallow[0][0] = 100;
    shallow[1] = new int[] {7};
    p(grid, shallow, grid[0] == shallow[0], grid[1] == shallow[1]);
    Object[] strings = new String[] {"a"};
    Object[] same = strings.clone();
    p(same.getClass().getSimpleName(), thrown(() -> same[0] = 1), thrown(() -> ((int[]) null).clone()));
    Point a = new Point();
    Point b = a.clone();
    b.x = 5;
    b.data[0] = 50;
    b.list.add("b");
    p(a.x, a.data, a.list, b.x, b.data == a.data, Point.constructed, b.getClass() == Point.class, b != a);
    Point c = new Point3();
    Point d = c.clone();
    d.list.add("own");
    ((Point3) d).grid[0] = new double[] {9};
    ((Point3) d).grid[1][0] = 8;
    p(d.getClass().getSimpleName(), ((Point3) d).z, c.list, d.list, ((Point3) c).grid, ((Point3) d).grid,
        Point.constructed);
    p(thrown(() -> new Not().copy()), thrown(() -> new Refuses().clone()));
    Object lambda = (Runnable & Cloneable) () -> {};
    p(lambda instanceof Cloneable, new ArrayList<>(Arrays.asList(1)).clone().equals(Arrays.asList(1)),
        ((HashMap<?, ?>) new HashMap<>(Collections.singletonMap(1, 2)).clone()).get(1),
        new Date(5).clone().equals(new Date(5)), ((int[]) ((Object) ints.clone()))[1]);
    synchronized (a) { p(Thread.holdsLock(a), Thread.holdsLock(a.clone())); }
    int hash = System.identityHashCode(a);
    p(System.identityHashCode(a) == hash, a.hashCode() == hash);
    long[][][] deep = new long[2][3][4];
    long[][][] clone = deep.clone();
    clone[0][1][2] = 5;
    clone[1] = deep[0];
    p(deep[0][1][2], clone[1][1][2], deep[1][1][2]);
  }
}
