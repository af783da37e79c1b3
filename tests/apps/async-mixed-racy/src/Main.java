package ground.asyncmixedracy;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.widget.TextView;

public class Main extends Activity {
  TextView view;
  String title;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    new Load().execute(); // @load
    new Show().executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR); // @show
  }

  class Load extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... none) {
      title = "News"; // @set
      return null;
    }
  }

  /** On the same threads as the serial executor, but not behind its tasks. */
  class Show extends AsyncTask<Void, Void, String> {
    @Override
    protected String doInBackground(Void... none) {
      return "Title: " + title; // @get
    }

    @Override
    protected void onPostExecute(String text) {
      view.setText(text);
    }
  }
}
