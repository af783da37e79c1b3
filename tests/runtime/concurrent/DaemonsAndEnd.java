package concurrent;

import static support.Tell.p;

/** A program ends when its last thread that is no daemon ends; daemons do not keep it alive. */
public class DaemonsAndEnd {
  public static void main(String[] args) throws Exception {
    Thread daemon = new Thread(() -> {
      while (true) {
        try {
          Thread.sleep(1_000_000);
        } catch (InterruptedException e) {
          System.out.println("never");
        }
      }
    });
    daemon.setDaemon(true);
    daemon.start();
    Thread main = Thread.currentThread();
    Thread last = new Thread(() -> {
      try {
        main.join();
        Thread.sleep(10);
      } catch (InterruptedException e) {
        System.out.println("never");
      }
      System.out.println("after main");
    });
    last.start();
    p("daemon", daemon.isAlive(), last.isAlive());
    System.out.println("main ends");
  }
}
