package ground.mixlooperbyfield;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;

/** Counts on one thread and logs on another one. */
public class Main extends Activity {
  TextView page;
  int total;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    Queues queues = new Queues();
    queues.disk.post(new Read()); // @post-read
    queues.again().post(new Add()); // @post-add
    queues.net.post(new Log()); // @post-log
    SystemClock.sleep(5);
  }

  class Read implements Runnable {
    @Override public void run() {
      total = 1; // @set
    }
  }

  class Add implements Runnable {
    @Override public void run() {
      int old = total; // @get
      total = old + 1; // @add
    }
  }

  class Log implements Runnable {
    @Override public void run() {
      int seen = total; // @log
      runOnUiThread(() -> page.setText("total " + seen));
    }
  }
}
