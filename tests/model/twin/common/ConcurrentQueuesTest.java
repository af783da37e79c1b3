import antecede.Scheduler;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import twin.java.lang.Thread;
import twin.java.util.concurrent.ArrayBlockingQueue;
import twin.java.util.concurrent.BlockingQueue;
import twin.java.util.concurrent.ConcurrentHashMap;
import twin.java.util.concurrent.CopyOnWriteArrayList;
import twin.java.util.concurrent.DelayQueue;
import twin.java.util.concurrent.Delayed;
import twin.java.util.concurrent.LinkedBlockingDeque;
import twin.java.util.concurrent.LinkedBlockingQueue;
import twin.java.util.concurrent.LinkedTransferQueue;
import twin.java.util.concurrent.PriorityBlockingQueue;
import twin.java.util.concurrent.SynchronousQueue;
import twin.java.util.concurrent.TimeUnit;
import twin.java.util.concurrent.TransferQueue;

/** Blocking queues and concurrent maps of the model under many schedules. */
public final class ConcurrentQueuesTest {
  /** What goes through a queue: who made it, and when. */
  private static final class Item implements Delayed {
    final int producer;
    final int number;
    final Scheduler.Mark mark = Scheduler.mark();
    final long due;

    Item(int producer, int number, long millis) {
      this.producer = producer;
      this.number = number;
      due = ConcurrentRun.millis() + millis;
    }

    int compareNumbers(Item other) {
      ConcurrentRun.pause();
      return Integer.compare(number, other.number);
    }

