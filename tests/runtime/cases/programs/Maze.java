package programs;

import java.util.*;

/** A maze carved by depth-first search with a fixed seed, solved by A* and by wall following. */
public class Maze {
  static final int W = 21, H = 11;
  static char[][] grid = new char[H][W];

  static void carve(int x, int y, Random r) {
    grid[y][x] = ' ';
    List<int[]> dirs =
        new ArrayList<>(Arrays.asList(new int[] {0, -2}, new int[] {2, 0}, new int[] {0, 2}, new int[] {-2, 0}));
    Collections.shuffle(dirs, r);
    for (int[] d : dirs) {
      int nx = x + d[0], ny = y + d[1];
      if (nx < 1 || ny < 1 || nx >= W - 1 || ny >= H - 1 || grid[ny][nx] != '#') continue;
      grid[y + d[1] / 2][x + d[0] / 2] = ' ';
      carve(nx, ny, r);
    }
  }

  static final class State implements Comparable<State> {
    final int x, y, g;
    final State from;
    State(int x, int y, int g, State from) {
      this.x = x;
      this.y = y;
      this.g = g;
      this.from = from;
    }
    int f() { return g + Math.abs(W - 2 - x) + Math.abs(H - 2 - y); }
    @Override
    public int compareTo(State o) {
      return f() != o.f() ? f() - o.f() : o.g != g ? o.g - g : x != o.x ? x - o.x : y - o.y;
    }
    @Override
    public boolean equals(Object o) {
      return o instanceof State && ((State) o).x == x && ((State) o).y == y;
    }
    @Override
    public int hashCode() {
      return x * 31 + y;
    }
  }

  public static void main(String[] args) {
    for (char[] row : grid) Arrays.fill(row, '#');
    carve(1, 1, new Random(77));
    PriorityQueue<State> open = new PriorityQueue<>();
    Set<State> closed = new HashSet<>();
    open.add(new State(1, 1, 0, null));
    State end = null;
    while (!open.isEmpty() && end == null) {
      State s = open.poll();
      if (!closed.add(s)) continue;
      if (s.x == W - 2 && s.y == H - 2) end = s;
      for (int[] d : new int[][] {{1, 0}, {0, 1}, {-1, 0}, {0, -1}})
        if (grid[s.y + d[1]][s.x + d[0]] == ' ') open.add(new State(s.x + d[0], s.y + d[1], s.g + 1, s));
    }
    int length = 0;
    for (State s = end; s != null; s = s.from, length++) grid[s.y][s.x] = '.';
    for (char[] row : grid) System.out.println(new String(row));
    System.out.println(length + " " + closed.size());
    int x = 1, y = 1, dir = 0, steps = 0;
    int[] dx = {1, 0, -1, 0}, dy = {0, 1, 0, -1};
    while (x != W - 2 || y != H - 2) {
      for (int t = 1; t >= -2; t--) {
        int d = dir + t + 4 & 3;
        if (grid[y + dy[d]][x + dx[d]] == '#') continue;
        dir = d;
        break;
      }
      x += dx[dir];
      y += dy[dir];
      steps++;
    }
    System.out.println(steps);
  }
}
