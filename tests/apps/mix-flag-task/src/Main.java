package ground.mixflagtask;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Loads as long as it is there. */
public class Main extends Activity {
  private Fetch task;
  TextView page;
  String state;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    state = "front"; // @front
    task = new Fetch();
    task.executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR); // @execute
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    task.stop();
    state = null; // @back
  }

  class Fetch extends Stoppable {
    @Override String work() {
      SystemClock.sleep(300);
      int length = state.length(); // @peek
      return "state of " + length;
    }

    @Override void finished(String text) {
      page.setText(text + state.length()); // @use
    }
  }
}
