package ground.dialoglatesafe;

import android.app.Activity;
import android.app.AlertDialog;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;

/** Tells with a dialog that a page is there. */
public class Main extends Activity {
  boolean gone;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    new Load().execute(); // @execute
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    gone = true; // @gone
  }

  class Load extends AsyncTask<Void, Void, String> {
    @Override protected String doInBackground(Void... none) {
      SystemClock.sleep(600);
      return "loaded";
    }

    @Override protected void onPostExecute(String text) {
      if (!gone) new AlertDialog.Builder(Main.this).setMessage(text).show(); // @look
    }
  }
}
