package concurrent;

import java.util.concurrent.CompletableFuture;
import support.Together;

// Outcome!: A true false
// Outcome!: B false true
/** Two threads complete one CompletableFuture: the first wins, the other is told so. */
public class CompleteRace {
  public static void main(String[] args) {
    CompletableFuture<String> f = new CompletableFuture<>();
    boolean[] won = new boolean[2];
    Together.run(() -> won[0] = f.complete("A"), () -> won[1] = f.complete("B"));
    System.out.println(f.join() + " " + won[0] + " " + won[1]);
  }
}
