package ground.asyncmixedsafe;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.widget.TextView;
import java.util.concurrent.ExecutionException;

public class Main extends Activity {
  TextView view;
  String title;
  final Load load = new Load();

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    load.execute(); // @load
    new Show().executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR); // @show
  }

  class Load extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... none) {
      title = "News"; // @set
      return null;
    }
  }

  class Show extends AsyncTask<Void, Void, String> {
    @Override
    protected String doInBackground(Void... none) {
      try {
        load.get();
      } catch (InterruptedException | ExecutionException e) {
        throw new IllegalStateException(e);
      }
      return "Title: " + title; // @get
    }

    @Override
    protected void onPostExecute(String text) {
      view.setText(text);
    }
  }
}
