package ground.eventracerpostattimeracy;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.widget.TextView;

public class Main extends Activity {
  TextView view;
  String title;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    new Thread(this::post).start();
  }

  /** Something that takes its time. */
  void work() {
    for (int i = 0; i < 100; i++) {
      view.setTag(i);
    }
  }

  void post() {
    Handler main = new Handler(Looper.getMainLooper());
    long time = SystemClock.uptimeMillis();
    main.postAtTime(this::first, time + 1); // @post-first
    work();
    main.postAtTime(this::second, time); // @post-second
  }

  /** First, if its time comes between the two posts. */
  void first() {
    view.setText("Title: " + title); // @get
  }

  void second() {
    title = "News"; // @set
  }
}
