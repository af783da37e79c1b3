package concurrent;

import static support.Tell.p;

import java.util.*;
import support.Together;

/** A buffer by hand with wait and notifyAll, spurious-safe; a ping-pong in strict turns. */
public class WaitNotify {
  static class Buffer {
    private final LinkedList<Integer> items = new LinkedList<>();
    private int puts, takes;
    synchronized void put(int x) throws InterruptedException {
      while (items.size() == 2) wait();
      items.add(x);
      puts++;
      notifyAll();
    }
    synchronized int take() throws InterruptedException {
      while (items.isEmpty()) wait();
      takes++;
      notifyAll();
      return items.removeFirst();
    }
  }

  static int turn;

  public static void main(String[] args) throws Exception {
    Buffer b = new Buffer();
    int[] sums = new int[2];
    Together.run(
        ()
            -> {
          for (int i = 0; i < 30; i++) b.put(i);
        },
        ()
            -> {
          for (int i = 0; i < 30; i++) b.put(100);
        },
        ()
            -> {
          for (int i = 0; i < 25; i++) sums[0] += b.take();
        },
        () -> {
          for (int i = 0; i < 35; i++) sums[1] += b.take();
        });
    p(sums[0] + sums[1], b.puts, b.takes, b.items);
    StringBuilder s = new StringBuilder();
    Object lock = new Object();
    support.Tell.Body[] players = new support.Tell.Body[3];
    for (int k = 0; k < 3; k++) {
      int me = k;
      players[k] = () -> {
        for (int i = 0; i < 5; i++) {
          synchronized (lock) {
            while (turn % 3 != me) lock.wait();
            s.append(me);
            turn++;
            lock.notifyAll();
          }
        }
      };
    }
    Together.run(players);
    p(s);
    Thread t = Together.start("waiter", () -> {
      synchronized (lock) {
        try {
          lock.wait();
  }
  catch (InterruptedException e) {
    p("interrupted", Thread.currentThread().isInterrupted(), Thread.holdsLock(lock));
  }
}
});
while (t.getState() != Thread.State.WAITING) Thread.sleep(1);
synchronized (lock) {
  t.interrupt();
  p("still locked", t.isAlive());
}
t.join();
long before = System.nanoTime();
synchronized (lock) { lock.wait(5); }
p(System.nanoTime() - before >= 5_000_000, t.getState());
}
}
