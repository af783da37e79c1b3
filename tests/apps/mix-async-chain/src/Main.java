package ground.mixasyncchain;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.LinearLayout;
import android.widget.TextView;

/** Loads in two steps. */
public class Main extends Activity {
  TextView bar;
  TextView page;
  String data = "nothing";

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    bar = new TextView(this);
    page = new TextView(this);
    all.addView(bar);
    all.addView(page);
    setContentView(all);
    new Load().execute();
    SystemClock.sleep(5);
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    page = null; // @free
  }

  class Load extends AsyncTask<Void, Void, Void> {
    @Override protected Void doInBackground(Void... none) {
      SystemClock.sleep(300);
      publishProgress();
      Thread.yield();
      data = "loaded"; // @set
      return null;
    }

    @Override protected void onProgressUpdate(Void... none) {
      String sofar = data; // @progress
      System.out.println(sofar);
      bar.setText(sofar);
    }

    @Override protected void onPostExecute(Void nothing) {
      if (data.length() > 0) new More().execute(); // @done
    }
  }

  class More extends AsyncTask<Void, Void, String> {
    @Override protected String doInBackground(Void... none) {
      SystemClock.sleep(100);
      return data + ", and more"; // @more
    }

    @Override protected void onPostExecute(String text) {
      page.setText(text); // @use
    }
  }
}
