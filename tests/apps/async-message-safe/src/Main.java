package ground.asyncmessagesafe;

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
    Handler.createAsync(Looper.getMainLooper()).post(this::putTitle); // @post-set
    new Handler(Looper.getMainLooper()).post(this::showTitle); // @post-show
    SystemClock.sleep(20); // the rest of the download
  }

  /** Does not stop at the barrier that holds messages back until a frame is drawn. */
  void putTitle() {
    title = "News"; // @set
  }

  void showTitle() {
    view.setText("Title: " + title); // @get
  }
}
