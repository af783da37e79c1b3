package ground.executorscheduledsafe;

import android.app.Activity;
import android.os.Bundle;
import android.os.SystemClock;
import android.widget.TextView;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class Main extends Activity {
  TextView view;
  String title;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    ScheduledExecutorService worker = Executors.newSingleThreadScheduledExecutor();
    worker.schedule(new Load(), 1, TimeUnit.MILLISECONDS); // @load
    work();
    worker.schedule(new Show(), 2, TimeUnit.MILLISECONDS); // @show
    SystemClock.sleep(5); // the rest of the screen
  }

  /** Something that takes its time. */
  void work() {
    for (int i = 0; i < 100; i++) {
      view.setTag(i);
    }
  }

  class Load implements Runnable {
    @Override
    public void run() {
      title = "News"; // @set
    }
  }

  class Show implements Runnable {
    @Override
    public void run() {
      String text = "Title: " + title; // @get
      runOnUiThread(() -> view.setText(text));
    }
  }
}
