package ground.postattimeracy;

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
    main.postAtTime(this::putTitle, SystemClock.uptimeMillis() + 2); // @post-set
    work();
    main.postAtTime(this::showTitle, SystemClock.uptimeMillis() + 1); // @post-show
  }

  /** Something that takes its time. */
  void work() {
    for (int i = 0; i < 100; i++) {
      view.setTag(i);
    }
  }

  void putTitle() {
    title = "News"; // @set
  }

  /** Mostly first: unless a millisecond passes between the two looks at the clock. */
  void showTitle() {
    view.setText("Title: " + title); // @get
  }
}
