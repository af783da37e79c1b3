package arithmetic;

import static support.Tell.p;
import static support.Tell.thrown;

/** Arrays of every type: default values, narrowing stores, lengths, several dimensions. */
public class ArrayElements {
  public static void main(String[] args) {
    p(new boolean[2], new byte[2], new short[2], new char[0], new int[2], new long[2], new float[2], new double[2],
        new String[2]);
    byte[] bytes = new byte[3];
    bytes[0] = (byte) 200;
    bytes[1] = (byte) 'a';
    bytes[2] = (byte) 3.99;
    boolean[] flags = new boolean[3];
    flags[1] = true;
    flags[2] ^= flags[1];
    char[] chars = {'a', 98, (char) -1};
    short[] shorts = {(short) 40000, 1};
    float[] floats = {1, 'a', 0x7fff};
    p(bytes, flags, (int) chars[1], (int) chars[2], shorts, floats);
    int[][] grid = new int[3][];
    grid[0] = new int[] {1, 2};
    grid[2] = grid[0];
    grid[2][1] = 7;
    p(grid, grid.length, grid[0] == grid[2]);
    int[][][] cube = new int[2][3][4];
    cube[1][2][3] = 5;
    long[][][][] part = new long[2][2][][];
    p(cube, cube[1].length, cube[1][2].length, part, part[1].length, new int[0][5].length, new String[1][0]);
    p(cube.getClass().getName(), part.getClass().getSimpleName(), new String[0][].getClass().getName(),
        boolean[].class.getName(), char[][].class);
    p(thrown(() -> { int x = grid[1][0]; }), thrown(() -> { int x = grid[0][2]; }),
        thrown(() -> { int x = grid[-1][0]; }), thrown(() -> { int[] x = new int[-1]; }),
        thrown(() -> { int[][] x = new int[2][-1]; }), thrown(() -> { int[][] x = new int[0][-1]; }), thrown(() -> {
          Object[] x = new String[1];
          x[0] = 1;
        }),
        thrown(() -> {
          Object[][] x = new Integer[1][1];
          x[0] = new String[1];
        }),
        thrown(() -> {
          Object x = new int[1];
          long[] y = (long[]) x;
        }));
    Object object = new int[][] {{1}};
    p(object instanceof Object[], object instanceof int[][], object instanceof Object[][], new int[0] instanceof Object,
        new int[0] instanceof Cloneable);
    Object[] covariant = new Integer[] {1, 2};
    covariant[0] = 5;
    covariant[1] = null;
    p(covariant, covariant.getClass().getComponentType());
    int total = 0;
    for (int[][] plane : cube)
      for (int[] row : plane)
        for (int cell : row) total += cell + 1;
    p(total, new int[] {1, 2, 3}[1], new int[][] {{}, {4}}[1][0]);
    int[] self = {0, 1, 2};
    self[self[1]] = self[2] = 9;
    p(self);
  }
}
