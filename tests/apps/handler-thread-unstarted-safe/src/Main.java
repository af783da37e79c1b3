package ground.handlerthreadunstartedsafe;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
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
    HandlerThread worker = new HandlerThread("worker");
    Looper looper = worker.getLooper(); // null if it was never started
    Handler main = new Handler(Looper.getMainLooper());
    Handler handler = looper == null ? main : new Handler(looper);
    handler.post(this::putTitle); // @post-set
    main.post(this::showTitle); // @post-show
  }

  void putTitle() {
    title = "News"; // @set
  }

  void showTitle() {
    String text = "Title: " + title; // @get
    runOnUiThread(() -> view.setText(text));
  }
}
