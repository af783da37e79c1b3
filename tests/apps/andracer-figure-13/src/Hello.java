package ground.andracerfigure13;

/** The class of the figure. */
class Hello {
  static int count;

  static void foo() {
    int old = count; // @get-foo
    Thread.yield();
    count = old + 1; // @put-foo
  }

  /** Holds the lock of the class and that of the object. */
  static synchronized void bar(Object lock) {
    synchronized (lock) {
      int old = count; // @get-bar
      Thread.yield();
      count = old + 1; // @put-bar
    }
  }
}
