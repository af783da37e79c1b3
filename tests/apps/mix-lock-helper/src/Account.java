package ground.mixlockhelper;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Money under a lock; the fee was forgotten. */
class Account {
  private final Lock lock = new ReentrantLock();
  private int balance;
  private int fee;

  void pay(int amount) {
    lock.lock();
    try {
      int old = balance; // @get
      balance = old + amount; // @put
    } finally {
      lock.unlock();
    }
  }

  void charge() {
    int old = fee; // @fee-get
    fee = old + 1; // @fee-put
  }

  String text() {
    String sum = "balance " + balance; // @balance
    return sum + ", fee " + fee; // @fee
  }
}
