package concurrent;

import support.Together;

// Outcome!: aAbB
// Outcome!: bBaA
/** Two critical sections of one lock run in either order, never mixed. */
public class SynchronizedOrder {
  public static void main(String[] args) {
    StringBuilder b = new StringBuilder();
    Together.run(() -> {
      synchronized (b) {
        b.append('a');
        Thread.yield();
        b.append('A');
  }
}
, () -> {synchronized (b){b.append('b');
Thread.yield();
b.append('B');
}
});
System.out.println(b);
}
}
