package ground.chainofpostssafe;

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
    HandlerThread thread = new HandlerThread("worker");
    thread.start();
    Handler worker = new Handler(thread.getLooper());
    Handler main = new Handler(Looper.getMainLooper());
    worker.post(() -> main.post(this::putTitle)); // @post-set
    worker.post(() -> main.post(this::showTitle)); // @post-show
  }

  void putTitle() {
    title = "News"; // @set
  }

  void showTitle() {
    String text = "Title: " + title; // @get
    runOnUiThread(() -> view.setText(text));
  }
}
