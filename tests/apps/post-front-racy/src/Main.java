package ground.postfrontracy;

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
    new Thread(this::load).start();
  }

  void load() {
    Handler main = new Handler(Looper.getMainLooper());
    SystemClock.sleep(100); // a download
    main.post(this::putTitle); // @post-set
    main.postAtFrontOfQueue(this::showTitle); // @post-show
  }

  void putTitle() {
    title = "News"; // @set
  }

  /** Overtakes putTitle, unless that has begun already. */
  void showTitle() {
    view.setText("Title: " + title); // @get
  }
}
