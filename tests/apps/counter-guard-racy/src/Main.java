package ground.counterguardracy;

import android.app.Activity;
import android.os.Bundle;

/** An item, and a counter of those who keep it. */
public class Main extends Activity {
  String item = "item";
  int users = 1;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    new Thread(this::askToUse).start();
    new Thread(this::askToFree).start();
  }

  void askToUse() { runOnUiThread(this::use); } // @post-use

  void askToFree() { runOnUiThread(this::free); } // @post-free

  void use() {
    if (users == 0) return;
    item.length(); // @use
  }

  void free() {
    item = null; // @free
  }
}
