package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;

/** PriorityQueue: the order inside the heap, ties, removal from the middle, comparators. */
public class PriorityQueues {
  static List<Integer> drain(Queue<Integer> q) {
    List<Integer> out = new ArrayList<>();
    while (!q.isEmpty()) out.add(q.poll());
    return out;
  }

  public static void main(String[] args) {
    PriorityQueue<Integer> q = new PriorityQueue<>();
    for (int i : new int[] {9, 4, 7, 1, 8, 2, 6, 3, 5, 0, 4, 4}) q.add(i);
    p(q, q.peek(), q.size(), q.toArray());
    p(q.remove(4), q.remove(77), q.contains(8), q);
    Iterator<Integer> it = q.iterator();
    StringBuilder seen = new StringBuilder();
    while (it.hasNext()) {
      int x = it.next();
      seen.append(x).append(' ');
      if (x % 3 == 0) it.remove();
    }
    p(seen, q);
    p(new PriorityQueue<>(Arrays.asList(5, 3, 9, 1, 7, 2)), new PriorityQueue<>(q),
        new PriorityQueue<>(new TreeSet<>(Arrays.asList(3, 1, 2))));
    p(drain(new PriorityQueue<>(q)), q.poll(), q.poll(), q);
    PriorityQueue<String> byLength = new PriorityQueue<>(3, Comparator.comparing(String::length));
    for (String s : "one three five seven eleven two six ten".split(" ")) byLength.offer(s);
    List<String> out = new ArrayList<>();
    while (byLength.peek() != null) out.add(byLength.remove());
    p(out, byLength.poll(), thrown(byLength::remove), thrown(byLength::element), byLength.comparator() != null);
    p(thrown(() -> q.add(null)), thrown(() -> new PriorityQueue<>(0)), thrown(() -> ((Queue) q).add("x")),
        thrown(() -> ((Queue) new PriorityQueue<>()).add(new Object())));
    PriorityQueue<int[]> paths =
        new PriorityQueue<>((a, b) -> a[1] != b[1] ? Integer.compare(a[1], b[1]) : a[0] - b[0]);
    int[][] edges = {{0, 1, 4}, {0, 2, 1}, {2, 1, 2}, {1, 3, 5}, {2, 3, 8}, {3, 4, 3}, {1, 4, 10}};
    int[] distance = new int[5];
    Arrays.fill(distance, Integer.MAX_VALUE);
    paths.add(new int[] {0, 0});
    while (!paths.isEmpty()) {
      int[] at = paths.poll();
      if (at[1] >= distance[at[0]]) continue;
      distance[at[0]] = at[1];
      for (int[] e : edges)
        if (e[0] == at[0]) paths.add(new int[] {e[1], at[1] + e[2]});
    }
    p(distance);
    PriorityQueue<Integer> reversed = new PriorityQueue<>(Collections.reverseOrder());
    Random random = new Random(5);
    for (int i = 0; i < 20; i++) reversed.add(random.nextInt(50));
    p(reversed, reversed.removeIf(x -> x % 2 == 0), reversed, drain(reversed), thrown(() -> {
      q.addAll(Arrays.asList(1, 2));
      for (Integer x : q) q.add(x);
    }));
  }
}
