package concurrent;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.concurrent.*;
import support.Together;

/** CountDownLatch, CyclicBarrier with generations, broken and reset barriers, Phaser with phases and tiers. */
public class Latches {
  public static void main(String[] args) throws Exception {
    CountDownLatch start = new CountDownLatch(1), end = new CountDownLatch(3);
    int[] data = new int[3];
    for (int i = 0; i < 3; i++) {
      int n = i;
      Together.start("t" + i, () -> {
        start.await();
        data[n] = n + 1;
        end.countDown();
      });
    }
    p(end.getCount(), end.await(0, TimeUnit.SECONDS));
    start.countDown();
    end.await();
    end.countDown();
    p(data, end.getCount(), end.await(1, TimeUnit.SECONDS), thrown(() -> new CountDownLatch(-1)));
    List<String> rounds = Collections.synchronizedList(new ArrayList<>());
    int[] total = {0};
    int[] parts = new int[3];
    CyclicBarrier barrier = new CyclicBarrier(3, () -> {
      total[0] += parts[0] + parts[1] + parts[2];
      rounds.add("r" + total[0]);
    });
    support.Tell.Body[] bodies = new support.Tell.Body[3];
    Set<Integer> indexes = Collections.synchronizedSet(new TreeSet<>());
    for (int i = 0; i < 3; i++) {
      int n = i;
      bodies[i] = () -> {
        for (int r = 1; r <= 4; r++) {
          parts[n] = r * (n + 1);
          indexes.add(barrier.await());
        }
      };
    }
    Together.run(bodies);
    p(rounds, indexes, barrier.getParties(), barrier.getNumberWaiting(), barrier.isBroken());
    CyclicBarrier broken = new CyclicBarrier(2);
    Thread t = Together.start("b", () -> p(thrown(broken::await)));
    while (broken.getNumberWaiting() == 0) Thread.sleep(1);
    t.interrupt();
    t.join();
    p(broken.isBroken(), thrown(broken::await));
    broken.reset();
    p(broken.isBroken(), thrown(() -> broken.await(1, TimeUnit.MILLISECONDS)), broken.isBroken(),
        thrown(() -> new CyclicBarrier(0)));
    CyclicBarrier fails = new CyclicBarrier(1, () -> { throw new IllegalStateException(); });
    p(thrown(fails::await), fails.isBroken());
    Phaser phaser = new Phaser(1) {
      @Override
      protected boolean onAdvance(int phase, int parties) {
        rounds.add("p" + phase + parties);
        return phase >= 2 || parties == 0;
      }
    };
    rounds.clear();
    for (int i = 0; i < 2; i++) {
      phaser.register();
      Together.start("ph" + i, () -> {
        while (!phaser.isTerminated()) phaser.arriveAndAwaitAdvance();
      });
    }
    for (int i = 0; i < 3; i++) phaser.arriveAndAwaitAdvance();
    p(rounds, phaser.isTerminated(), phaser.getPhase() < 0, phaser.register() < 0);
    Phaser root = new Phaser(), child = new Phaser(root, 1);
    p(root.getRegisteredParties(), child.arrive(), root.getPhase(), child.getPhase(), child.arriveAndDeregister(),
        root.isTerminated(), thrown(() -> new Phaser().arrive()), new Phaser(3).bulkRegister(2));
  }
}
