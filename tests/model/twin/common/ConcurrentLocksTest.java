import antecede.Scheduler;
import java.util.ArrayList;
import java.util.List;
import twin.java.lang.InheritableThreadLocal;
import twin.java.lang.Thread;
import twin.java.lang.ThreadGroup;
import twin.java.lang.ThreadLocal;
import twin.java.util.concurrent.CountDownLatch;
import twin.java.util.concurrent.CyclicBarrier;
import twin.java.util.concurrent.Exchanger;
import twin.java.util.concurrent.Phaser;
import twin.java.util.concurrent.Semaphore;
import twin.java.util.concurrent.TimeUnit;
import twin.java.util.concurrent.locks.AbstractQueuedSynchronizer;
import twin.java.util.concurrent.locks.Condition;
import twin.java.util.concurrent.locks.Lock;
import twin.java.util.concurrent.locks.LockSupport;
import twin.java.util.concurrent.locks.ReentrantLock;
import twin.java.util.concurrent.locks.ReentrantReadWriteLock;
import twin.java.util.concurrent.locks.StampedLock;

/** Threads, locks and synchronizers of the model under many schedules. */
public final class ConcurrentLocksTest {
  private static int value;

  private static void threads() {
    ConcurrentRun.seeds("join", 50, () -> {
      Scheduler.Mark[] marks = new Scheduler.Mark[3];
      Thread[] threads = new Thread[3];
      Scheduler.Mark start = Scheduler.mark();
      for (int i = 0; i < 3; i++) {
        int id = i;
        threads[i] = new Thread(() -> {
          Check.isTrue("fork orders", start.isBefore());
          ConcurrentRun.pause();
          marks[id] = Scheduler.mark();
        }, "worker " + i);
        Check.equal("new", Thread.State.NEW, threads[i].getState());
        threads[i].start();
      }
      ConcurrentRun.join(threads);
      for (int i = 0; i < 3; i++) Check.isTrue("join orders", marks[i].isBefore());
      Check.equal("ended", Thread.State.TERMINATED, threads[0].getState());
      Check.isTrue("dead", !threads[1].isAlive());
      Check.equal("start again", "IllegalThreadStateException", ConcurrentRun.outcome(() -> {
        threads[2].start();
        return 0;
      }));
      Check.equal("text", "Thread[worker 2,5,]", threads[2].toString());
      Check.equal("text", "Thread[x,5,main]", new Thread("x").toString());
    });
    ConcurrentRun.seeds("unordered", 30, () -> {
      Scheduler.Mark[] mark = new Scheduler.Mark[1];
      Thread thread = ConcurrentRun.go(() -> mark[0] = Scheduler.mark());
      while (mark[0] == null) ConcurrentRun.pause();
      Check.isTrue("not ordered", !mark[0].isBefore());
      thread.join();
      Check.isTrue("ordered", mark[0].isBefore());
    });
    ConcurrentRun.seeds("sleep and interrupt", 30, () -> {
      long start = ConcurrentRun.millis();
      Thread.sleep(250);
      Check.equal("time", start + 250, ConcurrentRun.millis());
      Thread sleeper = ConcurrentRun.go(() -> {
        try {
          Thread.sleep(1000);
          Check.isTrue("slept", false);
        } catch (InterruptedException expected) {
          Check.isTrue("cleared", !Thread.currentThread().isInterrupted());
        }
      });
      sleeper.interrupt();
      sleeper.join(5000);
      Check.isTrue("in time", ConcurrentRun.millis() < start + 1000);
      Thread late = ConcurrentRun.go(() -> Thread.sleep(300));
      late.join(100);
      Check.isTrue("still alive", late.isAlive());
      late.join();
      Thread.currentThread().interrupt();
      Check.isTrue("interrupted", Thread.interrupted() && !Thread.interrupted());
    });
    ConcurrentRun.seeds("uncaught", 10, () -> {
      StringBuilder log = new StringBuilder();
      Thread thread = new Thread(() -> {
        throw new IllegalStateException("x");
      });
      thread.setUncaughtExceptionHandler((t, e) -> log.append(e.getMessage()).append(t == thread));
      thread.start();
      thread.join();
      Thread.setDefaultUncaughtExceptionHandler((t, e) -> log.append("default"));
      Thread other = new Thread(() -> {
        throw new Error();
      });
      other.start();
      other.join();
      Thread.setDefaultUncaughtExceptionHandler(null);
      Check.equal("handlers", "xtruedefault", log.toString());
    });
    ConcurrentRun.seeds("locals", 20, () -> {
      ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 7);
      ThreadLocal<String> plain = new ThreadLocal<>();
      InheritableThreadLocal<String> inherited = new InheritableThreadLocal<String>() {
        @Override
        protected String childValue(String parent) {
          return parent + "'";
        }
      };
      local.set(1);
      plain.set("mine");
      inherited.set("a");
      Thread thread = ConcurrentRun.go(() -> {
        Check.equal("initial", 7, local.get());
        Check.equal("none", null, plain.get());
        Check.equal("inherited", "a'", inherited.get());
        local.set(2);
        inherited.set("b");
      });
      thread.join();
      Check.equal("own", "1mine" + "a", local.get() + plain.get() + inherited.get());
      local.remove();
      Check.equal("removed", 7, local.get());
    });
    ConcurrentRun.seeds("park", 100, () -> {
      boolean[] ready = new boolean[1];
      Scheduler.Mark[] mark = new Scheduler.Mark[1];
      Object blocker = new Object();
      Thread thread = ConcurrentRun.go(() -> {
        do LockSupport.park(blocker);
        while (!ready[0]);
        Check.isTrue("unpark orders", mark[0].isBefore());
        Check.equal("no blocker", null, LockSupport.getBlocker(Thread.currentThread()));
        long start = ConcurrentRun.millis();
        LockSupport.parkNanos(30_000_000);
        Check.equal("time", start + 30, ConcurrentRun.millis());
        Thread.currentThread().interrupt();
        LockSupport.park();
      });
      mark[0] = Scheduler.mark();
      ready[0] = true;
      LockSupport.unpark(thread);
      thread.join();
    });
    ConcurrentRun.seeds("groups", 3, () -> {
      ThreadGroup group = new ThreadGroup("g");
      Check.equal("parent", "main", group.getParent().getName());
      group.setMaxPriority(4);
      Thread thread = new Thread(group, () -> ConcurrentRun.pause(), "t");
      Check.equal("priority", 4, thread.getPriority());
      CountDownLatch latch = new CountDownLatch(1);
      Thread waiter = new Thread(group, ConcurrentRun.runnable(latch::await), "w");
      waiter.start();
      Check.equal("active", 1, group.activeCount());
      Thread[] list = new Thread[3];
      Check.equal("list", "1Thread[w,4,g]", group.enumerate(list) + "" + list[0]);
      Check.isTrue("above", group.getParent().parentOf(group) && !group.parentOf(group.getParent()));
      latch.countDown();
      waiter.join();
      Check.equal("none", 0, group.activeCount());
      Check.equal("text", "twin.java.lang.ThreadGroup[name=g,maxpri=4]", group.toString());
    });
  }

  private static void latch() {
    ConcurrentRun.seeds("CountDownLatch", 100, () -> {
      CountDownLatch latch = new CountDownLatch(3);
      Scheduler.Mark[] marks = new Scheduler.Mark[3];
      for (int i = 0; i < 3; i++) {
        int id = i;
        ConcurrentRun.go(() -> {
          ConcurrentRun.pause();
          marks[id] = Scheduler.mark();
          latch.countDown();
        });
      }
      latch.await();
      for (Scheduler.Mark mark : marks) Check.isTrue("countDown orders", mark.isBefore());
      Check.equal("count", 0L, latch.getCount());
      CountDownLatch never = new CountDownLatch(1);
      long start = ConcurrentRun.millis();
      Check.isTrue("timeout", !never.await(40, TimeUnit.MILLISECONDS));
      Check.equal("time", start + 40, ConcurrentRun.millis());
      Thread waiter = ConcurrentRun.go(() -> Check.equal("interrupt", "InterruptedException", ConcurrentRun.outcome(() -> {
        never.await();
        return 0;
      })));
      waiter.interrupt();
      waiter.join();
    });
  }

  /** Threads add to a number, each time inside the lock. */
  private static void exclusive(String name, Lock lock) {
    ConcurrentRun.seeds(name, 60, () -> {
      value = 0;
      Scheduler.Mark[] last = new Scheduler.Mark[1];
      Thread[] threads = new Thread[3];
      for (int i = 0; i < threads.length; i++) {
        int id = i;
        threads[i] = ConcurrentRun.go(() -> {
          for (int k = 0; k < 4; k++) {
            switch ((id + k) % 3) {
              case 0: lock.lock(); break;
              case 1: lock.lockInterruptibly(); break;
              default:
                while (!lock.tryLock(5, TimeUnit.MILLISECONDS)) ConcurrentRun.pause();
            }
            try {
              Check.isTrue(name + " orders", last[0] == null || last[0].isBefore());
              int old = value;
              ConcurrentRun.pause();
              value = old + 1;
              last[0] = Scheduler.mark();
            } finally {
              lock.unlock();
            }
          }
        });
      }
      ConcurrentRun.join(threads);
      Check.equal(name, 12, value);
    });
  }

  private static void locks() {
    exclusive("ReentrantLock", new ReentrantLock());
    exclusive("WriteLock", new ReentrantReadWriteLock().writeLock());
    exclusive("StampedLock", new StampedLock().asWriteLock());
    exclusive("Mutex", new Mutex());
    ConcurrentRun.seeds("ReentrantLock states", 40, () -> {
      ReentrantLock lock = new ReentrantLock();
      lock.lock();
      lock.lock();
      Check.equal("holds", 2, lock.getHoldCount());
      Thread other = ConcurrentRun.go(() -> {
        Check.isTrue("not free", !lock.tryLock());
        Check.isTrue("not in time", !lock.tryLock(10, TimeUnit.MILLISECONDS));
        Check.equal("not mine", "IllegalMonitorStateException", ConcurrentRun.outcome(() -> {
          lock.unlock();
          return 0;
        }));
        lock.lock();
        Check.equal("mine", 1, lock.getHoldCount());
        lock.unlock();
      });
      Thread.sleep(50);
      Check.isTrue("queued", lock.hasQueuedThread(other) && lock.getQueueLength() == 1 && lock.isLocked());
      Thread interrupted = ConcurrentRun.go(() -> Check.equal("lockInterruptibly", "InterruptedException",
          ConcurrentRun.outcome(() -> {
        lock.lockInterruptibly();
        return 0;
      })));
      Thread.sleep(1);
      interrupted.interrupt();
      interrupted.join();
      Check.equal("queue", 1, lock.getQueueLength());
      lock.unlock();
      Check.isTrue("still mine", lock.isHeldByCurrentThread());
      lock.unlock();
      other.join();
      Check.isTrue("free", !lock.isLocked());
    });
    ConcurrentRun.seeds("ReadWriteLock", 80, () -> {
      ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
      int[] readers = new int[2];
      int[] writers = new int[1];
      Thread[] threads = new Thread[5];
      Scheduler.Mark[] lastWrite = new Scheduler.Mark[1];
      for (int i = 0; i < threads.length; i++) {
        boolean writes = i < 2;
        threads[i] = ConcurrentRun.go(() -> {
          for (int k = 0; k < 3; k++) {
            if (writes) {
              lock.writeLock().lock();
              Check.equal("alone", 0, writers[0]++ + readers[0]);
              ConcurrentRun.pause();
              lock.readLock().lock();
              lastWrite[0] = Scheduler.mark();
              writers[0]--;
              lock.writeLock().unlock();
              lock.readLock().unlock();
            } else {
              lock.readLock().lock();
              Check.equal("no writer", 0, writers[0]);
              Check.isTrue("after the write", lastWrite[0] == null || lastWrite[0].isBefore());
              readers[1] = Math.max(readers[1], ++readers[0]);
              ConcurrentRun.pause();
              readers[0]--;
              lock.readLock().unlock();
            }
          }
        });
      }
      ConcurrentRun.join(threads);
      Check.equal("free", 0, lock.getReadLockCount());
      lock.readLock().lock();
      Check.isTrue("no upgrade", !lock.writeLock().tryLock());
      lock.readLock().unlock();
      Check.isTrue("now", lock.writeLock().tryLock());
      lock.writeLock().unlock();
    });
    ConcurrentRun.seeds("StampedLock", 80, () -> {
      StampedLock lock = new StampedLock();
      int[] pair = new int[2];
      Scheduler.Mark[] lastWrite = new Scheduler.Mark[1];
      Thread writer = ConcurrentRun.go(() -> {
        for (int k = 0; k < 3; k++) {
          long stamp = lock.writeLock();
          pair[0]++;
          ConcurrentRun.pause();
          pair[1]++;
          lastWrite[0] = Scheduler.mark();
          lock.unlockWrite(stamp);
        }
      });
      Thread reader = ConcurrentRun.go(() -> {
        for (int k = 0; k < 6; k++) {
          long stamp = lock.tryOptimisticRead();
          Scheduler.Mark seen = lastWrite[0];
          int first = pair[0];
          ConcurrentRun.pause();
          int second = pair[1];
          if (lock.validate(stamp)) {
            Check.equal("optimistic", first, second);
            Check.isTrue("ordered", seen == null || seen.isBefore());
          }
          stamp = lock.readLock();
          Check.equal("read", pair[0], pair[1]);
          long write = lock.tryConvertToWriteLock(stamp);
          if (write != 0) stamp = write;
          lock.unlock(stamp);
        }
      });
      ConcurrentRun.join(writer, reader);
      // Another thread gives back.
      long stamp = lock.writeLock();
      Thread giver = ConcurrentRun.go(() -> lock.unlockWrite(stamp));
      long next = lock.writeLock();
      lock.unlockWrite(next);
      giver.join();
      Check.isTrue("free", !lock.isWriteLocked() && !lock.isReadLocked());
    });
  }

  private static void conditions(Lock lock) {
    String name = "Condition of " + lock.getClass().getSimpleName();
    ConcurrentRun.seeds(name, 60, () -> {
      Condition notEmpty = lock.newCondition();
      Condition notFull = lock.newCondition();
      List<Integer> buffer = new ArrayList<>();
      List<Integer> taken = new ArrayList<>();
      Thread[] threads = new Thread[4];
      for (int i = 0; i < 4; i++) {
        int id = i;
        threads[i] = ConcurrentRun.go(() -> {
          for (int k = 0; k < 4; k++) {
            lock.lock();
            try {
              if (id % 2 == 0) {
                while (buffer.size() == 2) notFull.await();
                buffer.add(10 * id + k);
                notEmpty.signal();
              } else {
                while (buffer.isEmpty()) notEmpty.awaitUninterruptibly();
                taken.add(buffer.remove(0));
                notFull.signalAll();
              }
            } finally {
              lock.unlock();
            }
          }
        });
      }
      ConcurrentRun.join(threads);
      taken.sort(null);
      Check.equal(name, "[0, 1, 2, 3, 20, 21, 22, 23]", taken.toString());
      Check.equal("not held", "IllegalMonitorStateException", ConcurrentRun.outcome(() -> {
        notFull.signal();
        return 0;
      }));
      Check.equal("not held", "IllegalMonitorStateException", ConcurrentRun.outcome(() -> {
        notFull.await();
        return 0;
      }));
      lock.lock();
      long start = ConcurrentRun.millis();
      Check.isTrue("late", !notFull.await(20, TimeUnit.MILLISECONDS));
      Check.isTrue("left", notFull.awaitNanos(5_000_000) <= 0);
      Check.equal("time", start + 25, ConcurrentRun.millis());
      Check.isTrue("past", !notFull.awaitUntil(new java.util.Date(0)));
      lock.unlock();
      boolean[] caught = new boolean[1];
      Thread waiter = ConcurrentRun.go(() -> {
        lock.lock();
        try {
          notEmpty.await();
        } catch (InterruptedException expected) {
          caught[0] = true;
        } finally {
          lock.unlock();
        }
      });
      Thread.sleep(1);
      waiter.interrupt();
      waiter.join();
      Check.isTrue("interrupt", caught[0]);
      // Signals come in the order of arrival.
      StringBuilder order = new StringBuilder();
      Thread[] row = new Thread[3];
      for (int i = 0; i < 3; i++) {
        int id = i;
        row[i] = ConcurrentRun.go(() -> {
          lock.lock();
          notEmpty.await();
          order.append(id);
          lock.unlock();
        });
        Thread.sleep(1);
      }
      for (int i = 0; i < 3; i++) {
        lock.lock();
        notEmpty.signal();
        lock.unlock();
        Thread.sleep(1);
      }
      ConcurrentRun.join(row);
      Check.equal("order", "012", order.toString());
    });
  }

  /** A lock of the app's own. */
  private static final class Mutex implements Lock {
    private final Sync sync = new Sync();

    private static final class Sync extends AbstractQueuedSynchronizer {
      @Override
      protected boolean tryAcquire(int count) {
        if (!compareAndSetState(0, count)) return false;
        setExclusiveOwnerThread(Thread.currentThread());
        return true;
      }

      @Override
      protected boolean tryRelease(int count) {
        if (getExclusiveOwnerThread() != Thread.currentThread()) throw new IllegalMonitorStateException();
        setExclusiveOwnerThread(null);
        setState(0);
        return true;
      }

      @Override
      protected boolean isHeldExclusively() {
        return getState() == 1 && getExclusiveOwnerThread() == Thread.currentThread();
      }
    }

    @Override
    public void lock() {
      sync.acquire(1);
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      sync.acquireInterruptibly(1);
    }

    @Override
    public boolean tryLock() {
      return sync.tryAcquire(1);
    }

    @Override
    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
      return sync.tryAcquireNanos(1, unit.toNanos(time));
    }

    @Override
    public void unlock() {
      sync.release(1);
    }

    @Override
    public Condition newCondition() {
      return sync.new ConditionObject();
    }
  }

  /** A gate that opens once. */
  private static final class Gate extends AbstractQueuedSynchronizer {
    @Override
    protected int tryAcquireShared(int ignored) {
      return getState() == 1 ? 1 : -1;
    }

    @Override
    protected boolean tryReleaseShared(int ignored) {
      setState(1);
      return true;
    }
  }

  private static void synchronizers() {
    ConcurrentRun.seeds("Gate", 60, () -> {
      Gate gate = new Gate();
      Scheduler.Mark[] mark = new Scheduler.Mark[1];
      Thread[] threads = new Thread[3];
      for (int i = 0; i < 3; i++) {
        threads[i] = ConcurrentRun.go(() -> {
          gate.acquireShared(1);
          Check.isTrue("gate orders", mark[0].isBefore());
        });
      }
      Check.isTrue("late", !gate.tryAcquireSharedNanos(1, 10_000_000));
      Check.equal("queued", 3, gate.getQueueLength());
      Check.equal("threads", 3, gate.getSharedQueuedThreads().size() + gate.getExclusiveQueuedThreads().size());
      mark[0] = Scheduler.mark();
      gate.releaseShared(1);
      ConcurrentRun.join(threads);
      Check.isTrue("empty", !gate.hasQueuedThreads() && gate.hasContended());
    });
    ConcurrentRun.seeds("Semaphore", 100, () -> {
      Semaphore semaphore = new Semaphore(2, true);
      int[] inside = new int[2];
      Thread[] threads = new Thread[4];
      for (int i = 0; i < 4; i++) {
        int count = i == 3 ? 2 : 1;
        threads[i] = ConcurrentRun.go(() -> {
          for (int k = 0; k < 3; k++) {
            if (k == 1) semaphore.acquireUninterruptibly(count);
            else semaphore.acquire(count);
            inside[0] += count;
            Check.isTrue("no more than permitted", inside[0] <= 2);
            ConcurrentRun.pause();
            inside[0] -= count;
            semaphore.release(count);
          }
        });
      }
      ConcurrentRun.join(threads);
      Check.equal("permits", 2, semaphore.availablePermits());
      Semaphore none = new Semaphore(0);
      Check.isTrue("late", !none.tryAcquire(15, TimeUnit.MILLISECONDS));
      Scheduler.Mark[] mark = new Scheduler.Mark[1];
      ConcurrentRun.go(() -> {
        mark[0] = Scheduler.mark();
        none.release();
      });
      none.acquire();
      Check.isTrue("release orders", mark[0].isBefore());
      Thread waiter = ConcurrentRun.go(() -> Check.equal("interrupt", "InterruptedException", ConcurrentRun.outcome(() -> {
        none.acquire();
        return 0;
      })));
      waiter.interrupt();
      waiter.join();
      Check.isTrue("nobody", !none.hasQueuedThreads());
    });
    ConcurrentRun.seeds("CyclicBarrier", 100, () -> {
      int[] rounds = new int[1];
      Scheduler.Mark[][] marks = new Scheduler.Mark[3][3];
      Scheduler.Mark[] action = new Scheduler.Mark[1];
      CyclicBarrier barrier = new CyclicBarrier(3, () -> {
        for (int i = 0; i < 3; i++) Check.isTrue("arrivals order the action", marks[rounds[0]][i].isBefore());
        ConcurrentRun.pause();
        action[0] = Scheduler.mark();
        rounds[0]++;
      });
      Thread[] threads = new Thread[3];
      int[] indices = new int[3];
      for (int i = 0; i < 3; i++) {
        int id = i;
        threads[i] = ConcurrentRun.go(() -> {
          for (int round = 0; round < 3; round++) {
            marks[round][id] = Scheduler.mark();
            int index = barrier.await();
            indices[round] += 1 << index;
            Check.isTrue("the round is over", rounds[0] > round);
            for (int k = 0; k < 3; k++) Check.isTrue("all are before", marks[round][k].isBefore());
          }
        });
      }
      ConcurrentRun.join(threads);
      Check.equal("indices", "[7, 7, 7]", java.util.Arrays.toString(indices));
      Check.equal("nobody", 0, barrier.getNumberWaiting());
      CyclicBarrier broken = new CyclicBarrier(2);
      Thread late = ConcurrentRun.go(() -> Check.equal("late", "TimeoutException",
          ConcurrentRun.outcome(() -> broken.await(10, TimeUnit.MILLISECONDS))));
      late.join();
      Check.equal("broken", "BrokenBarrierException", ConcurrentRun.outcome(broken::await));
      broken.reset();
      Thread other = ConcurrentRun.go(() -> Check.equal("other", "BrokenBarrierException",
          ConcurrentRun.outcome(broken::await)));
      Thread.sleep(1);
      Thread.currentThread().interrupt();
      Check.equal("interrupt", "InterruptedException", ConcurrentRun.outcome(broken::await));
      other.join();
      Check.isTrue("is broken", broken.isBroken());
      CyclicBarrier throwing = new CyclicBarrier(1, () -> {
        throw new IllegalStateException();
      });
      Check.equal("throws", "IllegalStateException", ConcurrentRun.outcome(throwing::await));
      Check.isTrue("broken by it", throwing.isBroken());
    });
    ConcurrentRun.seeds("Phaser", 100, () -> {
      List<String> advances = new ArrayList<>();
      Phaser phaser = new Phaser(1) {
        @Override
        protected boolean onAdvance(int phase, int parties) {
          advances.add(phase + ":" + parties);
          ConcurrentRun.pause();
          return phase >= 2 || parties == 0;
        }
      };
      Scheduler.Mark[][] marks = new Scheduler.Mark[4][3];
      Thread[] threads = new Thread[3];
      for (int i = 0; i < 3; i++) {
        int id = i;
        Phaser mine = i == 2 ? new Phaser(phaser, 1) : phaser;
        if (i < 2) phaser.register();
        threads[i] = ConcurrentRun.go(() -> {
          for (int round = 0; !mine.isTerminated(); round++) {
            marks[round][id] = Scheduler.mark();
            int phase = mine.arriveAndAwaitAdvance();
            for (int k = 0; k < 3; k++) Check.isTrue("phase orders", marks[round][k].isBefore());
            Check.equal("phase", round + 1, phase & Integer.MAX_VALUE);
          }
        });
      }
      Check.equal("deregister", 0, phaser.arriveAndDeregister());
      ConcurrentRun.join(threads);
      Check.equal("advances", "[0:3, 1:3, 2:3]", advances.toString());
      Phaser alone = new Phaser(2);
      Check.equal("late", "TimeoutException",
          ConcurrentRun.outcome(() -> alone.awaitAdvanceInterruptibly(alone.arrive(), 10, TimeUnit.MILLISECONDS)));
    });
    ConcurrentRun.seeds("Exchanger", 100, () -> {
      Exchanger<String> exchanger = new Exchanger<>();
      List<String> pairs = new ArrayList<>();
      Scheduler.Mark[] marks = new Scheduler.Mark[4];
      Thread[] threads = new Thread[4];
      for (int i = 0; i < 4; i++) {
        int id = i;
        threads[i] = ConcurrentRun.go(() -> {
          marks[id] = Scheduler.mark();
          String got = exchanger.exchange("" + id);
          Check.isTrue("exchange orders", marks[Integer.parseInt(got)].isBefore());
          pairs.add(Math.min(id, Integer.parseInt(got)) + "" + Math.max(id, Integer.parseInt(got)));
        });
      }
      ConcurrentRun.join(threads);
      pairs.sort(null);
      Check.isTrue("pairs " + pairs, pairs.get(0).equals(pairs.get(1)) && pairs.get(2).equals(pairs.get(3)));
      Check.equal("late", "TimeoutException", ConcurrentRun.outcome(() -> exchanger.exchange("x", 5, TimeUnit.MILLISECONDS)));
      Thread first = ConcurrentRun.go(() -> Check.equal("interrupt", "InterruptedException",
          ConcurrentRun.outcome(() -> exchanger.exchange("y"))));
      first.interrupt();
      first.join();
    });
  }

  /** The stand-in's own looper queue, on which tests of handlers can build. */
  private static void looper() {
    ConcurrentRun.seeds("looper", 20, () -> {
      StringBuilder log = new StringBuilder();
      antecede.Queue queue = antecede.Queue.looper(Thread.currentThread());
      final class Job extends antecede.Task {
        Job(String name) {
          token = name;
        }

        @Override
        public void run() {
          log.append(token);
          if (token.equals("d")) queue.removeBarrier(what);
        }
      }
      Scheduler.Mark before = Scheduler.mark();
      queue.enqueue(new Job("c"), antecede.Queue.DELAYED, 20, false);
      queue.enqueue(new Job("a"), antecede.Queue.DELAYED, 0, false);
      queue.enqueue(new Job("b"), antecede.Queue.AT_FRONT, 0, false);
      queue.enqueue(new Job("i"), antecede.Queue.IDLE, 0, false);
      queue.enqueue(new Job("x"), antecede.Queue.DELAYED, 5, false);
      Job last = new Job("d");
      last.what = queue.postBarrier(antecede.World.uptimeNanos() + 10);
      queue.enqueue(last, antecede.Queue.DELAYED, 30, true);
      Check.isTrue("contains", queue.contains(null, null, 0, "x", antecede.Task.TOKEN));
      Check.isTrue("remove", queue.remove(null, null, 0, "x", antecede.Task.TOKEN));
      Thread thread = ConcurrentRun.go(() -> {
        for (antecede.Task task = queue.take(); task != null; task = queue.take()) queue.perform(task);
        Check.isTrue("ordered", before.isBefore());
      });
      Thread.sleep(100);
      queue.quit(true);
      thread.join();
      Check.equal("order", "baidc", log.toString());
    });
  }

  public static void main(String[] args) {
    looper();
    threads();
    latch();
    locks();
    conditions(new ReentrantLock());
    conditions(new ReentrantReadWriteLock().writeLock());
    conditions(new Mutex());
    synchronizers();
    Check.done();
  }
}
