package antecede;

import java.lang.Thread;

/** Stand-in on the JDK: threads that take turns, see {@link Scheduler}. */
public final class Threads {
  public static final long FOREVER = -1;

  private Threads() {}

  public static Thread current() {
    Scheduler.Strand strand = Scheduler.strand();
    if (strand.thread == null && !strand.making) {
      strand.making = true;
      strand.thread = new Thread("main");
      strand.making = false;
    }
    return (Thread) strand.thread;
  }

  public static void fork(Thread thread, Runnable body) {
    Scheduler.start(thread, body);
  }

  public static void spawn(Thread thread, Runnable body) {
    Scheduler.start(thread, body);
  }

  public static boolean join(Thread thread, long nanos) throws InterruptedException {
    Scheduler.pause();
    Scheduler.Strand other = Scheduler.of(thread);
    long end = nanos < 0 ? -1 : Scheduler.now() + nanos;
    while (other != null && !other.hasEnded()) {
      long left = nanos < 0 ? nanos : end - Scheduler.now();
      if (nanos >= 0 && left <= 0) return false;
      Sync.block(other, left);
    }
    if (other != null) Scheduler.strand().clock.join(other.clock);
    return true;
  }

  public static void sleep(long nanos) throws InterruptedException {
    Scheduler.pause();
    checkInterrupt();
    Scheduler.block(new Object(), nanos, true);
    checkInterrupt();
  }

  static void checkInterrupt() throws InterruptedException {
    Scheduler.Strand strand = Scheduler.strand();
    if (!strand.interrupted) return;
    strand.interrupted = false;
    throw new InterruptedException();
  }

  public static void yield() {
    Scheduler.pause();
  }

  public static void interrupt(Thread thread) {
    Scheduler.Strand strand = Scheduler.of(thread);
    if (strand != null && !strand.hasEnded()) Scheduler.interrupt(strand);
  }

  public static boolean isInterrupted(Thread thread, boolean clear) {
    Scheduler.Strand strand = Scheduler.of(thread);
    boolean interrupted = strand != null && !strand.hasEnded() && strand.interrupted;
    if (interrupted && clear) strand.interrupted = false;
    return interrupted;
  }

  public static int state(Thread thread) {
    Scheduler.Strand strand = Scheduler.of(thread);
    return strand == null ? 0 : strand.threadState();
  }

  public static boolean holdsMonitor(Object object) {
    return Monitors.holds(object);
  }

  public static Thread[] all() {
    current();
    int count = 0;
    for (Scheduler.Strand strand : Scheduler.strands()) if (!strand.hasEnded() && strand.thread != null) count++;
    Thread[] threads = new Thread[count];
    int next = 0;
    for (Scheduler.Strand strand : Scheduler.strands()) {
      if (!strand.hasEnded() && strand.thread != null) threads[next++] = (Thread) strand.thread;
    }
    return threads;
  }

  public static void park(Object blocker, long nanos) {
    Scheduler.pause();
    Scheduler.Strand strand = Scheduler.strand();
    if (!strand.permit && !strand.interrupted) Scheduler.block(strand.clock, nanos, true);
    if (strand.permit) strand.clock.join(Scheduler.token(strand.clock));
    strand.permit = false;
  }

  public static void unpark(Thread thread) {
    Scheduler.Strand strand = Scheduler.of(thread);
    if (strand == null) return;
    Scheduler.token(strand.clock).join(Scheduler.strand().clock);
    strand.permit = true;
    Scheduler.wake(strand.clock, true);
  }
}
