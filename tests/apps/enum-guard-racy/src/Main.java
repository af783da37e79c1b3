package ground.enumguardracy;

import android.app.Activity;
import android.os.Bundle;

/** An item, and a state that says whether it is there. */
public class Main extends Activity {
  enum State { OPEN, CLOSED }

  String item = "item";
  State state = State.OPEN;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    new Thread(this::askToUse).start();
    new Thread(this::askToFree).start();
  }

  void askToUse() { runOnUiThread(this::use); } // @post-use

  void askToFree() { runOnUiThread(this::free); } // @post-free

  void use() {
    if (state != State.OPEN) return;
    item.length(); // @use
  }

  void free() {
    item = null; // @free
  }
}
