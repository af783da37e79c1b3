package ground.mixasyncpoolself;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Starts two jobs. */
public class Main extends Activity {
  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    TextView page = new TextView(this);
    setContentView(page);
    Counter counter = new Counter();
    for (int i = 0; i < 2; i++) new Job(counter, page).executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR);
    SystemClock.sleep(5);
  }
}
