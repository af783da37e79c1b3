package collections;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.concurrent.*;

/** Every blocking and concurrent queue used by one thread: bounds, order, draining, iterators. */
public class Queues8 {
  public static void main(String[] args) throws Exception {
    for (BlockingQueue<Integer> q : Arrays.<BlockingQueue<Integer>>asList(new ArrayBlockingQueue<>(3),
             new LinkedBlockingQueue<>(3), new LinkedBlockingDeque<>(3), new PriorityBlockingQueue<>(3),
             new LinkedTransferQueue<>(), new SynchronousQueue<>())) {
      List<Integer> drained = new ArrayList<>();
      String name = q.getClass().getSimpleName();
      p(name, q.offer(5), q.offer(1), q.offer(3), q.offer(2), q.size(), q.remainingCapacity(), q.peek(), q.contains(3),
          q, thrown(() -> q.add(9)), thrown(() -> q.offer(null)));
      p(name, q.poll(), q.poll(0, TimeUnit.SECONDS), q.remove(3), q.drainTo(drained, 1), q.drainTo(drained), drained,
          q.isEmpty(), q.poll(), thrown(q::remove), thrown(q::element), q.poll(1, TimeUnit.MILLISECONDS),
          thrown(() -> q.drainTo(q)));
      if (q instanceof SynchronousQueue) continue;
      q.put(7);
      q.put(6);
      Iterator<Integer> it = q.iterator();
      it.next();
      q.remove(6);
      it.remove();
      p(name, q, q.size(), q.toArray());
    }
  }
}
