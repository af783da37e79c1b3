package concurrent;

import static support.Tell.p;

import java.util.*;
import java.util.concurrent.*;
import support.Together;

/** SubmissionPublisher-free flows: a pipeline of stages, listeners, a work queue with poison, parallel prefix. */
public class Publishers {
  static final int END = Integer.MIN_VALUE;

  static support.Tell.Body stage(
      BlockingQueue<Integer> in, BlockingQueue<Integer> out, java.util.function.IntUnaryOperator f) {
    return () -> {
      for (int x; (x = in.take()) != END;) out.put(f.applyAsInt(x));
      out.put(END);
    };
  }

  public static void main(String[] args) throws Exception {
    BlockingQueue<Integer> a = new ArrayBlockingQueue<>(2), b = new LinkedBlockingQueue<>(1),
                           c = new SynchronousQueue<>();
    List<Integer> out = new ArrayList<>();
    Together.run(
        ()
            -> {
          for (int i = 1; i <= 10; i++) a.put(i);
          a.put(END);
        },
        stage(a, b, x -> x * x), stage(b, c, x -> x + 1),
        () -> {
          for (int x; (x = c.take()) != END;) out.add(x);
        });
    p(out);
    CopyOnWriteArrayList<Runnable> listeners = new CopyOnWriteArrayList<>();
    StringBuffer log = new StringBuffer();
    listeners.add(() -> log.append("one "));
    listeners.add(() -> {
      log.append("removes ");
      listeners.remove(0);
    });
    listeners.add(() -> {
      log.append("adds ");
      listeners.add(() -> log.append("new "));
    });
    for (Runnable r : listeners) r.run();
    log.append("| ");
    for (Runnable r : listeners) r.run();
    p(log, listeners.size());
    int n = 8;
    int[] data = {3, 1, 4, 1, 5, 9, 2, 6};
    int[][] buffers = {data.clone(), new int[n]};
    CyclicBarrier barrier = new CyclicBarrier(n);
    support.Tell.Body[] workers = new support.Tell.Body[n];
    for (int i = 0; i < n; i++) {
      int me = i;
      workers[i] = () -> {
        for (int step = 1, from = 0; step < n; step *= 2, from ^= 1) {
          buffers[from ^ 1][me] = buffers[from][me] + (me >= step ? buffers[from][me - step] : 0);
          barrier.await();
        }
      };
    }
    Together.run(workers);
    p(buffers[1]);
    LinkedBlockingQueue<Callable<Integer>> tasks = new LinkedBlockingQueue<>();
    for (int i = 0; i < 12; i++) {
      int k = i;
      tasks.add(() -> k * k);
    }
    int[] sums = new int[3];
    support.Tell.Body[] pool = new support.Tell.Body[3];
    for (int i = 0; i < 3; i++) {
      int me = i;
      pool[i] = () -> {
        for (Callable<Integer> t; (t = tasks.poll()) != null; Thread.yield()) sums[me] += t.call();
      };
    }
    Together.run(pool);
    p(sums[0] + sums[1] + sums[2], tasks.isEmpty());
  }
}
