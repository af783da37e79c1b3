package concurrent;

import java.util.concurrent.ConcurrentLinkedDeque;
import support.Together;

// Outcome!: null [A, B]
// Outcome!: A [B]
// Outcome!: B [A]
/** Two threads push and offer at both ends of a ConcurrentLinkedDeque while a third polls. */
public class DequeEnds {
  static String polled;

  public static void main(String[] args) {
    ConcurrentLinkedDeque<String> d = new ConcurrentLinkedDeque<>();
    Together.run(() -> d.addFirst("A"), () -> d.addLast("B"), () -> polled = d.pollFirst());
    System.out.println(polled + " " + d);
  }
}
