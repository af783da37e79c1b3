package concurrent;

import java.util.concurrent.Phaser;
import support.Together;

// Outcome!: 0
// Outcome!: 1
/** The phase a late party sees depends on whether the others had all arrived. */
public class PhaserLast {
  static int seen;

  public static void main(String[] args) {
    Phaser p = new Phaser(1);
    Together.run(p::arrive, () -> seen = p.register());
    System.out.println(seen);
  }
}
