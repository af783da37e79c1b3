package concurrent;

import java.util.concurrent.CyclicBarrier;
import support.Together;

// Outcome!: A 0 1
// Outcome!: B 1 0
/** The last thread at a CyclicBarrier gets index 0 and runs the action. */
public class BarrierLast {
  static String actor;

  public static void main(String[] args) {
    CyclicBarrier b = new CyclicBarrier(2, () -> actor = Thread.currentThread().getName());
    int[] index = new int[2];
    Together.run(() -> index[0] = b.await(), () -> index[1] = b.await());
    System.out.println(actor + " " + index[0] + " " + index[1]);
  }
}
