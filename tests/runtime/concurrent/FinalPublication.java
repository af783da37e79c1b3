package concurrent;

import support.Together;

// Outcome!: none
// Outcome!: 42
/** A final field is seen set, however the object was published. */
public class FinalPublication {
  static class Box {
    final int value;
    Box(int value) { this.value = value; }
  }

  static Box box;
  static String seen;

  public static void main(String[] args) {
    Together.run(() -> box = new Box(42), () -> {
      Box b = box;
      seen = b == null ? "none" : "" + b.value;
    });
    System.out.println(seen);
  }
}
