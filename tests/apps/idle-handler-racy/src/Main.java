package ground.idlehandlerracy;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.widget.TextView;

public class Main extends Activity {
  TextView view;
  String title;

  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    view = new TextView(this);
    setContentView(view);
    work();
    new Handler(Looper.getMainLooper()).postDelayed(this::putTitle, 23); // @post-set
    Looper.myQueue().addIdleHandler(this::showTitle); // @idle
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

  /** Called when nothing is due: before a message with a delay, or behind it. */
  boolean showTitle() {
    view.setText("Title: " + title); // @get
    return false;
  }
}
