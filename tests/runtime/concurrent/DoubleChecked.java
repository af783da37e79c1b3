package concurrent;

import support.Together;

// Outcome!: A 42 42
// Outcome!: B 42 42
// Outcome: A 42 0
// Outcome: B 0 42
/** Double-checked locking without volatile: one instance, made by either thread; its field may be seen unset. */
public class DoubleChecked {
  static DoubleChecked instance;
  final String maker = Thread.currentThread().getName();
  int value = 42;

  static DoubleChecked get() {
    if (instance == null) {
      synchronized (DoubleChecked.class) {
        if (instance == null) instance = new DoubleChecked();
      }
    }
    return instance;
  }

  public static void main(String[] args) {
    int[] seen = new int[2];
    Together.run(() -> seen[0] = get().value, () -> seen[1] = get().value);
    System.out.println(instance.maker + " " + seen[0] + " " + seen[1]);
  }
}
