package ground.mixtwoactivities;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;

/** Adds something to the cart, once, in its own time. */
public class Second extends Activity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    if (!Cart.get().asked) new Thread(this::add).start();
    Cart.get().asked = true;
    SystemClock.sleep(5);
  }

  @Override protected void onPause() {
    super.onPause();
    Cart.get().note = ", left"; // @note
  }

  void add() {
    SystemClock.sleep(300);
    Cart.get().total = 1; // @add
  }
}