    @Override
    public long getDelay(TimeUnit unit) {
      ConcurrentRun.pause();
      return unit.convert(due - ConcurrentRun.millis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public int compareTo(Delayed other) {
      ConcurrentRun.pause();
      return Long.compare(due, ((Item) other).due);
    }

    @Override
    public String toString() {
      return producer + ":" + number;
    }
  }

  private static void throughput(String name, Supplier<BlockingQueue<Item>> maker, boolean ordered) {
    ConcurrentRun.seeds(name, 60, () -> {
      BlockingQueue<Item> queue = maker.get();
      // Two who do not wait never meet in a queue without room.
      boolean room = !(queue instanceof SynchronousQueue);
      List<Item> taken = new ArrayList<>();
      Thread[] threads = new Thread[5];
      for (int i = 0; i < 5; i++) {
        int id = i;
        threads[i] = ConcurrentRun.go(() -> {
          for (int k = 0; k < 6; k++) {
            if (id < 2) {
              Item item = new Item(id, k, 0);
              if (k % 3 == 0 || k % 3 == 2 && !room) queue.put(item);
              else if (k % 3 == 1) while (!queue.offer(item, 3, TimeUnit.MILLISECONDS)) ConcurrentRun.pause();
              else while (!queue.offer(item)) Thread.sleep(1);
            } else if (k < 4) {
              Item item = null;
              if (k % 3 == 0 || k % 3 == 2 && !room) item = queue.take();
              while (k % 3 == 1 && item == null) item = queue.poll(3, TimeUnit.MILLISECONDS);
              while (item == null) {
                item = queue.poll();
                if (item == null) Thread.sleep(1);
              }
              Check.isTrue(name + " orders", item.mark.isBefore());
              taken.add(item);
            }
          }
        });
      }
      ConcurrentRun.join(threads);
      Check.equal(name + " all", 12, taken.size());
      for (int producer = 0; producer < 2; producer++) {
        List<Integer> numbers = new ArrayList<>();
        for (Item item : taken) if (item.producer == producer) numbers.add(item.number);
        // Consumers are three: only what one of them takes is in order; with one at a time it would be all.
        numbers.sort(null);
        Check.equal(name + " of " + producer, "[0, 1, 2, 3, 4, 5]", numbers.toString());
      }
      Check.isTrue(name + " empty", queue.isEmpty());
    });
    ConcurrentRun.seeds(name + ", one consumer", 40, () -> {
      BlockingQueue<Item> queue = maker.get();
      Thread producer = ConcurrentRun.go(() -> {
        for (int k = 0; k < 8; k++) queue.put(new Item(0, k, 0));
      });
      int last = -1;
      for (int k = 0; k < 8; k++) {
        int number = queue.take().number;
        if (ordered) Check.isTrue(name + " in order", number > last);
        last = number;
      }
      producer.join();
    });
    ConcurrentRun.seeds(name + ", interrupts", 60, () -> {
      BlockingQueue<Item> queue = maker.get();
      int[] got = new int[2];
      Thread[] takers = new Thread[3];
      for (int i = 0; i < 3; i++) {
        takers[i] = ConcurrentRun.go(() -> {
          try {
            queue.take();
            got[0]++;
          } catch (InterruptedException expected) {
            got[1]++;
          }
        });
      }
      Thread producer = ConcurrentRun.go(() -> {
        for (int k = 0; k < 2; k++) queue.offer(new Item(0, k, 0), 1, TimeUnit.SECONDS);
      });
      takers[1].interrupt();
      producer.join();
      Thread.sleep(5000);
      for (Thread taker : takers) taker.interrupt();
      ConcurrentRun.join(takers);
      Check.equal(name + " none is lost", 3, got[0] + got[1]);
      Check.isTrue(name + " two or less", got[0] <= 2);
      if (!(queue instanceof SynchronousQueue)) Check.equal(name + " the rest is there", 2, got[0] + queue.size());
    });
  }

  private static void transfers() {
    ConcurrentRun.seeds("transfer", 100, () -> {
      TransferQueue<Item> queue = new LinkedTransferQueue<>();
      Check.isTrue("nobody", !queue.tryTransfer(new Item(0, 0, 0)) && !queue.hasWaitingConsumer());
      Check.isTrue("late", !queue.tryTransfer(new Item(0, 1, 0), 5, TimeUnit.MILLISECONDS));
      Check.isTrue("withdrawn", queue.isEmpty());
      Scheduler.Mark[] taken = new Scheduler.Mark[1];
      Thread taker = ConcurrentRun.go(() -> {
        taken[0] = Scheduler.mark();
        Check.equal("item", 2, queue.take().number);
      });
      Item item = new Item(0, 2, 0);
      queue.transfer(item);
      taker.join();
      Thread waiter = ConcurrentRun.go(() -> queue.poll(10, TimeUnit.SECONDS));
      Thread.sleep(1);
      Check.equal("waits", 1, queue.getWaitingConsumerCount());
      Check.isTrue("now", queue.tryTransfer(item));
      Check.equal("served", 0, queue.getWaitingConsumerCount());
      waiter.join();
      queue.put(item);
      Thread giver = ConcurrentRun.go(() -> queue.transfer(new Item(0, 3, 0)));
      Check.equal("first", 2, queue.take().number);
      Check.equal("second", 3, queue.take().number);
      giver.join();
    });
    ConcurrentRun.seeds("SynchronousQueue", 100, () -> {
      SynchronousQueue<Item> queue = new SynchronousQueue<>(true);
      Check.isTrue("no room", !queue.offer(new Item(0, 0, 0)) && queue.poll() == null);
      Check.isTrue("late", !queue.offer(new Item(0, 0, 0), 5, TimeUnit.MILLISECONDS));
      Check.equal("late", null, queue.poll(5, TimeUnit.MILLISECONDS));
      Scheduler.Mark[] before = new Scheduler.Mark[1];
      Thread giver = ConcurrentRun.go(() -> {
        queue.put(new Item(1, 1, 0));
        Check.isTrue("put returns after take began", before[0] != null);
      });
      ConcurrentRun.pause();
      before[0] = Scheduler.mark();
      Check.equal("item", 1, queue.take().number);
      giver.join();
    });
  }

  private static void delays() {
    ConcurrentRun.seeds("DelayQueue", 60, () -> {
      DelayQueue<Item> queue = new DelayQueue<>();
      long start = ConcurrentRun.millis();
      Thread[] threads = new Thread[2];
      List<String> log = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        threads[i] = ConcurrentRun.go(() -> {
          for (int k = 0; k < 2; k++) {
            Item item = queue.take();
            log.add(item.number + "@" + (ConcurrentRun.millis() - start));
          }
        });
      }
      Thread.sleep(5);
      queue.put(new Item(0, 1, 40));
      queue.put(new Item(0, 2, 10));
      Check.equal("not due", null, queue.poll());
      queue.add(new Item(0, 3, 20));
      queue.offer(new Item(0, 4, 60));
      ConcurrentRun.join(threads);
      Check.equal("times", "[2@15, 3@25, 1@45, 4@65]", log.toString());
      queue.put(new Item(0, 5, 50));
      Check.equal("late", null, queue.poll(20, TimeUnit.MILLISECONDS));
      Check.equal("in time", 5, queue.poll(40, TimeUnit.MILLISECONDS).number);
    });
  }

