package ground.syntheticaccessorsafe;

import android.app.Activity;
import android.os.Bundle;

/** Two inner classes touch a private field: the compiler makes methods for that. */
public class Main extends Activity {
  private String item = "item";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    new Thread(this::post).start();
  }

  void post() {
    runOnUiThread(new Use()); // @post-use
    runOnUiThread(new Free()); // @post-free
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
