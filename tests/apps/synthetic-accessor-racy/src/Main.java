package ground.syntheticaccessorracy;

import android.app.Activity;
import android.os.Bundle;

/** Two inner classes touch a private field: the compiler makes methods for that. */
public class Main extends Activity {
  private String item = "item";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    new Thread(() -> runOnUiThread(new Use())).start(); // @post-use
    new Thread(() -> runOnUiThread(new Free())).start(); // @post-free
  }

  class Use implements Runnable {
    @Override public void run() {
      item.length(); // @use
    }
  }

  class Free implements Runnable {
    @Override public void run() {
      item = null; // @free
    }
  }
}
