package ground.delaysafe;

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
    Handler main = new Handler(Looper.getMainLooper());
    main.postDelayed(this::putTitle, 1); // @post-set
    work();
    main.postDelayed(this::showTitle, 2); // @post-show
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

  void showTitle() {
    view.setText("Title: " + title); // @get
  }
}
