package ground.mixfragmentcallback;

import android.os.AsyncTask;
import android.os.SystemClock;

/** Loads for somebody. */
class Loader extends AsyncTask<Void, Void, String> {
  private final Callback callback;

  Loader(Callback callback) { this.callback = callback; }

  @Override protected String doInBackground(Void... none) {
    SystemClock.sleep(600);
    return "loaded";
  }

  @Override protected void onPostExecute(String text) { callback.loaded(text); }
}
