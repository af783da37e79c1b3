package ground.twolooperssafe;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.HandlerThread;
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
    worker.start();
    new Handler(worker.getLooper()).post(this::putTitle); // @post-set
    new Handler(worker.getLooper()).post(this::showTitle); // @post-show
  }

  void putTitle() {
    title = "News"; // @set
  }

  void showTitle() {
    String text = "Title: " + title; // @get
    runOnUiThread(() -> view.setText(text));
  }
}
