package ground.rotationracy;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Loads a page; a turn of the device makes the activity anew while the page is on its way. */
public class Main extends Activity {
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    if (saved == null) new Load().execute(); // @execute
  }

  @Override protected void onDestroy() {
    super.onDestroy();
    page = null; // @free
  }

  class Load extends AsyncTask<Void, Void, String> {
    @Override protected String doInBackground(Void... none) {
      SystemClock.sleep(600);
      return "loaded";
    }

    @Override protected void onPostExecute(String text) {
      page.setText(text); // @use
    }
  }
}
