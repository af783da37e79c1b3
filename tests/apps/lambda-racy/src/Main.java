package ground.lambdaracy;

import android.app.Activity;
import android.os.Bundle;

/** Two lambdas are posted by two threads. */
public class Main extends Activity {
  String item = "item";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    new Thread(this::first).start();
    new Thread(this::second).start();
  }

  void first() {
    runOnUiThread(() -> item.length()); // @use
  }

  void second() {
    runOnUiThread(() -> item = null); // @free
  }
}
