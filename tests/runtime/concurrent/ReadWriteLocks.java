package concurrent;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.*;
import support.Together;

/** ReentrantReadWriteLock and StampedLock: sharing, exclusion, downgrading, counts, conversions, wrong stamps. */
public class ReadWriteLocks {
  static int a, b;

  public static void main(String[] args) throws Exception {
    ReentrantReadWriteLock l = new ReentrantReadWriteLock();
    AtomicInteger torn = new AtomicInteger();
    support.Tell.Body writer = () -> {
      for (int i = 0; i < 20; i++) {
        l.writeLock().lock();
        a++;
        Thread.yield();
        b++;
        l.writeLock().unlock();
      }
    }
    , reader = () -> {
      for (int i = 0; i < 20; i++) {
        l.readLock().lock();
        int x = a;
        Thread.yield();
        if (x != b) torn.incrementAndGet();
        l.readLock().unlock();
      }
    };
    Together.run(writer, reader, writer, reader);
    p(a, b, torn, l.getReadLockCount(), l.isWriteLocked());
    CyclicBarrier both = new CyclicBarrier(2);
    support.Tell.Body sharing = () -> {
      l.readLock().lock();
      both.await();
      l.readLock().unlock();
    };
    Together.run(sharing, sharing);
    l.writeLock().lock();
    l.readLock().lock();
    p(l.getReadHoldCount(), l.getWriteHoldCount(), l.isWriteLockedByCurrentThread());
    l.writeLock().unlock();
    Together.run(()
                     -> p(l.readLock().tryLock(), l.writeLock().tryLock(), l.getReadLockCount(),
                         thrown(() -> l.writeLock().unlock())));
    p(l.writeLock().tryLock(), l.writeLock().tryLock(1, TimeUnit.MILLISECONDS), l.getReadLockCount());
    l.readLock().unlock();
    p(thrown(() -> l.readLock().unlock()), thrown(() -> l.writeLock().unlock()),
        thrown(() -> l.readLock().newCondition()), l.writeLock().newCondition() != null, l.isFair());
    StampedLock s = new StampedLock();
    int[] xy = new int[2];
    AtomicInteger bad = new AtomicInteger();
    support.Tell.Body move = () -> {
      for (int i = 0; i < 15; i++) {
        long w = s.writeLock();
        xy[0]++;
        Thread.yield();
        xy[1]--;
        s.unlockWrite(w);
      }
    }
    , look = () -> {
      for (int i = 0; i < 15; i++) {
        long o = s.tryOptimisticRead();
        int x = xy[0], y = xy[1];
        if (!s.validate(o)) {
          o = s.readLock();
          x = xy[0];
          Thread.yield();
          y = xy[1];
          s.unlockRead(o);
        }
        if (x + y != 0) bad.incrementAndGet();
      }
    };
    Together.run(move, look, move, look);
    p(xy, bad, s.isWriteLocked(), s.isReadLocked());
    long r = s.readLock(), w = s.tryConvertToWriteLock(r);
    p(r != 0, w != 0, s.isWriteLocked(), s.tryReadLock(), s.tryWriteLock(1, TimeUnit.MILLISECONDS), s.validate(w),
        s.validate(0));
    long r2 = s.tryConvertToReadLock(w);
    p(s.isReadLocked(), s.getReadLockCount(), s.tryConvertToWriteLock(r2) != 0, thrown(() -> s.unlockRead(r2)),
        thrown(() -> s.unlockWrite(1)));
    p(s.tryUnlockWrite(), s.tryUnlockRead(), s.tryConvertToOptimisticRead(s.readLock()) != 0, s.asReadLock().tryLock(),
        s.asWriteLock().tryLock(), s.tryUnlockRead());
  }
}
