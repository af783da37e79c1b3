package concurrent;

import static support.Tell.p;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;
import support.Together;

/** Concurrent collections under several writers: totals, order of sorted ones, atomic methods called once. */
public class Collections1 {
  public static void main(String[] args) {
    ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
    ConcurrentSkipListMap<Integer, Integer> sorted = new ConcurrentSkipListMap<>();
    ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
    CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
    CopyOnWriteArraySet<Integer> small = new CopyOnWriteArraySet<>();
    ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
    ConcurrentLinkedDeque<Integer> d = new ConcurrentLinkedDeque<>();
    List<Integer> locked = Collections.synchronizedList(new ArrayList<>());
    Vector<Integer> v = new Vector<>();
    Hashtable<Integer, Integer> h = new Hashtable<>();
    AtomicInteger computed = new AtomicInteger();
    support.Tell.Body[] bodies = new support.Tell.Body[3];
    for (int t = 0; t < 3; t++) {
      int me = t;
      bodies[t] = () -> {
        for (int i = 0; i < 20; i++) {
          m.merge(i % 7, 1, Integer::sum);
          m.computeIfAbsent(100 + i, k -> {
            computed.incrementAndGet();
            Thread.yield();
            return k;
          });
          sorted.merge(i, me, Integer::sum);
          set.add(me * 100 + i);
          list.add(me);
          small.add(i % 5);
          q.add(me);
          if (i % 2 == 0)
            d.addFirst(me);
          else
            d.addLast(me);
          locked.add(i);
          v.add(i);
          h.merge(i % 3, 1, Integer::sum);
          if (i % 5 == 0) Thread.yield();
        }
      };
    }
    Together.run(bodies);
    Map<Integer, Integer> counts = new TreeMap<>();
    for (int x : list) counts.merge(x, 1, Integer::sum);
    int sum = 0;
    for (int x : locked) sum += x;
    p(new TreeMap<>(m), computed);
    p(sorted, set.size(), set.first(), set.last(), counts, new TreeSet<>(small), q.size(), d.size(), locked.size(), sum,
        v.size(), h);
    AtomicInteger polled = new AtomicInteger(), removed = new AtomicInteger();
    support.Tell.Body take = () -> {
      while (q.poll() != null) polled.incrementAndGet();
      for (Integer k : m.keySet())
        if (m.remove(k) != null) removed.incrementAndGet();
      Map.Entry<Integer, Integer> e;
      while ((e = sorted.pollFirstEntry()) != null) polled.addAndGet(1000);
    };
    Together.run(take, take);
    p(polled, removed, m.isEmpty(), sorted.isEmpty(), q.isEmpty());
  }
}
