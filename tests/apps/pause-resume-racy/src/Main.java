package ground.pauseresumeracy;

import android.Manifest;
import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;

/** Uses the camera as long as it is in front; another activity may cover it in part. */
public class Main extends Activity {
  String camera;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    new Handler(Looper.getMainLooper()).postDelayed(this::ask, 300);
    new Scan().execute(); // @execute
  }

  /** The system's question covers half of the screen: this is paused until the user has answered, but not stopped. */
  void ask() { requestPermissions(new String[] {Manifest.permission.CAMERA}, 1); }

  @Override protected void onResume() {
    super.onResume();
    camera = "open"; // @open
  }

  @Override protected void onPause() {
    super.onPause();
    camera = null; // @free
  }

  class Scan extends AsyncTask<Void, Void, Void> {
    @Override protected Void doInBackground(Void... none) {
      SystemClock.sleep(300);
      return null;
    }

    @Override protected void onPostExecute(Void nothing) {
      camera.length(); // @use
    }
  }
}
