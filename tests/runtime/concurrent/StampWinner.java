package concurrent;

import java.util.concurrent.atomic.AtomicStampedReference;
import support.Together;

// Outcome!: B 1
// Outcome!: C 1
/** AtomicStampedReference: with a stamp, only one of two exchanges from the same state succeeds. */
public class StampWinner {
  public static void main(String[] args) {
    AtomicStampedReference<String> r = new AtomicStampedReference<>("A", 0);
    Together.run(() -> r.compareAndSet("A", "B", 0, 1), () -> r.compareAndSet("A", "C", 0, 1));
    System.out.println(r.getReference() + " " + r.getStamp());
  }
}
