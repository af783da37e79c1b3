package ground.rotationsafe;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Loads a page; whoever is there when it comes shows it, and whoever comes later, too. */
public class Main extends Activity {
  static Main current;
  static String loaded = "";
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    current = this; // @attach
    page.setText(loaded); // @show
    if (saved == null) new Load().execute(); // @execute
  }

  static class Load extends AsyncTask<Void, Void, String> {
    @Override protected String doInBackground(Void... none) {
      SystemClock.sleep(600);
      return "loaded";
    }

    @Override protected void onPostExecute(String text) {
      loaded = text; // @keep
      current.page.setText(text); // @use
    }
  }
}
