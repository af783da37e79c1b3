package concurrent;

import java.util.concurrent.FutureTask;
import support.Together;

// Outcome!: true false
// Outcome!: true true
// Outcome!: false true
/** cancel(false) before, during or after the task runs. */
public class CancelRace {
  static boolean ran, cancelled;

  public static void main(String[] args) {
    FutureTask<Void> task = new FutureTask<>(() -> {
      ran = true;
      Thread.yield();
      Thread.yield();
      return null;
    });
    Together.run(task::run, () -> cancelled = task.cancel(false));
    System.out.println(cancelled + " " + ran);
  }
}
