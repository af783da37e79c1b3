package ground.mixcancel;

import android.app.Activity;
import android.os.AsyncTask;
import android.os.Bundle;
import android.widget.TextView;

/** Forgets one of two tasks. */
public class Main extends Activity {
  Load good;
  Load bad;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    TextView page = new TextView(this);
    setContentView(page);
    good = new Load(page);
    bad = new Load(page);
    good.executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR); // @good
    bad.executeOnExecutor(AsyncTask.THREAD_POOL_EXECUTOR); // @bad
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    good.cancel(true);
    good.clear();
    bad.clear();
  }
}
