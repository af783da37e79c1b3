package ground.lambdasafe;

import android.app.Activity;
import android.os.Bundle;

/** Two lambdas are posted by one thread. */
public class Main extends Activity {
  String item = "item";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    new Thread(this::both).start();
  }

  void both() {
    runOnUiThread(() -> item.length()); // @use
    runOnUiThread(() -> item = null); // @free
  }
}
