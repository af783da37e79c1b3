package concurrent;

import java.util.concurrent.LinkedBlockingDeque;
import support.Together;

// Outcome!: 1 2
// Outcome!: 2 1
/** Two threads poll a queue of two elements: each gets one. */
public class PollRace {
  public static void main(String[] args) {
    LinkedBlockingDeque<Integer> d = new LinkedBlockingDeque<>();
    d.add(1);
    d.add(2);
    int[] got = new int[2];
    Together.run(() -> got[0] = d.pollFirst(), () -> got[1] = d.takeFirst());
    System.out.println(got[0] + " " + got[1]);
  }
}
