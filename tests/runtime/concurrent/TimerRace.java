package concurrent;

import java.util.*;
import java.util.concurrent.CountDownLatch;

// Outcome!: 12
// Outcome!: 21
/** Two timers with the same delay fire in either order. */
public class TimerRace {
  public static void main(String[] args) throws InterruptedException {
    StringBuffer b = new StringBuffer();
    CountDownLatch done = new CountDownLatch(2);
    Timer[] timers = {new Timer(true), new Timer(true)};
    for (int i = 0; i < 2; i++) {
      int n = i + 1;
      timers[i].schedule(new TimerTask() {
        @Override
        public void run() {
          b.append(n);
          done.countDown();
        }
      }, 5);
    }
    done.await();
    System.out.println(b);
  }
}