  private static void maps() {
    ConcurrentRun.seeds("computeIfAbsent", 100, () -> {
      ConcurrentHashMap<String, Scheduler.Mark> map = new ConcurrentHashMap<>();
      int[] calls = new int[1];
      Thread[] threads = new Thread[4];
      for (int i = 0; i < 4; i++) {
        threads[i] = ConcurrentRun.go(() -> map.computeIfAbsent("key", key -> {
          ConcurrentRun.pause();
          calls[0]++;
          return Scheduler.mark();
        }));
      }
      ConcurrentRun.join(threads);
      Check.equal("once", 1, calls[0]);
    });
    ConcurrentRun.seeds("merge", 100, () -> {
      ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
      Thread[] threads = new Thread[3];
      for (int i = 0; i < 3; i++) {
        threads[i] = ConcurrentRun.go(() -> {
          for (int k = 0; k < 5; k++) {
            map.merge(k % 2, 1, (a, b) -> {
              ConcurrentRun.pause();
              return a + b;
            });
            map.compute(100 + k, (key, old) -> {
              ConcurrentRun.pause();
              return old == null ? 1 : old + 1;
            });
            map.put(1000 + 16 * k, k);
          }
        });
      }
      ConcurrentRun.join(threads);
      Check.equal("sums", "9 6", map.get(0) + " " + map.get(1));
      for (int k = 0; k < 5; k++) Check.equal("count", 3, map.get(100 + k));
      Check.equal("size", 12, map.size());
    });
    ConcurrentRun.seeds("CopyOnWriteArrayList", 50, () -> {
      CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
      Thread[] threads = new Thread[3];
      for (int i = 0; i < 3; i++) {
        int id = i;
        threads[i] = ConcurrentRun.go(() -> {
          for (int k = 0; k < 4; k++) {
            list.addIfAbsent(k);
            list.add(10 * id + 10 + k);
            int sum = 0;
            for (int number : list) {
              ConcurrentRun.pause();
              sum += number;
            }
            Check.isTrue("sum", sum >= 0);
          }
        });
      }
      ConcurrentRun.join(threads);
      Check.equal("size", 16, list.size());
    });
  }

  public static void main(String[] args) {
    throughput("LinkedBlockingQueue", () -> new LinkedBlockingQueue<>(), true);
    throughput("LinkedBlockingQueue 2", () -> new LinkedBlockingQueue<>(2), true);
    throughput("ArrayBlockingQueue", () -> new ArrayBlockingQueue<>(3), true);
    throughput("LinkedBlockingDeque", () -> new LinkedBlockingDeque<>(2), true);
    throughput("PriorityBlockingQueue", () -> new PriorityBlockingQueue<>(5, Item::compareNumbers), false);
    throughput("LinkedTransferQueue", () -> new LinkedTransferQueue<>(), true);
    throughput("SynchronousQueue", () -> new SynchronousQueue<>(), true);
    throughput("fair SynchronousQueue", () -> new SynchronousQueue<>(true), true);
    throughput("DelayQueue", DelayQueue::new, false);
    transfers();
    delays();
    maps();
    Check.done();
  }
}
