package concurrent;

import support.Together;

// Outcome!: 10
// Outcome!: 5
// Outcome!: 15
/** Two threads add to one element of an array. */
public class LostArrayUpdate {
  public static void main(String[] args) {
    int[] cell = {0};
    Together.run(() -> cell[0] += 10, () -> cell[0] += 5);
    System.out.println(cell[0]);
  }
}
