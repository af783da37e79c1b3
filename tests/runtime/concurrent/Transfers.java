package concurrent;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.concurrent.*;
import support.Together;

/** Exchanger, SynchronousQueue and LinkedTransferQueue hand over from thread to thread. */
public class Transfers {
  public static void main(String[] args) throws Exception {
    Exchanger<List<Integer>> ex = new Exchanger<>();
    int[] sum = {0};
    Together.run(
        ()
            -> {
          List<Integer> full = new ArrayList<>();
          for (int i = 0; i < 12; i++) {
            full.add(i);
            if (full.size() == 3) full = ex.exchange(full);
          }
        },
        () -> {
          List<Integer> empty = new ArrayList<>();
          for (int r = 0; r < 4; r++) {
            empty = ex.exchange(empty);
            for (int x : empty) sum[0] = sum[0] * 7 % 10007 + x;
            empty.clear();
          }
        });
    p(sum[0], thrown(() -> ex.exchange(null, 1, TimeUnit.MILLISECONDS)));
    SynchronousQueue<String> s = new SynchronousQueue<>();
    p(s.offer("x"), s.poll(), s.size(), s.isEmpty(), s.peek(), s.iterator().hasNext(),
        s.offer("x", 1, TimeUnit.MILLISECONDS), s.remainingCapacity(), thrown(() -> s.add("y")));
    StringBuffer b = new StringBuffer();
    Together.run(
        ()
            -> {
          for (int i = 0; i < 5; i++) s.put("m" + i);
        },
        () -> {
          for (int i = 0; i < 5; i++) b.append(s.take());
        });
    p(b);
    LinkedTransferQueue<Integer> t = new LinkedTransferQueue<>();
    p(t.tryTransfer(1), t.tryTransfer(1, 1, TimeUnit.MILLISECONDS), t.size(), t.hasWaitingConsumer());
    t.put(5);
    Thread consumer = Together.start("consumer", () -> {
      p("got", t.take());
      p("got", t.take());
    });
    t.transfer(6);
    consumer.join();
    p(t.isEmpty());
    int[] late = {0};
    Thread waiting = Together.start("waiting", () -> late[0] = t.take());
    while (!t.hasWaitingConsumer()) Thread.sleep(1);
    p(t.getWaitingConsumerCount(), t.tryTransfer(9));
    waiting.join();
    p(late[0]);
    Thread interrupted = Together.start("interrupted", () -> p(thrown(() -> t.transfer(1)), t.size()));
    while (t.isEmpty()) Thread.sleep(1);
    interrupted.interrupt();
    interrupted.join();
    LinkedBlockingDeque<Integer> d = new LinkedBlockingDeque<>(2);
    Together.run(
        ()
            -> {
          for (int i = 0; i < 6; i++) d.putFirst(i);
        },
        () -> {
          int x = 0;
          for (int i = 0; i < 6; i++) x += d.takeLast();
          p("sum", x);
        });
    p(d.offerFirst(1), d.offerLast(2), d.offerFirst(3), d, d.pollLast(), d.takeFirst(),
        d.pollFirst(1, TimeUnit.MILLISECONDS));
    PriorityBlockingQueue<String> pq = new PriorityBlockingQueue<>(1, Comparator.reverseOrder());
    Together.run(() -> pq.put("a"), () -> pq.put("c"), () -> pq.put("b"));
    p(pq.take(), pq.take(), pq.take(), pq.poll(1, TimeUnit.MILLISECONDS));
  }
}
