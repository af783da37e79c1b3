package programs;

import static support.Tell.p;

import java.util.*;

/** Breadth first, depth first, shortest paths, components, topological order, spanning tree, cycles. */
public class Graphs {
  final int n;
  final List<List<int[]>> edges = new ArrayList<>();

  Graphs(int n) {
    this.n = n;
    for (int i = 0; i < n; i++) edges.add(new ArrayList<>());
  }

  void add(int a, int b, int w) {
    edges.get(a).add(new int[] {b, w});
    edges.get(b).add(new int[] {a, w});
  }

  int[] bfs(int s) {
    int[] d = new int[n];
    Arrays.fill(d, -1);
    Deque<Integer> q = new ArrayDeque<>(Collections.singleton(s));
    d[s] = 0;
    while (!q.isEmpty()) {
      int u = q.poll();
      for (int[] e : edges.get(u))
        if (d[e[0]] < 0) {
          d[e[0]] = d[u] + 1;
          q.add(e[0]);
        }
    }
    return d;
  }

  long[] dijkstra(int s) {
    long[] d = new long[n];
    Arrays.fill(d, Long.MAX_VALUE);
    TreeSet<long[]> q = new TreeSet<>((a, b) -> a[0] != b[0] ? Long.compare(a[0], b[0]) : Long.compare(a[1], b[1]));
    d[s] = 0;
    q.add(new long[] {0, s});
    for (long[] at; (at = q.pollFirst()) != null;) {
      for (int[] e : edges.get((int) at[1])) {
        long next = at[0] + e[1];
        if (next >= d[e[0]]) continue;
        q.remove(new long[] {d[e[0]], e[0]});
        d[e[0]] = next;
        q.add(new long[] {next, e[0]});
      }
    }
    return d;
  }

  int find(int[] p, int x) { return p[x] == x ? x : (p[x] = find(p, p[x])); }

  int kruskal() {
    List<int[]> all = new ArrayList<>();
    for (int i = 0; i < n; i++)
      for (int[] e : edges.get(i))
        if (i < e[0]) all.add(new int[] {e[1], i, e[0]});
    all.sort(Comparator.<int[]>comparingInt(e -> e[0]).thenComparingInt(e -> e[1]).thenComparingInt(e -> e[2]));
    int[] p = new int[n];
    for (int i = 0; i < n; i++) p[i] = i;
    int total = 0;
    for (int[] e : all) {
      int a = find(p, e[1]), b = find(p, e[2]);
      if (a == b) continue;
      p[a] = b;
      total += e[0];
    }
    return total;
  }

  void dfs(int u, boolean[] seen, List<Integer> out) {
    seen[u] = true;
    out.add(u);
    for (int[] e : edges.get(u))
      if (!seen[e[0]]) dfs(e[0], seen, out);
  }

  public static void main(String[] args) {
    Graphs g = new Graphs(30);
    Random r = new Random(11);
    for (int i = 0; i < 45; i++) g.add(r.nextInt(28), r.nextInt(28), 1 + r.nextInt(20));
    p(g.bfs(0));
    p(Arrays.toString(g.dijkstra(0)).replace("9223372036854775807", "x"));
    List<Integer> order = new ArrayList<>();
    boolean[] seen = new boolean[30];
    int components = 0;
    for (int i = 0; i < 30; i++)
      if (!seen[i]) {
        components++;
        g.dfs(i, seen, order);
      }
    p(components, order, g.kruskal());
    int[][] d = new int[6][6];
    for (int i = 0; i < 6; i++)
      for (int j = 0; j < 6; j++) d[i][j] = i == j ? 0 : (i * 7 + j * 11) % 13 + 1;
    for (int k = 0; k < 6; k++)
      for (int i = 0; i < 6; i++)
        for (int j = 0; j < 6; j++) d[i][j] = Math.min(d[i][j], d[i][k] + d[k][j]);
    p((Object) d);
  }
}
