package ground.idlehandlersafe;

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
    new Handler(Looper.getMainLooper()).post(this::putTitle); // @post-set
    Looper.myQueue().addIdleHandler(this::showTitle); // @idle
  }

  void putTitle() {
    title = "News"; // @set
  }

  /** Called when nothing is due. */
  boolean showTitle() {
    view.setText("Title: " + title); // @get
    return false;
  }
}
