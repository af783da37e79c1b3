package ground.mixscheduledhelper;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A thread that does things at their time. */
class Clock {
  private final ScheduledExecutorService worker = Executors.newSingleThreadScheduledExecutor();

  void in(int millis, Runnable task) { worker.schedule(task, millis, TimeUnit.MILLISECONDS); }
}
