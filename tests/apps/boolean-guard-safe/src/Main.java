package ground.booleanguardsafe;

import android.app.Activity;
import android.os.Bundle;

/** An item, and a flag that says whether it is there. */
public class Main extends Activity {
  String item = "item";
  boolean open = true;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    new Thread(this::askToUse).start();
    new Thread(this::askToFree).start();
  }

  void askToUse() { runOnUiThread(this::use); } // @post-use

  void askToFree() { runOnUiThread(this::free); } // @post-free

  void use() {
    if (!open) return; // @guard
    item.length(); // @use
  }

  void free() {
    open = false; // @reset
    item = null; // @free
  }
}
