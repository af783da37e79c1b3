package ground.mixmenu;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.view.Menu;
import android.view.MenuItem;
import android.widget.TextView;

/** Loads what its menu is asked for. */
public class Main extends Activity {
  TextView page;
  String state = "nothing";
  int asked;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
  }

  @Override public boolean onCreateOptionsMenu(Menu menu) {
    menu.add("Load");
    return true;
  }

  @Override public boolean onOptionsItemSelected(MenuItem item) {
    int times = asked; // @asked
    asked = times + 1; // @ask
    page.append(state + " "); // @look
    new Load().execute();
    return true;
  }

  class Load extends AsyncTask<Void, Void, String> {
    @Override protected String doInBackground(Void... none) {
      SystemClock.sleep(300);
      return "loaded";
    }

    @Override protected void onPostExecute(String loaded) {
      state = loaded; // @set
    }
  }
}
