package ground.runonuithreadracy;

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
    new Thread(() -> runOnUiThread(this::putTitle)).start(); // @post-set
    new Handler(Looper.getMainLooper()).post(this::showTitle); // @post-show
  }

  void putTitle() {
    title = "News"; // @set
  }

  void showTitle() {
    String text = "Title: " + title; // @get
    runOnUiThread(() -> view.setText(text));
  }
}
