package collections;

import static support.Tell.p;

import java.util.*;

/** Collections that grow and shrink by thousands, with checks on the way. */
public class Growth {
  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>();
    Map<Integer, String> map = new HashMap<>();
    Set<Long> set = new TreeSet<>();
    Deque<Integer> deque = new ArrayDeque<>();
    PriorityQueue<Integer> heap = new PriorityQueue<>(Comparator.reverseOrder());
    for (int i = 0; i < 5000; i++) {
      list.add(i ^ i >> 3);
      map.put(i * 7919, "v" + i);
      set.add((long) i * i % 10007);
      deque.addFirst(i);
      if (i % 3 == 0) deque.removeLast();
      heap.add(i * 31 % 4999);
    }
    long hash = 0;
    for (int x : list) hash = hash * 31 + x;
    for (Map.Entry<Integer, String> e : map.entrySet()) hash = hash * 17 + e.getKey() + e.getValue().length();
    for (long x : set) hash = hash * 13 + x;
    p(hash, list.size(), map.size(), set.size(), deque.size(), deque.peekFirst(), deque.peekLast(), heap.peek());
    for (int i = 4999; i >= 0; i -= 2) {
      list.remove(i);
      map.remove(i * 7919);
      set.remove((long) i * i % 10007);
      heap.poll();
    }
    hash = 0;
    for (int x : list) hash = hash * 31 + x;
    for (int k : map.keySet()) hash = hash * 17 + k;
    p(hash, list.size(), map.size(), set.size(), heap.size(), heap.peek());
    int count = 0;
    for (Iterator<Integer> it = map.keySet().iterator(); it.hasNext();) {
      it.next();
      if (++count % 3 != 0) it.remove();
    }
    list.removeIf(x -> x % 5 != 0);
    list.subList(0, list.size() / 2).clear();
    p(map.size(), list.size(), list.get(0));
    List<Integer> ends = new LinkedList<>();
    for (int i = 0; i < 1000; i++) ends.add(i % 2 == 0 ? 0 : ends.size(), i);
    ListIterator<Integer> middle = ends.listIterator(500);
    for (int i = 0; i < 200; i++) {
      middle.add(-i);
      if (i % 4 == 0 && middle.hasNext()) {
        middle.next();
        middle.remove();
      }
    }
    p(ends.size(), ends.hashCode());
    map.clear();
    list.clear();
    for (int i = 0; i < 20; i++) map.put(i, "x");
    p(map.keySet());
  }
}
