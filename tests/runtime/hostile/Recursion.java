/** Deep calls, caught and not. */
// Exit: 1
// Says: StackOverflowError
public class Recursion {
  static int depth(int n) {
    return depth(n + 1) + 1;
  }

  public static void main(String[] args) {
    System.out.println(depth(0));
  }

  // Exit: 0
  // Prints: caught 20
  public static class Caught {
    public static void main(String[] args) {
      int caught = 0;
      for (int i = 0; i < 20; ++i) {
        try {
          depth(0);
        } catch (StackOverflowError e) {
          ++caught;
        }
      }
      System.out.println("caught " + caught);
    }
  }

  /** The handler overflows again. */
  // Options: --steps 100 --stack 128
  // Exit: 0 1 5
  // Says: StackOverflowError|limit
  public static class Again {
    static void down() {
      try {
        down();
      } finally {
        down();
      }
    }

    public static void main(String[] args) {
      down();
    }
  }

  /** In toString, which printing calls. */
  // Exit: 1
  // Says: StackOverflowError
  public static class InToString {
    @Override
    public String toString() {
      return "" + this;
    }

    public static void main(String[] args) {
      System.out.println(new InToString());
    }
  }

  /** In a class's initialiser. */
  // Exit: 1
  // Says: StackOverflowError|ExceptionInInitializerError
  public static class InInitialiser {
    static class Deep {
      static final int value = depth(0);
    }

    public static void main(String[] args) {
      System.out.println(Deep.value);
    }
  }
}
