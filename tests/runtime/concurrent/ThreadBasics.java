package concurrent;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import support.Together;

/** Thread: names, daemon flag, priority, states, groups, interrupts, join, locals, subclassing. */
public class ThreadBasics {
  static class Own extends Thread {
    String ran;
    Own() { super("own"); }
    @Override
    public void run() {
      ran = getName() + isDaemon() + Thread.currentThread().getPriority();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread main = Thread.currentThread();
    p(main.getName(), main.isDaemon(), main.getPriority(), main.getState(), main.isAlive(),
        main.getThreadGroup().getName(), main.isInterrupted());
    Own o = new Own();
    p(o.getState(), o.isAlive(), o.getName());
    o.setPriority(7);
    o.start();
    o.join();
    p(o.ran, o.getState(), o.isAlive(), thrown(o::start), thrown(() -> o.setDaemon(true)));
    Thread t = new Thread(() -> {});
    t.setName("renamed");
    t.setDaemon(true);
    p(t.getName(), t.isDaemon(), thrown(() -> t.setPriority(11)), thrown(() -> t.setName(null)),
        thrown(() -> new Thread((Runnable) null, null)), t.getId() > 0,
        new Thread(() -> {}).getName().startsWith("Thread-"));
    t.run();
    p(t.getState());
    new Thread((Runnable) null).start();
    Thread child = Together.start("child",
        ()
            -> p(Thread.currentThread().getName(), Thread.currentThread().isDaemon(),
                Thread.currentThread().getPriority(), Thread.currentThread().getThreadGroup().getName()));
    child.join();
    Object lock = new Object();
    Thread blocked = new Thread(() -> { synchronized (lock) { Thread.yield();
  }
});
synchronized (lock) {
  blocked.start();
  while (blocked.getState() != Thread.State.BLOCKED) Thread.sleep(1);
  p(blocked.getState());
}
blocked.join();
Thread sleeper = Together.start("sleeper", () -> {
  try {
    Thread.sleep(1_000_000);
  } catch (InterruptedException e) {
    p("woken", Thread.currentThread().isInterrupted());
  }
});
while (sleeper.getState() != Thread.State.TIMED_WAITING) Thread.sleep(1);
sleeper.interrupt();
sleeper.join();
p(sleeper.getState(), sleeper.isInterrupted());
Thread joiner = Together.start("joiner", () -> p(thrown(() -> main.join())));
while (joiner.getState() != Thread.State.WAITING) Thread.sleep(1);
joiner.interrupt();
joiner.join();
main.interrupt();
p(main.isInterrupted(), Thread.interrupted(), Thread.interrupted(), thrown(() -> main.join(-1)));
main.interrupt();
p(thrown(() -> o.join()), main.isInterrupted());
Thread.interrupted();
ThreadGroup g = new ThreadGroup("group");
Thread in = new Thread(g, () -> {}, "in");
p(in.getThreadGroup().getName(), g.getParent().getName(), g.getMaxPriority(), in.toString());
in.start();
in.join();
p(in.getThreadGroup(), Thread.MIN_PRIORITY, Thread.NORM_PRIORITY, Thread.holdsLock(lock),
    Thread.getAllStackTraces().containsKey(main));
}
}
