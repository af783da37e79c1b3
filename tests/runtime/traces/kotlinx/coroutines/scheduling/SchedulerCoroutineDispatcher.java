package kotlinx.coroutines.scheduling;

import java.util.ArrayDeque;
import kotlin.coroutines.CoroutineContext;

/** Ours, under a name that contracts know: one thread that runs what it is given. */
public class SchedulerCoroutineDispatcher {
  private final ArrayDeque<Runnable> queue = new ArrayDeque<>();
  private int left;

  /** Ends after so many tasks. */
  public SchedulerCoroutineDispatcher(int tasks) {
    left = tasks;
    new Worker().start();
  }

  private final class Worker extends Thread {
    @Override
    public void run() {
      for (; left > 0; left--) take().run();
    }
  }

  private Runnable take() {
    synchronized (queue) {
      try {
        while (queue.isEmpty()) queue.wait();
      } catch (InterruptedException impossible) {
        throw new IllegalStateException(impossible);
      }
      return queue.poll();
    }
  }

  public void dispatch(CoroutineContext context, Runnable block) {
    synchronized (queue) {
      queue.add(block);
      queue.notifyAll();
    }
  }
}
