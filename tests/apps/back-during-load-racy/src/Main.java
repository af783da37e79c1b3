package ground.backduringloadracy;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Loads a page; Back leaves the activity while the page is on its way. */
public class Main extends Activity {
  TextView page;
  Load load;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    load = new Load();
    load.execute(); // @execute
  }

  @Override public void onBackPressed() { finish(); }

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
