package ground.orderviolationsafe;

import android.app.Activity;

/** Uses its camera in onPause and closes it in onStop. */
public class Main extends Activity {
  String camera = "open";

  @Override protected void onPause() {
    super.onPause();
    camera.length(); // @use
  }

  @Override protected void onStop() {
    super.onStop();
    camera = null; // @free
  }
}
