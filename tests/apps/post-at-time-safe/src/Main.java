package ground.postattimesafe;

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
    Handler main = new Handler(Looper.getMainLooper());
    long now = SystemClock.uptimeMillis();
    main.postAtTime(this::showTitle, now + 200); // @post-show
    work();
    main.postAtTime(this::putTitle, now + 100); // @post-set
  }

  /** Something that takes its time. */
  void work() {
    for (int i = 0; i < 100; i++) {
      view.setTag(i);
    }
  }

  /** First, however long the two posts take: the looper looks at its queue when onCreate is over. */
  void putTitle() {
    title = "News"; // @set
  }

  void showTitle() {
    view.setText("Title: " + title); // @get
  }
}
