package ground.dialogoutlivessafe;

import android.app.Activity;
import android.app.ProgressDialog;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;

/** Loads something behind a dialog, which goes with the activity. */
public class Main extends Activity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    if (saved == null) new Load(ProgressDialog.show(this, "Wait", "Loading")).execute(); // @execute
  }

  @Override protected void onDestroy() {
    super.onDestroy();
    Load.gone = true; // @gone
  }

  static class Load extends AsyncTask<Void, Void, Void> {
    static boolean gone;
    final ProgressDialog dialog;

    Load(ProgressDialog dialog) { this.dialog = dialog; }

    @Override protected Void doInBackground(Void... none) {
      SystemClock.sleep(600);
      return null;
    }

    @Override protected void onPostExecute(Void nothing) {
      if (!gone) dialog.dismiss(); // @look
    }
  }
}
