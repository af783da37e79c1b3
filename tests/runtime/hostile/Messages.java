/** A million messages. */
// Exit: 0
// Prints: 1000000
public class Messages {
  static int handled;

  public static void main(String[] args) {
    Loop loop = new Loop();
    for (int i = 0; i < 1000000; ++i) loop.post(() -> handled++, i % 100);
    loop.run(1000000);
    System.out.println(handled);
  }

  /** Each posts two. */
  // Options: --steps 30 --memory 64
  // Exit: 1 5
  // Says: limit|OutOfMemoryError
  public static class Doubling {
    static void twice(Loop loop) {
      loop.post(() -> twice(loop));
      loop.post(() -> twice(loop));
    }

    public static void main(String[] args) {
      Loop loop = new Loop();
      loop.post(() -> twice(loop));
      loop.runAll();
    }
  }

  /** Always before the others. */
  // Options: --steps 5
  // Exit: 5
  // Says: limit
  public static class Front {
    static void again(Loop loop) {
      loop.postFront(() -> again(loop));
    }

    public static void main(String[] args) {
      Loop loop = new Loop();
      loop.post(() -> again(loop));
      loop.runAll();
    }
  }

  /** An idle handler that stays does not keep the looper busy. */
  // Exit: 0
  // Prints: 2 idle
  public static class Idle {
    static int idle;

    public static void main(String[] args) {
      Loop loop = new Loop();
      loop.idle(() -> idle++, 1000000);
      loop.post(() -> { }, 10);
      loop.post(loop::quit, 20);
      loop.runAll();
      System.out.println((idle <= 2 ? 2 : idle) + " idle");
    }
  }
}
