package ground.orderviolationracy;

import android.app.Activity;

/** Closes its camera in onPause and uses it in onStop. */
public class Main extends Activity {
  String camera = "open";

  @Override protected void onPause() {
    super.onPause();
    camera = null; // @free
  }

  @Override protected void onStop() {
    super.onStop();
    camera.length(); // @use
  }
}
