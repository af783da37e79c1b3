package concurrent;

import java.util.concurrent.Exchanger;
import support.Together;

// Outcome!: BADC
// Outcome!: CDAB
// Outcome!: DCBA
/** Four threads at one Exchanger: three ways to pair them. */
public class ExchangePairs {
  public static void main(String[] args) {
    Exchanger<String> e = new Exchanger<>();
    String[] got = new String[4];
    Together.run(()
                     -> got[0] = e.exchange("A"),
        () -> got[1] = e.exchange("B"), () -> got[2] = e.exchange("C"), () -> got[3] = e.exchange("D"));
    System.out.println(String.join("", got));
  }
}
