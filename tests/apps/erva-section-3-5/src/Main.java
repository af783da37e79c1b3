package ground.ervasection35;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.widget.TextView;

public class Main extends Activity {
  TextView view;
  int running;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    startLoading(); // @start-cards
    startLoading(); // @start-settings
  }

  void startLoading() {
    int more = running + 1;
    running = more; // @up
    new Loader().executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR);
  }

  class Loader extends AsyncTask<Void, Void, Void> {
    @Override
    protected Void doInBackground(Void... none) {
      return null;
    }

    @Override
    protected void onPostExecute(Void none) {
      int left = running - 1; // @get
      running = left; // @down
      if (left <= 0) {
        view.setText("All loaded");
      }
    }
  }
}
