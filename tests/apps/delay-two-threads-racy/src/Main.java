package ground.delaytwothreadsracy;

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
    new Thread(() -> {
      SystemClock.sleep(999); // a download
      main.post(this::putTitle); // @post-set
    }).start();
    main.postDelayed(this::showTitle, 1000); // @post-show
  }

  void putTitle() {
    title = "News"; // @set
  }

  /** A second later. Nobody says that the thread has come to its post by then. */
  void showTitle() {
    view.setText("Title: " + title); // @get
  }
}
