package exceptions;

import static support.Tell.p;
import static support.Tell.thrown;

/** Endless recursion ends in StackOverflowError, can be caught, and the program goes on. */
public class StackOverflow {
  static int depth;
  static int finallies;

  static void down() {
    depth++;
    down();
  }

  static int mutual(int n) { return other(n + 1); }
  static int other(int n) { return mutual(n + 1); }

  static void guarded() {
    try {
      guarded();
    } finally {
      finallies++;
    }
  }

  static class Chain {
    Chain next;
    Chain() { next = new Chain(); }
  }

  @Override
  public String toString() {
    return "" + this;
  }

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      depth = 0;
      try {
        down();
      } catch (StackOverflowError e) {
        p("caught", depth > 300, e.getMessage(), e instanceof VirtualMachineError, e.getStackTrace().length > 10);
      }
    }
    p(thrown(() -> mutual(0)), thrown(Chain::new), thrown(() -> new StackOverflow().toString()));
    p(thrown(StackOverflow::guarded), finallies > 100);
    depth = 0;
    int[] result = new int[1];
    Thread t = new Thread(() -> {
      try {
        down();
      } catch (StackOverflowError e) {
        result[0] = 1;
      }
    });
    t.start();
    try {
      t.join();
    } catch (InterruptedException e) {
      p("interrupted");
    }
    p(result[0], sum(500));
  }

  static int sum(int n) { return n == 0 ? 0 : n + sum(n - 1); }
}
