package ground.mixstaticholder;

import android.os.AsyncTask;
import android.os.SystemClock;

/** Logs in. */
class Login extends AsyncTask<Void, Void, String> {
  @Override protected String doInBackground(Void... none) {
    SystemClock.sleep(300);
    return "Ada";
  }

  @Override protected void onPostExecute(String name) {
    Session.user = name; // @set
  }
}
