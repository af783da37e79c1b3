package ground.mixjoinhelper;

import java.util.ArrayList;
import java.util.List;

/** Some threads that begin and end together. */
class Crew {
  private final List<Thread> threads = new ArrayList<>();

  Crew(Runnable... tasks) {
    for (Runnable task : tasks) threads.add(new Thread(task));
  }

  void begin() {
    for (Thread thread : threads) thread.start();
  }

  void finish() {
    try {
      for (Thread thread : threads) thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
