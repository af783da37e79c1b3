package concurrent;

import java.util.concurrent.ConcurrentLinkedQueue;
import support.Together;

// Outcome!: [A, B]
// Outcome!: [B, A]
/** Two threads offer to one ConcurrentLinkedQueue: both orders. */
public class QueueOrder {
  public static void main(String[] args) {
    ConcurrentLinkedQueue<String> q = new ConcurrentLinkedQueue<>();
    Together.run(() -> q.offer("A"), () -> q.offer("B"));
    System.out.println(q);
  }
}
