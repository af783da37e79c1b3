package concurrent;

import java.util.concurrent.atomic.AtomicReference;
import support.Together;

// Outcome!: A first
// Outcome!: B first
/** notify wakes one of two waiters; which one is not said. */
public class NotifyOne {
  static int waiting, tickets;

  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    AtomicReference<String> first = new AtomicReference<>();
    support.Tell.Body waiter = () -> {synchronized (lock){waiting++;
    while (tickets == 0) lock.wait();
    tickets--;
    first.compareAndSet(null, Thread.currentThread().getName());
  }
};
Thread a = Together.start("A", waiter), b = Together.start("B", waiter);
for (int i = 0; i < 2;) {
  synchronized (lock) {
    if (waiting == 2 && tickets == 0) {
      tickets++;
      lock.notify();
      i++;
    }
  }
  Thread.sleep(1);
}
Together.join(a);
Together.join(b);
System.out.println(first + " first");
}
}
