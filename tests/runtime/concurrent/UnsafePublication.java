package concurrent;

import support.Together;

// Outcome!: none
// Outcome!: 42
// Outcome: 0
/** An object published without synchronisation: not yet there, there, or (in real memory) there without its field. */
public class UnsafePublication {
  static class Box {
    int value;
    Box() { value = 42; }
  }

  static Box box;
  static String seen;

  public static void main(String[] args) {
    Together.run(() -> box = new Box(), () -> {
      Box b = box;
      seen = b == null ? "none" : "" + b.value;
    });
    System.out.println(seen);
  }
}
