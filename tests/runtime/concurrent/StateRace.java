package concurrent;

// Outcome!: RUNNABLE
// Outcome!: BLOCKED
// Outcome!: TERMINATED
/** The state of a thread that was just started: runnable, waiting for its lock, or over. */
public class StateRace {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread t = new Thread(() -> {
      synchronized (lock) {
        Thread.yield();
  }
});
Thread.State s;
t.start();
Thread.yield();
synchronized (lock) {
  Thread.yield();
  s = t.getState();
}
t.join();
System.out.println(s);
}
}
