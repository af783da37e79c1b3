package ground.postfrontsafe;

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
    load();
  }

  void load() {
    Handler main = new Handler(Looper.getMainLooper());
    main.post(this::showTitle); // @post-show
    main.postAtFrontOfQueue(this::putTitle); // @post-set
  }

  /** Always overtakes: the looper is busy with onCreate. */
  void putTitle() {
    title = "News"; // @set
  }

  void showTitle() {
    view.setText("Title: " + title); // @get
  }
}
