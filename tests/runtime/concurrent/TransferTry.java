package concurrent;

import java.util.concurrent.*;
import support.Together;

// Outcome!: false null 0
// Outcome!: true x 0
/** tryTransfer hands over only to a consumer that waits; the element is not left in the queue. */
public class TransferTry {
  static boolean handed;
  static String got;

  public static void main(String[] args) {
    LinkedTransferQueue<String> q = new LinkedTransferQueue<>();
    Together.run(() -> handed = q.tryTransfer("x"), () -> got = q.poll(20, TimeUnit.MILLISECONDS));
    System.out.println(handed + " " + got + " " + q.size());
  }
}
