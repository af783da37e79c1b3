package ground.mixtokenremove;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.widget.TextView;

/** Clears its queue when it ends. */
public class Main extends Activity {
  final Handler handler = new Handler(Looper.getMainLooper());
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this); // @make
    setContentView(page);
    handler.postDelayed(this::early, 300);
    new Thread(this::load).start();
  }

  @Override public void onBackPressed() { finish(); }

  @Override protected void onDestroy() {
    super.onDestroy();
    handler.removeCallbacksAndMessages(null);
    page = null; // @free
  }

  void load() {
    SystemClock.sleep(250);
    handler.post(this::late);
  }

  void early() {
    page.append("early "); // @use-early
  }

  void late() {
    page.append("late "); // @use-late
  }
}
