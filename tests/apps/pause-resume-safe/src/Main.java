package ground.pauseresumesafe;

import android.Manifest;
import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;

/** Uses the camera as long as it is seen; another activity may cover it in part. */
public class Main extends Activity {
  String camera;
  boolean front;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    camera = "open"; // @open
    new Handler(Looper.getMainLooper()).postDelayed(this::ask, 300);
    new Scan().execute(); // @execute
  }

  /** The system's question covers half of the screen: this is paused until the user has answered, but not stopped. */
  void ask() { requestPermissions(new String[] {Manifest.permission.CAMERA}, 1); }

  @Override protected void onResume() {
    super.onResume();
    front = true;
  }

  @Override protected void onPause() {
    super.onPause();
    front = false;
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
