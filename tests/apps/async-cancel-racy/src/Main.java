package ground.asynccancelracy;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

public class Main extends Activity {
  TextView view;
  Load load;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    load = new Load();
    load.execute(); // @load
  }

  @Override
  public void onBackPressed() {
    finish();
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    view = null; // @free
  }

  class Load extends AsyncTask<Void, Void, String> {
    @Override
    protected String doInBackground(Void... none) {
      SystemClock.sleep(600); // a download
      return "News";
    }

    @Override
    protected void onPostExecute(String text) {
      view.setText(text); // @use
    }
  }
}
