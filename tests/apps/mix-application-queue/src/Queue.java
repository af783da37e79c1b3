package ground.mixapplicationqueue;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** One thread for all jobs. */
class Queue {
  private final ExecutorService worker = Executors.newSingleThreadExecutor();

  void add(Job job) { worker.execute(job); }
}
