package concurrent;

import static support.Tell.p;

import java.util.*;
import java.util.concurrent.*;
import support.Together;

/** Bounded queues of every kind between producers and consumers: nothing is lost, order per producer is kept. */
public class Producers {
  static boolean sorted(List<Integer> l, int producer) {
    int last = -1;
    for (int x : l) {
      if (x / 1000 != producer) continue;
      if (x <= last) return false;
      last = x;
    }
    return true;
  }

  public static void main(String[] args) {
    for (BlockingQueue<Integer> q :
        Arrays.<BlockingQueue<Integer>>asList(new ArrayBlockingQueue<>(2), new ArrayBlockingQueue<>(3, true),
            new LinkedBlockingQueue<>(2), new LinkedBlockingDeque<>(1), new SynchronousQueue<>(),
            new SynchronousQueue<>(true), new LinkedTransferQueue<>(), new PriorityBlockingQueue<>())) {
      List<Integer> one = new ArrayList<>(), two = new ArrayList<>();
      Together.run(() -> produce(q, 1), () -> produce(q, 2), () -> consume(q, one), () -> consume(q, two));
      List<Integer> all = new ArrayList<>(one);
      all.addAll(two);
      boolean ordered = sorted(one, 1) && sorted(one, 2) && sorted(two, 1) && sorted(two, 2);
      Collections.sort(all);
      p(q.getClass().getSimpleName(), all.size(), all.hashCode(), ordered || q instanceof PriorityBlockingQueue,
          q.size());
    }
  }

  static void produce(BlockingQueue<Integer> q, int n) throws InterruptedException {
    for (int i = 0; i < 20; i++) q.put(n * 1000 + i);
    q.put(n * 1000 + 999);
  }

  static void consume(BlockingQueue<Integer> q, List<Integer> into) throws InterruptedException {
    for (int x; (x = q.take()) % 1000 != 999;) into.add(x);
  }
}
