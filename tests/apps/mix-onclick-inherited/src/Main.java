package ground.mixonclickinherited;

import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;

/** Loads; the buttons are its base's. */
public class Main extends Base {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    setContentView(getResources().getIdentifier("main", "layout", getPackageName()));
    page = findViewById(getResources().getIdentifier("page", "id", getPackageName()));
    new Load().execute();
  }

  class Load extends AsyncTask<Void, Void, String> {
    @Override protected String doInBackground(Void... none) {
      SystemClock.sleep(300);
      return "loaded";
    }

    @Override protected void onPostExecute(String text) {
      loaded = text; // @set
    }
  }
}
