import java.util.ArrayList;
import java.util.List;

/** Arrays of 1 GB, until there is no room. */
// Options: --memory 64
// Exit: 1
// Says: OutOfMemoryError
public class Memory {
  public static void main(String[] args) {
    List<byte[]> all = new ArrayList<>();
    while (true) all.add(new byte[1 << 30]);
  }

  /** Small ones. */
  // Options: --memory 16
  // Exit: 1
  // Says: OutOfMemoryError
  public static class Small {
    public static void main(String[] args) {
      List<Object> all = new ArrayList<>();
      while (true) all.add(new Object());
    }
  }

  /** The error is caught, and the program goes on. */
  // Options: --memory 16
  // Exit: 0
  // Prints: 1000 goes on
  public static class Caught {
    public static void main(String[] args) {
      int caught = 0;
      for (int i = 0; i < 1000; ++i) {
        try {
          long[][] large = new long[1 << 20][1 << 20];
          System.out.println(large.length);
        } catch (OutOfMemoryError e) {
          ++caught;
        }
      }
      System.out.println(caught + " goes on");
    }
  }

  /** A string that doubles. */
  // Options: --memory 32
  // Exit: 1
  // Says: OutOfMemoryError
  public static class Doubling {
    public static void main(String[] args) {
      String text = "x";
      while (true) text += text;
    }
  }

  // Options: --memory 16
  // Exit: 1
  // Says: NegativeArraySizeException
  public static class Negative {
    public static void main(String[] args) {
      System.out.println(new int[args.length - 1].length);
    }
  }
}
